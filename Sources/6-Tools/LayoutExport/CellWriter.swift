// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import LayoutDocuments

/// Writes cells, headers and backgrounds, and the data source that configures them.
struct CellWriter {
  private let export: SwiftExport
  private let data: SwiftData

  init(_ export: SwiftExport, _ data: SwiftData) {
    self.export = export
    self.data = data
  }

  private var look: LayoutDocument.Look { export.document.looks["cell"] ?? .init() }
  private var kinds: [String] { export.document.layout.supplementaryKinds.sorted() }

  /// Whether cells are those of a list.
  private var hasListCells: Bool {
    if let type = look.type { return type == .list }
    if case .list = export.document.layout { return true }
    return false
  }

  // MARK: The data source

  func writeDataSource(to writer: inout SwiftWriter) {
    writer.block("private func configureDataSource()") { writer in
      let cell = hasListCells ? "UICollectionViewListCell" : "LabelCell"
      let item = hasListCells || hasText ? "item" : "_"
      writer.line(
        "let cellRegistration = UICollectionView.CellRegistration<\(cell), \(data.itemType)> {")
      writer.indented { writer in
        writer.line("cell, indexPath, \(item) in")
        hasListCells ? configureListCell(&writer) : configureLabelCell(&writer)
      }
      writer.line("}")
      writer.line(
        "dataSource = UICollectionViewDiffableDataSource<\(data.sectionType), \(data.itemType)>(")
      writer.indented { writer in
        writer.line("collectionView: collectionView")
      }
      writer.line(") { collectionView, indexPath, item in")
      writer.indented { writer in
        writer.call(
          "collectionView.dequeueConfiguredReusableCell",
          ["using: cellRegistration", "for: indexPath", "item: item"])
      }
      writer.line("}")
      if !kinds.isEmpty { writeSupplementaryViews(to: &writer) }
      writer.blank()
      data.writeSnapshot(to: &writer)
    }
  }

  private var hasText: Bool {
    if data.members.contains("color") { return true }
    return switch look.text {
    case .item?, .path?, LayoutDocument.Look.Text.none?: false
    case .title?, .number?, nil: true
    }
  }

  private func configureListCell(_ writer: inout SwiftWriter) {
    let style = look.listStyle.map { "UIListContentConfiguration.\($0)()" }
    writer.line("var content = \(style ?? "cell.defaultContentConfiguration()")")
    writer.line("content.text = \(data.hasItemType ? "item.title" : "\"\\(item)\"")")
    if data.members.contains("subtitle"), data.hasItemType {
      writer.line("content.secondaryText = item.subtitle")
    }
    if data.members.contains("symbol"), data.hasItemType {
      writer.line("content.image = item.symbol.flatMap { UIImage(systemName: $0) }")
    }
    writer.line("cell.contentConfiguration = content")
    if let accessories = look.accessories, !accessories.isEmpty {
      writer.list("cell.accessories = ", accessories.map(Self.accessory))
    }
  }

  private static func accessory(_ accessory: LayoutDocument.Accessory) -> String {
    if case .label(let text) = accessory { return ".label(text: \(SwiftLiteral.text(text)))" }
    return ".\(accessory)()"
  }

  private func configureLabelCell(_ writer: inout SwiftWriter) {
    let text =
      switch look.text {
      case .item?: "\"\\(indexPath.item)\""
      case .path?: "\"\\(indexPath.section), \\(indexPath.item)\""
      case LayoutDocument.Look.Text.none?: "nil"
      case .title?, .number?, nil: data.hasItemType ? "item.title" : "\"\\(item)\""
      }
    writer.line("cell.label.text = \(text)")
    if data.members.contains("color") {
      writer.line("cell.contentView.backgroundColor = item.color")
      writer.line("guard item.color == nil else { return }")
    }
    let colors = (look.background ?? .init(.named("systemBlue"))).values
    if colors.count == 1 {
      writer.color("cell.contentView.backgroundColor = ", colors[0])
    } else {
      writer.list("let colors = ", colors.map { SwiftLiteral.color($0) })
      writer.line("cell.contentView.backgroundColor = colors[indexPath.item % colors.count]")
    }
  }

  private func writeSupplementaryViews(to writer: inout SwiftWriter) {
    // Short names: the type of a registration takes the rest of a line.
    var taken = SwiftNames(taken: [
      "cellRegistration", "collectionView", "dataSource", "indexPath", "item", "kind", "snapshot",
      "texts", "view",
    ])
    let names = kinds.map { taken.unique(SwiftNames.camelCase($0, else: "supplementary")) }
    for (kind, name) in zip(kinds, names) {
      writer.line(
        "let \(name) = UICollectionView.SupplementaryRegistration<\(className(of: kind))>(")
      writer.indented { $0.line("elementKind: \(export.kind(kind))") }
      let capture = showsBadges(kind) ? "[unowned self] " : ""
      writer.line(") { \(capture)view, _, indexPath in")
      writer.indented { configureSupplementaryView(of: kind, &$0) }
      writer.line("}")
    }
    writer.line("dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in")
    writer.indented { writer in
      func dequeue(_ name: String, _ writer: inout SwiftWriter) {
        writer.call(
          "collectionView.dequeueConfiguredReusableSupplementary",
          ["using: \(name)", "for: indexPath"])
      }
      guard names.count > 1 else { return dequeue(names[0], &writer) }
      writer.line("switch kind {")
      for (index, kind) in kinds.enumerated() {
        writer.line(index == kinds.count - 1 ? "default:" : "case \(export.kind(kind)):")
        writer.indented { dequeue(names[index], &$0) }
      }
      writer.line("}")
    }
    writer.line("}")
  }

