// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit

/// The Mac's mountains, below a field to search them.
final class MacMountains: MacSample, Sample {
  static let name = "mac-mountains"
  static let summary = "A window of the Mac: mountains below a field to search them."

  enum Section {
    case main
  }

  override class var size: CGSize { CGSize(width: 400, height: 600) }

  var dataSource: NSCollectionViewDiffableDataSource<Section, Mountain>! = nil

  override func viewDidLoad() {
    super.viewDidLoad()
    let searchField = NSSearchField(frame: NSRect(x: 20, y: 558, width: 360, height: 22))
    searchField.autoresizingMask = [.width, .minYMargin]
    searchField.placeholderString = "Search"
    view.addSubview(searchField)

    let collectionView = addCollectionView(in: NSRect(x: 0, y: 0, width: 400, height: 550))
    collectionView.isSelectable = false
    collectionView.collectionViewLayout = createLayout()
    collectionView.register(
      MacTextItem.self, forItemWithIdentifier: MacTextItem.reuseIdentifier)
    dataSource = NSCollectionViewDiffableDataSource<Section, Mountain>(
      collectionView: collectionView
    ) { collectionView, indexPath, mountain in
      let item = collectionView.makeItem(
        withIdentifier: MacTextItem.reuseIdentifier, for: indexPath)
      item.textField?.stringValue = mountain.name
      return item
    }

    var snapshot = NSDiffableDataSourceSnapshot<Section, Mountain>()
    snapshot.appendSections([.main])
    snapshot.appendItems(Mountain.all)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func createLayout() -> NSCollectionViewLayout {
    NSCollectionViewCompositionalLayout { sectionIndex, layoutEnvironment in
      let width = layoutEnvironment.container.effectiveContentSize.width
      let columns = width > 800 ? 3 : 2
      let spacing = CGFloat(10)
      let itemSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
      let item = NSCollectionLayoutItem(layoutSize: itemSize)

      let groupSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(32))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: groupSize, subitem: item, count: columns)
      group.interItemSpacing = .fixed(spacing)

      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = spacing
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 10, leading: 10, bottom: 10, trailing: 10)
      return section
    }
  }
}
