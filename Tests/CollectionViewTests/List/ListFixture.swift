// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionLayout
import Foundation
import Geometry
import Views

@testable import CollectionView

/// A list cell of a natural height, for content that says nothing of itself.
final class PlainListCell: UICollectionViewListCell {
  var naturalHeight: CGFloat = 20
  private(set) var askedWidths: [CGFloat] = []

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    askedWidths.append(size.width)
    return CGSize(width: size.width, height: naturalHeight)
  }
}

/// A list on a screen of 320 points, with a configured cell for each item.
@MainActor
final class ListFixture: NSObject, UICollectionViewDataSource, OutlineDataSource {
  let view: UICollectionView
  let window: UIWindow
  var counts: [Int]
  var configure: (PlainListCell, IndexPath) -> Void
  var expanded: Set<IndexPath> = []
  var toggled: [IndexPath] = []

  init(
    _ configuration: UICollectionLayoutListConfiguration, counts: [Int] = [3], rtl: Bool = false,
    width: CGFloat = 320, configure: @escaping (PlainListCell, IndexPath) -> Void = { _, _ in }
  ) {
    self.counts = counts
    self.configure = configure
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 480))
    window.traitOverrides.layoutDirection = rtl ? .rightToLeft : .leftToRight
    view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    super.init()
    view.register(PlainListCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        PlainListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "boundary")
    }
    view.dataSource = self
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  convenience init(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, counts: [Int] = [3],
    rtl: Bool = false, configure: @escaping (PlainListCell, IndexPath) -> Void = { _, _ in }
  ) {
    self.init(
      UICollectionLayoutListConfiguration(appearance: appearance), counts: counts, rtl: rtl,
      configure: configure)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    configure(cell as! PlainListCell, indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "boundary", for: indexPath)
  }

  func isItemExpanded(at indexPath: IndexPath) -> Bool { expanded.contains(indexPath) }

  func toggleExpansionOfItem(at indexPath: IndexPath) {
    toggled.append(indexPath)
    expanded.formSymmetricDifference([indexPath])
  }

  func cell(_ item: Int, _ section: Int = 0) -> PlainListCell {
    window.layoutIfNeeded()
    return view.cellForItem(at: IndexPath(item: item, section: section)) as! PlainListCell
  }
}

extension UICollectionViewListCell {
  /// The frames of the accessories that are shown, in the order that they were set in.
  var accessoryFrames: [CGRect] {
    list.accessories.map(\.view).filter { !$0.isHidden }.map(\.frame)
  }

  /// The frames of the lines that are shown, from top to bottom.
  var lineFrames: [CGRect] {
    [rowState.topLine.view, rowState.bottomLine.view].compactMap(\.self).filter { !$0.isHidden }
      .map(
        \.frame)
  }
}
