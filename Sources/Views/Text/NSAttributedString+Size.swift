// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
public import Foundation

extension NSAttributedString {
  /// The size of the text in one line for each of its paragraphs.
  ///
  /// - Returns: The size in points, not rounded.
  public func size() -> CGSize { textLayout(in: .zero, truncates: false)?.size ?? .zero }

  /// The rectangle around the text.
  ///
  /// - Parameters:
  ///   - size: The available space; its height counts only where the last visible line is
  ///     truncated.
  ///   - options: Whether lines break at the width, and end at the height.
  ///   - context: Not read.
  /// - Returns: A rectangle at the origin, in points, not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let available = CGSize(
      width: options.contains(.usesLineFragmentOrigin) ? size.width : 0,
      height: options.truncates ? size.height : 0)
    let layout = textLayout(in: available, truncates: options.truncates)
    return CGRect(origin: .zero, size: layout?.size ?? .zero)
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
  ///   - size: The available space; its height counts only where the last visible line is
  ///     truncated.
  ///   - options: Whether lines break at the width, and end at the height.
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
  ///   - size: The available space; its height counts only where the last visible line is
  ///     truncated.
  ///   - options: Whether lines break at the width, and end at the height.
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
