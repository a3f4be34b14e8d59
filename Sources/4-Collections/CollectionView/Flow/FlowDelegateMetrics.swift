// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionEngine
import CollectionLayout
import Foundation
import Geometry
import Views

/// Asks the delegate of a collection view for what a flow layout has to know, and falls back to the
/// layout's properties.
@MainActor
struct FlowDelegateMetrics {
  private let layout: UICollectionViewFlowLayout
  private let collectionView: UICollectionView
  private let flowDelegate: (any UICollectionViewDelegateFlowLayout)?
  private let version: Int
  /// The delegate to ask; nil once it has loaded or changed the data, since what is asked about may be gone.
  private var delegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView.engine.mayAsk(about: version) ? flowDelegate : nil
  }

  init(layout: UICollectionViewFlowLayout, collectionView: UICollectionView) {
    self.layout = layout
    self.collectionView = collectionView
    version = collectionView.engine.dataVersion
    flowDelegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
  }

  /// The sections, each asked once; insets as they are given.
  ///
  /// - Complexity: O(sections), and O(items) in sections whose items the delegate gives sizes.
  func sections() -> [FlowSectionSpecification] {
    collectionView.engine.counts.enumerated().map { section($0, itemCount: $1) }
  }

  private func section(_ section: Int, itemCount: Int) -> FlowSectionSpecification {
    let axis = layout.axis
    var result = items(inSection: section, count: itemCount)
    result.insets =
      ask("collectionView(_:layout:insetForSectionAt:)") {
        $0.collectionView(collectionView, layout: layout, insetForSectionAt: section)
      } ?? layout.sectionInset
    result.lineSpacing =
      ask("collectionView(_:layout:minimumLineSpacingForSectionAt:)") {
        $0.collectionView(collectionView, layout: layout, minimumLineSpacingForSectionAt: section)
      } ?? layout.minimumLineSpacing
    result.interitemSpacing =
      ask("collectionView(_:layout:minimumInteritemSpacingForSectionAt:)") {
        $0.collectionView(
          collectionView, layout: layout, minimumInteritemSpacingForSectionAt: section)
      } ?? layout.minimumInteritemSpacing
    result.headerLength =
      (ask("collectionView(_:layout:referenceSizeForHeaderInSection:)") {
        $0.collectionView(collectionView, layout: layout, referenceSizeForHeaderInSection: section)
      } ?? layout.headerReferenceSize)[axis]
    result.footerLength =
      (ask("collectionView(_:layout:referenceSizeForFooterInSection:)") {
        $0.collectionView(collectionView, layout: layout, referenceSizeForFooterInSection: section)
      } ?? layout.footerReferenceSize)[axis]
    return result
  }

  private func ask<Answer>(
    _ method: String, _ call: (any UICollectionViewDelegateFlowLayout) -> Answer
  ) -> Answer? { OptionalMethod.value(method, of: delegate, call) }

  /// The sizes of a section's items, and whether they are estimates (behaviour rule F-20).
  private func items(inSection section: Int, count: Int) -> FlowSectionSpecification {
    let isEstimated = layout.isEstimating
    if count > 0, let delegate, let path = path(item: 0, section: section),
      let first = collectionView.engine.perform(
        in: .data,
        { delegate.collectionView?(collectionView, layout: layout, sizeForItemAt: path) })
    {
      let sizes = FlowItemSizes(count: count, first: resolved(first)) { item in
        guard let delegate = self.delegate, let path = self.path(item: item, section: section)
        else {
          return resolved(first)
        }
        return resolved(
          collectionView.engine.perform(in: .data) {
            CallCount.add("collectionView(_:layout:sizeForItemAt:)")
            return delegate.collectionView(collectionView, layout: layout, sizeForItemAt: path)
          })
      }
      var result = FlowSectionSpecification(sizes)
      result.estimation = isEstimated ? .each : .none
      return result
    }
    let common = isEstimated ? layout.estimate : Self.known(layout.itemSize)
    var result = FlowSectionSpecification(FlowItemSizes(count: count, each: common))
    result.estimation = isEstimated ? .average : .none
    return result
  }

  /// The item of the data whose size one of the layout's has (interaction rule DP-10).
  private func path(item: Int, section: Int) -> IndexPath? {
    collectionView.engine.sizingPath(for: PresentedIndexPath(item: item, section: section))?
      .indexPath
  }

  /// The size that a delegate gave, or the estimate where it said "automatic".
  private func resolved(_ size: CGSize) -> CGSize {
    size == UICollectionViewFlowLayout.automaticSize ? layout.estimate : size
  }

  /// A size that is not "automatic", which has no length of its own.
  fileprivate static func known(_ size: CGSize) -> CGSize {
    size == UICollectionViewFlowLayout.automaticSize ? CGSize(width: 50, height: 50) : size
  }
}

extension UICollectionViewFlowLayout {
  /// The size of an item before any was measured (behaviour rule F-21).
  fileprivate var estimate: CGSize {
    estimatedItemSize == Self.automaticSize || estimatedItemSize == .zero
      ? FlowDelegateMetrics.known(itemSize) : estimatedItemSize
  }
}
