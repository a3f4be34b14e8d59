// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry

@MainActor
package protocol DrawnContent {
  /// The words that are shown; nil for none.
  var shownText: String? { get }
  func draw(in drawing: ViewDrawing, of view: UIView)
}

/// A view that shows what a target above this one draws.
///
/// `drawContent(in:)` is no public API, and so nothing outside of this target can override it.
package final class DrawnView<Content: DrawnContent>: UIView {
  package let content: Content

  package init(_ content: Content) {
    self.content = content
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { nil }

  package override var shownText: String? { content.shownText }

  package override func drawContent(in drawing: ViewDrawing) { content.draw(in: drawing, of: self) }
}

extension ViewDrawing {
  /// The part of the view that can be seen, in the view's coordinates; all of the plane if the view has
  /// no extent in the picture.
  package var visibleRect: CGRect {
    guard transform.a * transform.d != transform.b * transform.c else { return .infinite }
    return visible.applying(transform.inverted())
  }
}
