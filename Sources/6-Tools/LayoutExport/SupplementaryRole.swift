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

  /// Sections next to each other with the same choice.
  private struct Run {
    let sections: Range<Int>
    let choice: Choice
  }

  /// The roles, at least one, in the order of their cases.
  let all: [SupplementaryRole]
  /// Whether variants decide about some views.
  let hasVariants: Bool
  /// The choices by layout, in the order of the sections; none for sections that have no such view.
  private let choices: [[Run]]

  /// The roles of a kind that no section has.
  static let unused = SupplementaryRoles([])

  private init(_ choices: [[Run]]) {
    self.choices = choices
    let known = Set(choices.joined().map(\.choice))
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

  /// Finds the roles of the element kinds in the layouts of a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - kinds: Returns the kinds of the elements that keys describe. Called once for each section
  ///     that a layout describes, and once for each of its variants.
  /// - Returns: The roles by kind, for the kinds that sections of the data have.
  /// - Complexity: O(elements of the layouts), and O(kinds × layouts).
  static func byKind(
    in document: LayoutDocument,
    kindsOf kinds: (LayoutDocument.SectionKeys) -> Set<String> = { $0.elementKinds }
  ) -> [String: SupplementaryRoles] {
    var sectionCounts: [Int] = []
    for (index, state) in document.states.enumerated() {
      if index == 0 || document.film?.steps[index - 1].layout != nil { sectionCounts.append(0) }
      let layout = sectionCounts.count - 1
      sectionCounts[layout] = max(sectionCounts[layout], state.data.sections.count)
    }
    let noRuns = [[Run]](repeating: [], count: sectionCounts.count)
    var choices: [String: [[Run]]] = [:]
    for (index, (layout, count)) in zip(document.layouts, sectionCounts).enumerated()
    where count > 0 {
      for (kind, runs) in Self.runs(in: layout, sectionCount: count, kindsOf: kinds) {
        choices[kind, default: noRuns][index] = runs
      }
    }
    var result: [String: SupplementaryRoles] = [:]
    for (kind, layouts) in choices {
      // With a type of its own, a look is the same in a list.
      let isAlike = document.looks[kind.documentKind]?.type != nil
      result[kind] = SupplementaryRoles(
        isAlike ? layouts.map { $0.map(Self.withoutRows) } : layouts)
    }
    return result
  }

  /// Returns a run in which no view is a row of a list.
  private static func withoutRows(_ run: Run) -> Run {
    run.choice == .fixed(.badge) ? run : Run(sections: run.sections, choice: .fixed(.boundary))
  }

  /// The choices in a layout by element kind, in the order of the sections, of which there are some.
  private static func runs(
    in layout: LayoutDocument.Layout, sectionCount count: Int,
    kindsOf kinds: (LayoutDocument.SectionKeys) -> Set<String>
  ) -> [String: [Run]] {
    var result: [String: [Run]] = [:]
    func add(_ choice: Choice, to kinds: Set<String>) {
      for kind in kinds { result[kind] = [Run(sections: 0..<count, choice: choice)] }
    }
    switch layout {
    case .list: add(.fixed(.row), to: layout.elementKinds)
    case .flow: add(.fixed(.boundary), to: layout.elementKinds)
    case .frames: add(.fixed(.badge), to: layout.elementKinds)
    case .compositional(let compositional):
      let globalKinds = Set(compositional.configuration.boundaryItems.map(\.kind))
      add(.fixed(.boundary), to: globalKinds)
      let isForAll = if case .all = compositional.sections { true } else { false }
      for (index, section) in compositional.allSections.prefix(count).enumerated() {
        // What a variant does not replace is the section's own.
        let keys = [section.keys] + section.variants.map(\.keys)
        let boundaryKinds = Set(keys.flatMap { $0.boundaryItems ?? [] }.map(\.kind))
        let isList = layout.isList(section: index)
        let boundary: Choice =
          layout.changesList(section: index)
          ? .variants(isList: isList) : .fixed(isList ? .row : .boundary)
        let sections = isForAll ? 0..<count : index..<index + 1
        let sectionKinds = keys.reduce(into: Set<String>()) { $0.formUnion(kinds($1)) }
        for kind in sectionKinds.subtracting(globalKinds) {
          let isBoundary = kind.documentKind != kind || boundaryKinds.contains(kind)
          result[kind, default: []].append(
            Run(sections: sections, choice: isBoundary ? boundary : .fixed(.badge)))
        }
      }
    }
    return result
  }

  /// Writes the method that says whether the view of a section has a role.
  func writeCheck(of role: SupplementaryRole, name: String, to writer: inout SwiftWriter) {
    let tables = choices.map { runs in
      runs.map { run -> (sections: Range<Int>, text: String) in
        switch run.choice {
        case .fixed(let other): (sections: run.sections, text: "\(other == role)")
        case .variants(let isList):
          (sections: run.sections, text: role == .row ? "isList[section] ?? \(isList)" : "false")
        }
      }
    }
    writer.block("private func \(name)(_ section: Int) -> Bool") { writer in
      let isNumbered = choices.count > 1
      var cases: [(label: String, text: String)] = []
      for (layout, runs) in tables.enumerated() {
        guard let text = runs.first?.text else { continue }
        if runs.allSatisfy({ $0.text == text }) {
          if !isNumbered { return writer.line(text) }
          cases.append(("(\(layout), _)", text))
        } else {
          for (sections, text) in runs {
            for section in sections {
              cases.append((isNumbered ? "(\(layout), \(section))" : "\(section)", text))
            }
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

  func roles(of kind: String) -> SupplementaryRoles {
    rolesByKind[kind] ?? SupplementaryRoles.unused
  }
}
