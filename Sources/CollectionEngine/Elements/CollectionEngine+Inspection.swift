// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionLayout
import Foundation
import Geometry
import Views

extension CollectionEngine {
  /// Whether the layout is to be prepared, and cannot be asked yet.
  var isLayoutInvalid: Bool { pass.isLayoutDue }

  /// The views of the elements on screen, and the scroll views that hold them.
  var nodesOnScreen: [UIView] {
    elements.visible.map(\.view.node) + scrolling.views.values.map { $0 as UIView }
  }

  /// Whether a layout pass is due.
  var needsLayoutPass: Bool { pass.isLayoutDue || host.node.layoutState.isNeeded }

  /// The elements on screen whose views are drawn in front of a view, the nearest last.
  func elements(inFrontOf view: UIView) -> [(key: ElementIdentity, view: UIView)] {
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
