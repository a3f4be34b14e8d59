// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import LayoutDocuments

/// The file of a view controller: hierarchy, layout, data source and cells.
extension SwiftExport {
  func writeFile(to writer: inout SwiftWriter) {
    writer.line("import UIKit")
    writer.blank()
    writeComment(to: &writer)
    writer.block("final class \(className): UIViewController") { writer in
      writeKinds(to: &writer)
      writer.blank()
      let types = "<\(types.sectionType), \(types.itemType)>"
      writer.line("private var collectionView: UICollectionView!")
      writer.line("private var dataSource: UICollectionViewDiffableDataSource\(types)!")
      tables.writeProperties(to: &writer)
      writer.blank()
      writer.block("override func viewDidLoad()") { writer in
        writer.line("super.viewDidLoad()")
        writer.line("configureHierarchy()")
        writer.line("configureDataSource()")
      }
      writer.blank()
      LayoutWriter(self).write(to: &writer)
      writer.blank()
      writeHierarchy(to: &writer)
      writer.blank()
      CellWriter(self).writeDataSource(to: &writer)
      StepWriter(self).write(to: &writer)
    }
    types.writeTypes(to: &writer)
    CellWriter(self).writeClasses(to: &writer)
    SupplementaryWriter(self).writeClasses(to: &writer)
    FlowDelegateWriter(self).write(to: &writer)
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
      registerBackgrounds(of: document.layout, to: &writer)
      writer.line(
        "collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)")
      writer.line("collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]")
      if let color = document.picture.background {
        writer.color("collectionView.backgroundColor = ", color)
      }
      if FlowDelegateWriter(self).isNeeded { writer.line("collectionView.delegate = self") }
      writer.line("view.addSubview(collectionView)")
      if let insets = document.picture.safeArea, insets != .zero {
        writer.line("additionalSafeAreaInsets = \(SwiftLiteral.edges(insets))")
      }
    }
  }

  /// Writes the registrations of a layout's backgrounds with the constant `layout`.
  func registerBackgrounds(of layout: LayoutDocument.Layout, to writer: inout SwiftWriter) {
    for kind in layout.decorationKinds.sorted() {
      writer.call(
        "layout.register",
        ["\(backgroundClass(of: kind)).self", "forDecorationViewOfKind: \(self.kind(kind))"])
    }
  }
}
