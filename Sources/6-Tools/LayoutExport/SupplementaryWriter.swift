// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import LayoutDocuments

/// Writes headers, footers, badges and backgrounds.
struct SupplementaryWriter {
  private let export: SwiftExport

  init(_ export: SwiftExport) { self.export = export }

  private var document: LayoutDocument { export.document }
  private var kinds: [String] { export.supplementaryKinds }

  func writeProvider(to writer: inout SwiftWriter) {
    guard !kinds.isEmpty else { return }
    // Short names: the type of a registration takes the rest of a line.
    var taken = SwiftNames(taken: [
      "cellRegistration", "collectionView", "dataSource", "indexPath", "item", "kind", "snapshot",
      "view", "text", "content", "background",
    ])
    let names = kinds.map { taken.unique(SwiftNames.camelCase($0, else: "supplementary")) }
    for (kind, name) in zip(kinds, names) {
      writer.line(
        "let \(name) = UICollectionView.SupplementaryRegistration<\(className(of: kind))>(")
      writer.indented { $0.line("elementKind: \(export.kind(kind))") }
      var body = SwiftWriter(indentation: export.indentation)
      configure(kind, &body)
      let capture = usesSelf(kind) ? "[unowned self] " : ""
      let parameters = body.lines.isEmpty ? "_, _, _" : "\(capture)view, _, indexPath"
      writer.line(") { \(parameters) in")
      writer.indented { configure(kind, &$0) }
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

  // MARK: Contents

  /// Returns whether views of a kind show the badges of items.
  private func isBadge(_ kind: String) -> Bool {
    !document.layouts.contains { $0.boundaryKinds.contains(kind) }
  }

  /// Returns whether views of a kind are headers or footers of lists.
  private func isInList(_ kind: String) -> Bool {
    guard kind == "header" || kind == "footer" else { return false }
    return switch document.layouts.first(where: { $0.supplementaryKinds.contains(kind) }) {
    case .list?: true
    case .compositional(let layout)?: layout.hasList
    case .flow?, .frames?, nil: false
    }
  }

  private func look(of kind: String) -> ResolvedLook {
    let isInList = isInList(kind)
    guard let look = document.looks[kind] else {
      return isInList ? ResolvedLook(.init(), standard: .list) : .supplementary
    }
    return ResolvedLook(look, standard: isInList ? .list : .label)
  }

  private func isMeasured(_ kind: String) -> Bool {
    !isBadge(kind) && export.tables.size(of: kind, section: "") != nil
  }

  private func className(of kind: String) -> String {
    if look(of: kind).type == .list {
      return isMeasured(kind) ? "ListView" : "UICollectionViewListCell"
    }
    guard document.looks[kind] == nil else { return export.viewClasses[kind] ?? "LabelView" }
    return isMeasured(kind) ? "MeasuredLabelView" : "LabelView"
  }

  private func usesSelf(_ kind: String) -> Bool {
    if isMeasured(kind) { return true }
    guard hasText(look(of: kind)) || isBadge(kind), !hidesText(kind) else { return false }
    return export.tables.hasTexts(of: kind) || isBadge(kind) && export.types.has(.badge)
  }

  private func hasText(_ look: ResolvedLook) -> Bool {
    look.type == .label || look.type == .titles || look.type == .list
  }

  private func hidesText(_ kind: String) -> Bool {
    document.looks[kind]?.text == LayoutDocument.Look.Text.none && !isBadge(kind)
  }

  private func configure(_ kind: String, _ writer: inout SwiftWriter) {
    let isGlobal = document.layouts.contains { $0.globalKinds.contains(kind) }
    // The index paths of views of the layout as a whole have one index.
    let section = isGlobal ? "indexPath[0]" : "indexPath.section"
    let fixed = export.tables.text(of: kind, section: section)
    var text = hidesText(kind) ? nil : fixed
    if isBadge(kind) {
      let badge =
        export.types.has(.badge) ? "dataSource.itemIdentifier(for: indexPath)?.badge" : nil
      let texts = [badge, fixed].compactMap { $0 }
      writer.value(
        "let text: String? =", texts.isEmpty ? "nil" : texts.joined(separator: " ?? "))
      writer.line("view.isHidden = (text ?? \"\").isEmpty")
      let isShown = document.looks[kind]?.text != LayoutDocument.Look.Text.none
      text = isShown ? "text" : nil
    }
    if isMeasured(kind), let size = export.tables.size(of: kind, section: section) {
      writer.line("view.measuredSize = \(size)")
    }
    let look = look(of: kind)
    switch look.type {
    case .label: if let text { writer.line("view.label.text = \(text)") }
    case .titles:
      if let text { writer.line("view.titleLabel.text = \(text)") }
      writer.line("view.subtitleLabel.isHidden = true")
    case .list: configureListView(look, text, &writer)
    case .image, .symbol, .empty: break
    }
  }

  private func configureListView(
    _ look: ResolvedLook, _ text: String?, _ writer: inout SwiftWriter
  ) {
    let style = look.listStyle.map { "UIListContentConfiguration.\($0)()" }
    // The compiler warns of a variable that nothing changes.
    let word = text == nil && look.textColor == nil ? "let" : "var"
    writer.line("\(word) content = \(style ?? "view.defaultContentConfiguration()")")
    if let text { writer.line("content.text = \(text)") }
    if let color = look.textColor { writer.color("content.textProperties.color = ", color) }
    writer.line("view.contentConfiguration = content")
    if !look.accessories.isEmpty {
      writer.list("view.accessories = ", look.accessories.map(AccessoryWriter.uiKit))
    }
    guard let color = look.background?[0] else { return }
    writer.line("var background = view.defaultBackgroundConfiguration()")
    writer.color("background.backgroundColor = ", color)
    writer.line("view.backgroundConfiguration = background")
  }

  // MARK: Classes

  func writeClasses(to writer: inout SwiftWriter) {
    var known: Set<String> = ["UICollectionViewListCell"]
    for kind in kinds where known.insert(className(of: kind)).inserted {
      writer.blank()
      LookClassWriter(
        name: className(of: kind), look: look(of: kind), base: .view, isMeasured: isMeasured(kind)
      ).write(to: &writer)
    }
    for kind in export.decorationKinds where known.insert(export.backgroundClass(of: kind)).inserted
    {
      writer.blank()
      let look = document.looks[kind].map { ResolvedLook($0, standard: .empty) }
      LookClassWriter(
        name: export.backgroundClass(of: kind), look: (look ?? .background).asBackground,
        base: .view, isMeasured: false
      ).write(to: &writer)
    }
  }
}

extension ResolvedLook {
  /// The look as a background has it, which shows neither text nor symbol.
  fileprivate var asBackground: ResolvedLook {
    var look = self
    if look.type != .image { look.type = .empty }
    return look
  }
}
