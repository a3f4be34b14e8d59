// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The contents of a visual format: a row or a column of views, with the space between them.
///
/// A value without views: names are words until a ``VisualFormatInterpreter`` looks them up.
struct VisualFormat: Hashable, Sendable {
  /// A name in the format. The place it was read from is for messages and no part of its value.
  struct Name: Hashable, Sendable {
    let text: String
    let offset: Int

    static func == (one: Name, other: Name) -> Bool { one.text == other.text }
    func hash(into hasher: inout Hasher) { hasher.combine(text) }
  }

  enum Operand: Hashable, Sendable {
    case number(Double)
    case name(Name)
  }

  /// A condition on a length: `>=20@750`.
  struct Predicate: Hashable, Sendable {
    var relation = NSLayoutConstraint.Relation.equal
    var length: Operand
    var priority: Operand?
  }

  /// The connection between two views, or between a view and its superview.
  enum Connection: Hashable, Sendable {
    /// Nothing: the edges touch.
    case touching
    /// The space that the system recommends.
    case standard
    case space([Predicate])
  }

  /// A view with conditions on its length.
  struct Element: Hashable, Sendable {
    var name: Name
    var predicates: [Predicate] = []
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  /// The connection before the first view, if the superview is tied to it.
  var start: Connection?
  /// At least one.
  var elements: [Element]
  /// The connections between the views, one fewer than ``elements``.
  var connections: [Connection] = []
  /// The connection after the last view, if the superview is tied to it.
  var end: Connection?
}

extension VisualFormat: CustomStringConvertible {
  /// The format in its shortest form, which parses to the same value.
  var description: String {
    var text = axis == .vertical ? "V:" : ""
    if let start { text += "|\(start)" }
    for (index, element) in elements.enumerated() {
      text += "[\(element.name.text)\(Self.list(element.predicates))]"
      if index < connections.count { text += "\(connections[index])" }
    }
    if let end { text += "\(end)|" }
    return text
  }

  fileprivate static func list(_ predicates: [Predicate]) -> String {
    predicates.isEmpty ? "" : "(\(predicates.map(\.description).joined(separator: ",")))"
  }
}

extension VisualFormat.Connection: CustomStringConvertible {
  var description: String {
    switch self {
    case .touching: ""
    case .standard: "-"
    case .space(let predicates): "-\(VisualFormat.list(predicates))-"
    }
  }
}

extension VisualFormat.Predicate: CustomStringConvertible {
  var description: String {
    let sign =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: ""
      case .greaterThanOrEqual: ">="
      }
    return "\(sign)\(length)\(priority.map { "@\($0)" } ?? "")"
  }
}

extension VisualFormat.Operand: CustomStringConvertible {
  var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .name(let name): name.text
    }
  }
}

/// The edges that a visual format ties, by its axis and direction (auto-layout rule ALV-3).
struct VisualFormatEdges {
  /// The attributes of a view's two edges, in the order of the format.
  let near, far: NSLayoutConstraint.Attribute
  /// The same of the superview's margins.
  let nearMargin, farMargin: NSLayoutConstraint.Attribute
  /// Whether the first view is the rightmost.
  let isMirrored: Bool

  init(_ axis: NSLayoutConstraint.Axis, _ options: NSLayoutConstraint.FormatOptions) {
    let direction = options.intersection(.directionMask)
    isMirrored = axis == .horizontal && direction == .directionRightToLeft
    if axis == .vertical {
      (near, far, nearMargin, farMargin) = (.top, .bottom, .topMargin, .bottomMargin)
    } else if direction == .directionRightToLeft {
      (near, far, nearMargin, farMargin) = (.right, .left, .rightMargin, .leftMargin)
    } else if direction == .directionLeftToRight {
      (near, far, nearMargin, farMargin) = (.left, .right, .leftMargin, .rightMargin)
    } else {
      (near, far) = (.leading, .trailing)
      (nearMargin, farMargin) = (.leadingMargin, .trailingMargin)
    }
  }
}

/// Why a visual format cannot be had, and where.
struct VisualFormatError: Error, Hashable {
  let reason: String
  let format: String
  /// The number of letters before the place; nil if the whole format is meant.
  let offset: Int?

  /// The reason, the format, and a caret under the place.
  var message: String {
    let lines = "Unable to parse constraint format:\n\(reason)\n\(format)"
    guard let offset else { return lines }
    return "\(lines)\n\(String(repeating: " ", count: offset))^"
  }
}

extension NSLayoutConstraint {
  /// The alignment and the direction of the views of a visual format, and the edges that the spaces
  /// between them are measured from.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The layout constraint format options as bits, with UIKit's values.
    public let rawValue: UInt
    /// Creates layout constraint format options from bits, with UIKit's values.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Aligns the left edges of the views.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Aligns the right edges of the views.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Aligns the top edges of the views.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Aligns the bottom edges of the views.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Aligns the leading edges of the views.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Aligns the trailing edges of the views.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Aligns the horizontal centers of the views.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Aligns the vertical centers of the views.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Aligns the last baselines of the views.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// Aligns the first baselines of the views.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The bits of all alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// The direction from the leading to the trailing edge; no bit.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The direction from left to right in every language.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The direction from right to left in every language.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of all directions.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Measures spaces between edges; no bit.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Measures the spaces of a column from the last baseline of a view to the first of the next.
    /// Ignored in a row.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of all kinds of spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}
