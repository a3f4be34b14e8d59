// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry
import LayoutDocuments

/// The method `createLayout()` and the methods that it calls.
extension SwiftExport {
  /// Writes the method.
  ///
  /// - Parameters:
  ///   - writer: The lines to write to.
  ///   - hasKinds: Whether the constants of element kinds precede the method.
  func writeLayout(to writer: inout SwiftWriter, hasKinds: Bool) {
    if hasKinds, !kinds.isEmpty {
      writeKinds(to: &writer)
      writer.blank()
    }
    switch document.layout {
    case .compositional(let layout): write(layout, to: &writer)
    case .list(let list):
      writeMethod(to: &writer) { writer in
        writeListConfiguration(list, name: "configuration", to: &writer)
        writer.line("return UICollectionViewCompositionalLayout.list(using: configuration)")
      }
    case .flow(let flow): write(flow, to: &writer)
    case .frames(let frames): write(frames, to: &writer)
    }
  }

  private func writeMethod(to writer: inout SwiftWriter, _ body: (inout SwiftWriter) -> Void) {
    writer.block("private func createLayout() -> UICollectionViewLayout", body)
  }

  // MARK: Compositional layouts

  private func write(_ layout: LayoutDocument.Compositional, to writer: inout SwiftWriter) {
    let hasConfiguration = layout.configuration != .init()
    let tail = hasConfiguration ? ", configuration: configuration" : ""
    if case .all(let section) = layout.sections, section.variants.isEmpty,
      section.keys.list == nil
    {
      writeMethod(to: &writer) { writer in
        var sections = SectionWriter(self)
        let name = sections.write(section.keys, to: &writer)
        if hasConfiguration {
          write(layout.configuration, with: &sections, to: &writer)
        }
        writer.line("return UICollectionViewCompositionalLayout(section: \(name)\(tail))")
      }
      return
    }
    let methods = sectionMethods(of: layout)
    writeMethod(to: &writer) { writer in
      if hasConfiguration {
        var sections = SectionWriter(self)
        write(layout.configuration, with: &sections, to: &writer)
        writer.blank()
      }
      writeProvider(methods.map(\.name), of: layout, hasConfiguration, to: &writer)
    }
    for method in methods {
      writer.blank()
      write(method.section, name: method.name, to: &writer)
    }
  }

  private func writeProvider(
    _ names: [String], of layout: LayoutDocument.Compositional, _ hasConfiguration: Bool,
    to writer: inout SwiftWriter
  ) {
    let type = "return UICollectionViewCompositionalLayout"
    var isForAll = false
    if case .all = layout.sections { isForAll = true }
    let head = "{ \(isForAll ? "_" : "section"), environment in"
    func body(_ writer: inout SwiftWriter) {
      guard !isForAll else { return writer.line("Self.\(names[0])(in: environment)") }
      writer.line("switch section {")
      for (index, name) in names.enumerated() {
        let label = index == names.count - 1 ? "default" : "case \(index)"
        writer.line("\(label): Self.\(name)(in: environment)")
      }
      writer.line("}")
    }
    guard hasConfiguration else {
      writer.line("\(type) \(head)")
      writer.indented(body)
      return writer.line("}")
    }
    writer.line("\(type)(")
    writer.indented { writer in
      writer.line("sectionProvider: \(head)")
      writer.indented(body)
      writer.line("}, configuration: configuration)")
    }
  }

  /// The sections with the names of their methods: by their ids, or else their numbers.
  private func sectionMethods(
    of layout: LayoutDocument.Compositional
  ) -> [(name: String, section: LayoutDocument.Section)] {
    var names = SwiftNames()
    guard case .each(let sections) = layout.sections else {
      return layout.allSections.map { (names.unique("createSection"), $0) }
    }
    return sections.enumerated().map { index, section in
      let data = document.data.sections
      let id = data.indices.contains(index) ? data[index].id : nil
      let role = id.map { SwiftNames.upperCamelCase($0, else: "section") } ?? "\(index)"
      return (names.unique(id == nil ? "createSection\(role)" : "create\(role)Section"), section)
    }
  }

  private func write(
    _ section: LayoutDocument.Section, name: String, to writer: inout SwiftWriter
  ) {
    let head: (String) -> String = { name in
      "private static func \(name)(in environment: any NSCollectionLayoutEnvironment) "
        + "-> NSCollectionLayoutSection"
    }
    if let variant = section.variants.first, section.variants.count == 1,
      let text = VariantWriter(self, section.keys, variant)
    {
      writeHead(head(name), to: &writer) { text.write(to: &$0) }
      return
    }
    let variants = section.variants.enumerated().map { index, variant in
      (name: "\(name)Variant\(index + 1)", variant: variant)
    }
    writeHead(head(name), to: &writer) { writer in
      if section.variants.contains(where: \.when.hasSize) {
        writer.line("let size = environment.container.effectiveContentSize")
      }
      for (name, variant) in variants {
        writer.condition(variant.when.swift(size: "size")) { writer in
          writer.line("return \(name)(in: environment)")
        }
      }
      writer.blank()
      writeBody(section.keys, to: &writer)
    }
    for (name, variant) in variants {
      writer.blank()
      writeHead(head(name), to: &writer) { writer in
        writeBody(section.keys.replacing(with: variant.keys), to: &writer)
      }
    }
  }

  /// Writes a method whose head may be longer than a line.
  private func writeHead(
    _ head: String, to writer: inout SwiftWriter, _ body: (inout SwiftWriter) -> Void
  ) {
    guard !writer.fits(head + " {"), let open = head.firstIndex(of: "("),
      let arrow = head.range(of: ") -> ")
    else { return writer.block(head, body) }
    writer.line(String(head[...open]))
    writer.indented { $0.line(String(head[head.index(after: open)..<arrow.lowerBound])) }
    writer.block(String(head[arrow.lowerBound...]), body)
  }

