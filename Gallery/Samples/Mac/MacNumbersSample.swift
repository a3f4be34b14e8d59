// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit

/// A window of the Mac whose items are numbers.
class MacNumbersSample: MacSample {
  private(set) var dataSource: NSCollectionViewDiffableDataSource<Int, Int>! = nil
  private(set) var collectionView: NSCollectionView! = nil

  /// What is behind the items.
  class var background: NSColor { .controlBackgroundColor }
  /// The numbers of each section.
  var numbers: [[Int]] { [Array(0..<94)] }

  /// The collection view, in the sample's view.
  func makeCollectionView() -> NSCollectionView { addCollectionView(background: Self.background) }
  /// Where the items are.
  func createLayout() -> NSCollectionViewLayout { NSCollectionViewLayout() }
  /// Names classes of items and views, and what else there is to say of the collection view.
  func configure(_ collectionView: NSCollectionView) {}

  /// What shows a number: a text item, unless a sample has others.
  func item(
    for number: Int, at indexPath: IndexPath, in collectionView: NSCollectionView
  ) -> NSCollectionViewItem {
    let item = collectionView.makeItem(withIdentifier: MacTextItem.reuseIdentifier, for: indexPath)
    item.textField?.stringValue = "\(number)"
    return item
  }

  /// A header, a footer or a badge.
  func supplementaryView(
    ofKind kind: String, at indexPath: IndexPath, in collectionView: NSCollectionView
  ) -> (any NSView & NSCollectionViewElement)? { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = makeCollectionView()
    collectionView.collectionViewLayout = createLayout()
    collectionView.register(
      MacTextItem.self, forItemWithIdentifier: MacTextItem.reuseIdentifier)
    configure(collectionView)
    dataSource = NSCollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
      [unowned self] collectionView, indexPath, number in
      item(for: number, at: indexPath, in: collectionView)
    }
    dataSource.supplementaryViewProvider = { [unowned self] collectionView, kind, indexPath in
      supplementaryView(ofKind: kind, at: indexPath, in: collectionView)
    }

    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for (section, numbers) in numbers.enumerated() {
      snapshot.appendSections([section])
      snapshot.appendItems(numbers)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
