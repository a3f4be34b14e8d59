// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import LayoutDocuments

/// Writes the registrations of cells, and the data source that dequeues them.
struct CellWriter {
  private let export: SwiftExport
  private var types: DataTypes { export.types }

  init(_ export: SwiftExport) { self.export = export }

  func writeDataSource(to writer: inout SwiftWriter) {
    writer.block("private func configureDataSource()") { writer in
      for style in types.styles { writeRegistration(of: style, to: &writer) }
      let data = "<\(types.sectionType), \(types.itemType)>"
      writer.line("dataSource = UICollectionViewDiffableDataSource\(data)(")
      writer.indented { $0.line("collectionView: collectionView") }
      let capture = types.hasListVariants ? "[unowned self] " : ""
      writer.line(") { \(capture)collectionView, indexPath, item in")
      writer.indented(writeProvider)
      writer.line("}")
      SupplementaryWriter(export).writeProvider(to: &writer)
      writer.blank()
      SwiftData(export.document.states[0], types: types).writeSnapshot(to: &writer)
    }
  }

  private func registration(of style: CellStyle) -> String {
    types.styles.count == 1 ? "cellRegistration" : "\(style.name)Registration"
  }

  private func writeProvider(to writer: inout SwiftWriter) {
    func dequeue(_ style: CellStyle, _ writer: inout SwiftWriter) {
      writer.call(
        "collectionView.dequeueConfiguredReusableCell",
        ["using: \(registration(of: style))", "for: indexPath", "item: item"])
    }
    guard types.styles.count > 1 else { return dequeue(types.styles[0], &writer) }
    writer.line("switch item.look {")
    for style in types.styles {
      writer.line("case .\(style.name):")
      writer.indented { writer in
        guard let styles = types.adaptiveStyles(of: style) else { return dequeue(style, &writer) }
        let isList = style.key == styles.list.key
        writer.block("if isList[indexPath.section] ?? \(isList)") { dequeue(styles.list, &$0) }
        writer.continueBlock("else") { dequeue(styles.other, &$0) }
      }
    }
    writer.line("}")
  }

  private func writeRegistration(of style: CellStyle, to writer: inout SwiftWriter) {
    let head = "let \(registration(of: style)) = UICollectionView.CellRegistration<"
    let parameters = "\(style.className), \(types.itemType)"
    if writer.fits("\(head)\(parameters)> {") {
      writer.line("\(head)\(parameters)> {")
    } else {
      writer.line(head)
      writer.indented { $0.line(parameters) }
      writer.line("> {")
    }
    writer.indented { writer in
      let isMeasured = export.document.hasMeasuredItems
      writer.line("\(isMeasured ? "[unowned self] " : "")cell, indexPath, item in")
      switch style.resolved.type {
      case .list: configureListCell(style, &writer)
      case .label: configureLabel("label", style, &writer)
      case .titles: configureTitles(style, &writer)
      case .image: configureImage("image", "UIImage(named: $0)", &writer)
      case .symbol: configureImage("symbol", "UIImage(systemName: $0)", &writer)
      case .empty: break
      }
      if style.resolved.type != .list { configureBackground(style, &writer) }
      guard isMeasured else { return }
      writer.line("let sizes = itemSizes[indexPath.section]")
      writer.line("cell.measuredSize = sizes[indexPath.item % sizes.count]")
    }
    writer.line("}")
  }

  // MARK: Contents

  private func text(of style: CellStyle) -> String {
    switch style.look.text {
    case nil where types.hasOptionalTitles && types.has(.title):
      "item.title ?? \"\\(item.number)\""
    case nil: types.hasItemType ? "item.title" : "\"\\(item)\""
    case .title: types.has(.title) ? "item.title" : "nil"
    case .number: types.hasItemType ? "\"\\(item.number)\"" : "\"\\(item)\""
    case .item: "\"\\(indexPath.item)\""
    case .path: "\"\\(indexPath.section), \\(indexPath.item)\""
    case LayoutDocument.Look.Text.none?: "nil"
    }
  }

  private func configureLabel(
    _ label: String, _ style: CellStyle, _ writer: inout SwiftWriter
  ) {
    writer.line("cell.\(label).text = \(text(of: style))")
  }

