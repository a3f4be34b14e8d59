// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import LayoutDocuments

/// The tree of what a document holds: a row for each object that has fields of its own.
package struct DocumentOutline: Hashable, Sendable {
  package struct Row: Hashable, Sendable {
    package let path: ValuePath
    /// The name of the value, such as "group".
    package let title: String
    /// The properties that tell the value from its neighbours, such as "row × 5"; may be empty.
    package let detail: String
    /// The depth, from 1.
    package let level: Int
  }

  /// The most elements of one list that have rows.
  static let mostElements = 100

  package private(set) var rows: [Row] = []

  /// Finds the rows of a document.
  ///
  /// - Complexity: O(values).
  package init(of document: LocatedValue) {
    add(document, "a document", ValuePath(), 1)
    for member in document.members {
      guard let form = LayoutDocument.form.form(of: .key(member.key), in: document),
        OutlineForm.holdsRows(form)
      else { continue }
      visit(member.value, form, ValuePath([.key(member.key)]), level: 2)
    }
  }

  private mutating func visit(
    _ value: LocatedValue, _ form: ValueForm, _ path: ValuePath, level: Int
  ) {
    switch form.resolved(for: value) {
    case .object(let object) where OutlineForm.isRow(object):
      add(value, object.noun, path, level)
      for key in object.keys() where OutlineForm.holdsRows(key.value) {
        guard let member = value.member(key.name) else { continue }
        visit(member.value, key.value, path.appending(key.name), level: level + 1)
      }
    case .list(let element, _):
      for (index, each) in value.elements.prefix(Self.mostElements).enumerated() {
        visit(each, element, path.appending(index), level: level)
      }
    case .dictionary(let element, _):
      for member in value.members {
        visit(member.value, element, path.appending(member.key), level: level)
      }
    // A title alone stands for an item of the data.
    case .text: add(value, "an item of data", path, level)
    default: break
    }
  }

  private mutating func add(
    _ value: LocatedValue, _ noun: String, _ path: ValuePath, _ level: Int
  ) {
    let words = noun.split(separator: " ").drop { $0 == "a" || $0 == "an" }
    var title = words.prefix { $0 != "of" }.joined(separator: " ")
    // Badges, headers and backgrounds are known by their kinds.
    if case .string(let kind)? = value.member("kind")?.value.content { title = kind }
    switch path.components.last {
    case .index(let index)?: if title == "section" { title += " \(index)" }
    case .key(let key)? where title == "look" || title == "object": title = key
    default: break
    }
    let detail = OutlineDetail.text(of: value)
    rows.append(
      Row(path: path, title: title, detail: title.hasPrefix(detail) ? "" : detail, level: level))
  }
}

/// The words that tell a value of the outline from its neighbours.
enum OutlineDetail {
  static func text(of value: LocatedValue) -> String {
    if case .string(let title) = value.content { return shortened(title) }
    return [
      arrangement(of: value), size(of: value), count(of: value),
      ["type", "appearance", "title", "id", "name"].compactMap { text(value, $0) }.first,
      value.member("list") != nil ? "list" : nil, condition(of: value), time(of: value),
    ].compactMap(\.self).joined(separator: " ")
  }

  private static func text(_ value: LocatedValue, _ key: String) -> String? {
    guard case .string(let text)? = value.member(key)?.value.content else { return nil }
    return shortened(text)
  }

  private static func shortened(_ text: String) -> String {
    text.count > 24 ? text.prefix(24) + "…" : text
  }

  private static func number(_ value: LocatedValue?, _ key: String) -> String? {
    guard case .number(let number)? = value?.member(key)?.value.content else { return nil }
    return JSONValue.text(of: number)
  }

  private static func arrangement(of value: LocatedValue) -> String? {
    switch text(value, "group") {
    case "horizontal"?: "row"
    case "vertical"?: "column"
    case let other: other
    }
  }

  private static func size(of value: LocatedValue) -> String? {
    guard let width = value.member("width")?.value, let height = value.member("height")?.value
    else { return nil }
    return "\(length(width)) × \(length(height))"
  }

  /// A length as short as can be: "44", "20%w", "~60".
  private static func length(_ value: LocatedValue) -> String {
    if case .number(let points) = value.content { return JSONValue.text(of: points) }
    for (key, mark) in [("fractionalWidth", "w"), ("fractionalHeight", "h")] {
      guard case .number(let share)? = value.member(key)?.value.content else { continue }
      return JSONValue.text(of: (share * 10_000).rounded() / 100) + "%" + mark
    }
    return (number(value, "estimated") ?? number(value, "uniformAcrossSiblings")).map { "~\($0)" }
      ?? "?"
  }

  private static func count(of value: LocatedValue) -> String? {
    if let count = number(value, "count") { return "× \(count)" }
    guard value.member("group") == nil, let items = value.member("items")?.value.elements else {
      return nil
    }
    return "× \(items.count)"
  }

  private static func condition(of value: LocatedValue) -> String? {
    let condition = value.member("when")?.value
    return number(condition, "widthAbove").map { "wider than \($0)" }
      ?? number(condition, "heightAbove").map { "higher than \($0)" }
      ?? condition.flatMap { text($0, "textSizeAbove") }.map { "text above \($0)" }
  }

  private static func time(of value: LocatedValue) -> String? {
    number(value, "at").map { "\($0) s" }
  }
}

/// The forms that stand in the outline; all others are fields.
enum OutlineForm {
  /// The names of objects that are fields of what holds them.
  private static let fields: Set<String> = [
    "directionalInsets", "edges", "edgeSpacing", "anchor", "border", "orthogonalScrolling",
    "condition", "dynamicColor", "itemCycles",
  ]

  /// Returns whether an object is a row of the outline.
  static func isRow(_ form: ObjectForm) -> Bool { !fields.contains(form.name) }

  /// Returns whether values of a form are rows of the outline, or hold them.
  static func holdsRows(_ form: ValueForm) -> Bool {
    switch form {
    case .object(let object): isRow(object)
    case .list(let element, _), .dictionary(let element, _): holdsRows(element)
    // A form with a name may hold itself; those that do are objects.
    case .named(let name, let form): name == "color" ? false : holdsRows(form())
    case .discriminated: true
    case .any(let forms): forms.contains(where: holdsRows)
    default: false
    }
  }
}

extension LocatedValue {
  /// Returns the path of the innermost row of the outline that is at a path or holds it.
  func nearestRow(to path: ValuePath) -> ValuePath {
    var path = path
    while let parent = path.parent {
      if let value = self[path], let form = ValueForm.form(at: path, in: self) {
        switch form.resolved(for: value) {
        case .object(let object) where OutlineForm.isRow(object): return path
        // A title alone stands for an item of the data.
        case .text where parent.components.last == .key("items"): return path
        default: break
        }
      }
      path = parent
    }
    return path
  }
}
