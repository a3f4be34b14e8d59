// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
import Foundation
import Geometry
import Views

extension UICollectionViewFlowLayout {
  /// The axis that lines stack along.
  var axis: LayoutAxis { scrollDirection == .horizontal ? .horizontal : .vertical }

  /// The lines, broken if that is due: subclasses prepare in any order, and change properties after
  /// they called `super.prepare()`.
  var solvedLayout: SolvedFlowLayout? {
    guard let collectionView else { return nil }
    if !state.needsLines, hasOtherInsets(collectionView) {
      solve(collectionView)
      // The content has another size too.
      let context = invalidationContext(forBoundsChange: collectionView.bounds)
      super.invalidateLayout(with: context)
    }
    if state.needsLines { solve(collectionView) }
    return state.solved
  }

  /// Breaks lines in `prepare()`.
  func prepareLines() {
    guard let collectionView else { return }
    state.invalidate(
      unlessFor: collectionView.engine.counts, collectionView.adjustedContentInset,
      scrollDirection: axis)
    if state.needsLines { solve(collectionView) }
  }

  /// Returns whether insets change the available length across the scroll direction.
  func hasOtherInsets(_ collectionView: UICollectionView) -> Bool {
    state.hasOtherInsets(than: collectionView.adjustedContentInset, scrollDirection: axis)
  }

  private func solve(_ collectionView: UICollectionView) {
    if state.needsMetrics {
      let metrics = FlowDelegateMetrics(layout: self, collectionView: collectionView)
      state.setSections(metrics.sections())
    }
    let specification = specification(collectionView)
    let insets = collectionView.adjustedContentInset
    do throws(FlowError) {
      report(
        try state.solve(
          specification, contentInsets: insets, reference: reference(in: collectionView)))
    } catch {
      programmerError(error.description)
    }
  }

  /// Returns what the solver would get if the collection view had another size; the delegate is
  /// asked, and sees it as it is.
  func specification(in collectionView: UICollectionView, size: CGSize) -> FlowSpecification {
    var specification = specification(collectionView, size: size)
    specification.sections = FlowDelegateMetrics(
      layout: self, collectionView: collectionView
    ).sections()
    if let reference = reference(in: collectionView) {
      specification.countInsets(from: reference, beyond: collectionView.adjustedContentInset)
    }
    return specification
  }

  /// What section insets are counted from; nil for the content insets.
  private func reference(in collectionView: UICollectionView) -> UIEdgeInsets? {
    switch sectionInsetReference {
    case .fromContentInset: nil
    case .fromSafeArea: collectionView.safeAreaInsets
    case .fromLayoutMargins: collectionView.layoutMargins
    }
  }

  /// Returns what the solver may know, but for the sections.
  private func specification(
    _ collectionView: UICollectionView, size: CGSize? = nil
  ) -> FlowSpecification {
    let bounds = CGRect(origin: .zero, size: size ?? collectionView.bounds.size)
    let available = bounds.inset(by: collectionView.adjustedContentInset).size
    var specification = FlowSpecification(
      [], in: available, scrollDirection: axis,
      pixelGrid: PixelGrid(scale: max(1, collectionView.traitCollection.displayScale)))
    specification.pinsHeaders = sectionHeadersPinToVisibleBounds
    specification.pinsFooters = sectionFootersPinToVisibleBounds
    return specification
  }

  /// Says what is odd (behaviour rule F-7, appendix B).
  private func report(_ warnings: FlowWarnings) {
    let side = axis == .vertical ? "width" : "height"
    if warnings.contains(.itemExceedsLine) {
      consoleMessage(
        """
        \(type(of: self)): an item's \(side) exceeds that of the collection view minus section \
        insets and content insets, so it overflows. Make items smaller, or invalidate the layout \
        when the collection view's size changes.
        """)
    }
    if warnings.contains(.negativeSize) {
      consoleMessage(
        "\(type(of: self)): an item's size is negative and treated as zero. Return zero or more.")
    }
  }
}
