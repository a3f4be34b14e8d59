// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry
import Views

extension CollectionEngine {
  /// Makes a layout the host's own.
  func adopt(_ layout: any EngineLayout) {
    if let other = layout.host, other !== host {
      programmerError(
        """
        \(type(of: layout)) belongs to another \(host.words.view) already; a layout object belongs to \
        one. Create a layout for each \(host.words.view).
        """)
    }
    layout.host = host
  }

  /// Called by the layout, once for each invalidation.
  package func layoutWasInvalidated(with invalidation: any EngineInvalidation) {
    if invalidation.invalidatesCounts { itemCounts = nil }
    guard !pass.isPreparing else { return }
    let isMeasurement = invalidation === pass.measurementInvalidation
    pending.merge(invalidation, adjustsOffset: !isMeasurement)
    adjustContentSize(by: invalidation.sizeAdjustment)
    if isMeasurement { adjustOffset(by: invalidation.offsetAdjustment) }
    if pass.phase != .measuring { pass.hasReported = false }
    host.node.setNeedsLayout()
  }

  /// Invalidates everything, and the counts if asked.
  func invalidateEverything(counts: Bool) {
    layout.invalidate(with: layout.makeInvalidation(everything: true, counts: counts))
    // Also when the layout keeps its invalidation to itself.
    if counts { itemCounts = nil }
    host.node.setNeedsLayout()
  }

  /// Gives all views back, forgets what the host referred to, and counts the data again.
  package func reload() {
    host.willReload()
    removeElements { _ in true }
    removeAllDisappearing()
    reset()
    if movement != nil { endAutoScroll() }
    movement = nil
    forgetPresentation()
    invalidateEverything(counts: true)
  }

  // MARK: Bounds

  /// Asks the layout about new bounds while the host still has its old ones (behaviour rule Y-10).
  ///
  /// - Parameter bounds: The bounds to be.
  /// - Returns: Whether they invalidate the layout; ``boundsWereStored()`` tells it.
  @discardableResult
  package func boundsWillChange(to bounds: CGRect) -> Bool {
    host.node.setNeedsLayout()
    guard let invalidation = layout.invalidation(forBounds: bounds) else { return false }
    boundsInvalidation = invalidation
    return true
  }

  /// Invalidates the layout for the new bounds, if it said that they do.
  package func boundsWereStored() {
    guard let invalidation = boundsInvalidation else { return }
    boundsInvalidation = nil
    layout.invalidate(with: invalidation)
  }
}
