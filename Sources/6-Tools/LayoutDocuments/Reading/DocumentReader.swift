// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Geometry

/// The state of reading while values become a document: the present value's path, and the problems.
struct DocumentReader {
  let positions: TextPositions
  private(set) var problems: [Found] = []
  private(set) var path = ValuePath()

  /// A problem without its position, which is found only for those that are reported.
  struct Found {
    let severity: DocumentProblem.Severity
    /// Made only for problems that are reported: there may be many thousands.
    let message: () -> String
    let path: ValuePath
    let range: Range<Int>
  }

  init(_ positions: TextPositions) { self.positions = positions }

  typealias NamedValue = (path: ValuePath, value: LocatedValue, name: String)

  var images: [NamedValue] = []

  var symbols: [NamedValue] = []

  /// The number of names for which another one was looked for.
  private var nearMissCount = 0

  /// Whether another name is still looked for.
  var looksForNearMisses: Bool { nearMissCount <= 5 * ReadingLimits.problems }

  /// Returns the name that was meant; nil without one, and for more names than a report could list,
  /// since a hostile document may have many thousands.
  mutating func nearMiss(of written: String, among names: [String]) -> String? {
    nearMissCount += 1
    return looksForNearMisses ? NearMiss.name(near: written, among: names) : nil
  }

  /// Reads a value that the present one holds.
  mutating func within(_ component: ValuePath.Component, _ read: (inout DocumentReader) -> Void) {
    path.components.append(component)
    read(&self)
    path.components.removeLast()
  }

  /// Looks at a value again whose path is known.
  mutating func within(_ path: ValuePath, _ read: (inout DocumentReader) -> Void) {
    let before = self.path
    self.path = path
    read(&self)
    self.path = before
  }

  mutating func error(_ message: String, at range: Range<Int>) {
    error({ message }, at: range)
  }

  mutating func error(_ message: @escaping () -> String, at range: Range<Int>) {
    problems.append(Found(severity: .error, message: message, path: path, range: range))
  }

  mutating func warning(_ message: String, at range: Range<Int>) {
    problems.append(Found(severity: .warning, message: { message }, path: path, range: range))
  }

  /// Adds a sentence to the last problem.
  mutating func addAdvice(_ advice: String) {
    guard let last = problems.popLast() else { return }
    problems.append(
      Found(
        severity: last.severity, message: { last.message() + advice }, path: last.path,
        range: last.range))
  }

  /// Reports a value of another kind than a key takes.
  mutating func expected(_ what: String, at value: LocatedValue, advice: String = "") {
    error("Expected \(what), found \(value.found).\(advice)", at: value.range)
  }

  /// The key that the present value belongs to, as a message names it.
  var keyName: String {
    for component in path.components.reversed() {
      if case .key(let key) = component { return Quotation.short(key) }
    }
    return "a document"
  }

  /// Returns the members of an object that are not comments; nil, with a problem, for other values.
  mutating func object(_ value: LocatedValue, _ noun: String) -> [LocatedValue.Member]? {
    guard case .object(let members) = value.content else {
      expected(noun.hasPrefix("an object") ? noun : "\(noun), which is an object", at: value)
      return nil
    }
    return members.filter { !$0.isComment }
  }

  mutating func list(_ value: LocatedValue, counts: ClosedRange<Int>) -> [LocatedValue]? {
    guard case .array(let elements) = value.content else {
      expected("a list", at: value)
      return nil
    }
    guard counts.contains(elements.count) else {
      let allowed =
        counts.lowerBound == counts.upperBound
        ? "\(counts.lowerBound)" : "\(counts.lowerBound) to \(counts.upperBound)"
      error("\(keyName) has \(allowed) values, found \(elements.count).", at: value.range)
      return nil
    }
    return elements
  }

  mutating func number(_ value: LocatedValue, _ form: NumberForm) -> Double? {
    guard case .number(let number) = value.content else {
      expected(form.isWhole ? "a whole number" : "a number", at: value)
      return nil
    }
    guard !form.isWhole || number == number.rounded() else {
      expected("a whole number", at: value)
      return nil
    }
    guard form.range.contains(number) else {
      let least = JSONValue.text(of: form.range.lowerBound)
      let most = JSONValue.text(of: form.range.upperBound)
      error(
        "\(JSONValue.text(of: number)) is out of range: \(keyName) is \(least) to \(most).",
        at: value.range)
      return nil
    }
    return number
  }

  mutating func text(_ value: LocatedValue, _ lengths: ClosedRange<Int>) -> String? {
    guard case .string(let text) = value.content else {
      expected("a text", at: value)
      return nil
    }
    guard lengths.contains(text.unicodeScalars.count) else {
      error(
        "\(keyName) has \(lengths.lowerBound) to \(lengths.upperBound) characters, found "
          + "\(text.unicodeScalars.count).", at: value.range)
      return nil
    }
    return text
  }

