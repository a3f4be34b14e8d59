// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Interactions
import Views

extension UIView {
  /// The anatomy of the views inside that have one, in coordinates whose origin is the corner of
  /// the bounds; of the subviews' bounds where none has.
  package func anatomyInside(_ request: AnatomyRequest) -> AnatomyContents {
    var contents = AnatomyContents()
    let start = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    let whole = CGRect(origin: .zero, size: bounds.size)
    if !collectAnatomy(request, start, clip: whole, into: &contents) {
      contents.parts = AnatomyPart.views(in: self, request, start, clip: whole)
    }
    if request.kinds.contains(.grid) { contents.parts.insert(grid(in: whole), at: 0) }
    return contents
  }

  private func grid(in rect: CGRect) -> AnatomyPart { AnatomyPart(.grid, "grid", .outline, rect) }

  /// Adds what this view and those inside say.
  ///
  /// - Returns: Whether any said something.
  private func collectAnatomy(
    _ request: AnatomyRequest, _ transform: CGAffineTransform, clip: CGRect,
    into contents: inout AnatomyContents
  ) -> Bool {
    if let provider = self as? any AnatomyProviding {
      let shown = clip.intersection(presentationGeometry.bounds.applying(transform))
      contents.add(
        provider.anatomy(request), transform: transform,
        clip: clipsToBounds ? shown : clip)
      return true
    }
    var isFound = false
    for child in childrenInDrawingOrder
    where !child.presentationIsHidden && child.presentationGeometry.isDrawable
      && !(child is PreviewOverlay)
    {
      let inner = child.presentationGeometry.toSuperview.concatenating(transform)
      let frame = child.presentationGeometry.bounds.applying(inner)
      let shown = child.clipsToBounds ? clip.intersection(frame) : clip
      guard !shown.isNull else { continue }
      if child.collectAnatomy(request, inner, clip: shown, into: &contents) { isFound = true }
    }
    return isFound
  }
}

extension AnatomyPart {
  /// The bounds of a view's subviews, at every level; a view's own as its bounds.
  @MainActor
  fileprivate static func views(
    in view: UIView, _ request: AnatomyRequest, _ transform: CGAffineTransform, clip: CGRect
  ) -> [AnatomyPart] {
    var parts: [AnatomyPart] = []
    if request.kinds.contains(.bounds) {
      parts.append(.sized(.bounds, "\(type(of: view))", view.bounds.applying(transform)))
    }
    guard request.kinds.contains(.items) else { return parts }
    func add(_ parent: UIView, _ transform: CGAffineTransform, level: Int) {
      for child in parent.childrenInDrawingOrder
      where !child.presentationIsHidden && child.presentationGeometry.isDrawable
        && !(child is PreviewOverlay)
      {
        let inner = child.presentationGeometry.toSuperview.concatenating(transform)
        var part = AnatomyPart.sized(
          .items, "\(type(of: child))", child.presentationGeometry.bounds.applying(inner))
        part.level = level
        part.clip = clip
        parts.append(part)
        add(child, inner, level: level + 1)
      }
    }
    add(view, transform, level: 0)
    return parts
  }
}
