// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
package import LayoutDocuments

/// A document as Swift in the form of Apple's articles: what is pasted into an app, or a whole file.
///
/// Only public API of UIKit occurs, what is default is not written, and no text of the document gets
/// out of its quotation marks. The same document gives the same Swift.
package final class SwiftExport {
  package enum Part: String, Hashable, Sendable, CaseIterable {
    /// A file with a view controller.
    case all
    /// The method `createLayout()` and what it calls.
    case layout
  }

  let document: LayoutDocument
  let className: String
  /// The names of the static constants of element kinds, by kind.
  let kinds: [String: String]
  /// The names of the classes of supplementary views and backgrounds, by kind.
  let viewClasses: [String: String]
  /// The kinds of supplementary views as elements have them, and those of backgrounds, in order.
  let elementKinds: [String]
  let decorationKinds: [String]
  let rolesByKind: [String: SupplementaryRoles]
  let types: DataTypes
  let tables: ElementTables
  let indentation: Int

  /// Exports a document.
  ///
  /// - Parameters:
  ///   - document: The document, as it was read.
  ///   - name: The name of the document's file, for a document without a name of its own.
  ///   - part: The part.
  ///   - indentation: The blanks of a level, 1 to 8; others count as the nearest of these.
  /// - Returns: Swift, with a line break at its end.
  package static func swift(
    of document: LayoutDocument, name: String = "layout", part: Part = .all, indentation: Int = 4
  ) -> String {
    let export = SwiftExport(document, name: name, indentation: min(max(indentation, 1), 8))
    var writer = SwiftWriter(indentation: export.indentation)
    switch part {
    case .all: export.writeFile(to: &writer)
    case .layout:
      if !export.kinds.isEmpty {
        export.writeKinds(to: &writer)
        writer.blank()
      }
      if !LayoutWriter(export).adaptiveSections.isEmpty {
        export.writeListProperty(to: &writer)
        writer.blank()
      }
      LayoutWriter(export).write(to: &writer)
    }
    return writer.text
  }

  private init(_ document: LayoutDocument, name: String, indentation: Int) {
    self.document = document
    self.indentation = indentation
    className =
      SwiftNames.upperCamelCase(document.name ?? name, else: "layout") + "ViewController"
    let layouts = document.layouts
    let elementKinds = Set(layouts.flatMap(\.elementKinds)).sorted()
    self.elementKinds = elementKinds
    rolesByKind = SupplementaryRoles.byKind(in: document)
    let supplementaryKinds = Set(elementKinds.map(\.documentKind)).sorted()
    decorationKinds = Set(layouts.flatMap(\.decorationKinds)).sorted()
    types = DataTypes(document)
    tables = ElementTables(document, kinds: supplementaryKinds)
    var names = SwiftNames()
    var kinds: [String: String] = [:]
    for kind in Set(layouts.flatMap(\.ownKinds)).sorted() {
      kinds[kind] = names.unique(SwiftNames.camelCase(kind, else: "kind") + "ElementKind")
    }
    self.kinds = kinds
    var classes = SwiftNames(taken: [
      "LabelView", "MeasuredLabelView", "CapsuleView", "ListView", "BackgroundView",
    ])
    var viewClasses: [String: String] = [:]
    for kind in supplementaryKinds + decorationKinds where viewClasses[kind] == nil {
      viewClasses[kind] = classes.unique(SwiftNames.upperCamelCase(kind, else: "kind") + "View")
    }
    self.viewClasses = viewClasses
  }

  func backgroundClass(of kind: String) -> String {
    document.looks[kind] == nil ? "BackgroundView" : viewClasses[kind] ?? "BackgroundView"
  }

  /// The expression for an element kind, in the view controller.
  func kind(_ kind: String) -> String {
    kinds[kind].map { "Self.\($0)" } ?? SwiftLiteral.kind(kind)
  }

  func writeKinds(to writer: inout SwiftWriter) {
    for (kind, name) in kinds.sorted(by: { $0.value < $1.value }) {
      writer.line("static let \(name) = \(SwiftLiteral.text(kind))")
    }
  }
}

extension LayoutDocument.Layout {
  /// The kinds that are the author's own, not those of UIKit or of a layout of frames.
  fileprivate var ownKinds: Set<String> {
    guard case .compositional = self else { return [] }
    return elementKinds.union(decorationKinds).filter { $0.documentKind == $0 }
  }
}

extension SwiftExport {
  func writeListConfiguration(
    _ list: LayoutDocument.List, name: String, to writer: inout SwiftWriter
  ) {
    let isChanged = list != .init(appearance: list.appearance)
    writer.line(
      "\(isChanged ? "var" : "let") \(name) = "
        + "UICollectionLayoutListConfiguration(appearance: .\(list.appearance))")
    if list.headerMode != .none { writer.line("\(name).headerMode = .\(list.headerMode)") }
    if list.footerMode != .none { writer.line("\(name).footerMode = .\(list.footerMode)") }
    if !list.showsSeparators { writer.line("\(name).showsSeparators = false") }
    if let padding = list.headerTopPadding {
      writer.line("\(name).headerTopPadding = \(SwiftLiteral.points(padding))")
    }
    if let color = list.backgroundColor {
      writer.color("\(name).backgroundColor = ", color)
    }
  }
}
