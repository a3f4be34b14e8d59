// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import LayoutDocuments

/// A state of the data as Swift: a snapshot of items and sections.
struct SwiftData {
  private typealias Member = DataTypes.Member

  private let state: LayoutDocument.State
  private let types: DataTypes
  private let identities: [[String]]

  private var data: LayoutDocument.Data { state.data }

  init(_ state: LayoutDocument.State, types: DataTypes) {
    self.state = state
    self.types = types
    identities = state.data.identities
  }

  private func identifier(_ index: Int) -> String {
    guard types.sectionType == "String" else { return "\(index)" }
    return SwiftLiteral.text(data.sections[index].id ?? "\(index)")
  }

  /// Writes a snapshot and applies it.
  ///
  /// - Parameters:
  ///   - writer: What is written to.
  ///   - isAnimated: Whether items move over time.
  ///   - changes: What differs of elements that stay; nil for the first snapshot.
  func writeSnapshot(
    to writer: inout SwiftWriter, isAnimated: Bool = false, changes: StepChanges? = nil
  ) {
    var names = SwiftNames(taken: ["snapshot", "dataSource", "layout", "items"])
    writer.line(
      "var snapshot = NSDiffableDataSourceSnapshot<\(types.sectionType), \(types.itemType)>()")
    writer.list(
      "snapshot.appendSections(", data.sections.indices.map(identifier), tail: ")")
    var number = 0
    for (index, section) in data.sections.enumerated() {
      defer { number += section.items.count }
      guard section.items.count > 0 else { continue }
      let target = data.sections.count == 1 ? "" : ", toSection: \(identifier(index))"
      guard types.hasItemType else {
        writer.line(
          "snapshot.appendItems(Array(\(number)..<\(number + section.items.count))\(target))")
        continue
      }
      switch section.items {
      case .numbered(let count):
        let values = writeCycles(of: section, index, &names, to: &writer)
        writeNumbered(count, from: number, values, target, to: &writer)
      case .listed: writeListed(section, index, from: number, target, to: &writer)
      }
    }
    if let changes { write(changes, to: &writer) }
    writer.line("dataSource.apply(snapshot, animatingDifferences: \(isAnimated))")
  }

  /// Has the snapshot say which views of elements that stay show something else.
  private func write(_ changes: StepChanges, to writer: inout SwiftWriter) {
    let sections = changes.reloadedSections
    if !sections.isEmpty {
      writer.list("snapshot.reloadSections(", sections.map(identifier), tail: ")")
    }
    guard let refresh = changes.refresh else { return }
    let method = refresh == .reload ? "reloadItems" : "reconfigureItems"
    writer.line("let items = dataSource.snapshot().itemIdentifiers")
    writer.line("snapshot.\(method)(items.filter { snapshot.indexOfItem($0) != nil })")
  }

  // MARK: Items by cycles

  private func writeNumbered(
    _ count: Int, from first: Int, _ values: [Member: String], _ target: String,
    to writer: inout SwiftWriter
  ) {
    let number = first == 0 ? "$0" : "\(first) + $0"
    var values = values
    values[.number] = number
    if values[.title] == nil, !types.hasOptionalTitles { values[.title] = "\"\\(\(number))\"" }
    writer.line("snapshot.appendItems(")
    writer.indented { writer in
      writer.line("(0..<\(count)).map {")
      writer.indented { $0.call("Item", ["id: \"\\(\(number))\""] + arguments(values)) }
      writer.line("}\(target))")
    }
  }

