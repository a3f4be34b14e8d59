// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutDocuments
import PlaygroundRecords

/// A message from the page about the document.
enum WorkbenchMessage: Hashable, Sendable {
  /// Asks for everything, as a page that is new does.
  case panels
  /// Carries out operations as one step.
  case edit([EditOperation], label: String, gesture: String?, selection: ValuePath?)
  /// Replaces characters of the text.
  case source(revision: Int, range: Range<Int>, text: String)
  case undo
  case redo
  /// Takes back what a gesture has done, unless something else was done since.
  case cancelGesture(String)
  case select(ValuePath)
  /// Selects what is at a point of the window, or what holds it if it is selected already.
  case selectPoint(CGPoint)
  /// Selects the value around a UTF-16 unit of the text.
  case selectUnit(Int)
  /// Asks where the selection is on the screen.
  case places
  /// Asks why the selection is as large as it is, and what breaks in the layout.
  case insight
  /// Asks what can be done with the selection.
  case actions
  /// Asks for pictures of the document in other surroundings; none to forget them.
  case matrix([MatrixTile])
  case openDocument(String, name: String?)
  /// Shows what was edited in a session that has ended: a message of the server.
  case recover(String, DocumentOrigin)
  /// A text was written to the file: a message of the server.
  case saved(String)
  /// The file has another text: a message of the server.
  case fileChanged(String)
  /// The file has another text than the one that was edited in a session that has ended: a message
  /// of the server.
  case fileDiffers(String)
  case takeFile
  /// Keeps what is shown, whatever the file has.
  case keepFile

  /// The longest message that is not a whole text, in bytes: as long as a document.
  static let longestLength = ReadingLimits.bytes
  /// The most operations of one step, each of which takes as long as reading the document.
  static let mostOperations = 256

  /// Reads a message.
  ///
  /// - Parameter bytes: JSON: an object with a `type`.
  /// - Returns: The message; nil for a type of another kind.
  /// - Throws: The reason why it is not a message.
  static func read(_ bytes: [UInt8]) throws(EditRefusal) -> WorkbenchMessage? {
    guard bytes.count <= longestLength else { return try readText(bytes) }
    guard let value = try? LocatedValue(parsing: bytes), let type = value.text("type") else {
      throw EditRefusal("Invalid message about a document.")
    }
    try checkSender(of: type, bytes)
    switch type {
    case "panels": return .panels
    case "undo": return .undo
    case "redo": return .redo
    case "cancelGesture": return .cancelGesture(try value.required("gesture"))
    case "actions": return .actions
    case "places": return .places
    case "insight": return .insight
    case "selectPoint":
      return .selectPoint(CGPoint(x: try value.length("x"), y: try value.length("y")))
    case "selectUnit": return .selectUnit(try value.whole("unit"))
    case "takeFile": return .takeFile
    case "keepFile": return .keepFile
    case "select": return .select(try value.path("path"))
    case "openDocument":
      return .openDocument(try value.required("text"), name: value.text("name"))
    case "matrix":
      let tiles = value.member("tiles")?.value.elements ?? []
      guard tiles.count <= MatrixTile.all.count else {
        throw EditRefusal("'matrix' takes at most \(MatrixTile.all.count) tiles.")
      }
      return .matrix(try tiles.map(MatrixTile.named))
    case "recover":
      return .recover(
        try value.required("text"),
        DocumentOrigin(
          name: try value.required("name"),
          isOfFile: value.member("hasFile")?.value.content == .boolean(true)))
    case "saved": return .saved(try value.required("text"))
    case "fileChanged": return .fileChanged(try value.required("text"))
    case "fileDiffers": return .fileDiffers(try value.required("text"))
    case "source":
      let (start, end) = (try value.whole("start"), try value.whole("end"))
      guard start <= end else { throw EditRefusal("'end' of 'source' is before its 'start'.") }
      return .source(
        revision: try value.whole("revision"), range: start..<end,
        text: try value.required("text"))
    case "edit":
      let values = value.member("operations")?.value.elements ?? []
      guard values.count <= mostOperations else {
        throw EditRefusal("'edit' takes at most \(mostOperations) operations.")
      }
      var operations: [EditOperation] = []
      for operation in values {
        operations.append(try EditOperation(operation))
      }
      guard !operations.isEmpty else { throw EditRefusal("'edit' needs 'operations'.") }
      return .edit(
        operations, label: value.text("label") ?? "Edit", gesture: value.text("gesture"),
        selection: value.text("select").flatMap { ValuePath($0) })
    default: return nil
    }
  }

