// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

extension StringProtocol {
  /// Draws the text in the current context, in one line for each of its paragraphs.
  ///
  /// - Parameters:
  ///   - point: The top left corner.
  ///   - attributes: The font and the colour; the system's font at 12 points and black without.
  @preconcurrency @MainActor
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: String(self), attributes: attributes)
      .draw(at: point)
  }

  /// Draws the text in the current context. Lines break at the width; those that the height has no
  /// space for are left out, but for the first.
  ///
  /// - Parameters:
  ///   - rect: Where; a width or height that is not positive or not finite is no limit.
  ///   - attributes: The font and the colour; the system's font at 12 points and black without.
  @preconcurrency @MainActor
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: String(self), attributes: attributes)
      .draw(in: rect)
  }

  /// Draws the text in the current context; see the method of `NSAttributedString`.
  ///
  /// - Parameters:
  ///   - rect: Where.
  ///   - options: How lines break, and if an ellipsis stands for those that are left out.
  ///   - attributes: The font and the colour; the system's font at 12 points and black without.
  ///   - context: Not read.
  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: String(self), attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
}

extension NSString {
  /// Draws the text in the current context, in one line for each of its paragraphs.
  ///
  /// - Parameters:
  ///   - point: The top left corner.
  ///   - attributes: The font and the colour; the system's font at 12 points and black without.
  @preconcurrency @MainActor
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: String(describing: self), attributes: attributes)
      .draw(at: point)
  }

  /// Draws the text in the current context. Lines break at the width; those that the height has no
  /// space for are left out, but for the first.
  ///
  /// - Parameters:
  ///   - rect: Where; a width or height that is not positive or not finite is no limit.
  ///   - attributes: The font and the colour; the system's font at 12 points and black without.
  @preconcurrency @MainActor
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: String(describing: self), attributes: attributes)
      .draw(in: rect)
  }

  /// Draws the text in the current context; see the method of `NSAttributedString`.
  ///
  /// - Parameters:
  ///   - rect: Where.
  ///   - options: How lines break, and if an ellipsis stands for those that are left out.
  ///   - attributes: The font and the colour; the system's font at 12 points and black without.
  ///   - context: Not read.
  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: String(describing: self), attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
}
