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
      if font.pointSize > tallest?.pointSize ?? 0 { tallest = font }
      let color = attributes[.foregroundColor] as? UIColor
      runs.append(
        TextRequest.Run(
          text: attributedSubstring(from: range).string,
          font: font.face.description(size: font.pointSize), color: color?.value(in: traits).rgba))
    }
    let font = tallest ?? usual
    var request = TextRequest(
      runs: runs, width: size.width > 0 ? size.width : .infinity,
      maximumNumberOfLines: Self.lineLimit(in: size.height, lineHeight: font.lineHeight),
      lineHeight: font.lineHeight, ascent: font.ascender)
    if truncates { request.lineBreak = .truncateTail }
    if traits.layoutDirection == .rightToLeft { request.alignment = .right }
    request.rendering = traits.textRendering
    return TextLayout(request)
  }

  /// How many lines there is space for, one at least; 0 for any number.
  private static func lineLimit(in height: CGFloat, lineHeight: CGFloat) -> Int {
    guard height > 0, height.isFinite, lineHeight > 0 else { return 0 }
    // Heights that add up to whole lines do so to within rounding. A million lines are any number.
    let lines = height / lineHeight + 1e-6
    return lines < 1e6 ? max(Int(lines), 1) : 0
  }
}
