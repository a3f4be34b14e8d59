// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import LayoutDocuments

/// Writes what the delegate of a flow layout answers: sizes of items, and what differs by section.
struct FlowDelegateWriter {
  private let export: SwiftExport
  private let flow: LayoutDocument.Flow?

  init(_ export: SwiftExport) {
    self.export = export
    if case .flow(let flow) = export.document.layout { self.flow = flow } else { flow = nil }
  }

  /// Whether something differs from what the layout has.
  var isNeeded: Bool { flow != nil && (export.tables.hasItemSizes || !answers.isEmpty) }

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

  /// A method, with its values by section and the one of the layout.
  private struct Answer {
    let parameter: String
    let type: String
    let values: [(section: Int, text: String)]
    let standard: String
  }

  /// The methods whose values differ from those of the layout in some section.
  private var answers: [Answer] {
    guard let flow else { return [] }
    let sections = flow.sections.indices.map { ($0, flow.keys(ofSection: $0)) }
    func answer<Value: Equatable>(
      _ parameter: String, _ type: String, _ key: (LayoutDocument.FlowKeys) -> Value,
      _ text: (Value) -> String
    ) -> Answer? {
      let standard = key(flow.keys)
      let values = sections.filter { key($0.1) != standard }.map { ($0.0, text(key($0.1))) }
      guard !values.isEmpty else { return nil }
      return Answer(parameter: parameter, type: type, values: values, standard: text(standard))
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
      writer.line("switch section {")
      for (section, text) in answer.values { writer.line("case \(section): \(text)") }
      writer.line("default: \(answer.standard)")
      writer.line("}")
    }
  }
}
