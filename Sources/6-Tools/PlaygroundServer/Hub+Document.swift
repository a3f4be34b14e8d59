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
    let file = await file("file")
    do throws(ServerError) {
      guard !file.isFailure else {
        throw ServerError(String(decoding: file.content, as: UTF8.self))
      }
      // What another program has written meanwhile stays.
      let isKnown = fileText != nil && document.read() == fileText
      guard isKnown || !document.exists else {
        documentDidChange()
        throw ServerError("The file has changed on disk. Take what it has, or keep yours, first.")
      }
      try document.write(file.content)
    } catch {
      return tell(problem: error.description, isOver: false)
    }
    let text = String(decoding: file.content, as: UTF8.self)
    fileText = text
    tell(text, of: "saved")
  }

  /// Tells the session what the document's file has now, if it is another text.
  ///
  /// It is read here, between two savings: a text that was read earlier could be older than what was
  /// saved since.
  func documentDidChange() {
    guard let text = configuration.document?.read(), text != fileText else { return }
    fileText = text
    tell(text, of: "fileChanged")
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
