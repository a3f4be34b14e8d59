// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import LayoutDocuments

/// A section and a variant that differs from it in at most four numbers, as one method with local
/// constants: two methods for one number would double the code.
struct VariantWriter {
  /// The most numbers in which a section and its variant may differ.
  private static let limit = 4

  /// A number in the code, with the role that names its constant.
  private struct Leaf {
    let role: String
    let text: String
  }

  private let export: SwiftExport
  private let keys: LayoutDocument.SectionKeys
  private let condition: LayoutDocument.Condition
  private let constants: [Int: (name: String, wide: String, text: String)]

  /// Creates a writer; nil if more differs than some numbers.
  init?(
    _ export: SwiftExport, _ keys: LayoutDocument.SectionKeys, _ variant: LayoutDocument.Variant
  ) {
    let (lines, leaves) = Self.skeleton(export, keys)
    let (otherLines, others) = Self.skeleton(export, keys.replacing(with: variant.keys))
    guard lines == otherLines, leaves.count == others.count else { return nil }
    let differing = leaves.indices.filter { leaves[$0].text != others[$0].text }
    guard differing.count <= Self.limit else { return nil }
    var names = SwiftNames()
    self.export = export
    self.keys = keys
    condition = variant.when
    constants = Dictionary(
      uniqueKeysWithValues: differing.map { index in
        let leaf = leaves[index]
        return (index, (names.unique(leaf.role), others[index].text, leaf.text))
      })
  }

  func write(to writer: inout SwiftWriter) {
    if !constants.isEmpty {
      let condition = condition.swift(size: "environment.container.effectiveContentSize")
      if constants.count == 1, let constant = constants.values.first,
        writer.fits(
          "\(declaration(constant.name)) = \(condition) ? \(constant.wide) : \(constant.text)")
      {
        writer.line(
          "\(declaration(constant.name)) = \(condition) ? \(constant.wide) : \(constant.text)")
      } else {
        let name = self.condition.widthAbove == nil ? "isLarge" : "isWide"
        writer.line("let \(name) = \(condition)")
        for (_, constant) in constants.sorted(by: { $0.key < $1.key }) {
          writer.line(
            "\(declaration(constant.name)) = \(name) ? \(constant.wide) : \(constant.text)")
        }
      }
      writer.blank()
    }
    var sections = SectionWriter(export)
    let counter = Counter()
    sections.leaf = { _, text in constants[counter.next()]?.name ?? text }
    let name = sections.write(keys, to: &writer)
    writer.line("return \(name)")
  }

  private func declaration(_ name: String) -> String {
    let isCount = name.hasPrefix("columns") || name.hasPrefix("rows")
    return isCount ? "let \(name)" : "let \(name): CGFloat"
  }

  /// Returns the code of a section without its numbers, and its numbers.
  private static func skeleton(
    _ export: SwiftExport, _ keys: LayoutDocument.SectionKeys
  ) -> (lines: [String], leaves: [Leaf]) {
    let leaves = Box<[Leaf]>([])
    var writer = SwiftWriter(indentation: export.indentation)
    var sections = SectionWriter(export)
    sections.leaf = { role, text in
      leaves.value.append(Leaf(role: role, text: text))
      return "#"
    }
    let name = sections.write(keys, to: &writer)
    return (writer.lines + [name], leaves.value)
  }

  private final class Counter {
    private var count = 0

    func next() -> Int {
      defer { count += 1 }
      return count
    }
  }

  /// Collects the numbers of one walk.
  private final class Box<Value> {
    var value: Value

    init(_ value: Value) { self.value = value }
  }
}
