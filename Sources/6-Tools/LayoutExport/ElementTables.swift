// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutDocuments

extension LayoutDocument {
  /// Whether an item has a size that its cell answers when it is measured.
  var hasMeasuredItems: Bool {
    states.contains { state in
      if case .flow(let flow) = state.layout, flow.estimatedItemSize == nil { return false }
      return state.data.sections.contains { section in
        (0..<section.items.count).contains { section.item(at: $0)?.size != nil }
      }
    }
  }
}

/// Values by section that are properties of the view controller: the sizes of items, and the texts
/// and the sizes of headers and footers.
struct ElementTables {
  private let states: [LayoutDocument.State]
  private let textNames: [String: String]
  private let sizeNames: [String: String]
  /// The tables of each state, all of the same names.
  private var tables: [[Table]] = []
  /// Whether the delegate of a flow layout or cells have sizes.
  let hasItemSizes: Bool
  let hasOptionalItemSizes: Bool

  init(_ document: LayoutDocument, kinds: [String]) {
    states = document.states
    let sizes = states.map(Self.itemSizes).joined().joined()
    hasItemSizes = sizes.contains { $0 != nil }
    hasOptionalItemSizes = sizes.contains(nil)
    var names = SwiftNames(taken: ["itemSizes"])
    var textNames: [String: String] = [:]
    var sizeNames: [String: String] = [:]
    for kind in kinds {
      let word = SwiftNames.camelCase(kind, else: "supplementary")
      let texts = Set(states.flatMap { $0.data.sections.map { $0.texts[kind] } })
      if texts.count > 1 { textNames[kind] = names.unique(word + "Texts") }
      if states.contains(where: { $0.data.sections.contains { $0.sizes[kind] != nil } }) {
        sizeNames[kind] = names.unique(word + "Sizes")
      }
    }
    self.textNames = textNames
    self.sizeNames = sizeNames
    tables = states.map(tables(of:))
  }

  /// Returns the texts of a kind as an expression: a text that all sections have, or an element of a
  /// property; nil where no section has one.
  func text(of kind: String, section: String) -> String? {
    if let name = textNames[kind] { return "\(name)[\(section)]" }
    return states[0].data.sections.first?.texts[kind].map { SwiftLiteral.text($0) }
  }

  func hasTexts(of kind: String) -> Bool { textNames[kind] != nil }

  /// Returns the measured size of a kind's view as an expression; nil where no section has one.
  func size(of kind: String, section: String) -> String? {
    sizeNames[kind].map { "\($0)[\(section)]" }
  }

  func writeProperties(of className: String, to writer: inout SwiftWriter) {
    for (index, table) in tables[0].enumerated() {
      let changes = tables.contains { $0[index].rows != table.rows }
      let word = changes ? "private var" : "private let"
      let head = "\(word) \(table.name): \(table.type) = "
      writeTable(table, of: 0, head: head, type: className, to: &writer)
    }
  }

  /// Writes assignments of what differs between two states.
  func writeAssignments(after old: Int, of new: Int, to writer: inout SwiftWriter) {
    for (before, table) in zip(tables[old], tables[new])
    where before.rows != table.rows {
      writeTable(table, of: new, head: "\(table.name) = ", type: "Self", to: &writer)
    }
  }

  func writeMethods(to writer: inout SwiftWriter) {
    for index in tables.indices {
      for (position, table) in tables[index].enumerated()
      where table.isLong && (index == 0 || tables[index - 1][position].rows != table.rows) {
        writer.blank()
        LongTable(rows: table.rows, type: table.type, isNested: table.isNested)
          .write(method: table.method(ofState: index), to: &writer)
      }
    }
  }

  // MARK: Tables

  private struct Table {
    let name: String
    let type: String
    /// One row, or one for each section.
    let rows: [[String]]
    let isNested: Bool

    /// Whether a method returns the table, since it has too many values for one list.
    var isLong: Bool { rows.reduce(0) { $0 + $1.count } > LongTable.longestList }

    func method(ofState index: Int) -> String {
      "make\(name.prefix(1).uppercased())\(name.dropFirst())\(index == 0 ? "" : "\(index + 1)")"
    }
  }

  private func tables(of state: LayoutDocument.State) -> [Table] {
    func size(_ size: CGSize?) -> String { size.map { SwiftLiteral.size($0) } ?? "nil" }
    var result: [Table] = []
    if hasItemSizes {
      result.append(
        Table(
          name: "itemSizes", type: hasOptionalItemSizes ? "[[CGSize?]]" : "[[CGSize]]",
          rows: Self.itemSizes(of: state).map { $0.map(size) }, isNested: true))
    }
    for (kind, name) in textNames.sorted(by: { $0.value < $1.value }) {
      let texts = state.data.sections.map { SwiftLiteral.text($0.texts[kind] ?? "") }
      result.append(Table(name: name, type: "[String]", rows: [texts], isNested: false))
    }
    for (kind, name) in sizeNames.sorted(by: { $0.value < $1.value }) {
      let sizes = state.data.sections.map { size($0.sizes[kind]) }
      result.append(Table(name: name, type: "[CGSize?]", rows: [sizes], isNested: false))
    }
    return result
  }

  private func writeTable(
    _ table: Table, of state: Int, head: String, type: String, to writer: inout SwiftWriter
  ) {
    guard !table.isLong else {
      return writer.value(
        head.trimmingCharacters(in: .whitespaces), "\(type).\(table.method(ofState: state))()")
    }
    guard table.isNested else { return writer.list(head, table.rows[0]) }
    writer.line(head + "[")
    writer.indented { writer in
      for row in table.rows { writer.list("", row, tail: table.rows.count == 1 ? "" : ",") }
    }
    writer.line("]")
  }

  /// Returns the sizes of the items by section, each a cycle; nil for items that have none.
  private static func itemSizes(of state: LayoutDocument.State) -> [[CGSize?]] {
    state.data.sections.map { section in
      guard case .listed(let items) = section.items, items.contains(where: { $0.size != nil })
      else { return section.each.size?.values.map(Optional.some) ?? [nil] }
      return items.indices.map { section.item(at: $0)?.size }
    }
  }
}
