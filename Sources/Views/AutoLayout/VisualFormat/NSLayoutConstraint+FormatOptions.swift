// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension NSLayoutConstraint {
  /// How the views of a visual format are aligned, in which direction they follow each other, and
  /// what the spaces between them are measured from.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The options as bits, with UIKit's values.
    public let rawValue: UInt
    /// Creates options from their bits.
    ///
    /// - Parameter rawValue: The bits, with UIKit's values.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Each view's left edge at the next one's.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Each view's right edge at the next one's.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Each view's upper edge at the next one's.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Each view's lower edge at the next one's.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Each view's leading edge at the next one's.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Each view's trailing edge at the next one's.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Each view's middle from side to side at the next one's.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Each view's middle from top to bottom at the next one's.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Each view's last baseline at the next one's.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// Each view's first baseline at the next one's.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The bits of all alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// From the leading to the trailing edge; no bit.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From left to right in every language.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left in every language.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of all directions.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Spaces are between edges; no bit.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Spaces of a column are from the last baseline of a view to the first of the next. Ignored in
    /// a row.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of all kinds of spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}
