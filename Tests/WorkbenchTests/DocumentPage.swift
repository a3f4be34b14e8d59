// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import DocumentScreens
import Foundation
import LayoutDocuments
import PlaygroundRecords

@testable import PlaygroundSession
@testable import Workbench

/// A session of a document, and the records that it sends.
@MainActor
struct DocumentPage {
  let workbench: Workbench
  let session: PlaygroundSession

  init(
    _ text: String, hasFile: Bool = true, findImage: ((_ path: String) -> ImageFile)? = nil
  ) throws {
    workbench = Workbench(text, name: "test", hasFile: hasFile, findImage: findImage)
    session = try PlaygroundSession(DocumentCatalogue(workbench))
    _ = session.takeRecords()
  }

  /// The replies of a session by type, and whether it has drawn a frame.
  typealias Answer = (replies: [String: LocatedValue], hasFrame: Bool)

  /// Sends messages of a viewer.
  func send(_ messages: String...) -> Answer { receive(messages.map { Data($0.utf8) }) }

  /// Sends a message of the server.
  func tell(_ message: String) -> Answer { receive([ServerMessage.marked(Data(message.utf8))]) }

  private func receive(_ messages: [Data]) -> Answer {
    for message in messages { session.receive(message) }
    var replies: [String: LocatedValue] = [:]
    var hasFrame = false
    for record in session.takeRecords() {
      guard let value = try? LocatedValue(parsing: Array(record)) else {
        hasFrame = true
        continue
      }
      if case .string(let type)? = value.member("type")?.value.content { replies[type] = value }
    }
    return (replies, hasFrame)
  }

  /// Sets a value.
  func set(_ path: String, _ value: String) -> Answer {
    send(
      #"{"type":"edit","label":"Set","operations":[{"op":"set","path":"\#(path)","value":\#(value)}]}"#
    )
  }

  /// Selects a value, and returns where it is.
  func places(of path: String) -> LocatedValue? {
    send(#"{"type":"select","path":"\#(path)"}"#).replies["places"]
  }

  /// The findings of the layout, and the explanation of the selection.
  func insight() -> LocatedValue? { send(#"{"type":"insight"}"#).replies["insight"] }
}

extension LocatedValue {
  /// The value at a path, without its place.
  func plain(_ path: String) -> JSONValue? { ValuePath(path).flatMap { self[$0]?.plain } }

  /// The handle with a title, among places.
  func handle(_ title: String) -> LocatedValue? {
    member("handles")?.value.elements.first { $0.plain("title") == .string(title) }
  }
}
