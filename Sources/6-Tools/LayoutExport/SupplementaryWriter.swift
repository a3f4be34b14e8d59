// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import LayoutDocuments

/// Writes headers, footers, badges and backgrounds.
struct SupplementaryWriter {
  private let export: SwiftExport
  /// The views of all element kinds: one for each role of a kind.
  private let views: [View]
  private let viewsByKind: [String: [View]]
  /// The kinds of headers and footers of a layout as a whole, whose index paths have one index.
  private let globalKinds: Set<String>

  /// The views of one element kind that have one role.
  private struct View {
    let kind: String
    /// The kind that data and looks have.
    let name: String
    let role: SupplementaryRole
    let registration: String

    var isBadge: Bool { role == .badge }
  }

  init(_ export: SwiftExport) {
    self.export = export
    // Short names: the type of a registration takes the rest of a line.
    var taken = SwiftNames(taken: [
      "cellRegistration", "collectionView", "dataSource", "indexPath", "item", "kind", "snapshot",
      "view", "text", "content", "background",
    ])
    views = export.elementKinds.flatMap { kind in
      let roles = export.roles(of: kind).all
      return roles.map { role in
        let name = SwiftNames.camelCase(kind.documentKind, else: "supplementary")
        let suffix =
          switch role {
          case .row where roles.count > 1: "Row"
          case .badge where roles.count > 1: "Badge"
          case .boundary, .row, .badge: ""
          }
        return View(
          kind: kind, name: kind.documentKind, role: role, registration: taken.unique(name + suffix)
        )
      }
    }
    viewsByKind = Dictionary(grouping: views, by: \.kind)
    globalKinds = Set(export.document.layouts.flatMap(\.globalKinds))
  }

  private var document: LayoutDocument { export.document }

  func writeProvider(to writer: inout SwiftWriter) {
    guard !views.isEmpty else { return }
    for view in views { writeRegistration(of: view, to: &writer) }
    let capture = export.elementKinds.contains { hasSeveralRoles($0) } ? "[unowned self] " : ""
    writer.value(
      "dataSource.supplementaryViewProvider = {", "\(capture)collectionView, kind, indexPath in")
    writer.indented { writer in
      guard export.elementKinds.count > 1 else {
        return dequeue(export.elementKinds[0], to: &writer)
      }
      writer.line("switch kind {")
      for (index, kind) in export.elementKinds.enumerated() {
        let isLast = index == export.elementKinds.count - 1
        writer.line(isLast ? "default:" : "case \(export.kind(kind)):")
        writer.indented { dequeue(kind, to: &$0) }
      }
      writer.line("}")
    }
    writer.line("}")
  }

  private func writeRegistration(of view: View, to writer: inout SwiftWriter) {
    writer.line(
      "let \(view.registration) = UICollectionView.SupplementaryRegistration<\(className(of: view))>("
    )
    writer.indented { $0.line("elementKind: \(export.kind(view.kind))") }
    var body = SwiftWriter(indentation: export.indentation)
    configure(view, &body)
    let capture = usesSelf(view) ? "[unowned self] " : ""
    let parameters = body.lines.isEmpty ? "_, _, _" : "\(capture)view, _, indexPath"
    writer.line(") { \(parameters) in")
    writer.indented { configure(view, &$0) }
    writer.line("}")
  }

  /// Writes the choice between the views of a kind.
  private func dequeue(_ kind: String, to writer: inout SwiftWriter) {
    func dequeue(_ view: View, _ writer: inout SwiftWriter) {
      writer.call(
        "collectionView.dequeueConfiguredReusableSupplementary",
        ["using: \(view.registration)", "for: indexPath"])
    }
    let own = viewsByKind[kind] ?? []
    guard let last = own.last, own.count > 1 else { return dequeue(own[0], &writer) }
    for (index, view) in own.dropLast().enumerated() {
      let condition = "if \(check(of: view))(indexPath[0])"
      if index == 0 {
        writer.block(condition) { dequeue(view, &$0) }
      } else {
        writer.continueBlock("else \(condition)") { dequeue(view, &$0) }
      }
    }
    writer.continueBlock("else") { dequeue(last, &$0) }
  }

