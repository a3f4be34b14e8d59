// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit

/// Nine items in three grid layouts of the Mac: as many columns as fit, at most three, and one row.
final class MacGridLayout: MacSample, Sample {
  static let name = "mac-grid-layout"
  static let summary = "Grid layouts of the Mac: columns that fit, at most three, and one row."

  private static let clip = NSSize(width: 240, height: 150)
  private static let gap: CGFloat = 10
  private static let captionHeight: CGFloat = 20

  override class var size: CGSize {
    CGSize(width: 3 * clip.width + 4 * gap, height: clip.height + captionHeight + 2 * gap)
  }

  private var dataSources: [NSCollectionViewDiffableDataSource<Int, Int>] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let grids: [(String, (NSCollectionViewGridLayout) -> Void)] = [
      ("As many columns as fit", { _ in }),
      ("At most 3 columns", { $0.maximumNumberOfColumns = 3 }),
      ("At most 1 row", { $0.maximumNumberOfRows = 1 }),
    ]
    for (index, (caption, limit)) in grids.enumerated() {
      let layout = NSCollectionViewGridLayout()
      layout.margins = NSEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
      layout.minimumItemSize = NSSize(width: 40, height: 30)
      layout.maximumItemSize = NSSize(width: 70, height: 50)
      layout.minimumInteritemSpacing = 5
      layout.minimumLineSpacing = 4
      limit(layout)
      add(layout, caption: caption, at: Self.gap + CGFloat(index) * (Self.clip.width + Self.gap))
    }
  }

  private func add(_ layout: NSCollectionViewGridLayout, caption: String, at x: CGFloat) {
    let collectionView = addCollectionView(
      in: NSRect(origin: NSPoint(x: x, y: Self.gap), size: Self.clip))
    collectionView.enclosingScrollView?.autoresizingMask = .minYMargin
    collectionView.collectionViewLayout = layout
    collectionView.register(
      MacTextItem.self, forItemWithIdentifier: MacTextItem.reuseIdentifier)
    let dataSource = NSCollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
      collectionView, indexPath, number in
      let item = collectionView.makeItem(
        withIdentifier: MacTextItem.reuseIdentifier, for: indexPath)
      item.textField?.stringValue = "\(number)"
      return item
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<9))
    dataSource.apply(snapshot, animatingDifferences: false)
    dataSources.append(dataSource)

    let label = NSTextField(labelWithString: caption)
    label.font = .systemFont(ofSize: NSFont.smallSystemFontSize)
    label.textColor = .secondaryLabelColor
    label.alignment = .center
    label.frame = NSRect(
      x: x, y: Self.gap + Self.clip.height + 4, width: Self.clip.width, height: 14)
    label.autoresizingMask = .minYMargin
    view.addSubview(label)
  }
}
