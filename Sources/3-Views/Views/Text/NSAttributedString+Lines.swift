// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CairoGraphics
package import Foundation
package import Geometry

extension NSAttributedString {
  /// Returns the lines of the text, for views that edit it: broken at a width, all of them.
  ///
  /// - Parameters:
  ///   - width: The space from side to side, in points; at least one point is taken.
  ///   - linkAttributes: The attributes that links are drawn with over their own.
  ///   - traits: The traits in which colours are looked up and lines begin.
  /// - Returns: The lines; nil for an empty text or a width that is NaN. A text without a font has
  ///   Helvetica at 12 points, and one without a colour the one that it is drawn with.
  package func lines(
    in width: CGFloat, linkAttributes: [NSAttributedString.Key: Any], _ traits: UITraitCollection
  ) -> TextLayout? {
    var layout: TextLayout?
    traits.performAsCurrent {
      layout = textLayout(
        in: CGSize(width: max(1, width), height: 0), truncates: false,
        linkAttributes: linkAttributes)
    }
    return layout
  }
}

extension NSAttributedString {
  package var hasLinks: Bool {
    var found = false
    enumerateAttribute(.link, in: NSRange(location: 0, length: length)) { value, _, stop in
      guard value != nil else { return }
      found = true
      stop.pointee = true
    }
    return found
  }
}

extension NSParagraphStyle {
  package func aligned(_ alignment: NSTextAlignment) -> NSParagraphStyle {
    let copy = NSMutableParagraphStyle()
    copy.setParagraphStyle(self)
    copy.alignment = alignment
    return copy
  }
}
