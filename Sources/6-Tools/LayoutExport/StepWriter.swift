// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

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
