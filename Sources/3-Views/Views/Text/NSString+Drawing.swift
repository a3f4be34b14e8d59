// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
public import Foundation

extension StringProtocol {
  /// Draws the text in the current context, in one line for each of its paragraphs.
  ///
  /// - Parameters:
  ///   - point: The top left corner.
  ///   - attributes: The attributes of the text; Helvetica at 12 points and black without.
  @preconcurrency @MainActor
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: String(self), attributes: attributes)
      .draw(at: point)
  }

  /// Draws the text in the current context. Lines break at the width; those that do not fit into
  /// the height are left out, except the first.
  ///
  /// - Parameters:
  ///   - rect: Where; a width or height that is not positive or not finite is no limit.
  ///   - attributes: The attributes of the text; Helvetica at 12 points and black without.
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
  ///   - attributes: The attributes of the text; Helvetica at 12 points and black without.
  ///   - context: How far the text may be made smaller to fit; its scale and bounds are set.
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
  ///   - attributes: The attributes of the text; Helvetica at 12 points and black without.
  @preconcurrency @MainActor
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: String(describing: self), attributes: attributes)
      .draw(at: point)
  }

  /// Draws the text in the current context. Lines break at the width; those that do not fit into
  /// the height are left out, except the first.
  ///
  /// - Parameters:
  ///   - rect: Where; a width or height that is not positive or not finite is no limit.
  ///   - attributes: The attributes of the text; Helvetica at 12 points and black without.
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
  ///   - attributes: The attributes of the text; Helvetica at 12 points and black without.
  ///   - context: How far the text may be made smaller to fit; its scale and bounds are set.
  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: String(describing: self), attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
}

/// The options for measuring and drawing a text.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: Int
  /// Creates options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Breaks lines at the width; without it there is one line for each paragraph.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Has no effect: the distance of lines is always that of the font. Adds the leading of the font.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Has no effect: lines are measured. Measures the glyphs instead.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// Ends the last line that fits into the height with an ellipsis, if the text continues.
  ///
  /// As in UIKit it counts only together with ``usesLineFragmentOrigin``. There is one line at
  /// least; a height that is not positive or not finite is no limit.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)

  var truncates: Bool { isSuperset(of: [.usesLineFragmentOrigin, .truncatesLastVisibleLine]) }
}

/// The alignment of lines of text from side to side.
public enum NSTextAlignment: Int, Hashable, Sendable, CaseIterable {
  /// Lines are aligned at the left edge.
  case left = 0
  /// Lines are centred.
  case center = 1
  /// Lines are aligned at the right edge.
  case right = 2
  /// Lines are aligned at both edges, except the last.
  case justified = 3
  /// Lines are aligned at the leading edge.
  case natural = 4
}

/// The treatment of text that is too long for a line.
public enum NSLineBreakMode: Int, Hashable, Sendable, CaseIterable {
  /// The line breaks between words.
  case byWordWrapping = 0
  /// The line breaks between any two characters.
  case byCharWrapping = 1
  /// The line is clipped at the edge.
  case byClipping = 2
  /// The beginning of the line is replaced with an ellipsis.
  case byTruncatingHead = 3
  /// The end of the line is replaced with an ellipsis.
  case byTruncatingTail = 4
  /// The middle of the line is replaced with an ellipsis.
  case byTruncatingMiddle = 5
}

/// The vertical position of text that was made smaller, against the line in full size.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
  /// The reduced text is on the baseline of the line.
  case alignBaselines = 0
  /// The reduced text is in the middle of the line.
  case alignCenters = 1
  /// The reduced text is at the top of the line.
  case none = 2
}

/// The limits in which a text is made smaller to fit where it is measured or drawn, and how it was fitted.
///
/// ```swift
/// let context = NSStringDrawingContext()
/// context.minimumScaleFactor = 0.5
/// text.draw(with: rect, options: .usesLineFragmentOrigin, context: context)
/// // context.actualScaleFactor: 1 for a text that fits, less for one that does not
/// ```
public final class NSStringDrawingContext: NSObject {
  /// The least share of its size that the text may be reduced to, 0…1; with 0, as by default, and with
  /// 1 it keeps its size.
  public var minimumScaleFactor: CGFloat = 0
  /// The share of its size that the text had when it was last measured or drawn; 1 before that.
  public private(set) var actualScaleFactor: CGFloat = 1
  /// The rectangle of the text that was last measured or drawn, in points; zero before that.
  public private(set) var totalBounds = CGRect.zero

  func report(scale: CGFloat, bounds: CGRect) {
    (actualScaleFactor, totalBounds) = (scale, bounds)
  }

  /// The greatest share of a text's size at which it fits, and the least that is allowed for one that
  /// does not.
  ///
  /// Only a width and a height that are positive and finite are limits. Lines get shorter by whole
  /// words, so that the share is searched for: it is found to within a thousandth.
  func scale(
    of text: NSAttributedString, in size: CGSize, _ options: NSStringDrawingOptions
  ) -> CGFloat {
    guard minimumScaleFactor > 0, minimumScaleFactor < 1 else { return 1 }
    func fits(_ scale: CGFloat) -> Bool {
      let width = options.contains(.usesLineFragmentOrigin) ? size.width : 0
      let layout = text.textLayout(
        in: CGSize(width: width, height: 0), truncates: false, scale: scale)
      let needed = layout?.size ?? .zero
      func isWithin(_ length: CGFloat, _ limit: CGFloat) -> Bool {
        !(limit > 0 && limit.isFinite) || length <= limit + 1e-6
      }
      return isWithin(needed.width, size.width) && isWithin(needed.height, size.height)
    }
    guard !fits(1) else { return 1 }
    var (fitting, large) = (minimumScaleFactor, 1.0 as CGFloat)
    guard fits(fitting) else { return fitting }
    while large - fitting > 0.001 {
      let middle = (fitting + large) / 2
      if fits(middle) { fitting = middle } else { large = middle }
    }
    return fitting
  }
}
