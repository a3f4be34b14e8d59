// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// The five appearances of lists, of sections that open and close.
final class ListAppearancesViewController: SampleViewController, ConfigurableSample, AnimatedSample
{
  static let name = "list-appearances"
  static let summary = "The five appearances of lists; one alone with --list-appearance NAME."
  static let options = [SampleOption.listAppearance, .expanded, .selected]
  static let partCount = 5
  static var ownStates: GoldenState.Changes {
    ["collapsed": { $0.own.expanded = .parts([0, 2, 3, 4]) }]
  }

  var settings = SampleSettings()
  private var lists: [AppearanceList] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let content: UIView
    if let appearance = settings.listAppearance {
      content = makeList(appearance)
    } else {
      let all = SideBySideView(columns: 5)
      for option in ListAppearanceOption.allCases {
        all.add(makeList(option.appearance), caption: option.rawValue)
      }
      content = all
    }
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
  }

  /// A tap on the first section's chevron closes the section, or opens it.
  func begin() {
    for list in lists { list.toggleFirstSection() }
  }

  private func makeList(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> UIView {
    let list = AppearanceList(appearance)
    list.show(expanded: settings.expanded ?? .all)
    lists.append(list)
    return list.collectionView
  }
}

/// One list with its data: sections of a header item and its children.
@MainActor private final class AppearanceList {
  struct Item: Hashable {
    let title: String?
    private let identifier = UUID()
  }

  let collectionView: UICollectionView
  private let dataSource: UICollectionViewDiffableDataSource<Int, Item>

  init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
    let layout = UICollectionViewCompositionalLayout { _, layoutEnvironment in
      var config = UICollectionLayoutListConfiguration(appearance: appearance)
      config.headerMode = .firstItemInSection
      return NSCollectionLayoutSection.list(using: config, layoutEnvironment: layoutEnvironment)
    }
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)

    let headerRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> {
      cell, indexPath, item in
      var content = cell.defaultContentConfiguration()
      content.text = item.title
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure()]
    }
    let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> {
      cell, indexPath, item in
      var content = cell.defaultContentConfiguration()
      content.text = item.title
      cell.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource<Int, Item>(collectionView: collectionView) {
      collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(
        using: indexPath.item == 0 ? headerRegistration : cellRegistration, for: indexPath,
        item: item)
    }
  }

  func toggleFirstSection() {
    let header = collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
    (header as? UICollectionViewListCell)?.performAction(ofAccessory: .outlineDisclosure)
  }

  func show(expanded: ExpandedOption) {
    let sections = Array(0..<ListAppearancesViewController.partCount)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
    snapshot.appendSections(sections)
    dataSource.apply(snapshot, animatingDifferences: false)
    for section in sections {
      var sectionSnapshot = NSDiffableDataSourceSectionSnapshot<Item>()
      let headerItem = Item(title: "Section \(section)")
      sectionSnapshot.append([headerItem])
      let items = (0..<3).map { Item(title: "Item \($0)") }
      sectionSnapshot.append(items, to: headerItem)
      if expanded.contains(section) { sectionSnapshot.expand([headerItem]) }
      dataSource.apply(sectionSnapshot, to: section, animatingDifferences: false)
    }
  }
}
