// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// How a text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: Int
  /// Creates options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Breaks lines at the width; without it there is one line for each paragraph.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Has no effect: lines are always as far apart as the font says.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Has no effect: lines are measured. Measures the glyphs instead.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// Ends the last line that the height has space for with an ellipsis, if the text goes on.
  ///
  /// As in UIKit it counts only together with ``usesLineFragmentOrigin``. There is one line at
  /// least; a height that is not positive or not finite is no limit.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)

  /// Whether the last line that there is space for is shortened.
  var truncates: Bool { isSuperset(of: [.usesLineFragmentOrigin, .truncatesLastVisibleLine]) }
}

/// Has no effect: nothing reads or sets it. How a text was fitted.
public final class NSStringDrawingContext: NSObject {
  /// Has no effect: nothing reads it. The least share of its size that a font may be reduced to.
  public var minimumScaleFactor: CGFloat = 0
}
