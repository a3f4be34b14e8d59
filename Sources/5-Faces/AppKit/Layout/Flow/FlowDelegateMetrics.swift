// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
public import Foundation
import Geometry
import Views

/// Asks the delegate of a collection view for what a flow layout has to know, and falls back to the
/// layout's properties.
@MainActor
struct FlowDelegateMetrics {
  private let layout: NSCollectionViewFlowLayout
  private let collectionView: NSCollectionView
  private let flowDelegate: (any NSCollectionViewDelegateFlowLayout)?
  private let version: Int
  /// The delegate to ask; nil once it has loaded or changed the data, since what is asked about may be gone.
  private var delegate: (any NSCollectionViewDelegateFlowLayout)? {
    collectionView.engine.mayAsk(about: version) ? flowDelegate : nil
  }

  init(layout: NSCollectionViewFlowLayout, collectionView: NSCollectionView) {
    self.layout = layout
    self.collectionView = collectionView
    version = collectionView.engine.dataVersion
    flowDelegate = collectionView.delegate as? any NSCollectionViewDelegateFlowLayout
  }

  /// The sections, each asked once.
  ///
  /// - Complexity: O(sections), and O(items) in sections whose items the delegate gives sizes.
  func sections() -> [FlowSectionSpecification] {
    collectionView.engine.counts.enumerated().map { section($0, itemCount: $1) }
  }

  private func section(_ section: Int, itemCount: Int) -> FlowSectionSpecification {
    let axis = layout.axis
    let sizes = delegateSizes(inSection: section, count: itemCount)
    let usual = layout.isEstimating ? layout.estimatedItemSize : layout.itemSize
    var result = FlowSectionSpecification(sizes ?? FlowItemSizes(count: itemCount, each: usual))
    if layout.isEstimating { result.estimation = sizes == nil ? .average : .each }
    result.insets =
      (ask("collectionView(_:layout:insetForSectionAt:)") {
        $0.collectionView(collectionView, layout: layout, insetForSectionAt: section)
      } ?? layout.sectionInset).geometry
    result.lineSpacing =
      ask("collectionView(_:layout:minimumLineSpacingForSectionAt:)") {
        $0.collectionView(collectionView, layout: layout, minimumLineSpacingForSectionAt: section)
      } ?? layout.minimumLineSpacing
    result.interitemSpacing =
      ask("collectionView(_:layout:minimumInteritemSpacingForSectionAt:)") {
        $0.collectionView(
          collectionView, layout: layout, minimumInteritemSpacingForSectionAt: section)
      } ?? layout.minimumInteritemSpacing
    // Appkit rule MF-2: the delegate's win, also when zero.
    result.headerLength =
      (ask("collectionView(_:layout:referenceSizeForHeaderInSection:)") {
        $0.collectionView(collectionView, layout: layout, referenceSizeForHeaderInSection: section)
      } ?? layout.headerReferenceSize)[axis]
    result.footerLength =
      (ask("collectionView(_:layout:referenceSizeForFooterInSection:)") {
        $0.collectionView(collectionView, layout: layout, referenceSizeForFooterInSection: section)
      } ?? layout.footerReferenceSize)[axis]
    // Appkit rules MF-3 and MZ-4: in columns of unequal heights the spacings change places.
    if axis == .horizontal, !result.items.areEqual(along: .vertical) {
      swap(&result.lineSpacing, &result.interitemSpacing)
    }
    return result
  }

  /// The sizes that the delegate gives; nil if it gives none.
  private func delegateSizes(inSection section: Int, count: Int) -> FlowItemSizes? {
    guard count > 0, delegate != nil else { return nil }
    var known = layout.itemSize
    func size(_ item: Int) -> CGSize {
      guard let delegate = self.delegate else { return known }
      known = delegate.collectionView(
        collectionView, layout: layout, sizeForItemAt: IndexPath(item: item, section: section))
      return known
    }
    let first = ask("collectionView(_:layout:sizeForItemAt:)") { _ in size(0) }
    return first.map { FlowItemSizes(count: count, first: $0, asking: size) }
  }

  /// Returns the delegate's answer; nil if it is not implemented.
  private func ask<Answer>(
    _ method: String, _ call: (any NSCollectionViewDelegateFlowLayout) -> Answer
  ) -> Answer? {
    guard let delegate else { return nil }
    return OptionalMethod.answer(method, of: delegate) { call(delegate) }
  }
}

/// The methods that supply a flow layout with sizes, insets and spacings. Without a method the
/// layout's property applies.
///
/// The layout asks while it prepares itself as a whole, for all items and sections at once. Items
/// must not change here, which stops the program during a layout pass, and an invalidation of the
/// layout has no effect.
@preconcurrency @MainActor
public protocol NSCollectionViewDelegateFlowLayout: NSCollectionViewDelegate {
  /// Returns the size of an item, in points. Asked once for each item whenever the layout is
  /// prepared, visible or not: the method to keep cheap.
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> NSSize
  /// The space around the lines of a section, in points.
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    insetForSectionAt section: Int
  ) -> NSEdgeInsets
  /// The distance of two lines of a section, in points.
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The least distance of two items on a line of a section, in points.
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The size of a section's header; no header if it has no length along the scroll direction.
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> NSSize
  /// The size of a section's footer; no footer if it has no length along the scroll direction.
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> NSSize
}
