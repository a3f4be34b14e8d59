// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

extension UICollectionView {
  /// Asks a view for the size that it would like, and the layout whether that changes anything.
  ///
  /// - Returns: How much larger the view would like to be than it is, if the layout cares.
  func measure(
    _ element: VisibleElement, _ original: UICollectionViewLayoutAttributes
  ) -> CGSize {
    let preferred = element.view.preferredLayoutAttributesFitting(original.duplicate())
    guard preferred.frame.isFinite else {
      programmerError(
        """
        \(type(of: element.view)) prefers the frame \(preferred.frame.compactDescription) for \
        \(element.key); return finite numbers from preferredLayoutAttributesFitting(_:).
        """)
    }
    element.record(original: original.size, preferred: preferred.size)
    guard
      currentLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return .zero }
    passState.lastMeasured = element.key
    let context = currentLayout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    passState.measurementContext = context
    currentLayout.invalidateLayout(with: context)
    passState.measurementContext = nil
    return CGSize(
      width: preferred.size.width - original.size.width,
      height: preferred.size.height - original.size.height)
  }

  /// Moves the offset as one measured element asks, before the next is measured: its context is made
  /// for the offset as it is then (behaviour rule Y-14). As any change of bounds this asks the layout.
  ///
  /// An axis at its start stays there: what grows on the first screen shows.
  func adjustOffset(by adjustment: CGPoint) {
    let axes = offsetOrigins
    let target = offset(
      bounds.origin,
      adjustedBy: CGPoint(
        x: axes.x == .start ? 0 : adjustment.x, y: axes.y == .start ? 0 : adjustment.y))
    guard target != bounds.origin, target.x.isFinite, target.y.isFinite else { return }
    passState.offsetWasAdjusted = true
    moveContents(to: target, countingAs: axes)
  }

  /// Told by a view whose contents changed (behaviour rule Z-16).
  func requestMeasurement(of view: UICollectionReusableView) {
    guard selfSizingInvalidation != .disabled,
      let element = visibleElements.values.first(where: { $0.view === view })
    else { return }
    element.asksForMeasurement = true
    if passState.isRunning {
      passState.asksAgain = true
      return
    }
    // A view that asks while it is laid out answers the pass before: no new beginning, or a view
    // that never stops asking would never reach the limit.
    if view.layoutState.isRunning || view.subviews.contains(where: \.layoutState.isRunning) {
      passState.isContinued = true
    }
    setNeedsLayout()
  }

  /// Says once that sizes do not settle, and which element's.
  func reportUnsettledSizes() {
    guard !passState.hasReported, let key = passState.lastMeasured else { return }
    passState.hasReported = true
    let measurement = visibleElements[key]?.measurement
    let sizes = [measurement?.before ?? measurement?.original, measurement?.preferred]
      .compactMap(\.self).map(\.compactDescription).joined(separator: " and ")
    consoleMessage(
      """
      UICollectionView: sizes did not settle in \(LayoutPassState.roundLimit) rounds of measuring; \
      \(key) alternates between \(sizes). The last sizes stay. Let \
      preferredLayoutAttributesFitting(_:) depend on nothing that it changes.
      """)
  }
}