  // MARK: Roles

  private func hasSeveralRoles(_ kind: String) -> Bool { export.roles(of: kind).all.count > 1 }

  /// The name of the method that says whether a view of a section has its role.
  private func check(of view: View) -> String {
    let word = view.registration.prefix(1).uppercased() + view.registration.dropFirst()
    return "has\(word)"
  }

  /// Writes the methods that say which of several roles a view has.
  func writeRoleChecks(to writer: inout SwiftWriter) {
    for kind in export.elementKinds where hasSeveralRoles(kind) {
      for view in (viewsByKind[kind] ?? []).dropLast() {
        writer.blank()
        export.roles(of: kind).writeCheck(of: view.role, name: check(of: view), to: &writer)
      }
    }
  }

  // MARK: Contents

  private func look(of view: View) -> ResolvedLook {
    let isRow = view.role == .row
    guard let look = document.looks[view.name] else {
      if isRow { return ResolvedLook(.init(), standard: .list) }
      return hasBadgeLook(view) ? .badge : .supplementary
    }
    return ResolvedLook(look, standard: isRow ? .list : .label)
  }

  /// Returns whether a view without a look is a badge of an item or a group: headers may be among the
  /// elements of frames, too.
  private func hasBadgeLook(_ view: View) -> Bool {
    view.isBadge && document.looks[view.name] == nil
      && !document.layouts.contains(where: \.isFrames)
  }

  private func isMeasured(_ view: View) -> Bool {
    !view.isBadge && export.tables.size(of: view.name, section: "") != nil
  }

  private func className(of view: View) -> String {
    if look(of: view).type == .list {
      return isMeasured(view) ? "ListView" : "UICollectionViewListCell"
    }
    guard document.looks[view.name] == nil else {
      return export.viewClasses[view.name] ?? "LabelView"
    }
    if hasBadgeLook(view) { return "CapsuleView" }
    return isMeasured(view) ? "MeasuredLabelView" : "LabelView"
  }

  private func usesSelf(_ view: View) -> Bool {
    if isMeasured(view) { return true }
    guard hasText(look(of: view)) || view.isBadge, !hidesText(view) else { return false }
    return export.tables.hasTexts(of: view.name) || view.isBadge && export.types.has(.badge)
  }

  private func hasText(_ look: ResolvedLook) -> Bool {
    look.type == .label || look.type == .titles || look.type == .list
  }

  private func hidesText(_ view: View) -> Bool {
    document.looks[view.name]?.text == LayoutDocument.Look.Text.none && !view.isBadge
  }

  private func configure(_ view: View, _ writer: inout SwiftWriter) {
    let section = globalKinds.contains(view.kind) ? "indexPath[0]" : "indexPath.section"
    let fixed = export.tables.text(of: view.name, section: section)
    var text = hidesText(view) ? nil : fixed
    if view.isBadge {
      let badge =
        export.types.has(.badge) ? "dataSource.itemIdentifier(for: indexPath)?.badge" : nil
      let texts = [badge, fixed].compactMap { $0 }
      writer.value(
        "let text: String? =", texts.isEmpty ? "nil" : texts.joined(separator: " ?? "))
      writer.line("view.isHidden = (text ?? \"\").isEmpty")
      let isShown = document.looks[view.name]?.text != LayoutDocument.Look.Text.none
      text = isShown ? "text" : nil
    }
    if isMeasured(view), let size = export.tables.size(of: view.name, section: section) {
      writer.line("view.measuredSize = \(size)")
    }
    let look = look(of: view)
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
    for view in views where known.insert(className(of: view)).inserted {
      writer.blank()
      let others = views.filter { className(of: $0) == className(of: view) }
      LookClassWriter(
        name: className(of: view), look: look(of: view), base: .view,
        isMeasured: others.contains(where: isMeasured)
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

extension LayoutDocument.Layout {
  /// The kinds of headers and footers of the layout as a whole.
  fileprivate var globalKinds: [String] {
    guard case .compositional(let layout) = self else { return [] }
    return layout.configuration.boundaryItems.map(\.kind)
  }
}
