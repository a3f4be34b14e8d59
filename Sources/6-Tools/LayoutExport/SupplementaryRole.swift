// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import LayoutDocuments

/// The purpose of a supplementary view, which decides what it shows and in which look.
enum SupplementaryRole: Hashable, CaseIterable {
  /// A header or footer of a section that is a list.
  case row
  /// A badge of an item or a group, or an element of a layout of frames.
  case badge
  /// Another header or footer of a section, or one of the layout as a whole.
  case boundary
}

/// The roles that the views of one element kind have, by layout and section.
///
/// Most kinds have one. A header may be a row in the section that is a list, and a label in the next
/// one, or in the layout of a step.
struct SupplementaryRoles {
  /// The reason for a role in a section.
  private enum Choice: Hashable {
    case fixed(SupplementaryRole)
    /// Whether the section is a list now decides between a row and a label.
    case variants(isList: Bool)
  }

  /// The roles, at least one, in the order of their cases.
  let all: [SupplementaryRole]
  /// Whether variants decide about some views.
  let hasVariants: Bool
  /// The choices by layout, and by section there; nil for sections that have no such view.
  private let choices: [[Choice?]]

  /// Finds the roles of an element kind in the layouts of a document.
  init(of kind: String, in document: LayoutDocument) {
    let states = document.states
    var sectionCounts: [Int] = []
    var layout = -1
    for (index, state) in states.enumerated() {
      if index == 0 || document.film?.steps[index - 1].layout != nil {
        layout += 1
        sectionCounts.append(0)
      }
      sectionCounts[layout] = max(sectionCounts[layout], state.data.sections.count)
    }
    // With a type of its own, a look is the same in a list.
    let isAlike = document.looks[kind.documentKind]?.type != nil
    choices = zip(document.layouts, sectionCounts).map { layout, count in
      (0..<count).map { section in
        let choice = Self.choice(of: kind, section: section, in: layout)
        return choice == nil || !isAlike || choice == .fixed(.badge) ? choice : .fixed(.boundary)
      }
    }
    let known = Set(choices.joined().compactMap(\.self))
    var roles: Set<SupplementaryRole> = []
    for choice in known {
      switch choice {
      case .fixed(let role): roles.insert(role)
      case .variants: roles.formUnion([.row, .boundary])
      }
    }
    hasVariants = known.contains { if case .variants = $0 { true } else { false } }
    all = roles.isEmpty ? [.boundary] : SupplementaryRole.allCases.filter(roles.contains)
  }

  private static func choice(
    of kind: String, section index: Int, in layout: LayoutDocument.Layout
  ) -> Choice? {
    switch layout {
    case .list: return layout.elementKinds.contains(kind) ? .fixed(.row) : nil
    case .flow: return layout.elementKinds.contains(kind) ? .fixed(.boundary) : nil
    case .frames: return layout.elementKinds.contains(kind) ? .fixed(.badge) : nil
    case .compositional(let compositional):
      let isGlobal = compositional.configuration.boundaryItems.contains { $0.kind == kind }
      guard !isGlobal else { return .fixed(.boundary) }
      guard let section = compositional.sections[index] else { return nil }
      let keys = [section.keys] + section.variants.map { section.keys.replacing(with: $0.keys) }
      guard keys.contains(where: { $0.elementKinds.contains(kind) }) else { return nil }
      let isBoundary =
        kind.documentKind != kind
        || keys.contains { ($0.boundaryItems ?? []).contains { $0.kind == kind } }
      guard isBoundary else { return .fixed(.badge) }
      let isList = layout.isList(section: index)
      return layout.changesList(section: index)
        ? .variants(isList: isList) : .fixed(isList ? .row : .boundary)
    }
  }

  /// Writes the method that says whether the view of a section has a role.
  ///
  /// - Parameters:
  ///   - role: The role; not that of boundaries, which is what all others have.
  ///   - name: The name of the method.
  ///   - writer: What is written to.
  func writeCheck(of role: SupplementaryRole, name: String, to writer: inout SwiftWriter) {
    let tables = choices.map { layout in
      layout.map { choice -> String? in
        switch choice {
        case nil: nil
        case .fixed(let other): "\(other == role)"
        case .variants(let isList):
          role == .row ? "isList[section] ?? \(isList)" : "false"
        }
      }
    }
    writer.block("private func \(name)(_ section: Int) -> Bool") { writer in
      let isNumbered = choices.count > 1
      var cases: [(label: String, text: String)] = []
      for (layout, texts) in tables.enumerated() {
        let known = texts.compactMap(\.self)
        if known.allSatisfy({ $0 == known[0] }) {
          guard let text = known.first else { continue }
          if !isNumbered { return writer.line(text) }
          cases.append(("(\(layout), _)", text))
        } else {
          for (section, text) in texts.enumerated() {
            guard let text else { continue }
            cases.append((isNumbered ? "(\(layout), \(section))" : "\(section)", text))
          }
        }
      }
      writer.line("switch \(isNumbered ? "(layoutNumber, section)" : "section") {")
      for (label, text) in cases where text != "false" { writer.line("case \(label): \(text)") }
      writer.line("default: false")
      writer.line("}")
    }
  }
}

extension SwiftExport {
  /// Whether a header or footer depends on which layout is shown.
  var hasNumberedRoles: Bool {
    document.layouts.count > 1 && elementKinds.contains { roles(of: $0).all.count > 1 }
  }

  /// Whether the code has to know which sections are lists, since variants decide it.
  var hasListVariants: Bool {
    types.hasListVariants || elementKinds.contains { roles(of: $0).hasVariants }
  }

  /// Whether the code has to know the number of the layout that is shown.
  var needsLayoutNumber: Bool { FlowDelegateWriter(self).hasNumberedAnswers || hasNumberedRoles }

  /// The roles of the views of an element kind.
  func roles(of kind: String) -> SupplementaryRoles {
    rolesByKind[kind] ?? SupplementaryRoles(of: kind, in: document)
  }
}
