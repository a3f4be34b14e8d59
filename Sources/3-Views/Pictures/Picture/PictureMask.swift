// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
package import Foundation
import Geometry
import Views

/// The parts of a view that its picture does not show: a clock, an advertisement, whatever changes.
///
/// It is painted over in one flat colour, and left out of layout trees.
package struct PictureMask: Hashable, Sendable {
  /// Areas of the picture of the view, in points, from its top left corner on.
  var areas: [CGRect]
  /// The accessibility identifiers of views, anywhere in the view.
  var identifiers: [String]

  package init(areas: [CGRect], identifiers: [String]) {
    self.areas = areas
    self.identifiers = identifiers
  }

  /// The red, green and blue of the paint, 0…255.
  package static let gray: UInt8 = 128
  static let color = RGBA(
    red: Double(gray) / 255, green: Double(gray) / 255, blue: Double(gray) / 255, alpha: 1)
}

/// The parts that a mask covers of a view that has been laid out.
@MainActor
package struct CoveredParts {
  struct Area {
    /// In the view's coordinates, not clipped to its bounds.
    var frame: CGRect
    /// Whether a layout tree has the view of the area as one of its own elements. It has not if the area
    /// is no view's, or the view's ancestor says what it shows itself, as a collection view does.
    var isInTree: Bool
  }

  private(set) var areas: [Area] = []
  private(set) var views: Set<ObjectIdentifier> = []
  private var identifiers: Set<String> = []

  /// Looks for what a mask covers.
  ///
  /// - Throws: ``PictureError`` for an area that is empty, not finite or outside of the view, and for an
  ///   identifier that no view has.
  /// - Complexity: O(views × areas).
  init(of view: UIView, by mask: PictureMask) throws(PictureError) {
    for area in mask.areas {
      let bounds = CGRect(origin: .zero, size: view.bounds.size)
      // Foundation stops the program that intersects with what is no number.
      guard area.isFinite, bounds.isFinite, !area.standardized.intersection(bounds).isEmpty else {
        throw .ignoredArea(area, view.bounds.size)
      }
    }
    let origin = view.bounds.origin
    let rects = mask.areas.map { $0.standardized.offsetBy(dx: origin.x, dy: origin.y) }
    areas = rects.map { Area(frame: $0, isInTree: false) }
    visit(
      view, transform: .identity, Visit(names: Set(mask.identifiers), rects: rects))
    if let name = mask.identifiers.first(where: { !identifiers.contains($0) }) {
      throw .ignoredView(name, identifiers.sorted())
    }
  }

  private struct Visit {
    let names: Set<String>
    let rects: [CGRect]
    var isVisible = true
    var isInTree = true
  }

  private mutating func visit(_ view: UIView, transform: CGAffineTransform, _ visit: Visit) {
    var visit = visit
    let frame = view.presentationGeometry.bounds.applying(transform)
    if visit.isVisible {
      // What is wholly below an area is not visible, and so not mentioned.
      if !frame.isEmpty, visit.rects.contains(where: { $0.contains(frame) }) {
        views.insert(ObjectIdentifier(view))
      }
      if let name = view.accessibilityIdentifier, visit.names.contains(name) {
        views.insert(ObjectIdentifier(view))
        areas.append(Area(frame: frame, isInTree: visit.isInTree))
      }
    }
    if let name = view.accessibilityIdentifier { identifiers.insert(name) }
    if view is any LayoutTreeProviding { visit.isInTree = false }
    for child in view.childrenInDrawingOrder {
      var inner = visit
      inner.isVisible = visit.isVisible && !child.presentationIsHidden
      self.visit(
        child, transform: child.presentationGeometry.toSuperview.concatenating(transform), inner)
    }
  }
}

extension UIView {
  /// A Boolean value that says whether the layout tree that is being made leaves the view out.
  var isCovered: Bool { Self.viewsWithoutText.contains(ObjectIdentifier(self)) }
}
