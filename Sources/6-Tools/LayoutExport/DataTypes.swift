// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import LayoutDocuments

/// The types of items and sections, which all states of the data have in common.
struct DataTypes {
  let styles: [CellStyle]
  /// Whether items are of a type of their own; else they are their running numbers.
  let hasItemType: Bool
  /// Whether items may lack a title.
  let hasOptionalTitles: Bool
  let sectionType: String
  /// The members of the type of items, in the order of the keys.
  let members: [Member]
  /// The accessories of items that have their own, each once; nil where all have their look's.
  let accessories: [LayoutDocument.Accessory]?
  /// Whether variants decide if cells are rows of a list.
  let hasListVariants: Bool
  private let positions: [CellStyle.Key: Int]
  private let adaptiveKeys: Set<CellStyle.Key>
  private let looks: [String: LayoutDocument.Look]

  /// A member of the type of items, but the identifier.
  enum Member: String, CaseIterable {
    case number, title, subtitle, image, symbol, badge, indentation, color, accessories, look
  }

  init(_ document: LayoutDocument) {
    looks = document.looks
    var facts = ItemFacts()
    for state in document.states { facts.add(state, of: document) }
    var names = SwiftNames(taken: ["accessories", "collectionView", "dataSource", "item", "view"])
    var classes = SwiftNames(taken: ["UICollectionViewListCell"])
    styles = facts.keys.map { CellStyle($0, in: document, names: &names, classes: &classes) }
    positions = Dictionary(uniqueKeysWithValues: zip(facts.keys, facts.keys.indices))
    adaptiveKeys = facts.adaptiveKeys
    hasListVariants = !facts.adaptiveKeys.isEmpty
    sectionType = facts.hasSectionIDs ? "String" : "Int"
    let texts = styles.map(\.look.text)
    let needsTitles = texts.contains(nil)
    hasItemType = facts.hasListedItems || !facts.members.isEmpty || styles.count > 1
    hasOptionalTitles = texts.contains(.title) || !needsTitles
    if needsTitles { facts.members.insert(.title) }
    if texts.contains(.number) || needsTitles && texts.contains(.title) {
      facts.members.insert(.number)
    }
    if styles.count > 1 { facts.members.insert(.look) }
    members = Member.allCases.filter(facts.members.contains)
    accessories = facts.members.contains(.accessories) ? facts.accessories : nil
  }

  var itemType: String { hasItemType ? "Item" : "Int" }

  func has(_ member: Member) -> Bool { hasItemType && members.contains(member) }

  /// Returns the style of an item's cell.
  ///
  /// - Parameters:
  ///   - look: The name of the item's look; nil for the one of cells.
  ///   - section: The index of its section.
  ///   - state: The layout and the data of the item.
  /// - Returns: The style.
  func style(_ look: String?, section: Int, of state: LayoutDocument.State) -> CellStyle {
    let key = CellStyle.Key(
      look, isInList: state.layout.isList(section: section), in: looks)
    return styles[positions[key] ?? 0]
  }

  /// Returns the names of the styles that the items of a state have, by section.
  func looks(of state: LayoutDocument.State) -> [[String]] {
    state.data.sections.enumerated().map { index, section in
      (0..<section.items.count).map { item in
        style(section.item(at: item)?.look, section: index, of: state).name
      }
    }
  }

  /// Returns the styles of a look in a list and elsewhere, where variants decide which one a cell has.
  ///
  /// - Returns: Both; nil for a style that variants do not change.
  func adaptiveStyles(of style: CellStyle) -> (list: CellStyle, other: CellStyle)? {
    guard adaptiveKeys.contains(style.key), let list = positions[style.key.inList(true)],
      let other = positions[style.key.inList(false)]
    else { return nil }
    return (styles[list], styles[other])
  }

  func writeTypes(to writer: inout SwiftWriter) {
    guard hasItemType else { return }
    writer.blank()
    writer.block("private struct Item: Hashable") { writer in
      writer.line("let id: String")
      for member in members { writer.line(declaration(of: member)) }
    }
    if styles.count > 1 {
      writer.blank()
      writer.block("private enum Look: Hashable") { writer in
        writer.line("case \(styles.map(\.name).joined(separator: ", "))")
      }
    }
    if let accessories {
      writer.blank()
      AccessoryWriter.writeType(accessories, to: &writer)
    }
  }

  private func declaration(of member: Member) -> String {
    switch member {
    case .number: "let number: Int"
    case .title: hasOptionalTitles ? "var title: String?" : "let title: String"
    case .look: "let look: Look"
    case .indentation: "var indentation: Int?"
    case .color: "var color: UIColor?"
    case .accessories: "var accessories: [Accessory]?"
    case .subtitle, .image, .symbol, .badge: "var \(member): String?"
    }
  }
}

/// The facts about the items of a document that decide on their type.
private struct ItemFacts {
  var keys: [CellStyle.Key] = []
  /// The keys of looks whose cells variants change, both of each.
  var adaptiveKeys: Set<CellStyle.Key> = []
  var members: Set<DataTypes.Member> = []
  var accessories: [LayoutDocument.Accessory] = []
  var hasListedItems = false
  var hasSectionIDs = false
  private var knownKeys: Set<CellStyle.Key> = []
  private var knownAccessories: Set<LayoutDocument.Accessory> = []

  mutating func add(_ state: LayoutDocument.State, of document: LayoutDocument) {
    for (index, section) in state.data.sections.enumerated() {
      if section.id != nil { hasSectionIDs = true }
      if case .listed = section.items { hasListedItems = true }
      // All of a cycle is written, also what no item comes to.
      if section.items.count > 0 {
        for list in section.each.accessories?.values ?? [] { add(list) }
      }
      let isInList = state.layout.isList(section: index)
      let isAdaptive = state.layout.changesList(section: index)
      for position in 0..<section.items.count {
        guard let item = section.item(at: position) else { continue }
        add(item)
        let key = CellStyle.Key(item.look, isInList: isInList, in: document.looks)
        add(key, of: document)
        let other = CellStyle.Key(item.look, isInList: !isInList, in: document.looks)
        guard isAdaptive, other != key else { continue }
        adaptiveKeys.formUnion([key, other])
        add(other, of: document)
      }
    }
    if keys.isEmpty, !state.data.sections.isEmpty {
      let isInList = state.layout.isList(section: 0)
      add(CellStyle.Key(nil, isInList: isInList, in: document.looks), of: document)
    }
  }

  private mutating func add(_ key: CellStyle.Key, of document: LayoutDocument) {
    guard knownKeys.insert(key).inserted else { return }
    keys.append(key)
    add(document.looks[key.look]?.accessories ?? [])
  }

  private mutating func add(_ all: [LayoutDocument.Accessory]) {
    accessories += all.filter { knownAccessories.insert($0).inserted }
  }

  private mutating func add(_ item: LayoutDocument.DataItem) {
    if item.title != nil { members.insert(.title) }
    if item.subtitle != nil { members.insert(.subtitle) }
    if item.image != nil { members.insert(.image) }
    if item.symbol != nil { members.insert(.symbol) }
    if item.badge != nil { members.insert(.badge) }
    if item.indentation != nil { members.insert(.indentation) }
    if item.color != nil { members.insert(.color) }
    guard let own = item.accessories else { return }
    members.insert(.accessories)
    add(own)
  }
}