  /// Whether views of a kind show the badges of items, as no section has a text for them.
  private func showsBadges(_ kind: String) -> Bool {
    data.members.contains("badge") && !isListView(kind)
      && export.document.data.sections.allSatisfy { $0.texts[kind] == nil }
  }

  /// Whether views of a kind are headers or footers of a list that have no look of their own.
  private func isListView(_ kind: String) -> Bool {
    guard case .list = export.document.layout else { return false }
    return export.document.looks[kind] == nil
  }

  private func className(of kind: String) -> String {
    if isListView(kind) { return "UICollectionViewListCell" }
    guard export.document.looks[kind] != nil else { return "LabelView" }
    return export.viewClasses[kind] ?? "LabelView"
  }

  private func configureSupplementaryView(of kind: String, _ writer: inout SwiftWriter) {
    guard !showsBadges(kind) else {
      writer.line("let badge = dataSource.itemIdentifier(for: indexPath)?.badge ?? \"\"")
      writer.line("view.label.text = badge")
      writer.line("view.isHidden = badge.isEmpty")
      return
    }
    let texts = export.document.data.sections.map { SwiftLiteral.text($0.texts[kind] ?? "") }
    writer.list("let texts = ", texts)
    guard isListView(kind) else { return writer.line("view.label.text = texts[indexPath.section]") }
    writer.line("var content = view.defaultContentConfiguration()")
    writer.line("content.text = texts[indexPath.section]")
    writer.line("view.contentConfiguration = content")
  }

  // MARK: Classes

  func writeClasses(to writer: inout SwiftWriter) {
    if !hasListCells {
      writer.blank()
      writeClass("LabelCell", look, content: "contentView", to: &writer)
    }
    var written: Set<String> = ["UICollectionViewListCell"]
    for kind in kinds where written.insert(className(of: kind)).inserted {
      writer.blank()
      writeClass(
        className(of: kind), export.document.looks[kind] ?? Self.labelLook, content: "",
        to: &writer)
    }
    guard export.document.layout.kinds != export.document.layout.supplementaryKinds else { return }
    writer.blank()
    writeBackground(to: &writer)
  }

  /// The look of supplementary views that have none.
  private static var labelLook: LayoutDocument.Look {
    var look = LayoutDocument.Look()
    look.textStyle = .title3
    look.textColor = .named("label")
    look.alignment = .leading
    look.padding = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    look.cornerRadius = 0
    look.background = .init(.named("secondarySystemFill"))
    return look
  }

  private func writeClass(
    _ name: String, _ look: LayoutDocument.Look, content: String, to writer: inout SwiftWriter
  ) {
    let parent = content.isEmpty ? "UICollectionReusableView" : "UICollectionViewCell"
    let prefix = content.isEmpty ? "" : content + "."
    writer.block("private final class \(name): \(parent)") { writer in
      writer.line("let label = UILabel()")
      writer.blank()
      writer.block("override init(frame: CGRect)") { writer in
        writer.line("super.init(frame: frame)")
        writer.line(
          "label.font = UIFont.preferredFont(forTextStyle: .\(look.textStyle ?? .title2))")
        writer.color("label.textColor = ", look.textColor ?? .named("white"))
        writer.line("label.textAlignment = .\((look.alignment ?? .center).swiftName)")
        if let lines = look.lines, lines != 1 { writer.line("label.numberOfLines = \(lines)") }
        writer.line("label.translatesAutoresizingMaskIntoConstraints = false")
        writer.line("\(prefix)addSubview(label)")
        if content.isEmpty {
          let color = look.background?[0] ?? .named("systemBlue")
          writer.color("backgroundColor = ", color)
        }
        if look.cornerRadius ?? 8 != 0 {
          let radius = SwiftLiteral.points(look.cornerRadius ?? 8)
          writer.line("\(prefix)layer.cornerRadius = \(radius)")
        }
        writeConstraints(look.padding ?? .zero, prefix, to: &writer)
      }
      writer.blank()
      writer.block("required init?(coder: NSCoder)") {
        $0.line("fatalError(\"init(coder:) has not been implemented\")")
      }
    }
  }

  private func writeConstraints(
    _ padding: NSDirectionalEdgeInsets, _ prefix: String, to writer: inout SwiftWriter
  ) {
    let edges = [
      ("top", padding.top), ("leading", padding.leading), ("bottom", -padding.bottom),
      ("trailing", -padding.trailing),
    ]
    writer.line("NSLayoutConstraint.activate([")
    writer.indented { writer in
      for (edge, inset) in edges {
        let constant = inset == 0 ? [] : ["constant: \(SwiftLiteral.points(inset))"]
        writer.call(
          "label.\(edge)Anchor.constraint", ["equalTo: \(prefix)\(edge)Anchor"] + constant,
          tail: ",")
      }
    }
    writer.line("])")
  }

  private func writeBackground(to writer: inout SwiftWriter) {
    writer.block("private final class BackgroundView: UICollectionReusableView") { writer in
      writer.block("override init(frame: CGRect)") { writer in
        writer.line("super.init(frame: frame)")
        writer.line("backgroundColor = UIColor.secondarySystemBackground")
        writer.line("layer.cornerRadius = 12")
      }
      writer.blank()
      writer.block("required init?(coder: NSCoder)") {
        $0.line("fatalError(\"init(coder:) has not been implemented\")")
      }
    }
  }
}

extension LayoutDocument.Look.Alignment {
  /// The case of `NSTextAlignment`.
  fileprivate var swiftName: String {
    switch self {
    case .leading: "natural"
    case .center: "center"
    case .trailing: "right"
    }
  }
}
