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
        writeData(step, index, to: &writer)
        if let (value, method) = layout {
          FlowDelegateWriter(export).writeNumber(layoutIndex, to: &writer)
          change(value, method, step, to: &writer)
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
    if export.types.hasListVariants { writer.line("isList = [:]") }
    writer.line("collectionView.setCollectionViewLayout(layout, animated: \(step.animated))")
    guard export.types.hasListVariants else { return }
    // The cells of the new layout, once it has said which of its sections are lists.
    writer.line("collectionView.layoutIfNeeded()")
    writer.line("dataSource.applySnapshotUsingReloadData(dataSource.snapshot())")
  }

  /// Writes the data of a step, and what delegate and cells read: before a layout that asks for it.
  private func writeData(
    _ step: LayoutDocument.Step, _ index: Int, to writer: inout SwiftWriter
  ) {
    guard step.data != nil || step.layout != nil else { return }
    export.tables.writeAssignments(after: index, of: index + 1, to: &writer)
    let (old, new) = (export.document.states[index], export.document.states[index + 1])
    // Rows of a list are other cells than items of another layout.
    guard step.data != nil || export.types.looks(of: old) != export.types.looks(of: new) else {
      return
    }
    SwiftData(new, types: export.types).writeSnapshot(to: &writer, isAnimated: step.animated)
  }

  private func writePosition(_ step: LayoutDocument.Step, to writer: inout SwiftWriter) {
    if let offset = step.scrollTo {
      writer.call(
        "collectionView.setContentOffset",
        [SwiftLiteral.point(offset), "animated: \(step.animated)"])
    }
    if let selected = step.selected { select(selected, step, to: &writer) }
  }

  /// Writes the selection of some items in place of those that are selected.
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