  private func configureTitles(_ style: CellStyle, _ writer: inout SwiftWriter) {
    configureLabel("titleLabel", style, &writer)
    guard types.has(.subtitle) else { return writer.line("cell.subtitleLabel.isHidden = true") }
    writer.line("cell.subtitleLabel.text = item.subtitle")
    writer.line("cell.subtitleLabel.isHidden = item.subtitle == nil")
  }

  private func configureImage(_ member: String, _ image: String, _ writer: inout SwiftWriter) {
    guard DataTypes.Member(rawValue: member).map(types.has) ?? false else { return }
    writer.line("cell.imageView.image = item.\(member).flatMap { \(image) }")
  }

  private func configureBackground(_ style: CellStyle, _ writer: inout SwiftWriter) {
    guard LookClassWriter.hasOwnBackgrounds(style, types) else { return }
    let colors = style.resolved.background?.values ?? [.named("clear")]
    let own = types.has(.color) ? "item.color ?? " : ""
    if colors.count == 1 {
      writer.color("let color = ", colors[0])
      writer.line("cell.contentView.backgroundColor = \(own)color")
    } else {
      writer.list("let colors = ", colors.map { SwiftLiteral.color($0) })
      writer.line(
        "cell.contentView.backgroundColor = \(own)colors[indexPath.item % colors.count]")
    }
  }

  private func configureListCell(_ style: CellStyle, _ writer: inout SwiftWriter) {
    let look = style.resolved
    let list = look.listStyle.map { "UIListContentConfiguration.\($0)()" }
    writer.line("var content = \(list ?? "cell.defaultContentConfiguration()")")
    writer.line("content.text = \(text(of: style))")
    if types.has(.subtitle) { writer.line("content.secondaryText = item.subtitle") }
    writeListImage(&writer)
    if let color = look.textColor { writer.color("content.textProperties.color = ", color) }
    writer.line("cell.contentConfiguration = content")
    writeAccessories(look, &writer)
    if types.has(.indentation) { writer.line("cell.indentationLevel = item.indentation ?? 0") }
    writeListBackground(look, &writer)
  }

  private func writeListImage(_ writer: inout SwiftWriter) {
    let symbol = "item.symbol.flatMap { UIImage(systemName: $0) }"
    let image = "item.image.map { UIImage(named: $0) ?? UIImage(systemName: \"photo\") }"
    switch (types.has(.symbol), types.has(.image)) {
    case (true, true):
      writer.line("content.image = \(symbol)")
      writer.block("if let name = item.image, item.symbol == nil") {
        $0.line("content.image = UIImage(named: name) ?? UIImage(systemName: \"photo\")")
      }
    case (true, false): writer.line("content.image = \(symbol)")
    case (false, true): writer.line("content.image = \(image) ?? nil")
    case (false, false): break
    }
  }

  private func writeAccessories(_ look: ResolvedLook, _ writer: inout SwiftWriter) {
    guard types.has(.accessories) else {
      guard !look.accessories.isEmpty else { return }
      return writer.list("cell.accessories = ", look.accessories.ofCell.map(AccessoryWriter.uiKit))
    }
    let standard = AccessoryWriter.values(look.accessories)
    writer.value("let accessories: [Accessory] =", "item.accessories ?? \(standard)")
    writer.line("cell.accessories = accessories.map(\\.cellAccessory)")
  }

  private func writeListBackground(_ look: ResolvedLook, _ writer: inout SwiftWriter) {
    let colors = look.background?.values ?? []
    guard !colors.isEmpty || types.has(.color) else { return }
    writer.line("var background = cell.defaultBackgroundConfiguration()")
    if colors.count == 1 {
      writer.color("background.backgroundColor = ", colors[0])
    } else if !colors.isEmpty {
      writer.list("let colors = ", colors.map { SwiftLiteral.color($0) })
      writer.line("background.backgroundColor = colors[indexPath.item % colors.count]")
    }
    if types.has(.color) {
      writer.block("if let color = item.color") {
        $0.line("background.backgroundColor = color")
      }
    }
    writer.line("cell.backgroundConfiguration = background")
  }

