// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutDocuments

/// Writes the steps of a film as methods, which the app calls when it wants to.
struct StepWriter {
  private let export: SwiftExport

  init(_ export: SwiftExport) { self.export = export }

  func write(to writer: inout SwiftWriter) {
    var layoutIndex = 0
    for (index, step) in (export.document.film?.steps ?? []).enumerated() {
      writer.blank()
      if step.layout != nil { layoutIndex += 1 }
      let layout = step.layout.map { ($0, LayoutWriter(export, index: layoutIndex)) }
      writer.block("func step\(index + 1)()") { writer in
        let hasSnapshot = writeData(step, index, to: &writer)
        if let (value, method) = layout {
          if export.needsLayoutNumber { writer.line("layoutNumber = \(layoutIndex)") }
          change(value, method, step, to: &writer)
          writeRows(step, index, hasSnapshot: hasSnapshot, to: &writer)
        }
        writePosition(step, to: &writer)
      }
      if let (_, method) = layout {
        writer.blank()
        method.write(to: &writer)
      }
    }
  }

  private func change(
    _ layout: LayoutDocument.Layout, _ method: LayoutWriter, _ step: LayoutDocument.Step,
    to writer: inout SwiftWriter
  ) {
    writer.line("let layout = \(method.name)()")
    export.registerBackgrounds(of: layout, to: &writer)
    if export.hasListVariants { writer.line("isList = [:]") }
    writer.line("collectionView.setCollectionViewLayout(layout, animated: \(step.animated))")
    guard reloadsViews else { return }
    // The cells and headers of the new layout, once it has said which of its sections are lists.
    writer.line("collectionView.layoutIfNeeded()")
    writer.line("dataSource.applySnapshotUsingReloadData(dataSource.snapshot())")
    writeContents(before: step, to: &writer)
  }

  /// Lays out what was reloaded: an offset holds for the contents that are there.
  private func writeContents(before step: LayoutDocument.Step, to writer: inout SwiftWriter) {
    if step.scrollTo != nil { writer.line("collectionView.layoutIfNeeded()") }
  }

  /// Has rows that stay take the looks of another list.
  private func writeRows(
    _ step: LayoutDocument.Step, _ index: Int, hasSnapshot: Bool, to writer: inout SwiftWriter
  ) {
    guard !reloadsViews, StepChanges(export, step: index).changesLists else { return }
    writer.line("collectionView.layoutIfNeeded()")
    if !hasSnapshot { writer.line("var snapshot = dataSource.snapshot()") }
    writer.line("snapshot.reconfigureItems(snapshot.itemIdentifiers)")
    writer.line("dataSource.apply(snapshot, animatingDifferences: false)")
    writeContents(before: step, to: &writer)
  }

  /// Whether all views are made again after a change of the layout.
  private var reloadsViews: Bool { export.hasListVariants || export.hasNumberedRoles }

  /// Writes the data of a step, and what delegate and cells read: before a layout that asks for it.
  ///
  /// - Returns: Whether the method has a snapshot.
  private func writeData(
    _ step: LayoutDocument.Step, _ index: Int, to writer: inout SwiftWriter
  ) -> Bool {
    guard step.data != nil || step.layout != nil else { return false }
    export.tables.writeAssignments(after: index, of: index + 1, to: &writer)
    let (old, new) = (export.document.states[index], export.document.states[index + 1])
    // Rows of a list are other cells than items of another layout.
    let changes = StepChanges(export, step: index)
    guard
      step.data != nil || export.types.looks(of: old) != export.types.looks(of: new)
    else { return false }
    SwiftData(new, types: export.types)
      .writeSnapshot(to: &writer, isAnimated: step.animated, changes: changes)
    if changes.changesLayoutHeaders {
      writer.line("// Headers of the layout belong to no section that could be reloaded.")
      writer.line("dataSource.applySnapshotUsingReloadData(snapshot)")
      writeContents(before: step, to: &writer)
    }
    return true
  }

  private func writePosition(_ step: LayoutDocument.Step, to writer: inout SwiftWriter) {
    if let offset = step.scrollTo {
      writer.call(
        "collectionView.setContentOffset",
        [SwiftLiteral.point(offset), "animated: \(step.animated)"])
    }
    if let selected = step.selected { select(selected, step, to: &writer) }
  }

