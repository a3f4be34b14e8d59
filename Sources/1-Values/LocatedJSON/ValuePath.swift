// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The path of a value in a document, written `layout.section.group.items[0]`.
package struct ValuePath: Hashable, Sendable, CustomStringConvertible {
  package enum Component: Hashable, Sendable {
    case key(String)
    /// The element of a list, from 0.
    case index(Int)
  }

  /// The steps from the document on; empty for the document itself.
  package var components: [Component]

  /// Creates a path; that of the document itself by default.
  package init(_ components: [Component] = []) { self.components = components }

  /// Reads a path as it is written; nil where a bracket is not closed, an index is not a number, or
  /// a key is empty.
  ///
  /// Keys with other characters than letters, digits, `$`, `_` and `-` stand in brackets and
  /// quotation marks: `looks["my look"]`.
  package init?(_ text: String) {
    var path = ValuePath()
    var rest = text[...]
    while let first = rest.first {
      if first == "[" {
        guard let component = Self.bracketed(&rest) else { return nil }
        path.components.append(component)
      } else {
        if first == "." {
          guard !path.components.isEmpty else { return nil }
          rest.removeFirst()
        } else if !path.components.isEmpty {
          return nil
        }
        let key = rest.prefix(while: Self.isPlain)
        guard !key.isEmpty else { return nil }
        rest = rest.dropFirst(key.count)
        path.components.append(.key(String(key)))
      }
    }
    self = path
  }

  package func appending(_ key: String) -> ValuePath { ValuePath(components + [.key(key)]) }

  package func appending(_ index: Int) -> ValuePath { ValuePath(components + [.index(index)]) }

  /// The path of the object or list that holds the value; nil for the document.
  package var parent: ValuePath? {
    components.isEmpty ? nil : ValuePath(Array(components.dropLast()))
  }

  package var description: String {
    var text = ""
    for component in components {
      switch component {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where !key.isEmpty && key.allSatisfy(Self.isPlain):
        text += text.isEmpty ? key : ".\(key)"
      case .key(let key): text += "[\(JSONValue.quoted(key))]"
      }
    }
    return text
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "$_-".contains(character)
  }

  /// Takes an index or a key in brackets from the front of a text.
  private static func bracketed(_ rest: inout Substring) -> Component? {
    rest.removeFirst()
    guard rest.first == "\"" else {
      guard let end = rest.firstIndex(of: "]"), let index = Int(rest[..<end]), index >= 0 else {
        return nil
      }
      rest = rest[rest.index(after: end)...]
      return .index(index)
    }
    var end = rest.index(after: rest.startIndex)
    while end < rest.endIndex, rest[end] != "\"" {
      if rest[end] == "\\" { end = rest.index(after: end) }
      if end < rest.endIndex { end = rest.index(after: end) }
    }
    guard end < rest.endIndex else { return nil }
    let next = rest.index(after: end)
    guard next < rest.endIndex, rest[next] == "]",
      case .string(let key)? = try? LocatedValue(parsing: String(rest[...end])).content
    else { return nil }
    rest = rest[rest.index(after: next)...]
    return .key(key)
  }
}
