// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import LayoutDocuments

/// The replies about a document, as JSON with a `type`. Places in the text are UTF-16 units.
extension Workbench {
  var catalogueReply: JSONValue {
    .record([
      "type": .string("fieldCatalogue"), "catalogue": FormCatalogue.json,
      "longestText": .number(ReadingLimits.bytes), "tiles": .array(MatrixTile.all.map(\.json)),
    ])
  }

  /// The document with its whole text, for a page that is new.
  var wholeReply: JSONValue { documentReply(text: edited.text) }

  /// The document after a change of its text.
  ///
  /// - Parameters:
  ///   - splice: The change.
  ///   - before: The UTF-8 of the text before it.
  ///   - label: What was done, for those who do not see it; nil for typing.
  /// - Returns: The reply.
  func changeReply(_ splice: TextSplice, of before: [UInt8], label: String?) -> JSONValue {
    let start = TextUnits.units(before: splice.range.lowerBound, in: before)
    let length = TextUnits.units(before: splice.range.count, in: Array(before[splice.range]))
    return documentReply(
      splices: [
        .record([
          "start": .number(start), "end": .number(start + length),
          "text": .string(String(decoding: splice.replacement, as: UTF8.self)),
        ])
      ], label: label)
  }

  func documentReply(
    text: String? = nil, splices: [JSONValue] = [], label: String? = nil
  ) -> JSONValue {
    .record([
      "type": .string("document"), "name": .string(name),
      "copyKey": .string(copyKey), "revision": .number(edited.revision),
      "text": text.map { .string($0) }, "splices": .array(splices),
      "label": label.map { .string($0) }, "undo": edited.undoLabel.map { .string($0) },
      "redo": edited.redoLabel.map { .string($0) }, "isSaved": .boolean(edited.isSaved),
      "isReadable": .boolean(edited.reading.document != nil), "hasFile": .boolean(hasFile),
      "isFileChanged": .boolean(fileText != nil),
    ])
  }

  var outlineReply: JSONValue {
    let rows = edited.reading.value.map { DocumentOutline(of: $0).rows } ?? []
    return .record([
      "type": .string("outline"),
      "rows": .array(
        rows.map { row in
          .record([
            "path": .path(row.path), "title": .string(row.title), "detail": .string(row.detail),
            "level": .number(row.level),
          ])
        }),
    ])
  }

  /// The fields of the selection; those of the document where it has gone.
  var fieldsReply: JSONValue {
    guard let value = edited.reading.value, let fields = FieldValues(at: selection, in: value)
    else { return .record(["type": .string("fields"), "path": .path(selection)]) }
    return fields.json
  }

  var actionsReply: JSONValue {
    .record([
      "type": .string("actions"), "path": .path(selection), "revision": .number(edited.revision),
      "actions": .array(
        edited.actions(at: selection).map { action in
          .record([
            "name": .string(action.name), "label": .string(action.label),
            "operations": .array(action.operations.map(\.json)),
            "select": .path(action.selection), "refusal": action.refusal.map { .string($0) },
          ])
        }),
    ])
  }

  /// The problems of the text, of the pictures beside it, and of its layout.
  var problemsReply: JSONValue {
    let reading = readingBesideFile
    let drawn = layoutProblem.map { reading.problem($0, at: ValuePath([.key("layout")])) }
    return .record([
      "type": .string("problems"),
      "errorCount": .number(reading.errorCount + (drawn == nil ? 0 : 1)),
      "problems": .array(
        (reading.problems + [drawn].compactMap(\.self)).map { problem in
          .record([
            "severity": .string(problem.severity.rawValue), "message": .string(problem.message),
            "path": .path(problem.path), "line": .number(problem.position.line),
            "column": .number(problem.position.column),
            "start": .number(units(before: problem.range.lowerBound)),
            "end": .number(units(before: problem.range.upperBound)),
          ])
        }),
    ])
  }

  private func units(before offset: Int) -> Int {
    TextUnits.units(before: offset, in: edited.bytes)
  }
}