  // MARK: Classes

  func writeClasses(to writer: inout SwiftWriter) {
    let isMeasured = export.document.hasMeasuredItems
    var known: Set<String> = ["UICollectionViewListCell"]
    for style in types.styles where known.insert(style.className).inserted {
      writer.blank()
      LookClassWriter(
        name: style.className, look: style.resolved, base: .cell, isMeasured: isMeasured,
        hasOwnBackgrounds: LookClassWriter.hasOwnBackgrounds(style, types)
      ).write(to: &writer)
    }
  }
}

enum AccessoryWriter {
  /// Returns the accessory as UIKit has it, shown whether the list is edited or not.
  static func uiKit(_ accessory: LayoutDocument.Accessory) -> String {
    switch accessory {
    case .label(let text): ".label(text: \(SwiftLiteral.text(text)))"
    case .delete, .insert, .reorder, .multiselect: ".\(accessory)(displayed: .always)"
    case .disclosureIndicator, .checkmark, .detail: ".\(accessory)()"
    }
  }

  /// Returns a value of the type that ``writeType(_:to:)`` writes.
  static func value(_ accessory: LayoutDocument.Accessory) -> String {
    guard case .label(let text) = accessory else { return ".\(accessory)" }
    return ".label(\(SwiftLiteral.text(text)))"
  }

  /// Returns a list of such values, each accessory that is no label once.
  static func values(_ accessories: [LayoutDocument.Accessory]) -> String {
    "[\(accessories.ofCell.map(value).joined(separator: ", "))]"
  }

  /// Writes a type of accessories that items can have: UIKit's own cannot be compared.
  static func writeType(
    _ accessories: [LayoutDocument.Accessory], to writer: inout SwiftWriter
  ) {
    let hasLabel = accessories.contains { value($0).hasPrefix(".label(") }
    let others = accessories.filter { !value($0).hasPrefix(".label(") }
    writer.block("private enum Accessory: Hashable") { writer in
      for accessory in others { writer.line("case \(accessory)") }
      if hasLabel { writer.line("case label(String)") }
      writer.blank()
      writer.block("@MainActor var cellAccessory: UICellAccessory") { writer in
        guard hasLabel || !others.isEmpty else { return writer.line("switch self {}") }
        writer.line("switch self {")
        for accessory in others { writer.line("case .\(accessory): \(uiKit(accessory))") }
        if hasLabel { writer.line("case .label(let text): .label(text: text)") }
        writer.line("}")
      }
    }
  }
}

/// The look of some cells, with the names that it has in Swift.
struct CellStyle {
  /// The look's name, and whether it is a list's where the look does not say so itself.
  struct Key: Hashable {
    let look: String
    let isInList: Bool

    init(_ look: String?, isInList: Bool, in looks: [String: LayoutDocument.Look]) {
      self.look = look ?? "cell"
      self.isInList = isInList && looks[self.look]?.type == nil
    }

    private init(look: String, isInList: Bool) {
      self.look = look
      self.isInList = isInList
    }

    /// The key of the same look in a list, or elsewhere.
    func inList(_ isInList: Bool) -> Key { Key(look: look, isInList: isInList) }
  }

  let key: Key
  /// The look as the document has it, without defaults.
  let look: LayoutDocument.Look
  let resolved: ResolvedLook
  /// The case of the type `Look`, and the first word of the registration's name.
  let name: String
  let className: String

  init(
    _ key: Key, in document: LayoutDocument, names: inout SwiftNames, classes: inout SwiftNames
  ) {
    self.key = key
    look = document.looks[key.look] ?? .init()
    resolved = ResolvedLook(look, standard: key.isInList ? .list : .label)
    let type = "\(resolved.type)"
    let word = key.look == "cell" ? type : SwiftNames.camelCase(key.look, else: type)
    name = names.unique(word)
    let isMeasured = document.hasMeasuredItems
    className =
      resolved.type == .list
      ? isMeasured ? "ListCell" : "UICollectionViewListCell"
      : classes.unique(SwiftNames.upperCamelCase(word, else: type) + "Cell")
  }
}
