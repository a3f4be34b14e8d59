// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// What a visual format says: a row or a column of views, with the space between them.
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

  /// A number, or the name of one or of a view.
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

  /// What is between two views, or between a view and its superview.
  enum Connection: Hashable, Sendable {
    /// Nothing: the edges touch.
    case touching
    /// The space that the system recommends.
    case standard
    /// A given space.
    case space([Predicate])
  }

  /// A view with conditions on its length.
  struct Element: Hashable, Sendable {
    var name: Name
    var predicates: [Predicate] = []
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  /// What is before the first view, if the superview is tied to it.
  var start: Connection?
  /// At least one.
  var elements: [Element]
  /// What is between the views, one fewer than ``elements``.
  var connections: [Connection] = []
  /// What is behind the last view, if the superview is tied to it.
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
