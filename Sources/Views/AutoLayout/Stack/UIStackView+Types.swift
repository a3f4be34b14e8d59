// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UIStackView {
  /// How a stack divides its length among its views, along the axis.
  public enum Distribution: Int, Sendable {
    /// Views fill the stack. Those that hug their contents least grow, those that resist least
    /// shrink; among equals, the first.
    case fill
    /// Views fill the stack and are equally long.
    case fillEqually
    /// Views fill the stack, each in proportion to the length of its contents.
    case fillProportionally
    /// Views are as long as their contents, with equal gaps of at least ``spacing``.
    case equalSpacing
    /// Views are as long as their contents, with equal distances from centre to centre where gaps of
    /// at least ``spacing`` allow it.
    case equalCentering
  }

  /// How a stack places its views across the axis.
  public enum Alignment: Int, Sendable {
    /// Views fill the stack.
    case fill
    /// At the leading edge of a vertical stack, the upper edge of a horizontal one.
    case leading
    /// Aligns the baselines of the first lines of text, in a horizontal stack.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing edge of a vertical stack, the lower edge of a horizontal one.
    case trailing
    /// Aligns the baselines of the last lines of text, in a horizontal stack.
    case lastBaseline

    /// The upper edge of a horizontal stack.
    public static var top: Alignment { .leading }
    /// The lower edge of a horizontal stack.
    public static var bottom: Alignment { .trailing }
  }

  /// As ``setCustomSpacing(_:after:)``: the stack's ``spacing``. As that one: 0.
  public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// The distance that the system recommends between two views: 8 points.
  public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)
}
