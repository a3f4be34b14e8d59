// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CairoGraphics
package import Foundation
package import Geometry

extension NSAttributedString {
  /// The text set in lines, in the current traits.
  ///
  /// - Parameters:
  ///   - size: The width at which lines break, and the height that bounds their number; neither is
  ///     a limit unless it is positive and finite.
  ///   - truncates: Whether the last line ends with an ellipsis where the height cuts the text off.
  ///   - scale: The factor of all lengths of the text.
  ///   - linkAttributes: The attributes that links are drawn with over their own; nil for the colour of
  ///     links and a line under them.
  /// - Returns: The lines; nil for an empty text or a width that is NaN.
  func textLayout(
    in size: CGSize, truncates: Bool, scale: CGFloat = 1,
    linkAttributes: [NSAttributedString.Key: Any]? = nil
  ) -> TextLayout? {
    guard
      var request = request(
        width: size.width, truncates: truncates, scale: scale, linkAttributes: linkAttributes)
    else { return nil }
    guard size.height > 0, size.height.isFinite else { return TextLayout(request) }
    guard request.paragraphs.isEmpty, !request.hasUnevenLines else {
      // Lines of unequal heights are counted one by one.
      let whole = TextLayout(request)
      let fitting = whole.bottoms.prefix { $0 <= size.height + 1e-6 }.count
      guard fitting < whole.lines.count else { return whole }
      request.maximumNumberOfLines = max(1, fitting)
      return TextLayout(request)
    }
    request.maximumNumberOfLines = Self.lineLimit(in: size.height, request)
    return TextLayout(request)
  }

  private func request(
    width: CGFloat, truncates: Bool, scale: CGFloat,
    linkAttributes: [NSAttributedString.Key: Any]?
  ) -> TextRequest? {
    guard length > 0, !width.isNaN else { return nil }
    let usual = UIFont.ofAttributedText
    let traits = UITraitCollection.current
    let width = width > 0 ? width : .infinity
    let fonts = lineFonts(in: NSRange(location: 0, length: length), usual: usual)
    let font = fonts.tallest
    var environment = RunEnvironment(font: usual, traits: traits, scale: scale, width: width)
    environment.hasUnevenFonts = fonts.areUneven
    environment.linkAttributes = linkAttributes
    var request = TextRequest(
      runs: runs(environment), width: width, lineHeight: font.lineHeight * scale,
      ascent: font.ascender * scale)
    request.leading = font.leading * scale
    if truncates { request.lineBreak = .truncateTail }
    if traits.layoutDirection == .rightToLeft { request.alignment = .right }
    request.rendering = traits.textRendering
    request.tabs = request.tabs.scaled(by: scale)
    var plain = ParagraphFormat()
    plain.alignment = request.alignment
    plain.lineBreak = request.lineBreak
    request.paragraphs = paragraphFormats(
      traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight, usual: plain
    ).map { $0.scaled(by: scale) }
    if truncates {
      for index in request.paragraphs.indices {
        request.paragraphs[index].lineBreak = .truncateTail
      }
    }
    return request
  }

  /// Returns the number of a text's lines that fit, one at least; 0 for any number.
  private static func lineLimit(in height: CGFloat, _ request: TextRequest) -> Int {
    let lines = UIFont.lineCount(
      inHeight: height, lineHeight: request.lineHeight, leading: request.leading)
    // A million lines are any number.
    return lines < 1_000_000 ? lines : 0
  }

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
