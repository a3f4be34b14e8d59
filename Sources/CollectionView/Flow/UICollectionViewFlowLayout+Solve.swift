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
    return state.layout
  }

  /// Breaks lines in `prepare()`.
  func prepareLines() {
    guard let collectionView else { return }
    let counts = state.sections?.map(\.items.count)
    if let counts, counts != collectionView.engine.counts { state.invalidateMetrics() }
    if hasOtherInsets(collectionView) { state.invalidateLines() }
    if state.needsLines { solve(collectionView) }
  }

  /// Whether the room across the scroll direction is another one because of insets.
  func hasOtherInsets(_ collectionView: UICollectionView) -> Bool {
    let (now, before) = (collectionView.adjustedContentInset, state.contentInsets)
    return axis == .vertical
      ? (now.left, now.right) != (before.left, before.right)
      : (now.top, now.bottom) != (before.top, before.bottom)
  }

  private func solve(_ collectionView: UICollectionView) {
    if state.needsMetrics || state.sections == nil {
      let metrics = FlowDelegateMetrics(layout: self, collectionView: collectionView)
      state.take(metrics.sections())
    }
    state.contentInsets = collectionView.adjustedContentInset
    let specification = specification(collectionView)
    do throws(FlowError) {
      state.take(try SolvedFlowLayout(specification))
    } catch {
      programmerError(error.description)
    }
    reportWarnings()
  }

  /// What the solver may know.
  private func specification(_ collectionView: UICollectionView) -> FlowSpecification {
    let content = collectionView.adjustedContentInset
    let reference: UIEdgeInsets? =
      switch sectionInsetReference {
      case .fromContentInset: nil
      case .fromSafeArea: collectionView.safeAreaInsets
      case .fromLayoutMargins: collectionView.layoutMargins
      }
    var sections = state.sections ?? []
    if let reference {
      for index in sections.indices {
        sections[index].insets = sections[index].insets.counted(
          from: reference, beyond: content, scrollDirection: axis)
      }
    }
    let bounds = collectionView.bounds.size
    var specification = FlowSpecification(
      sections,
      in: CGSize(
        width: bounds.width - content.left - content.right,
        height: bounds.height - content.top - content.bottom),
      scrollDirection: axis,
      pixelGrid: PixelGrid(scale: max(1, collectionView.traitCollection.displayScale)))
    specification.pinsHeaders = sectionHeadersPinToVisibleBounds
    specification.pinsFooters = sectionFootersPinToVisibleBounds
    return specification
  }

  /// Says once what is odd (behaviour rule F-7, appendix B).
  private func reportWarnings() {
    guard let warnings = state.layout?.warnings.subtracting(state.reported), !warnings.isEmpty
    else { return }
    state.reported.formUnion(warnings)
    let side = axis == .vertical ? "width" : "height"
    if warnings.contains(.itemExceedsLine) {
      consoleMessage(
        """
        \(type(of: self)): an item's \(side) is more than the collection view's less section \
        insets and content insets; it sticks out. Make items smaller, or invalidate the layout \
        when the collection view's size changes.
        """)
    }
    if warnings.contains(.negativeSize) {
      consoleMessage(
        "\(type(of: self)): an item's size is negative; it counts as zero. Return zero or more.")
    }
  }
}
