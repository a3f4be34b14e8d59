// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionLayout
package import Foundation
import Geometry
package import Views

/// What an engine knows of an element that is on screen, for explanations.
package struct ElementInspection {
  /// A view that was asked for its size.
  package struct Measurement {
    /// The size that the layout had given.
    package var original: CGSize
    /// The size that the view asked for.
    package var preferred: CGSize
    /// The round of the pass, from 1.
    package var round: Int
  }

  /// The view.
  package var view: any ElementView
  /// What the layout said last, with its final adjustment; in layout coordinates.
  package var attributes: any ElementAttributes
  /// The last measurement, if there was one.
  package var measurement: Measurement?
  /// Whether the view placed itself elsewhere when it received its attributes.
  package var placesItself: Bool
  /// Whether it was the layout that hid the view.
  package var isHiddenByLayout: Bool
  /// The section whose scroll area the view is in; nil for the host itself.
  package var scrollArea: Int?
}

extension CollectionEngine {
  /// What is known of an element that is on screen; nil for others.
  package func inspection(of key: ElementIdentity) -> ElementInspection? {
    guard let element = elements[key] else { return nil }
    return ElementInspection(
      view: element.view, attributes: element.attributes,
      measurement: element.measurement.map {
        ElementInspection.Measurement(
          original: $0.original, preferred: $0.preferred, round: $0.round)
      }, placesItself: element.placesItself, isHiddenByLayout: element.isHiddenByLayout,
      scrollArea: element.scrollArea)
  }

  /// Whether the layout is to be prepared, and cannot be asked yet.
  package var isLayoutInvalid: Bool { pass.isLayoutDue }

  /// The views of the elements on screen, and the scroll views that hold them.
  package var nodesOnScreen: [UIView] {
    elements.visible.map(\.view.node) + scrolling.views.values.map { $0 as UIView }
  }

  /// Whether a layout pass is due.
  package var needsLayoutPass: Bool { pass.isLayoutDue || host.node.layoutState.isNeeded }

  /// The elements on screen whose views are drawn in front of a view, the nearest last.
  package func elements(inFrontOf view: UIView) -> [(key: ElementIdentity, view: UIView)] {
    var isInFront = false
    var found: [(key: ElementIdentity, view: UIView)] = []
    forEachDrawnElement { key, other, _ in
      if isInFront { found.append((key, other)) }
      if other === view { isInFront = true }
    }
    return found
  }

  // MARK: Tracing

  /// A round of the pass begins, with what is visible; only while a trace is switched on.
  func traceRound(_ found: [FoundElement]) {
    guard trace != nil else { return }
    trace?.beginRound(
      contentSize: host.contentSize,
      found.map { (LayoutTrace.Element($0.key), $0.attributes.frame) })
  }
}

extension LayoutTrace.Element {
  /// The element of a key.
  package init(_ key: ElementIdentity) {
    self.init(category: key.category, kind: key.kind, indexPath: key.indexPath)
  }
}
