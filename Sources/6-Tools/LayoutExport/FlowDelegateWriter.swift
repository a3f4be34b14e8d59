// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import LayoutDocuments

/// Writes what the delegate of a flow layout answers: sizes of items, and what differs by section.
struct FlowDelegateWriter {
  private let export: SwiftExport
  /// The flow layouts among the document's own layout and those of its steps, with their numbers.
  private let flows: [(number: Int, flow: LayoutDocument.Flow)]

  init(_ export: SwiftExport) {
    self.export = export
    flows = export.document.layouts.enumerated().compactMap { number, layout in
      if case .flow(let flow) = layout { (number, flow) } else { nil }
    }
  }

  /// Whether something differs from what the layouts have.
  var isNeeded: Bool { !flows.isEmpty && (export.tables.hasItemSizes || !answers.isEmpty) }

  /// Whether an answer depends on the number of the layout, which steps change.
  var needsLayoutNumber: Bool { export.document.layouts.count > 1 && !answers.isEmpty }

  func write(to writer: inout SwiftWriter) {
    guard isNeeded else { return }
    writer.blank()
    writer.block("extension \(export.className): UICollectionViewDelegateFlowLayout") { writer in
      if export.tables.hasItemSizes { writeItemSizes(to: &writer) }
      for answer in answers {
        writer.blank()
        write(answer, to: &writer)
      }
    }
  }

  /// Writes the assignment of the number of a step's layout.
  func writeNumber(_ number: Int, to writer: inout SwiftWriter) {
    if needsLayoutNumber { writer.line("layoutNumber = \(number)") }
  }

  private func writeMethod(
    _ parameter: String, result: String, to writer: inout SwiftWriter,
    _ body: (inout SwiftWriter) -> Void
  ) {
    writer.line("func collectionView(")
    writer.indented { writer in
      writer.line("_ collectionView: UICollectionView,")
      writer.line("layout collectionViewLayout: UICollectionViewLayout,")
      writer.line(parameter)
    }
    writer.block(") -> \(result)", body)
  }

  private func writeItemSizes(to writer: inout SwiftWriter) {
    writeMethod("sizeForItemAt indexPath: IndexPath", result: "CGSize", to: &writer) { writer in
      let standard =
        export.tables.hasOptionalItemSizes ? " ?? UICollectionViewFlowLayout.automaticSize" : ""
      writer.line("let sizes = itemSizes[indexPath.section]")
      writer.line("return sizes[indexPath.item % sizes.count]\(standard)")
    }
  }

  // MARK: Answers by section

  /// A method with its values, which are those of the last layout where no case holds.
  private struct Answer {
    let parameter: String
    let type: String
    let values: [(layout: Int, section: Int?, text: String)]
    let standard: String
  }

  /// The methods whose values differ from those of a layout in some section.
  private var answers: [Answer] {
    func answer<Value: Equatable>(
      _ parameter: String, _ type: String, _ key: (LayoutDocument.FlowKeys) -> Value,
      _ text: (Value) -> String
    ) -> Answer? {
      guard let last = flows.last.map({ text(key($0.flow.keys)) }) else { return nil }
      var values: [(layout: Int, section: Int?, text: String)] = []
      for (number, flow) in flows {
        let standard = key(flow.keys)
        for index in flow.sections.indices {
          let value = key(flow.keys(ofSection: index))
          if value != standard { values.append((number, index, text(value))) }
        }
        if text(standard) != last { values.append((number, nil, text(standard))) }
      }
      guard values.contains(where: { $0.section != nil }) else { return nil }
      return Answer(parameter: parameter, type: type, values: values, standard: last)
    }
    return [
      answer("insetForSectionAt", "UIEdgeInsets", \.sectionInset, SwiftLiteral.edges),
      answer(
        "minimumLineSpacingForSectionAt", "CGFloat", \.minimumLineSpacing, SwiftLiteral.points),
      answer(
        "minimumInteritemSpacingForSectionAt", "CGFloat", \.minimumInteritemSpacing,
        SwiftLiteral.points),
      answer(
        "referenceSizeForHeaderInSection", "CGSize", \.headerReferenceSize, SwiftLiteral.size),
      answer(
        "referenceSizeForFooterInSection", "CGSize", \.footerReferenceSize, SwiftLiteral.size),
    ].compactMap { $0 }
  }

  private func write(_ answer: Answer, to writer: inout SwiftWriter) {
    writeMethod("\(answer.parameter) section: Int", result: answer.type, to: &writer) { writer in
      let isNumbered = needsLayoutNumber
      writer.line("switch \(isNumbered ? "(layoutNumber, section)" : "section") {")
      for (layout, section, text) in answer.values {
        let index = section.map { "\($0)" } ?? "_"
        writer.line("case \(isNumbered ? "(\(layout), \(index))" : index): \(text)")
      }
      writer.line("default: \(answer.standard)")
      writer.line("}")
    }
  }
}
