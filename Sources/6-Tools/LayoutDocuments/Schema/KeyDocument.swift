// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// A whole document with one key, made of the table of keys: the least that a document needs, and what is
/// around the key.
package struct KeyDocument: Sendable {
  /// The name of the object that has the key.
  package let object: String
  /// The key.
  package let key: String
  /// The document, in one line.
  package let text: String

  /// The documents of all keys, in the order of the page, but for those whose value names a file.
  package static let all: [KeyDocument] = {
    var collector = Collector()
    collector.collect(LayoutDocument.table.form) { $0 }
    return collector.documents
  }()

  /// The values of keys of a document that is about another one: two sections, as an example names items
  /// of the second one.
  fileprivate static let values: [String: JSONValue] = [
    "document.layout": .object([.init("type", .string("flow"))]),
    "document.data": data(sections: 2), "dataItem.symbol": .string("star"),
    "itemCycles.symbol": .string("star"),
  ]

  private static func data(sections count: Int) -> JSONValue {
    let section = JSONValue.object([.init("count", .number(3))])
    return .object([.init("sections", .array(Array(repeating: section, count: count)))])
  }

  /// The keys whose value names a file, which has to be beside the document.
  package static let omitted: Set<String> = ["dataItem.image", "itemCycles.image"]

  /// The keys that stand beside a key in its object, with their values; nil for one that does not.
  fileprivate static let companions: [String: [String: JSONValue?]] = [
    "group.divides": ["count": .number(2)],
    "group.frames": ["group": .string("custom"), "items": nil],
    "frameElement.kind": ["index": .array([.number(0), .number(0)]), "item": nil],
    "frameElement.index": ["kind": .string("example"), "item": nil],
  ]

  /// The members of the document of a key that are other than the least.
  private static let surroundings: [String: [String: JSONValue]] = {
    let looks: [String: JSONValue] = ["looks": .object([.init("example", .object([]))])]
    return [
      "dataItem.look": looks, "dataSection.look": looks, "itemCycles.look": looks,
      "picture.scrollSections": ["layout": carousel],
      "compositionalLayout.sections": ["data": data(sections: 1)],
    ]
  }()

  /// A layout whose sections scroll sideways.
  private static let carousel: JSONValue = {
    let size: [JSONValue.Member] = [.init("width", .number(300)), .init("height", .number(44))]
    let group =
      [.init("group", .string("horizontal"))] + size
      + [.init("items", .array([.object(size)]))]
    return .object([
      .init("type", .string("compositional")),
      .init(
        "section",
        .object([
          .init("group", .object(group)),
          .init("orthogonalScrollingBehavior", .string("continuous")),
        ])),
    ])
  }()

  /// Walks from the document through the objects in the order in which they are met.
  private struct Collector {
    var documents: [KeyDocument] = []
    var names: Set<String> = []

    /// Collects the keys of an object.
    mutating func collect(_ form: ObjectForm, _ whole: @escaping (JSONValue) -> JSONValue) {
      guard names.insert(form.name).inserted else { return }
      for key in form.keys() where !omitted.contains("\(form.name).\(key.name)") {
        let document = whole(form.example(with: key.name, form.value(of: key)))
          .replacing(surroundings["\(form.name).\(key.name)"] ?? [:])
        documents.append(
          KeyDocument(object: form.name, key: key.name, text: document.looseText))
      }
      for key in form.keys() {
        collect(key.value) { whole(form.example(with: key.name, $0)) }
      }
    }

    private mutating func collect(
      _ form: ValueForm, _ whole: @escaping (JSONValue) -> JSONValue
    ) {
      switch form {
      case .object(let form): collect(form, whole)
      case .list(let element, _): collect(element) { whole(.array([$0])) }
      case .tuple(let forms):
        for (index, form) in forms.enumerated() {
          collect(form) { value in
            var values = forms.map(\.example)
            values[index] = value
            return whole(.array(values))
          }
        }
      case .any(let forms): for form in forms { collect(form, whole) }
      case .dictionary(let value, _):
        collect(value) { whole(.object([.init("header", $0)])) }
      case .single(let key, let value): collect(value) { whole(.object([.init(key, $0)])) }
      case .discriminated(_, _, let branches):
        for branch in branches { collect(branch.form, whole) }
      case .named("", let form): collect(form(), whole)
      case .named(let name, let form):
        if names.insert("form \(name)").inserted { collect(form(), whole) }
      case .boolean, .number, .text, .choice, .constant: break
      }
    }
  }
}