  /// Reads one of some names.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - noun: What the names are of, such as "alignment".
  ///   - names: The names.
  /// - Returns: The name; nil, with a problem, for other values.
  mutating func choice(_ value: LocatedValue, _ noun: String, _ names: [String]) -> String? {
    // Only for messages: to quote all names of all keys took a third of the time of reading a document.
    var allowed: [String] { names.map { Quotation.value($0) } }
    guard case .string(let text) = value.content else {
      let allowed = allowed
      let list = allowed.count <= 12 ? ": \(allowed.joined(separator: ", "))" : " by its name"
      expected("\(Article.of(noun)) \(noun)\(list)", at: value)
      return nil
    }
    guard !names.contains(text) else { return text }
    let nearest = nearMiss(of: text, among: names).map { Quotation.value($0) }
    error(
      "Unknown \(noun) \(Quotation.value(text))." + NearMiss.advice(nearest, allowed: allowed),
      at: value.range)
    return nil
  }

  /// Reads an object with one key.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - noun: What the keys are kinds of, such as "length".
  ///   - what: What is expected in place of the value, in a message.
  ///   - names: The keys.
  /// - Returns: The key and its value; nil, with a problem, if there is none or more than one.
  mutating func single(
    _ value: LocatedValue, _ noun: String, expected what: String, among names: [String]
  ) -> LocatedValue.Member? {
    guard case .object(let all) = value.content else {
      expected(what, at: value)
      return nil
    }
    let members = all.filter { !$0.isComment }
    guard let member = members.first else {
      expected(what, at: value)
      return nil
    }
    if let unknown = members.first(where: { !names.contains($0.key) }) {
      let nearest = nearMiss(of: unknown.key, among: names).map { "'\($0)'" }
      error(
        "Unknown kind of \(noun) \(Quotation.short(unknown.key))."
          + NearMiss.advice(nearest, allowed: names.map { "'\($0)'" }), at: unknown.keyRange)
      return nil
    }
    guard members.count == 1 else {
      error(
        "\(Enumeration.and(members.map(\.key))) exclude each other. Keep one.",
        at: members[1].keyRange)
      return nil
    }
    return member
  }
}

extension LocatedValue {
  /// The first byte.
  var start: Range<Int> { range.lowerBound..<min(range.lowerBound + 1, range.upperBound) }
}

extension LocatedValue.Member {
  /// Whether the key is the author's own and not read: `$comment`, and what begins with `x-`.
  package var isComment: Bool { key == "$comment" || key.hasPrefix("x-") }
}

enum Article {
  /// Returns "an" before a vowel, "a" else.
  static func of(_ noun: String) -> String {
    noun.first.map { "aeiou".contains($0) } ?? false ? "an" : "a"
  }
}

/// The checks of the items and sections that a picture and a film name.
extension DocumentReader {
  mutating func checkItemPaths(of document: LayoutDocument, _ value: LocatedValue) {
    let root = ValuePath()
    if let picture = value.member("picture")?.value {
      let path = root.appending("picture")
      checkSelection(
        document.picture.selected, picture.member("selected")?.value, path, document.data)
      if let item = document.picture.highlight, let value = picture.member("highlight")?.value {
        within(path.appending("highlight")) { $0.check(item, at: value, in: document.data) }
      }
      let offsets = picture.member("scrollSections")?.value.elements ?? []
      for (index, pair) in zip(document.picture.scrollSections ?? [], offsets).enumerated() {
        within(path.appending("scrollSections").appending(index)) { reader in
          _ = reader.checkSection(pair.0.section, at: pair.1, in: document.data)
        }
      }
    }
    let steps = value.member("film")?.value.member("steps")?.value.elements ?? []
    var data = document.data
    for (index, (step, value)) in zip(document.film?.steps ?? [], steps).enumerated() {
      data = step.data ?? data
      let path = root.appending("film").appending("steps").appending(index)
      checkSelection(step.selected, value.member("selected")?.value, path, data)
    }
  }

  private mutating func checkSelection(
    _ items: [LayoutDocument.ItemPath]?, _ value: LocatedValue?, _ path: ValuePath,
    _ data: LayoutDocument.Data
  ) {
    for (index, pair) in zip(items ?? [], value?.elements ?? []).enumerated() {
      within(path.appending("selected").appending(index)) { reader in
        reader.check(pair.0, at: pair.1, in: data)
      }
    }
  }

  private mutating func check(
    _ path: LayoutDocument.ItemPath, at value: LocatedValue, in data: LayoutDocument.Data
  ) {
    guard let section = checkSection(path.section, at: value, in: data) else { return }
    let count = section.items.count
    guard path.item >= count else { return }
    error(
      "There is no item \(path.item): section \(path.section) has "
        + "\(count == 0 ? "no items" : count == 1 ? "1 item" : "\(count) items").",
      at: value.range)
  }

  private mutating func checkSection(
    _ index: Int, at value: LocatedValue, in data: LayoutDocument.Data
  ) -> LayoutDocument.DataSection? {
    guard !data.sections.indices.contains(index) else { return data.sections[index] }
    let count = data.sections.count
    error(
      "There is no section \(index): the data have \(count) section\(count == 1 ? "" : "s").",
      at: value.range)
    return nil
  }
}
