// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
public import Foundation
import Geometry

/// How a text is measured.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: Int
  /// Creates options from bits.
  ///
  /// - Parameter rawValue: The options as bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Breaks lines at the width; without it there is one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Has no effect: lines are always as far apart as the font says.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Has no effect: lines are measured. Measures the glyphs instead.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// Shortens the last line that fits; the height of the room then counts.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Has no effect: nothing reads or sets it. How a text was fitted.
public final class NSStringDrawingContext: NSObject {
  /// Has no effect: nothing reads it. The least share of its size that a font may be reduced to.
  public var minimumScaleFactor: CGFloat = 0
}

extension NSAttributedString {
  /// The size of the text in one line for each of its paragraphs.
  ///
  /// - Returns: The size in points, not rounded.
  public func size() -> CGSize { textSize(in: .infinity) }

  /// The rectangle around the text.
  ///
  /// - Parameters:
  ///   - size: The room there is; its height does not matter.
  ///   - options: Whether lines break at the width.
  ///   - context: Not read.
  /// - Returns: A rectangle at the origin, in points, not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let breaks = options.contains(.usesLineFragmentOrigin) && size.width > 0
    return CGRect(origin: .zero, size: textSize(in: breaks ? size.width : .infinity))
  }

  private func textSize(in width: CGFloat) -> CGSize {
    guard length > 0, !width.isNaN else { return .zero }
    // As in UIKit, a text without a font has one of 12 points.
    let usual = UIFont.systemFont(ofSize: 12)
    var tallest: UIFont?
    var runs: [TextRequest.Run] = []
    enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, range, _ in
      let font = value as? UIFont ?? usual
      if font.pointSize > tallest?.pointSize ?? 0 { tallest = font }
      runs.append(
        TextRequest.Run(
          text: attributedSubstring(from: range).string,
          font: font.face.description(size: font.pointSize)))
    }
    let font = tallest ?? usual
    var request = TextRequest(
      runs: runs, width: width, maximumNumberOfLines: 0, lineHeight: font.lineHeight,
      ascent: font.ascender)
    request.rendering = UITraitCollection.current.textRendering
    return TextLayout(request).size
  }
}

extension StringProtocol {
  /// The size of the text in one line for each of its paragraphs.
  ///
  /// - Parameter attributes: The font; the system's at 12 points without one.
  /// - Returns: The size in points, not rounded.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: String(self), attributes: attributes).size()
  }

  /// The rectangle around the text.
  ///
  /// - Parameters:
  ///   - size: The room there is; its height does not matter.
  ///   - options: Whether lines break at the width.
  ///   - attributes: The font; the system's at 12 points without one.
  ///   - context: Not read.
  /// - Returns: A rectangle at the origin, in points, not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: String(self), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension NSString {
  /// The size of the text in one line for each of its paragraphs.
  ///
  /// - Parameter attributes: The font; the system's at 12 points without one.
  /// - Returns: The size in points, not rounded.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }

  /// The rectangle around the text.
  ///
  /// - Parameters:
  ///   - size: The room there is; its height does not matter.
  ///   - options: Whether lines break at the width.
  ///   - attributes: The font; the system's at 12 points without one.
  ///   - context: Not read.
  /// - Returns: A rectangle at the origin, in points, not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}
