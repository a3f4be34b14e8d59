// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A place to which a tab in a paragraph leads; see the property `tabStops` of paragraph styles.
///
/// ```swift
/// let style = NSMutableParagraphStyle()
/// style.tabStops = [NSTextTab(textAlignment: .right, location: 200)]
/// // "Tea\t2.50" has its price flush with 200 points
/// ```
///
/// The text behind a tab, up to the next one or the end of the line, stands at the place as the alignment
/// says. Where there is not enough space in front of the place, it follows what is in front of the tab.
open class NSTextTab: Hashable, NSCopying {
  /// The keys of further options.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `CharacterSet` of signs that end a column, for a place with the alignment `right`.
    ///
    /// The first of them in the paragraph stands there as a decimal point does, and what follows is
    /// behind it.
    public static let columnTerminators = OptionKey(
      rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The part of the text behind the tab that stands at the place: its beginning, its middle or its end.
  ///
  /// With `natural` and `justified`, as with `left`, it is where reading begins.
  open var alignment: NSTextAlignment { ownAlignment }
  /// The distance of the tab stop from the leading edge, in points; indents of the paragraph do not
  /// count. One that is not positive and finite has no effect.
  open var location: CGFloat { ownLocation }
  /// The further options.
  open var options: [OptionKey: Any] { ownOptions }

  private let ownAlignment: NSTextAlignment
  private let ownLocation: CGFloat
  private let ownOptions: [OptionKey: Any]

  /// Creates a tab stop.
  ///
  /// - Parameters:
  ///   - alignment: The part of the text that stands there.
  ///   - loc: From where reading begins to the place, in points.
  ///   - options: Further options, such as the signs that end a column.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    (ownAlignment, ownLocation, ownOptions) = (alignment, loc, options)
  }

  /// Returns the signs that end a column of numbers: the decimal separator.
  ///
  /// - Parameter aLocale: The locale of the numbers; nil for a point.
  /// - Returns: The signs, for ``OptionKey/columnTerminators``.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: aLocale?.decimalSeparator ?? ".")
  }

  /// Returns the place itself, which cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The signs that end a column; nil for none.
  var terminators: CharacterSet? { options[.columnTerminators] as? CharacterSet }

  // Safe to share: they cannot be changed.
  /// The places of a style that says none.
  nonisolated(unsafe) static let usual = (1...12).map {
    NSTextTab(textAlignment: .left, location: 28 * CGFloat($0))
  }

  /// Returns whether two places are the same.
  public static func == (first: NSTextTab, second: NSTextTab) -> Bool {
    first === second
      || first.alignment == second.alignment && first.location == second.location
        && first.terminators == second.terminators
  }

  /// Adds the location to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(alignment)
    hasher.combine(location)
  }
}
