// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

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
      tables.writeProperties(of: className, to: &writer)
      if needsLayoutNumber { writer.line("private var layoutNumber = 0") }
      if hasListVariants { writeListProperty(to: &writer) }
      writer.blank()
      writer.block("override func viewDidLoad()") { writer in
        writer.line("super.viewDidLoad()")
        writeTraits(to: &writer)
        writer.line("configureHierarchy()")
        writer.line("configureDataSource()")
        writeSelection(document.picture.selected ?? [], to: &writer)
      }
      writeOffset(to: &writer)
      writer.blank()
      LayoutWriter(self).write(to: &writer)
      writer.blank()
      writeHierarchy(to: &writer)
      writer.blank()
      CellWriter(self).writeDataSource(to: &writer)
      SupplementaryWriter(self).writeRoleChecks(to: &writer)
      StepWriter(self).write(to: &writer)
      tables.writeMethods(to: &writer)
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

  // MARK: Picture

  /// Writes the traits of the picture that are not those of most screens. The size, the scale and the
  /// device are the screen's; what is drawn over and around a picture is not a part of an app.
  private func writeTraits(to writer: inout SwiftWriter) {
    let picture = document.picture
    if picture.appearance == .dark { writer.line("view.overrideUserInterfaceStyle = .dark") }
    let textSize = picture.textSize.flatMap { $0 == .large ? nil : $0 }
    guard picture.direction == .rtl || textSize != nil else { return }
    writer.block("if #available(iOS 17.0, *)") { writer in
      if picture.direction == .rtl {
        writer.line("view.traitOverrides.layoutDirection = .rightToLeft")
      }
      if let textSize {
        writer.line(
          "view.traitOverrides.preferredContentSizeCategory = .\(textSize.swiftName)")
      }
    }
  }

  private func writeSelection(
    _ paths: [LayoutDocument.ItemPath], to writer: inout SwiftWriter
  ) {
    if paths.count > 1 { writer.line("collectionView.allowsMultipleSelection = true") }
    for path in paths { writeSelection(of: path, isAnimated: false, to: &writer) }
  }

  func writeSelection(
    of path: LayoutDocument.ItemPath, isAnimated: Bool, to writer: inout SwiftWriter
  ) {
    writer.call(
      "collectionView.selectItem",
      [
        "at: IndexPath(item: \(path.item), section: \(path.section))",
        "animated: \(isAnimated)", "scrollPosition: []",
      ])
  }

  /// Writes the method that scrolls when the size of the view is known for the first time.
  private func writeOffset(to writer: inout SwiftWriter) {
    guard let offset = document.picture.scrollTo else { return }
    writer.blank()
    writer.block("override func viewIsAppearing(_ animated: Bool)") { writer in
      writer.line("super.viewIsAppearing(animated)")
      writer.line("collectionView.layoutIfNeeded()")
      writer.line("collectionView.contentOffset = \(SwiftLiteral.point(offset))")
    }
  }

  /// Writes the property that knows which sections are lists, where variants decide it.
  func writeListProperty(to writer: inout SwiftWriter) {
    writer.line("private var isList: [Int: Bool] = [:]")
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
