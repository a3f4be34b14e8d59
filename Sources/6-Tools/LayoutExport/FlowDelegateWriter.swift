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
  var isNeeded: Bool { !flows.isEmpty && (answersItemSizes || !answers.isEmpty) }

  /// Whether an answer depends on the number of the layout, which steps change.
  var hasNumberedAnswers: Bool {
    export.document.layouts.count > 1
      && (!answers.isEmpty || answersItemSizes && !itemSizes.values.isEmpty)
  }

  /// Whether items have sizes, or those of a section differ from what the layout has.
  private var answersItemSizes: Bool {
    export.tables.hasItemSizes
      || flows.contains { $0.flow.sections.contains { $0.itemSize != nil } }
  }

  func write(to writer: inout SwiftWriter) {
    guard isNeeded else { return }
    writer.blank()
    writer.block("extension \(export.className): UICollectionViewDelegateFlowLayout") { writer in
      if answersItemSizes { writeItemSizes(to: &writer) }
      for answer in answers {
        writer.blank()
        write(answer, to: &writer)
      }
    }
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
    let answer = itemSizes
    writeMethod("\(answer.parameter) indexPath: IndexPath", result: answer.type, to: &writer) {
      writer in
      if export.tables.hasItemSizes {
        writer.line("let sizes = itemSizes[indexPath.section]")
        let size = "sizes[indexPath.item % sizes.count]"
        guard export.tables.hasOptionalItemSizes else { return writer.line("return \(size)") }
        guard !answer.values.isEmpty else {
          return writer.value("return \(size)", "?? \(answer.standard)")
        }
        writer.block("if let size = \(size)") { $0.line("return size") }
      }
      let isNumbered = hasNumberedAnswers
      let key = isNumbered ? "(layoutNumber, indexPath.section)" : "indexPath.section"
      writer.line("switch \(key) {")
      write(answer, isNumbered, returns: true, to: &writer)
    }
  }

  /// The sizes of items without one of their own.
  private var itemSizes: Answer {
    func standard(_ flow: LayoutDocument.Flow) -> String {
      flow.estimatedItemSize == nil
        ? SwiftLiteral.size(flow.itemSize) : "UICollectionViewFlowLayout.automaticSize"
    }
    let last = flows.last.map { standard($0.flow) } ?? ""
    var values: [(layout: Int, section: Int?, text: String)] = []
    for (number, flow) in flows {
      for (index, section) in flow.sections.enumerated() {
        guard let size = section.itemSize.map({ SwiftLiteral.size($0) }), size != standard(flow)
        else { continue }
        values.append((number, index, size))
      }
      if standard(flow) != last { values.append((number, nil, standard(flow))) }
    }
    return Answer(parameter: "sizeForItemAt", type: "CGSize", values: values, standard: last)
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
      let isNumbered = hasNumberedAnswers
      writer.line("switch \(isNumbered ? "(layoutNumber, section)" : "section") {")
      write(answer, isNumbered, to: &writer)
    }
  }

  /// Writes the cases of an answer.
  private func write(
    _ answer: Answer, _ isNumbered: Bool, returns: Bool = false, to writer: inout SwiftWriter
  ) {
    let word = returns ? "return " : ""
    for (layout, section, text) in answer.values {
      let index = section.map { "\($0)" } ?? "_"
      writer.line("case \(isNumbered ? "(\(layout), \(index))" : index): \(word)\(text)")
    }
    writer.line("default: \(word)\(answer.standard)")
    writer.line("}")
  }
}