  private func writeBody(_ keys: LayoutDocument.SectionKeys, to writer: inout SwiftWriter) {
    var sections = SectionWriter(self)
    let name = sections.write(keys, to: &writer)
    writer.line("return \(name)")
  }

  private func write(
    _ configuration: LayoutDocument.Configuration, with sections: inout SectionWriter,
    to writer: inout SwiftWriter
  ) {
    writer.blank()
    writer.line("let configuration = UICollectionViewCompositionalLayoutConfiguration()")
    if configuration.scrollDirection != .vertical {
      writer.line("configuration.scrollDirection = .\(configuration.scrollDirection)")
    }
    if configuration.interSectionSpacing != 0 {
      writer.line(
        "configuration.interSectionSpacing = "
          + SwiftLiteral.points(configuration.interSectionSpacing))
    }
    if configuration.contentInsetsReference != .safeArea {
      writer.line("configuration.contentInsetsReference = .\(configuration.contentInsetsReference)")
    }
    if !configuration.boundaryItems.isEmpty {
      sections.writeBoundaryItems(configuration.boundaryItems, of: "configuration", to: &writer)
    }
  }

  // MARK: Lists

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

  // MARK: Flow layouts and frames

  private func write(_ flow: LayoutDocument.Flow, to writer: inout SwiftWriter) {
    writeMethod(to: &writer) { writer in
      writer.line(
        "let layout = \(flow.mirrors ? "MirroredFlowLayout" : "UICollectionViewFlowLayout")()")
      for (key, value) in flow.swiftProperties { writer.assignment("layout.\(key) = ", value) }
      writer.line("return layout")
    }
    guard flow.mirrors else { return }
    writer.blank()
    writer.block("private final class MirroredFlowLayout: UICollectionViewFlowLayout") { writer in
      writer.line("override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }")
    }
  }

  private func write(_ frames: LayoutDocument.Frames, to writer: inout SwiftWriter) {
    writeMethod(to: &writer) { $0.line("return FramesLayout()") }
    writer.blank()
    FramesWriter(frames: frames).write(to: &writer)
  }
}

extension LayoutDocument.Condition {
  /// Whether a condition is about the size.
  fileprivate var hasSize: Bool { widthAbove != nil || heightAbove != nil }

  /// The conditions as an expression.
  func swift(size: String) -> String {
    var parts: [String] = []
    if let widthAbove { parts.append("\(size).width > \(SwiftLiteral.points(widthAbove))") }
    if let heightAbove { parts.append("\(size).height > \(SwiftLiteral.points(heightAbove))") }
    if let textSizeAbove {
      parts.append(
        "environment.traitCollection.preferredContentSizeCategory > .\(textSizeAbove.swiftName)")
    }
    return parts.isEmpty ? "true" : parts.joined(separator: " && ")
  }
}

extension LayoutDocument.TextSize {
  /// The name of the case of `UIContentSizeCategory`.
  fileprivate var swiftName: String {
    switch self {
    case .xSmall: "extraSmall"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .xLarge: "extraLarge"
    case .xxLarge: "extraExtraLarge"
    case .xxxLarge: "extraExtraExtraLarge"
    case .accessibility1: "accessibilityMedium"
    case .accessibility2: "accessibilityLarge"
    case .accessibility3: "accessibilityExtraLarge"
    case .accessibility4: "accessibilityExtraExtraLarge"
    case .accessibility5: "accessibilityExtraExtraExtraLarge"
    }
  }
}

extension LayoutDocument.Flow {
  /// The properties of the layout that differ from UIKit's defaults, in the order of the keys.
  fileprivate var swiftProperties: [(key: String, value: String)] {
    let standard = LayoutDocument.Flow()
    var result: [(key: String, value: String)] = []
    func add(_ key: String, _ isChanged: Bool, _ value: @autoclosure () -> String) {
      if isChanged { result.append((key, value())) }
    }
    add("scrollDirection", scrollDirection != .vertical, ".\(scrollDirection)")
    add("itemSize", itemSize != standard.itemSize, SwiftLiteral.size(itemSize))
    switch estimatedItemSize {
    case .automatic?: add("estimatedItemSize", true, "UICollectionViewFlowLayout.automaticSize")
    case .size(let size)?: add("estimatedItemSize", true, SwiftLiteral.size(size))
    case nil: break
    }
    add(
      "minimumLineSpacing", keys.minimumLineSpacing != 10,
      SwiftLiteral.points(keys.minimumLineSpacing))
    add(
      "minimumInteritemSpacing", keys.minimumInteritemSpacing != 10,
      SwiftLiteral.points(keys.minimumInteritemSpacing))
    add("sectionInset", keys.sectionInset != .zero, SwiftLiteral.edges(keys.sectionInset))
    add(
      "sectionInsetReference", sectionInsetReference != .contentInset,
      sectionInsetReference == .safeArea ? ".fromSafeArea" : ".fromLayoutMargins")
    add(
      "headerReferenceSize", keys.headerReferenceSize != .zero,
      SwiftLiteral.size(keys.headerReferenceSize))
    add(
      "footerReferenceSize", keys.footerReferenceSize != .zero,
      SwiftLiteral.size(keys.footerReferenceSize))
    add("sectionHeadersPinToVisibleBounds", sectionHeadersPinToVisibleBounds, "true")
    add("sectionFootersPinToVisibleBounds", sectionFootersPinToVisibleBounds, "true")
    return result
  }
}
