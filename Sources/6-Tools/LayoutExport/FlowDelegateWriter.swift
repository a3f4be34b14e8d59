// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry
import LayoutDocuments

/// Writes what the delegate of a flow layout answers: sizes of items, and what differs by section.
struct FlowDelegateWriter {
  private let export: SwiftExport
  /// The flow layouts among the document's own layout and those of its steps, with their numbers.
  private let flows: [(number: Int, flow: LayoutDocument.Flow)]
  /// The sizes of items without one of their own.
  private let itemSizes: Answer
  /// The methods whose values differ from those of a layout in some section.
  private let answers: [Answer]

  init(_ export: SwiftExport) {
    self.export = export
    let flows: [(number: Int, flow: LayoutDocument.Flow)] =
      export.document.layouts.enumerated().compactMap { number, layout in
        if case .flow(let flow) = layout { (number, flow) } else { nil }
      }
    self.flows = flows
    itemSizes = Answer("sizeForItemAt", "CGSize", of: flows) { flow, section in
      if let size = section.flatMap({ flow.sections[$0].itemSize }) {
        return SwiftLiteral.size(size)
      }
      return flow.estimatedItemSize == nil
        ? SwiftLiteral.size(flow.itemSize) : "UICollectionViewFlowLayout.automaticSize"
    }
    func answer<Value>(
      _ parameter: String, _ type: String, _ key: (LayoutDocument.FlowKeys) -> Value,
      _ text: (Value) -> String
    ) -> Answer {
      Answer(parameter, type, of: flows) { flow, section in
        text(key(section.map(flow.keys(ofSection:)) ?? flow.keys))
      }
    }
    answers = [
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
    ].filter { $0.values.contains { $0.section != nil } }
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
      writeCases(of: answer, section: "indexPath.section", returns: true, to: &writer)
    }
  }

  // MARK: Answers by section

  /// A method with its values, which are those of the last layout where no case holds.
  private struct Answer {
    let parameter: String
    let type: String
    let values: [(layout: Int, section: Int?, text: String)]
    let standard: String

    /// - Parameters:
    ///   - parameter: The name of the method's parameter that names the method.
    ///   - type: The type of the values.
    ///   - flows: The flow layouts with their numbers.
    ///   - text: Returns the value of a section; of the layout for nil.
    init(
      _ parameter: String, _ type: String, of flows: [(number: Int, flow: LayoutDocument.Flow)],
      text: (LayoutDocument.Flow, Int?) -> String
    ) {
      let last = flows.last.map { text($0.flow, nil) } ?? ""
      var values: [(layout: Int, section: Int?, text: String)] = []
      for (number, flow) in flows {
        let standard = text(flow, nil)
        for index in flow.sections.indices {
          let value = text(flow, index)
          if value != standard { values.append((number, index, value)) }
        }
        if standard != last { values.append((number, nil, standard)) }
      }
      (self.parameter, self.type, self.values, self.standard) = (parameter, type, values, last)
    }
  }

  private func write(_ answer: Answer, to writer: inout SwiftWriter) {
    writeMethod("\(answer.parameter) section: Int", result: answer.type, to: &writer) { writer in
      writeCases(of: answer, section: "section", to: &writer)
    }
  }

  private func writeCases(
    of answer: Answer, section: String, returns: Bool = false, to writer: inout SwiftWriter
  ) {
    let isNumbered = hasNumberedAnswers
    let word = returns ? "return " : ""
    writer.line("switch \(isNumbered ? "(layoutNumber, \(section))" : section) {")
    for (layout, section, text) in answer.values {
      let index = section.map { "\($0)" } ?? "_"
      writer.line("case \(isNumbered ? "(\(layout), \(index))" : index): \(word)\(text)")
    }
    writer.line("default: \(word)\(answer.standard)")
    writer.line("}")
  }
}

extension LayoutDocument.Flow {
  /// The properties of the layout that differ from UIKit's defaults, in the order of the keys.
  var swiftProperties: [(key: String, value: String)] {
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
