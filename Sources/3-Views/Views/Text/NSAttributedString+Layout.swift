// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import Geometry

extension NSAttributedString {
  /// The text set in lines, in the current traits.
  ///
  /// - Parameters:
  ///   - size: The width at which lines break, and the height that bounds their number; neither is
  ///     a limit unless it is positive and finite.
  ///   - truncates: Whether the last line ends with an ellipsis where the height cuts the text off.
  /// - Returns: The lines; nil for an empty text or a width that is NaN.
  func textLayout(in size: CGSize, truncates: Bool) -> TextLayout? {
    guard length > 0, !size.width.isNaN else { return nil }
    // As in UIKit, a text without a font has one of 12 points.
    let usual = UIFont.systemFont(ofSize: 12)
    let traits = UITraitCollection.current
    var tallest: UIFont?
    var runs: [TextRequest.Run] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      let font = attributes[.font] as? UIFont ?? usual
      if font.isTaller(than: tallest) { tallest = font }
      let color = attributes[.foregroundColor] as? UIColor
      runs.append(
        TextRequest.Run(
          text: attributedSubstring(from: range).string,
          font: font.face.description(size: font.pointSize), color: color?.value(in: traits).rgba))
    }
    let font = tallest ?? usual
    var request = TextRequest(
      runs: runs, width: size.width > 0 ? size.width : .infinity,
      maximumNumberOfLines: Self.lineLimit(in: size.height, font: font),
      lineHeight: font.lineHeight, ascent: font.ascender)
    request.leading = font.leading
    if truncates { request.lineBreak = .truncateTail }
    if traits.layoutDirection == .rightToLeft { request.alignment = .right }
    request.rendering = traits.textRendering
    var plain = ParagraphFormat()
    plain.alignment = request.alignment
    plain.lineBreak = request.lineBreak
    request.paragraphs = paragraphFormats(
      traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight, usual: plain)
    if truncates {
      for index in request.paragraphs.indices {
        request.paragraphs[index].lineBreak = .truncateTail
      }
    }
    return TextLayout(request)
  }

  /// Returns the number of lines of a font that fit, one at least; 0 for any number.
  private static func lineLimit(in height: CGFloat, font: UIFont) -> Int {
    guard height > 0, height.isFinite else { return 0 }
    let lines = font.lineCount(inHeight: height)
    // A million lines are any number.
    return lines < 1_000_000 ? lines : 0
  }
}
