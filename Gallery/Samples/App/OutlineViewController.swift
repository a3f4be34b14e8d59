// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// The outline of the samples, in a sidebar.
final class OutlineViewController: SampleViewController {
  enum Section {
    case main
  }

  private var outlineCollectionView: UICollectionView! = nil
  private var dataSource: UICollectionViewDiffableDataSource<Section, OutlineItem>! = nil
  private weak var shownScreen: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Samples"
    navigationController?.navigationBar.prefersLargeTitles = true
    configureCollectionView()
    configureDataSource()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard splitViewController?.isCollapsed == true else { return }
    for indexPath in outlineCollectionView.indexPathsForSelectedItems ?? [] {
      outlineCollectionView.deselectItem(at: indexPath, animated: animated)
    }
  }

  /// The screen beside the outline before one is chosen.
  func makeFirstScreen() -> UIViewController? {
    let screen = OutlineItem.all.first?.subitems.first?.makeScreen(seed: seed)
    shownScreen = screen
    return screen
  }

  /// The row with a title, if it is visible.
  func row(titled title: String) -> UIView? {
    indexPath(ofRowTitled: title).flatMap { outlineCollectionView.cellForItem(at: $0) }
  }

  /// Brings the row with a title to the middle, over time.
  func scroll(toRowTitled title: String) {
    guard let indexPath = indexPath(ofRowTitled: title) else { return }
    outlineCollectionView.scrollToItem(at: indexPath, at: .centeredVertically, animated: true)
  }

  private func indexPath(ofRowTitled title: String) -> IndexPath? {
    let rows = dataSource.snapshot().itemIdentifiers
    return rows.first { $0.title == title }.flatMap { dataSource.indexPath(for: $0) }
  }

  /// The field for a search on the screen that is shown.
  var shownSearchField: UISearchTextField? {
    (shownScreen as? MountainsScreenViewController)?.searchBar.searchTextField
  }
}

extension OutlineViewController {
  private func configureCollectionView() {
    let collectionView = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .sidebar)))
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    outlineCollectionView = collectionView
  }

  private func configureDataSource() {
    let containerCellRegistration = UICollectionView.CellRegistration<
      UICollectionViewListCell, OutlineItem
    > { cell, indexPath, menuItem in
      var contentConfiguration = cell.defaultContentConfiguration()
      contentConfiguration.text = menuItem.title
      contentConfiguration.textProperties.font = .preferredFont(forTextStyle: .headline)
      cell.contentConfiguration = contentConfiguration
      cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
    }
    let cellRegistration = UICollectionView.CellRegistration<
      UICollectionViewListCell, OutlineItem
    > { cell, indexPath, menuItem in
      var contentConfiguration = cell.defaultContentConfiguration()
      contentConfiguration.text = menuItem.title
      cell.contentConfiguration = contentConfiguration
    }
    dataSource = UICollectionViewDiffableDataSource<Section, OutlineItem>(
      collectionView: outlineCollectionView
    ) { collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(
        using: item.subitems.isEmpty ? cellRegistration : containerCellRegistration,
        for: indexPath, item: item)
    }
    dataSource.apply(initialSnapshot(), to: .main, animatingDifferences: false)
  }

  private func initialSnapshot() -> NSDiffableDataSourceSectionSnapshot<OutlineItem> {
    var snapshot = NSDiffableDataSourceSectionSnapshot<OutlineItem>()
    func addItems(_ menuItems: [OutlineItem], to parent: OutlineItem?) {
      snapshot.append(menuItems, to: parent)
      for menuItem in menuItems where !menuItem.subitems.isEmpty {
        addItems(menuItem.subitems, to: menuItem)
        if parent == nil { snapshot.expand([menuItem]) }
      }
    }
    addItems(OutlineItem.all, to: nil)
    return snapshot
  }
}

extension OutlineViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let menuItem = dataSource.itemIdentifier(for: indexPath),
      let screen = menuItem.makeScreen(seed: seed)
    else { return }
    shownScreen = screen
    showDetailViewController(screen, sender: self)
  }
}
