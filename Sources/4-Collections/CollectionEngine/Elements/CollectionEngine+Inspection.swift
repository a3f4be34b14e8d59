// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionLayout
package import Foundation
package import Geometry
package import Views

@MainActor
package struct InspectedElement {
  package let view: any ElementView
  /// The layout's last answer for it, in layout coordinates.
  package let attributes: any ElementAttributes
  /// Whether the view places itself elsewhere than its attributes say.
  package let positionsItself: Bool
  package let isHiddenByLayout: Bool
  /// The last measurement: the size that the layout had given, what the view asked for, and the round
  /// of the pass, from 1; nil if it was not measured.
  package let measurement: (original: CGSize, preferred: CGSize, round: Int)?

  fileprivate init(_ element: VisibleElement) {
    view = element.view
    attributes = element.attributes
    positionsItself = element.positionsItself
    isHiddenByLayout = element.isHiddenByLayout
    measurement = element.measurement.map { ($0.original, $0.preferred, $0.round) }
  }
}

/// The engine's answers to LayoutInspection; nothing here changes anything.
extension CollectionEngine {
  /// Whether the layout is to be prepared, and cannot be asked yet.
  package var isLayoutInvalid: Bool { pass.isLayoutDue }

  package var needsLayoutPass: Bool { pass.isLayoutDue || host.node.layoutState.isNeeded }

  /// Returns an element that is on screen; nil if it has no view.
  package func inspectedElement(_ key: ElementIdentity) -> InspectedElement? {
    elements[key].map(InspectedElement.init)
  }

  package func kindsOnScreen(_ category: CollectionLayoutElementCategory) -> [String] {
    Set(elements.visible.filter { $0.key.category == category }.compactMap(\.key.kind)).sorted()
  }

  /// The views of the elements on screen, and the scroll views that hold them.
  package var nodesOnScreen: [UIView] {
    elements.visible.map(\.view.node) + scrolling.views.values.map { $0 as UIView }
  }

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

  /// The scroll area of a section and its distance from the start, as shown now; nil without one.
  package func shownScrollArea(
    forSection section: Int
  ) -> (frame: CGRect, distance: CGVector)? {
    guard let area = scrollArea(forSection: section) else { return nil }
    let start = area.startOrigin(isMirrored: isMirrored)
    let shown =
      scrolling.views[section]?.presentationGeometry.bounds.origin
      ?? area.origin(at: orthogonalOffset(forSection: section), isMirrored: isMirrored)
    return (mirrored(area.frame), CGVector(dx: start.x - shown.x, dy: start.y - shown.y))
  }

  /// Returns the scroll area that a view is in, where it is shown in content coordinates; nil for a
  /// view outside of one.
  package func scrollAreaFrame(around view: UIView) -> CGRect? {
    (view.superview as? EmbeddedScrollView).map { area in
      area.presentationGeometry.bounds.applying(area.presentationGeometry.toSuperview)
    }
  }
}
