// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutDocuments

/// The file of a view controller: hierarchy, layout, data source and cells.
extension SwiftExport {
  func writeFile(to writer: inout SwiftWriter) {
    let data = SwiftData(document.data, of: document)
    writer.line("import UIKit")
    writer.blank()
    writeComment(to: &writer)
    writer.block("final class \(className): UIViewController") { writer in
      writeKinds(to: &writer)
      writer.blank()
      let types = "<\(data.sectionType), \(data.itemType)>"
      writer.line("private var collectionView: UICollectionView!")
      writer.line("private var dataSource: UICollectionViewDiffableDataSource\(types)!")
      writer.blank()
      writer.block("override func viewDidLoad()") { writer in
        writer.line("super.viewDidLoad()")
        writer.line("configureHierarchy()")
        writer.line("configureDataSource()")
      }
      writer.blank()
      writeLayout(to: &writer, hasKinds: false)
      writer.blank()
      writeHierarchy(to: &writer)
      writer.blank()
      CellWriter(self, data).writeDataSource(to: &writer)
      for (index, step) in (document.film?.steps ?? []).enumerated() {
        writer.blank()
        writer.block("func step\(index + 1)()") { write(step, to: &$0) }
      }
    }
    if data.hasItemType {
      writer.blank()
      data.writeItemType(to: &writer)
    }
    CellWriter(self, data).writeClasses(to: &writer)
    FlowDelegateWriter(self).write(to: &writer)
  }

  /// Writes a step of the film, which the app calls when it wants to.
  private func write(_ step: LayoutDocument.Step, to writer: inout SwiftWriter) {
    if let data = step.data {
      SwiftData(data, of: document).writeSnapshot(to: &writer, isAnimated: step.animated)
    }
    if let offset = step.scrollTo {
      writer.call(
        "collectionView.setContentOffset",
        [SwiftLiteral.point(offset), "animated: \(step.animated)"])
    }
    for path in step.selected ?? [] {
      writer.call(
        "collectionView.selectItem",
        [
          "at: IndexPath(item: \(path.item), section: \(path.section))",
          "animated: \(step.animated)", "scrollPosition: []",
        ])
    }
  }

  /// Writes the document's summary as the comment of the class, in which no line break is left.
  private func writeComment(to writer: inout SwiftWriter) {
    guard let summary = document.summary, !summary.isEmpty else { return }
    for line in SwiftLiteral.visible(summary).split(whereSeparator: \.isNewline) {
      var text = "///"
      for word in line.split(separator: " ") {
        if !writer.fits("\(text) \(word)"), text != "///" {
          writer.line(text)
          text = "///"
        }
        text += " \(word)"
      }
      writer.line(text)
    }
  }

  private func writeHierarchy(to writer: inout SwiftWriter) {
    writer.block("private func configureHierarchy()") { writer in
      writer.line("let layout = createLayout()")
      for kind in document.layout.kinds.subtracting(document.layout.supplementaryKinds).sorted() {
        writer.line(
          "layout.register(BackgroundView.self, forDecorationViewOfKind: \(self.kind(kind)))")
      }
      writer.line(
        "collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)")
      writer.line("collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]")
      if let color = document.picture.background {
        writer.color("collectionView.backgroundColor = ", color)
      }
      if FlowDelegateWriter(self).isNeeded { writer.line("collectionView.delegate = self") }
      writer.line("view.addSubview(collectionView)")
    }
  }
}
