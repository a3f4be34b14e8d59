// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// A sidebar and a grid that keys are pressed for: the focus goes from item to item, and from one
/// to the other.
final class FocusViewController: SampleViewController, AnimatedSample {
  static let name = "focus"
  static let summary = "Keys move the focus in a grid, and to a sidebar."
  static let duration: TimeInterval? = 3

  private static let reuseIdentifier = "text-cell-reuse-identifier"
  private static let sidebarWidth: CGFloat = 150

  /// When which key is pressed, in seconds.
  private static let keys: [(time: TimeInterval, key: UIKeyboardHIDUsage)] = [
    (0.4, .keyboardRightArrow), (0.8, .keyboardDownArrow), (1.2, .keyboardDownArrow),
    (1.6, .keyboardTab), (2, .keyboardDownArrow), (2.4, .keyboardTab),
  ]

  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!
  private var sidebar: UICollectionView!
  private var grid: UICollectionView!
  private var pressed = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    configureHierarchy()
    configureDataSource()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.isFocusEnabled = true
    view.window?.focusSystem?.requestFocusUpdate(to: grid)
  }

  func move(to time: TimeInterval) {
    while pressed < Self.keys.count, Self.keys[pressed].time <= time {
      let key = Self.keys[pressed]
      pressed += 1
      view.window?.press(key.key)
    }
  }
}

extension FocusViewController {
  func createGridLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
    return UICollectionViewCompositionalLayout(section: section)
  }

  func createSidebarLayout() -> UICollectionViewLayout {
    let configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }
}

extension FocusViewController {
  func configureHierarchy() {
    grid = UICollectionView(frame: .zero, collectionViewLayout: createGridLayout())
    grid.allowsFocus = true
    grid.remembersLastFocusedIndexPath = true
    grid.dataSource = self
    grid.register(TextCell.self, forCellWithReuseIdentifier: Self.reuseIdentifier)
    sidebar = UICollectionView(frame: .zero, collectionViewLayout: createSidebarLayout())
    for collectionView in [sidebar!, grid!] {
      collectionView.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(collectionView)
      NSLayoutConstraint.activate([
        collectionView.topAnchor.constraint(equalTo: view.topAnchor),
        collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }
    NSLayoutConstraint.activate([
      sidebar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      sidebar.widthAnchor.constraint(equalToConstant: Self.sidebarWidth),
      grid.leadingAnchor.constraint(equalTo: sidebar.trailingAnchor),
      grid.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  func configureDataSource() {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: sidebar) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Library", "Favorites", "Recents", "Places"])
    dataSource.apply(snapshot, animatingDifferences: false)
    sidebar.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
  }
}

extension FocusViewController: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 24 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.reuseIdentifier, for: indexPath)
    guard let cell = cell as? TextCell else { return cell }
    cell.label.text = "\(indexPath.item)"
    cell.contentView.backgroundColor = .secondarySystemFill
    cell.contentView.layer.cornerRadius = 8
    cell.contentView.layer.borderWidth = 0
    return cell
  }
}