  /// Reads a message with a whole text, which is longer in quotation marks than a document may be.
  private static func readText(_ bytes: [UInt8]) throws(EditRefusal) -> WorkbenchMessage {
    struct Message: Decodable {
      let type: String
      let text: String?
      let name: String?
      let hasFile: Bool?
    }
    guard let message = try? JSONDecoder().decode(Message.self, from: Data(bytes)),
      let text = message.text
    else { throw EditRefusal("Invalid message about a document.") }
    try checkSender(of: message.type, bytes)
    switch message.type {
    case "openDocument": return .openDocument(text, name: message.name)
    case "recover":
      return .recover(
        text, DocumentOrigin(name: message.name ?? "", isOfFile: message.hasFile ?? false))
    case "saved": return .saved(text)
    case "fileChanged": return .fileChanged(text)
    case "fileDiffers": return .fileDiffers(text)
    default:
      throw EditRefusal("A message has \(bytes.count) bytes; at most \(longestLength) are read.")
    }
  }

  /// Refuses what only the server knows: what the file has, and what was edited before.
  private static func checkSender(of type: String, _ bytes: [UInt8]) throws(EditRefusal) {
    guard ["saved", "fileChanged", "fileDiffers", "recover"].contains(type),
      !ServerMessage.isMarked(bytes)
    else { return }
    throw EditRefusal("Only the server sends '\(type)'.")
  }
}

extension EditOperation {
  fileprivate init(_ value: LocatedValue) throws(EditRefusal) {
    let path = try value.path("path")
    switch value.text("op") {
    case "set": self = .set(path, try value.plainValue())
    case "insert": self = .insert(path, try value.plainValue())
    case "remove": self = .remove(path)
    case "move": self = .move(path, to: try value.path("to"))
    case "duplicate": self = .duplicate(path)
    case "wrap":
      guard let arrangement = value.text("value").flatMap(Arrangement.init) else {
        throw EditRefusal("'wrap' needs 'value': \"horizontal\" or \"vertical\".")
      }
      self = .wrap(path, arrangement)
    case "unwrap": self = .unwrap(path)
    case let name: throw EditRefusal("Unknown operation '\(name?.prefix(40) ?? "")'.")
    }
  }

  /// The operation as a page sends it back.
  var json: JSONValue {
    switch self {
    case .set(let path, let value): Self.json("set", path, value: value)
    case .insert(let path, let value): Self.json("insert", path, value: value)
    case .remove(let path): Self.json("remove", path)
    case .move(let path, let target): Self.json("move", path, to: target)
    case .duplicate(let path): Self.json("duplicate", path)
    case .wrap(let path, let arrangement):
      Self.json("wrap", path, value: .string(arrangement.rawValue))
    case .unwrap(let path): Self.json("unwrap", path)
    }
  }

  private static func json(
    _ name: String, _ path: ValuePath, to target: ValuePath? = nil, value: JSONValue? = nil
  ) -> JSONValue {
    .record([
      "op": .string(name), "path": .path(path), "to": target.map { .path($0) }, "value": value,
    ])
  }
}

extension LocatedValue {
  fileprivate func text(_ key: String) -> String? {
    guard case .string(let text)? = member(key)?.value.content else { return nil }
    return text
  }

  fileprivate func required(_ key: String) throws(EditRefusal) -> String {
    guard let text = text(key) else { throw EditRefusal("A message needs '\(key)'.") }
    return text
  }

  fileprivate func path(_ key: String) throws(EditRefusal) -> ValuePath {
    guard let path = ValuePath(try required(key)) else {
      throw EditRefusal("'\(key)' is not a path of a document.")
    }
    return path
  }

  fileprivate func whole(_ key: String) throws(EditRefusal) -> Int {
    guard case .number(let number)? = member(key)?.value.content,
      let whole = Int(exactly: number), whole >= 0
    else { throw EditRefusal("A message needs '\(key)', a whole number from 0.") }
    return whole
  }

  fileprivate func length(_ key: String) throws(EditRefusal) -> Double {
    guard case .number(let number)? = member(key)?.value.content,
      (-1e7...1e7).contains(number)
    else { throw EditRefusal("A message needs '\(key)', a number of points.") }
    return number
  }

  fileprivate func plainValue() throws(EditRefusal) -> JSONValue {
    guard let member = member("value") else { throw EditRefusal("An operation needs 'value'.") }
    return member.value.plain
  }
}
