// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry
package import Views

package struct AnatomyContents: Hashable, Sendable {
  /// The path of one element in an animation.
  package struct Path: Hashable, Sendable {
    package var start: CGRect
    package var end: CGRect
    /// The opacity at the start: 0 for an element that appears.
    package var startAlpha: CGFloat
    /// The opacity at the end: 0 for an element that disappears.
    package var endAlpha: CGFloat
    /// The rectangle in which it can be seen; nil for wherever its view can.
    var clip: CGRect?

    package init(start: CGRect, end: CGRect, startAlpha: CGFloat, endAlpha: CGFloat) {
      self.start = start
      self.end = end
      self.startAlpha = startAlpha
      self.endAlpha = endAlpha
    }
  }

  package struct Highlight: Hashable, Sendable {
    /// The item's frame: what is not dimmed.
    package var frame: CGRect
    package var parts: [AnatomyPart]

    package init(frame: CGRect, parts: [AnatomyPart]) {
      self.frame = frame
      self.parts = parts
    }
  }

  /// The parts in the order of the layout: sections, groups and items from first to last.
  package var parts: [AnatomyPart] = []
  package var paths: [Path] = []
  package var highlight: Highlight?

  package init() {}

  /// Adds contents of a view inside, that can be seen in a rectangle.
  ///
  /// - Parameters:
  ///   - other: The contents, in the coordinates of the view inside.
  ///   - transform: From those coordinates.
  ///   - clip: Where they can be seen, in these coordinates.
  mutating func add(
    _ other: AnatomyContents, transform: CGAffineTransform, clip: CGRect
  ) {
    func transformed(_ parts: [AnatomyPart]) -> [AnatomyPart] {
      parts.map { part in
        var part = part.applying(transform)
        part.clip = (part.clip ?? clip).intersection(clip)
        return part
      }
    }
    parts += transformed(other.parts)
    paths += other.paths.map { path in
      var path = path
      path.start = path.start.applying(transform)
      path.end = path.end.applying(transform)
      path.clip = (path.clip?.applying(transform) ?? clip).intersection(clip)
      return path
    }
    if let found = other.highlight, highlight == nil {
      highlight = Highlight(
        frame: found.frame.applying(transform), parts: transformed(found.parts))
    }
  }
}

package struct AnatomyRequest: Hashable, Sendable {
  package var kinds: Set<PictureAnatomy.Kind>
  package var highlightedItem: IndexPath?
  package var wantsPaths: Bool

  package init(_ anatomy: PictureAnatomy) {
    kinds = anatomy.kinds
    highlightedItem = anatomy.highlightedItem
    wantsPaths = anatomy.showsPaths
  }
}

/// A view that knows what its subviews are parts of.
@MainActor
package protocol AnatomyProviding: UIView {
  /// Describes what is visible of a layout.
  ///
  /// - Returns: The parts, in the coordinates of the view.
  func anatomy(_ request: AnatomyRequest) -> AnatomyContents
}

/// A view of one element that knows margins and separators of its own.
@MainActor
package protocol RowAnatomyProviding: UIView {
  /// Its margins and separators, in its own coordinates.
  var rowAnatomy: [AnatomyPart] { get }
}
