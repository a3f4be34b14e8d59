// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The look of a run of text beyond its font and its colour. Lengths are in points.
package struct TextStyle: Hashable, Sendable {
  /// The length added to the advance of each character, the last one too; below 0 they move together.
  package var kern: CGFloat = 0
  /// The distance of the run above the baseline; below 0 it hangs under it.
  package var baselineOffset: CGFloat = 0
  /// The height above the baseline that a line with the run has at least.
  package var ascent: CGFloat = 0
  /// The depth below the baseline that a line with the run has at least.
  package var descent: CGFloat = 0
  package var underline: TextLine?
  package var strikethrough: TextLine?
  /// The colour of the line behind the run; nil for none.
  package var background: RGBA?
  package var shadow: TextShadow?
  /// The width of a line along the outlines, in hundredths of the font's size: below 0 the letters are
  /// filled too, 0 for no line.
  package var strokeWidth: CGFloat = 0
  /// The colour of the line along the outlines; nil for the text's.
  package var strokeColor: RGBA?
  /// The slope that is added to the letters: the distance to the right for each point upwards.
  package var obliqueness: CGFloat = 0
  /// The factor of the letters' widths; above 0.
  package var expansion: CGFloat = 1
  /// A Boolean value that says whether letters may be joined to one sign.
  package var hasLigatures = true
  /// The attachment in place of each U+FFFC of the run; nil for text.
  package var attachment: TextAttachment?

  package init() {}
}

/// A line under a run of text, or through it.
package struct TextLine: Hashable, Sendable {
  package enum Weight: Hashable, Sendable {
    case single
    /// A line that is twice as thick.
    case thick
    /// Two lines, as far apart as they are thick.
    case double
  }

  package var weight = Weight.single
  /// The lengths of dashes and of the gaps after them, in thicknesses; empty for a line without gaps.
  package var pattern: [CGFloat] = []
  /// A Boolean value that says whether white space has no line.
  package var skipsSpaces = false
  package var color: RGBA?

  package init() {}

  /// The thickness in ems.
  static let thickness: CGFloat = 0.0488
  /// From the baseline down to the middle of a line below, in ems.
  static let depth: CGFloat = 0.1
  /// From the baseline up to the middle of a line through the text, in ems: half of a small letter.
  static let height: CGFloat = 0.2632
}

package struct TextShadow: Hashable, Sendable {
  /// The distance from the text, in points: to the right and down.
  package var offset: CGSize
  /// The radius of the blur in points: twice the Gaussian's deviation.
  package var blurRadius: CGFloat
  package var color: RGBA

  /// Creates a shadow.
  ///
  /// - Parameters:
  ///   - offset: The distance from the text, in points: to the right and down.
  ///   - blurRadius: The radius of the blur in points.
  ///   - color: The colour of the shadow.
  package init(offset: CGSize, blurRadius: CGFloat, color: RGBA) {
    self.offset = offset
    self.blurRadius = blurRadius
    self.color = color
  }
}

/// An attachment in place of a character.
///
/// Two are equal that belong to one object and have one size.
package struct TextAttachment: Hashable, @unchecked Sendable {
  // Sendable because the owner is distinguished by its identity alone, and drawing happens on the
  // thread of the canvas.

  private let owner: AnyObject
  /// The place: the origin counts from the character's on the baseline, to the right and up, in points.
  package let bounds: CGRect
  /// The space on the left and on the right, in points.
  package let padding: CGFloat
  let draw: (_ canvas: Canvas, _ rect: CGRect, _ color: RGBA) -> Void

  /// Creates an attachment.
  ///
  /// - Parameters:
  ///   - owner: The object that it belongs to.
  ///   - bounds: The place, from the character's origin to the right and up, in points.
  ///   - padding: The space on the left and on the right, in points.
  ///   - draw: Draws it in a rectangle, beside text of a colour.
  package init(
    of owner: AnyObject, bounds: CGRect, padding: CGFloat = 0,
    draw: @escaping (_ canvas: Canvas, _ rect: CGRect, _ color: RGBA) -> Void
  ) {
    self.owner = owner
    self.bounds = bounds
    self.padding = padding
    self.draw = draw
  }

  package static let character: Character = "\u{FFFC}"

  var advance: CGFloat { max(0, bounds.width + 2 * padding) }

  package static func == (left: TextAttachment, right: TextAttachment) -> Bool {
    left.owner === right.owner && left.bounds == right.bounds && left.padding == right.padding
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(owner))
    hasher.combine(bounds.origin.x)
    hasher.combine(bounds.origin.y)
    hasher.combine(bounds.size.width)
    hasher.combine(bounds.size.height)
    hasher.combine(padding)
  }
}

extension TextRequest {
  /// The height of a line and its distances. Lengths are in points.
  package struct LineHeight: Hashable, Sendable {
    package var height: CGFloat
    /// The distance from the top of the line to its baseline.
    package var ascent: CGFloat
    /// The space between the line and the next one.
    package var leading: CGFloat

    package init(height: CGFloat, ascent: CGFloat, leading: CGFloat) {
      (self.height, self.ascent, self.leading) = (height, ascent, leading)
    }
  }

  /// Whether any run has a look beyond its font and its colour.
  package var hasStyles: Bool { runs.contains { $0.style != nil } }

  /// Whether lines need not be equally high: each has what its fonts need, and runs off the baseline and
  /// attachments make theirs higher.
  package var hasUnevenLines: Bool {
    runs.contains { run in
      guard run.fontLine == nil else { return true }
      guard let style = run.style else { return false }
      return style.ascent > ascent || style.descent > lineHeight - ascent
    }
  }

  /// Returns the height of a line with some runs: what their fonts need, or else the text's, and more
  /// where a run needs it.
  func lineHeight(with runs: some Collection<Run>) -> LineHeight {
    let line = fontLine(of: runs)
    var (above, below) = (line.ascent, line.height - line.ascent)
    for case let style? in runs.lazy.map(\.style) {
      above = max(above, style.ascent)
      below = max(below, style.descent)
    }
    return LineHeight(height: above + below, ascent: above, leading: line.leading)
  }

  /// The line of runs that say nothing.
  var usualLine: LineHeight { LineHeight(height: lineHeight, ascent: ascent, leading: leading) }

  /// Returns the line that the fonts of some runs need, with the leading of the largest of them; the
  /// text's if they say none.
  func fontLine(of runs: some Collection<Run>) -> LineHeight {
    var found: (above: CGFloat, below: CGFloat, largest: LineHeight)?
    for case let line? in runs.lazy.map(\.fontLine) {
      let below = line.height - line.ascent
      guard let known = found else {
        found = (line.ascent, below, line)
        continue
      }
      let isLarger =
        (line.height, line.leading) > (known.largest.height, known.largest.leading)
      found = (
        max(known.above, line.ascent), max(known.below, below), isLarger ? line : known.largest
      )
    }
    guard let found else { return usualLine }
    return LineHeight(
      height: found.above + found.below, ascent: found.above, leading: found.largest.leading)
  }
}