  /// Writes the constants of cycles with more than one value.
  ///
  /// - Returns: The expressions of the members of the item `$0`.
  private func writeCycles(
    of section: LayoutDocument.DataSection, _ index: Int, _ names: inout SwiftNames,
    to writer: inout SwiftWriter
  ) -> [Member: String] {
    let each = section.each
    func texts(_ cycle: LayoutDocument.Cycle<String>?) -> [String]? {
      cycle?.values.map { SwiftLiteral.text($0) }
    }
    let looks = each.look?.values.map(Optional.some) ?? [section.look]
    let values: [Member: [String]?] = [
      .title: texts(each.title), .subtitle: texts(each.subtitle), .image: texts(each.image),
      .symbol: texts(each.symbol), .badge: texts(each.badge),
      .indentation: each.indentation?.values.map { "\($0)" },
      .color: each.color?.values.map { SwiftLiteral.color($0) },
      .accessories: each.accessories?.values.map(AccessoryWriter.values),
      .look: looks.map { ".\(types.style($0, section: index, of: state).name)" },
    ]
    var result: [Member: String] = [:]
    for member in types.members {
      guard let list = values[member] ?? nil else { continue }
      guard list.count > 1 else {
        result[member] = list[0]
        continue
      }
      let name = names.unique(member == .accessories ? "accessoryLists" : "\(member)s")
      writer.list("let \(name)\(Self.typeOfList(of: member)) = ", list)
      result[member] = "\(name)[$0 % \(list.count)]"
    }
    return result
  }

  /// The type of a list of a member's values, where these do not say it.
  private static func typeOfList(of member: Member) -> String {
    switch member {
    case .accessories: ": [[Accessory]]"
    case .look: ": [Look]"
    default: ""
    }
  }

  // MARK: Listed items

  private func writeListed(
    _ section: LayoutDocument.DataSection, _ index: Int, from number: Int, _ target: String,
    to writer: inout SwiftWriter
  ) {
    for start in stride(from: 0, to: section.items.count, by: LongTable.longestList) {
      let items = start..<min(start + LongTable.longestList, section.items.count)
      write(items, of: section, index, from: number, target, to: &writer)
    }
  }

  private func write(
    _ items: Range<Int>, of section: LayoutDocument.DataSection, _ index: Int, from number: Int,
    _ target: String, to writer: inout SwiftWriter
  ) {
    // A list that ends the call keeps its bracket on the line of the call.
    if target.isEmpty {
      writer.line("snapshot.appendItems([")
      writer.indented { writeItems(items, of: section, index, from: number, to: &$0) }
      writer.line("])")
      return
    }
    writer.line("snapshot.appendItems(")
    writer.indented { writer in
      writer.line("[")
      writer.indented { writeItems(items, of: section, index, from: number, to: &$0) }
      writer.line("]\(target))")
    }
  }

  private func writeItems(
    _ items: Range<Int>, of section: LayoutDocument.DataSection, _ index: Int, from first: Int,
    to writer: inout SwiftWriter
  ) {
    for position in items {
      guard let item = section.item(at: position) else { continue }
      let values = values(of: item, number: first + position, section: index)
      writer.call(
        "Item", ["id: \(SwiftLiteral.text(identities[index][position]))"] + arguments(values),
        // swift-format leaves no comma after the only element.
        tail: items.count == 1 ? "" : ",")
    }
  }

  private func values(
    of item: LayoutDocument.DataItem, number: Int, section: Int
  ) -> [Member: String] {
    var result: [Member: String] = [
      .number: "\(number)", .look: ".\(types.style(item.look, section: section, of: state).name)",
    ]
    let title = item.title ?? (types.hasOptionalTitles ? nil : "\(number)")
    result[.title] = title.map { SwiftLiteral.text($0) }
    result[.subtitle] = item.subtitle.map { SwiftLiteral.text($0) }
    result[.image] = item.image.map { SwiftLiteral.text($0) }
    result[.symbol] = item.symbol.map { SwiftLiteral.text($0) }
    result[.badge] = item.badge.map { SwiftLiteral.text($0) }
    result[.indentation] = item.indentation.map { "\($0)" }
    result[.color] = item.color.map { SwiftLiteral.color($0) }
    result[.accessories] = item.accessories.map(AccessoryWriter.values)
    return result
  }

  /// Returns the arguments of an item, without those that are nil.
  private func arguments(_ values: [Member: String]) -> [String] {
    types.members.compactMap { member in values[member].map { "\(member): \($0)" } }
  }
}
