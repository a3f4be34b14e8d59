// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionFixtures
import CollectionLayout
import CollectionView
import Foundation
import Geometry
import Views

/// A data source that is a delegate of flow layouts too, and implements all of it.
@MainActor
final class FlowSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let cells: TestDataSource
  var size: (IndexPath) -> CGSize = { _ in CGSize(width: 50, height: 50) }
  var inset: (Int) -> UIEdgeInsets = { _ in .zero }
  var lineSpacing: CGFloat = 10
  var interitemSpacing: CGFloat = 10
  var header: CGFloat = 0
  var footer: CGFloat = 0
  /// How often it was asked for the size of an item.
  var sizeCalls = 0

  init(_ counts: [Int]) { cells = TestDataSource(counts) }

  func numberOfSections(in collectionView: UICollectionView) -> Int { cells.counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { cells.counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { cells.collectionView(collectionView, cellForItemAt: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    cells.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizeCalls += 1
    return size(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { inset(section) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { lineSpacing }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { interitemSpacing }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 1, height: header) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { CGSize(width: 1, height: footer) }

  /// A collection view of 320 × 480 points in a window of scale 2, laid out.
  func makeView(
    _ layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout(), width: CGFloat = 320,
    change: (UICollectionView) -> Void = { _ in }
  ) -> UICollectionView {
    let view = makeFlowView(layout, cells, width: width, change: change)
    view.dataSource = self
    view.delegate = self
    view.layoutIfNeeded()
    return view
  }
}

/// A collection view of 320 × 480 points at scale 2, laid out.
@MainActor
func makeFlowView(
  _ layout: UICollectionViewFlowLayout, _ source: TestDataSource, width: CGFloat = 320,
  height: CGFloat = 480, change: (UICollectionView) -> Void = { _ in }
) -> UICollectionView {
  let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
  view.traitOverrides.displayScale = 2
  change(view)
  source.register(
    in: view,
    kinds: [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter])
  view.layoutIfNeeded()
  return view
}

extension UICollectionView {
  /// The frames of a section's cells, as the layout answers them.
  func frames(_ section: Int = 0) -> [CGRect] {
    (0..<numberOfItems(inSection: section)).map {
      collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?
        .frame ?? .null
    }
  }

  /// The left edges of a section's cells.
  func columns(_ section: Int = 0) -> [CGFloat] { frames(section).map(\.minX) }

  /// The top edges of a section's cells.
  func rows(_ section: Int = 0) -> [CGFloat] { frames(section).map(\.minY) }

  /// The attributes of a section's header.
  func headerAttributes(_ section: Int) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
  }
}

extension UIEdgeInsets {
  /// Insets in the order of the tables: top, leading, bottom, trailing.
  init(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) {
    self.init(top: top, left: left, bottom: bottom, right: right)
  }
}