  private func select(
    _ paths: [LayoutDocument.ItemPath], _ step: LayoutDocument.Step, to writer: inout SwiftWriter
  ) {
    if paths.count > 1 { writer.line("collectionView.allowsMultipleSelection = true") }
    writer.block("for indexPath in collectionView.indexPathsForSelectedItems ?? []") {
      $0.line("collectionView.deselectItem(at: indexPath, animated: \(step.animated))")
    }
    for path in paths {
      export.writeSelection(of: path, isAnimated: step.animated, to: &writer)
    }
  }
}

/// The changes of a step to elements that stay: a snapshot with equal items and sections leaves their
/// views as they are, so that the code has to say which ones show something else.
struct StepChanges {
  private let old: LayoutDocument.State
  private let new: LayoutDocument.State
  private let types: DataTypes
  private let kinds: Set<String>

  init(_ export: SwiftExport, step index: Int) {
    old = export.document.states[index]
    new = export.document.states[index + 1]
    types = export.types
    kinds = Set(export.elementKinds.map(\.documentKind))
  }

  // MARK: Headers

  /// The indices of sections that stay with other texts or sizes of headers, footers or badges.
  var reloadedSections: [Int] {
    var known: [String: LayoutDocument.DataSection] = [:]
    for (index, section) in old.data.sections.enumerated() {
      known[section.id ?? "\(index)"] = section
    }
    return new.data.sections.indices.filter { index in
      let section = new.data.sections[index]
      guard let before = known[section.id ?? "\(index)"] else { return false }
      return kinds.contains { section.differs(from: before, inKind: $0) }
    }
  }

  /// Whether boundary items of the layout itself have another text or size. They show those of the
  /// first section, but belong to none, so that no snapshot reloads them.
  var changesLayoutHeaders: Bool {
    guard case .compositional(let layout) = new.layout, let before = old.data.sections.first,
      let after = new.data.sections.first
    else { return false }
    return layout.configuration.boundaryItems.contains {
      after.differs(from: before, inKind: $0.kind.documentKind)
    }
  }

  // MARK: Cells

  /// The parts of a cell that do not come from its item.
  private struct Surroundings: Hashable {
    var size: CGSize?
    var path: LayoutDocument.ItemPath?
    var background: Int?
  }

  private struct Element {
    var item: LayoutDocument.DataItem
    var style: String
    var surroundings: Surroundings
  }

  /// The work of the items that stay, so that their cells show what is new.
  enum Refresh {
    /// Cells have another size, another position that they show, or another color of a cycle.
    case reconfigure
    /// A size is no longer given: a cell without a size of its own would keep the one that it has.
    case reload
  }

  /// The work of the items that stay; nil if their cells stay as they are.
  ///
  /// - Complexity: O(items).
  var refresh: Refresh? {
    var known: [String: Element] = [:]
    forEachElement(of: old) { known[$0] = $1 }
    var result: Refresh?
    forEachElement(of: new) { id, element in
      guard result != .reload, let before = known[id], before.style == element.style,
        before.item == element.item, before.surroundings != element.surroundings
      else { return }
      let losesSize = before.surroundings.size != nil && element.surroundings.size == nil
      result = losesSize ? .reload : .reconfigure
    }
    return result
  }

  private func forEachElement(
    of state: LayoutDocument.State, _ body: (_ id: String, Element) -> Void
  ) {
    for (index, (section, ids)) in zip(state.data.sections, state.data.identities).enumerated() {
      for (position, id) in ids.enumerated() {
        guard var item = section.item(at: position) else { continue }
        let style = types.style(item.look, section: index, of: state)
        var surroundings = Surroundings(size: item.size)
        let text = style.look.text
        if text == .item || text == .path {
          surroundings.path = LayoutDocument.ItemPath(section: index, item: position)
        }
        if let count = style.resolved.background?.values.count, count > 1 {
          surroundings.background = position % count
        }
        item.size = nil
        body(id, Element(item: item, style: style.name, surroundings: surroundings))
      }
    }
  }

  /// Whether another layout may give rows that stay the looks of another list.
  var changesLists: Bool { old.layout != new.layout && new.layout.mayHaveLists }
}

extension LayoutDocument.DataSection {
  /// Returns whether the elements of a kind have another text or size.
  fileprivate func differs(from other: Self, inKind kind: String) -> Bool {
    texts[kind] != other.texts[kind] || sizes[kind] != other.sizes[kind]
  }
}
