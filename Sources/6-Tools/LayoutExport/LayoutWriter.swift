// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import LayoutDocuments

/// Writes the method `createLayout()` and the methods that it calls, or those of a step's layout.
struct LayoutWriter {
  private let export: SwiftExport
  /// The index of the layout: 0 for the document's own, then those of the steps that have one.
  private let index: Int
  private let layouts: [LayoutDocument.Layout]

  init(_ export: SwiftExport, index: Int = 0) {
    self.export = export
    self.index = index
    layouts = export.document.layouts
  }

  var name: String { "create\(prefix)Layout" }

  /// The word that tells the methods of a step's layout from those of others.
  private var prefix: String { index == 0 ? "" : "Other\(index == 1 ? "" : "\(index)")" }

  func write(to writer: inout SwiftWriter) {
    switch layouts[index] {
    case .compositional(let layout): write(layout, to: &writer)
    case .list(let list):
      writeMethod(to: &writer) { writer in
        export.writeListConfiguration(list, name: "configuration", to: &writer)
        writer.line("return UICollectionViewCompositionalLayout.list(using: configuration)")
      }
    case .flow(let flow): write(flow, to: &writer)
    case .frames(let frames): write(frames, to: &writer)
    }
  }

  private func writeMethod(to writer: inout SwiftWriter, _ body: (inout SwiftWriter) -> Void) {
    writer.block("private func \(name)() -> UICollectionViewLayout", body)
  }

  // MARK: Compositional layouts

  private func write(_ layout: LayoutDocument.Compositional, to writer: inout SwiftWriter) {
    let hasConfiguration = layout.configuration != .init()
    let tail = hasConfiguration ? ", configuration: configuration" : ""
    if case .all(let section) = layout.sections, section.variants.isEmpty,
      section.keys.list == nil
    {
      writeMethod(to: &writer) { writer in
        var sections = SectionWriter(export)
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
        var sections = SectionWriter(export)
        write(layout.configuration, with: &sections, to: &writer)
        writer.blank()
      }
      writeProvider(methods.map(\.name), of: layout, hasConfiguration, to: &writer)
    }
    for method in methods {
      writer.blank()
      write(method.section, name: method.name, to: &writer)
    }
    if !adaptiveSections.isEmpty { writeListCheck(to: &writer) }
  }

  private func writeProvider(
    _ names: [String], of layout: LayoutDocument.Compositional, _ hasConfiguration: Bool,
    to writer: inout SwiftWriter
  ) {
    let type = "return UICollectionViewCompositionalLayout"
    var isForAll = false
    if case .all = layout.sections { isForAll = true }
    let isAdaptive = !adaptiveSections.isEmpty
    let head =
      "{ \(isAdaptive ? "[unowned self] " : "")"
      + "\(isForAll && !isAdaptive ? "_" : "section"), environment in"
    func body(_ writer: inout SwiftWriter) {
      // A closure of several statements has to say what it returns.
      let result = isAdaptive ? "return Self." : "Self."
      if isAdaptive {
        writer.line("isList[section] = Self.isList\(prefix)(section, in: environment)")
      }
      guard !isForAll else { return writer.line("\(result)\(names[0])(in: environment)") }
      writer.line("switch section {")
      for (index, name) in names.enumerated() {
        let label = index == names.count - 1 ? "default" : "case \(index)"
        writer.line("\(label): \(result)\(name)(in: environment)")
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

  // MARK: Lists of variants

  /// The indices of the sections whose variants decide if they are lists; of one for all, 0.
  var adaptiveSections: [Int] {
    guard export.hasListVariants, case .compositional(let layout) = layouts[index] else {
      return []
    }
    return layout.allSections.indices.filter { layouts[index].changesList(section: $0) }
  }

  /// Writes the method that says whether a section is a list now; nil where its cells always have the
  /// look that the data say.
  private func writeListCheck(to writer: inout SwiftWriter) {
    guard case .compositional(let layout) = layouts[index] else { return }
    writer.blank()
    writer.line("private static func isList\(prefix)(")
    writer.indented {
      $0.line("_ section: Int, in environment: any NSCollectionLayoutEnvironment")
    }
    writer.block(") -> Bool?") { writer in
      let sections = adaptiveSections.map { ($0, layout.allSections[$0]) }
      if sections.contains(where: { $0.1.variants.contains(where: \.when.hasSize) }) {
        writer.line("let size = environment.container.effectiveContentSize")
      }
      if case .all = layout.sections { return write(listCheckOf: sections[0].1, to: &writer) }
      writer.line("switch section {")
      for (index, section) in sections {
        writer.line("case \(index):")
        writer.indented { write(listCheckOf: section, to: &$0) }
      }
      writer.line("default: return nil")
      writer.line("}")
    }
  }

  private func write(
    listCheckOf section: LayoutDocument.Section, to writer: inout SwiftWriter
  ) {
    for variant in section.variants {
      let isList = section.keys.replacing(with: variant.keys).list != nil
      writer.condition(variant.when.swift(size: "size")) { $0.line("return \(isList)") }
    }
    writer.line("return \(section.keys.list != nil)")
  }

  /// The sections with the names of their methods: by their ids, or else their numbers.
  private func sectionMethods(
    of layout: LayoutDocument.Compositional
  ) -> [(name: String, section: LayoutDocument.Section)] {
    guard case .each(let sections) = layout.sections else {
      return layout.allSections.map { ("create\(prefix)Section", $0) }
    }
    var names = SwiftNames()
    return sections.enumerated().map { index, section in
      let data = export.document.data.sections
      let id = data.indices.contains(index) ? data[index].id : nil
      let role = id.map { SwiftNames.upperCamelCase($0, else: "section") } ?? "\(index)"
      let name =
        id == nil ? "create\(prefix)Section\(role)" : "create\(prefix)\(role)Section"
      return (names.unique(name), section)
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
      let text = VariantWriter(export, section.keys, variant)
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
    var sections = SectionWriter(export)
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

  // MARK: Flow layouts and frames

  private func write(_ flow: LayoutDocument.Flow, to writer: inout SwiftWriter) {
    writeMethod(to: &writer) { writer in
      writer.line(
        "let layout = \(flow.mirrors ? "MirroredFlowLayout" : "UICollectionViewFlowLayout")()")
      for (key, value) in flow.swiftProperties { writer.assignment("layout.\(key) = ", value) }
      writer.line("return layout")
    }
    let isWritten = layouts[..<index].contains {
      if case .flow(let flow) = $0 { flow.mirrors } else { false }
    }
    guard flow.mirrors, !isWritten else { return }
    writer.blank()
    writer.block("private final class MirroredFlowLayout: UICollectionViewFlowLayout") { writer in
      writer.line("override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }")
    }
  }

  private func write(_ frames: LayoutDocument.Frames, to writer: inout SwiftWriter) {
    let frames = FramesWriter(export, frames, name: "\(prefix)FramesLayout")
    writeMethod(to: &writer) { $0.line("return \(frames.name)()") }
    writer.blank()
    frames.write(to: &writer)
  }
}

extension LayoutDocument.Condition {
  fileprivate var hasSize: Bool { widthAbove != nil || heightAbove != nil }

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
  var swiftName: String {
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
