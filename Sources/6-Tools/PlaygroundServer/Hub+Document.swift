// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import PlaygroundRecords

extension Hub {
  /// Writes the document to its file, and tells the session so.
  func save() async {
    guard let document = configuration.document else {
      return tell(problem: "There is no file to save to.", isOver: false)
    }
    // What was edited before is in the file.
    handOn(isLate: true)
    let file = await file("document")
    do throws(ServerError) {
      guard !file.isFailure else {
        throw ServerError(String(decoding: file.content, as: UTF8.self))
      }
      try document.write(file.content)
    } catch {
      return tell(problem: error.description, isOver: false)
    }
    tell(String(decoding: file.content, as: UTF8.self), of: "saved")
  }

  /// Tells the session of a text of the document's file.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - type: The type of the message: `saved` or `fileChanged`.
  func tell(_ text: String, of type: String) {
    struct Message: Encodable {
      let type: String
      let text: String
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    guard let message = try? encoder.encode(Message(type: type, text: text)) else { return }
    handle(message)
  }
}
