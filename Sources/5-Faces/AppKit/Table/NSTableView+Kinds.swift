// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

extension NSTableView {
  /// The look of a table's rows.
  public enum Style: Int, Hashable, Sendable {
    /// The style that follows from the table's position: inset where it fills its window, full
    /// width in a scroll view with a border, plain elsewhere.
    case automatic = 0
    /// The style of rows of full width.
    case fullWidth = 1
    /// The style of rows with space at the sides, whose selections are rounded.
    case inset = 2
    /// The style of a sidebar, inset as well.
    case sourceList = 3
    /// The style of rows of full width, without space around cells.
    case plain = 4

    /// The space at the sides of cells and selections, in points.
    var rowInset: CGFloat { self == .inset || self == .sourceList ? 10 : 0 }
  }

  /// The lines between rows.
  public struct GridLineStyle: OptionSet, Hashable, Sendable {
    /// The lines as bits, with AppKit's values.
    public let rawValue: UInt
    /// Creates lines from bits, with AppKit's values.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A line at the end of the column.
    public static let solidVerticalGridLineMask = GridLineStyle(rawValue: 1)
    /// A line below each row.
    public static let solidHorizontalGridLineMask = GridLineStyle(rawValue: 2)
    /// A dashed line below each row.
    public static let dashedHorizontalGridLineMask = GridLineStyle(rawValue: 8)
  }

  /// The animations of rows that come or go. Has no effect: rows change at once.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The animations as bits, with AppKit's values.
    public let rawValue: UInt
    /// Creates animations from bits, with AppKit's values.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Rows fade in or out.
    public static let effectFade = AnimationOptions(rawValue: 1)
    /// A gap opens for the rows.
    public static let effectGap = AnimationOptions(rawValue: 2)
    /// Rows slide upwards.
    public static let slideUp = AnimationOptions(rawValue: 0x10)
    /// Rows slide downwards.
    public static let slideDown = AnimationOptions(rawValue: 0x20)
    /// Rows slide to the left.
    public static let slideLeft = AnimationOptions(rawValue: 0x30)
    /// Rows slide to the right.
    public static let slideRight = AnimationOptions(rawValue: 0x40)
  }

  /// The drawing of a selection.
  public enum SelectionHighlightStyle: Int, Hashable, Sendable {
    /// Selections are not drawn.
    case none = -1
    /// A selection in the accent colour, or grey.
    case regular = 0
    /// The style of a sidebar, which looks the same.
    case sourceList = 1
  }
}
