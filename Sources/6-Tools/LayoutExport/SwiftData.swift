// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import LayoutDocuments

/// The data of a document as Swift: identifiers, a type of items where numbers do not do, and a
/// snapshot.
struct SwiftData {
  private let data: LayoutDocument.Data
  private let identities: [[String]]
  /// The members of the type of items, in the order of the keys.
  let members: [String]

  /// Creates the Swift of a state of the data.
  ///
  /// - Parameters:
  ///   - data: The state.
  ///   - document: The document, whose other states have the same types.
  init(_ data: LayoutDocument.Data, of document: LayoutDocument) {
    self.data = data
    identities = data.identities
    let states = [document.data] + (document.film?.steps ?? []).compactMap(\.data)
    var present: Set<String> = []
    var isPlain = true
    for section in states.flatMap(\.sections) {
      if case .listed = section.items { isPlain = false }
      for index in 0..<section.items.count {
        guard let item = section.item(at: index) else { continue }
        present.formUnion(Self.values(item, title: nil).map(\.key))
      }
    }
    hasItemType = !isPlain || !present.isEmpty
    members = Self.order.filter { $0 == "title" || present.contains($0) }
    sectionType = states.flatMap(\.sections).contains { $0.id != nil } ? "String" : "Int"
  }

  /// Whether items are of a type of their own; else they are their running numbers.
  let hasItemType: Bool
  /// The type of items.
  var itemType: String { hasItemType ? "Item" : "Int" }
  /// The type of the identifiers of sections.
  let sectionType: String

  private static let order = [
    "title", "subtitle", "image", "symbol", "badge", "indentation", "color",
  ]

  /// Returns the members of an item that are given, as expressions.
  private static func values(
    _ item: LayoutDocument.DataItem, title: String?
  ) -> [(key: String, text: String)] {
    var result: [(key: String, text: String)] = []
    if let title = item.title ?? title { result.append(("title", SwiftLiteral.text(title))) }
    if let text = item.subtitle { result.append(("subtitle", SwiftLiteral.text(text))) }
    if let text = item.image { result.append(("image", SwiftLiteral.text(text))) }
    if let text = item.symbol { result.append(("symbol", SwiftLiteral.text(text))) }
    if let text = item.badge { result.append(("badge", SwiftLiteral.text(text))) }
    if let level = item.indentation { result.append(("indentation", "\(level)")) }
    if let color = item.color { result.append(("color", SwiftLiteral.color(color))) }
    return result
  }

  func writeItemType(to writer: inout SwiftWriter) {
    writer.block("private struct Item: Hashable") { writer in
      writer.line("let id: String")
      for member in members {
        let type =
          switch member {
          case "title": "String"
          case "indentation": "Int?"
          case "color": "UIColor?"
          default: "String?"
          }
        writer.line("let \(member): \(type)")
      }
    }
  }

  private func identifier(_ index: Int) -> String {
    guard sectionType == "String" else { return "\(index)" }
    return SwiftLiteral.text(data.sections[index].id ?? "\(index)")
  }

  /// Writes a snapshot and applies it.
  func writeSnapshot(to writer: inout SwiftWriter, isAnimated: Bool = false) {
    var names = SwiftNames()
    writer.line("var snapshot = NSDiffableDataSourceSnapshot<\(sectionType), \(itemType)>()")
    writer.list(
      "snapshot.appendSections(", data.sections.indices.map(identifier), tail: ")")
    var number = 0
    for (index, section) in data.sections.enumerated() {
      defer { number += section.items.count }
      guard section.items.count > 0 else { continue }
      let target = data.sections.count == 1 ? "" : ", toSection: \(identifier(index))"
      guard hasItemType else {
        writer.line(
          "snapshot.appendItems(Array(\(number)..<\(number + section.items.count))\(target))")
        continue
      }
      var cycles: [String: String] = [:]
      if case .numbered = section.items {
        cycles = writeCycles(section.each, &names, to: &writer)
      }
      writeItems(of: section, index, from: number, target, cycles, to: &writer)
    }
    writer.line("dataSource.apply(snapshot, animatingDifferences: \(isAnimated))")
  }

  /// Writes the items of a section: one by one where they are listed, else by their cycles.
  private func writeItems(
    of section: LayoutDocument.DataSection, _ index: Int, from number: Int, _ target: String,
    _ cycles: [String: String], to writer: inout SwiftWriter
  ) {
    if case .numbered(let count) = section.items {
      writer.line("snapshot.appendItems(")
      writer.indented { writer in
        writer.line("(0..<\(count)).map {")
        writer.indented { writer in
          let number = number == 0 ? "\"\\($0)\"" : "\"\\(\(number) + $0)\""
          writer.call(
            "Item",
            ["id: \(number)"]
              + members.map { "\($0): \(cycles[$0] ?? ($0 == "title" ? number : "nil"))" })
        }
        writer.line("}\(target))")
      }
      return
    }
    // A list that ends the call keeps its bracket on the line of the call.
    if target.isEmpty {
      writer.line("snapshot.appendItems([")
      writer.indented { writeListed(section, index, from: number, to: &$0) }
      writer.line("])")
      return
    }
    writer.line("snapshot.appendItems(")
    writer.indented { writer in
      writer.line("[")
      writer.indented { writeListed(section, index, from: number, to: &$0) }
      writer.line("]\(target))")
    }
  }

  private func writeListed(
    _ section: LayoutDocument.DataSection, _ index: Int, from number: Int,
    to writer: inout SwiftWriter
  ) {
    for position in 0..<section.items.count {
      guard let item = section.item(at: position) else { continue }
      let values = Dictionary(
        Self.values(item, title: "\(number + position)").map { ($0.key, $0.text) },
        uniquingKeysWith: { first, _ in first })
      writer.call(
        "Item",
        ["id: \(SwiftLiteral.text(identities[index][position]))"]
          + members.map { "\($0): \(values[$0] ?? "nil")" },
        // swift-format leaves no comma after the only element.
        tail: section.items.count == 1 ? "" : ",")
    }
  }

  /// Writes the constants of cycles with more than one value.
  ///
  /// - Returns: The expressions of the cycles for the item `$0`, by member.
  private func writeCycles(
    _ each: LayoutDocument.ItemCycles, _ names: inout SwiftNames, to writer: inout SwiftWriter
  ) -> [String: String] {
    func texts(_ cycle: LayoutDocument.Cycle<String>?) -> [String]? {
      cycle?.values.map { SwiftLiteral.text($0) }
    }
    let values: [String: [String]?] = [
      "title": texts(each.title), "subtitle": texts(each.subtitle), "image": texts(each.image),
      "symbol": texts(each.symbol), "badge": texts(each.badge),
      "indentation": each.indentation?.values.map { "\($0)" },
      "color": each.color?.values.map { SwiftLiteral.color($0) },
    ]
    var result: [String: String] = [:]
    for member in members {
      guard let list = values[member] ?? nil else { continue }
      guard list.count > 1 else {
        result[member] = list[0]
        continue
      }
      let name = names.unique("\(member)s")
      writer.list("let \(name) = ", list)
      result[member] = "\(name)[$0 % \(list.count)]"
    }
    return result
  }
}