extension ObjectForm {
  /// The value that a key has in an example.
  fileprivate func value(of key: KeyForm) -> JSONValue {
    KeyDocument.values["\(name).\(key.name)"] ?? key.value.example
  }

  /// Returns an object with a key, and with those that it needs beside it.
  ///
  /// - Parameters:
  ///   - name: The key.
  ///   - value: Its value.
  /// - Returns: The object, its keys in the order of the table.
  fileprivate func example(with name: String, _ value: JSONValue) -> JSONValue {
    let own = alternatives.filter { $0.keys.contains(name) }.flatMap(\.keys)
    let chosen = alternatives.filter { $0.isRequired && !$0.keys.contains(name) }
      .compactMap(\.keys.first)
    let companions = KeyDocument.companions["\(self.name).\(name)"] ?? [:]
    return .object(
      keys().compactMap { key in
        if key.name == name { return .init(key.name, value) }
        if let companion = companions[key.name] {
          return companion.map { .init(key.name, $0) }
        }
        guard !own.contains(key.name),
          key.isRequired || chosen.contains(key.name) || exampleKeys.contains(key.name)
        else { return nil }
        return .init(key.name, self.value(of: key))
      })
  }
}

extension JSONValue {
  /// Returns an object with other values of some members; those that it does not have come last.
  fileprivate func replacing(_ values: [String: JSONValue]) -> JSONValue {
    guard case .object(var members) = self else { return self }
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      if let index = members.firstIndex(where: { $0.key == key }) {
        members[index] = .init(key, value)
      } else {
        members.append(.init(key, value))
      }
    }
    return .object(members)
  }

  /// The value as an author writes it, in one line: keys that are words stand without quotes.
  fileprivate var looseText: String {
    switch self {
    case .object(let members):
      let texts = members.map { member in
        let isWord = member.key.allSatisfy { $0.isLetter || $0.isNumber || $0 == "$" }
        return "\(isWord ? member.key : JSONValue.string(member.key).compactText): "
          + member.value.looseText
      }
      return texts.isEmpty ? "{}" : "{ \(texts.joined(separator: ", ")) }"
    case .array(let values): return "[\(values.map(\.looseText).joined(separator: ", "))]"
    default: return compactText
    }
  }
}

extension ValueForm {
  package var example: JSONValue {
    switch self {
    case .boolean: .boolean(true)
    case .number(let form): .number(form.example)
    case .text(let form): .string(form.pattern?.hasPrefix("^#") ?? false ? "#336699" : "example")
    case .choice(let names): .string(names.first ?? "")
    case .constant(let value): value
    case .list(let element, _): .array([element.example])
    case .tuple(let forms): .array(forms.map(\.example))
    case .dictionary(let value, _): .object([.init("header", value.example)])
    case .single(let key, let value): .object([.init(key, value.example)])
    case .object(let form): form.example
    case .any(let forms): forms.first?.example ?? .null
    case .named(_, let form): form().example
    case .discriminated(_, _, let branches): branches.last?.form.example ?? .null
    }
  }
}

extension ObjectForm {
  /// An object with the keys that it needs.
  fileprivate var example: JSONValue {
    let alternatives = alternatives.filter(\.isRequired).compactMap(\.keys.first)
    return .object(
      keys().filter {
        $0.isRequired || alternatives.contains($0.name) || exampleKeys.contains($0.name)
      }.map { .init($0.name, $0.value.example) })
  }
}

extension NumberForm {
  /// A number of the range, as an author might write it.
  fileprivate var example: Double {
    switch unit {
    case .points: 44
    case .share: range.upperBound == 1 ? 0.5 : 1
    case .seconds: 0.5
    case .none:
      max(1, range.lowerBound) > range.upperBound ? range.lowerBound : max(1, range.lowerBound)
    }
  }
}
