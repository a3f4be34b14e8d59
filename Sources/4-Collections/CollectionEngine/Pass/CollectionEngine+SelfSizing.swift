// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionLayout
import Foundation
import Geometry
import Views

extension CollectionEngine {
  /// Asks a view for the size that it would like, and the layout whether that changes anything.
  ///
  /// - Returns: How much larger the view would like to be than it is, if the layout cares.
  func measure(_ element: VisibleElement, _ original: any ElementAttributes) -> CGSize {
    let preferred = element.view.preferredAttributes(fitting: original.duplicated())
    guard preferred.frame.isFinite else {
      programmerError(
        """
        \(type(of: element.view)) prefers the frame \(preferred.frame.compactDescription) for \
        \(element.key); return finite numbers from \(host.words.preferredAttributes).
        """)
    }
    let (wanted, size) = (preferred.state.size, original.state.size)
    let invalidation = layout.invalidation(forPreferred: preferred, original: original)
    element.record(
      VisibleElement.Measurement(
        original: size, preferred: wanted, round: pass.rounds + 1,
        viewport: invalidation == nil ? nil : pass.preparedSize))
    trace?.record(
      LayoutTrace.Measurement(
        element: LayoutTrace.Element(element.key), original: size, preferred: wanted,
        invalidatesLayout: invalidation != nil))
    guard let invalidation else { return .zero }
    pass.record(element.key, original: size, preferred: wanted, invalidation) {
      layout.invalidate(with: invalidation)
    }
    return CGSize(width: wanted.width - size.width, height: wanted.height - size.height)
  }

  /// Called for a view whose contents changed (behaviour rule Z-16).
  ///
  /// - Parameter view: A view; nothing happens if it shows no element.
  package func requestMeasurement(of view: any ElementView) {
    guard let element = elements.element(shownBy: view) else { return }
    element.asksForMeasurement = true
    guard !pass.isRunning else { return pass.measureAgain() }
    // A view that asks while it is laid out answers the pass before: no new beginning, or a view
    // that never stops asking would never reach the limit.
    let node = view.node
    if node.layoutState.isRunning || node.subviews.contains(where: \.layoutState.isRunning) {
      pass.continueInNextPass()
    }
    setNeedsPass()
  }

  /// Has every visible view measured again in the next pass.
  package func requestMeasurements() {
    for element in elements.visible { element.asksForMeasurement = true }
    setNeedsPass()
  }

  /// Says that sizes do not settle, which elements', and what they asked for last.
  func report(unsettled elements: String) {
    consoleMessage(
      """
      \(type(of: host)): sizes did not settle in \(LayoutPass.roundLimit) rounds of \
      measuring; \(elements). The last sizes are kept. Make sure that \
      \(host.words.preferredAttributes) does not depend on what it changes.
      """)
  }
}

// MARK: - Tracing

extension CollectionEngine {
  /// A round of the pass begins, with what is visible; only while a trace is switched on.
  func traceRound(_ found: [FoundElement]) {
    guard trace != nil else { return }
    trace?.beginRound(
      contentSize: host.contentSize,
      found.map { (LayoutTrace.Element($0.key), $0.attributes.frame) })
  }
}

extension LayoutTrace.Element {
  package init(_ key: ElementIdentity) {
    self.init(category: key.category, kind: key.kind, indexPath: key.indexPath)
  }
}
