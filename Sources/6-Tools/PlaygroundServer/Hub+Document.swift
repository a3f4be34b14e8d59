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
      let text = document.read()
      guard text != nil || !document.exists else {
        throw ServerError(
          "There is no document at the place of the file any more. Move away what is there first.")
      }
      guard text == nil || text == fileText else {
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
  /// It is read here, between two savings: a text read earlier could be older than one saved since.
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
    guard let message = Self.message(type, text) else { return }
    handle(message)
  }

  /// Returns a message of the server with a text.
  ///
  /// - Parameters:
  ///   - type: The type of the message.
  ///   - text: The text.
  ///   - name: The name of the document, if it is not the one that is there.
  ///   - hasFile: Whether it is that of the file.
  /// - Returns: The message; nil for a text that is no Unicode.
  private static func message(
    _ type: String, _ text: String, name: String? = nil, hasFile: Bool? = nil
  ) -> Data? {
    struct Message: Encodable {
      let type: String
      let text: String
      let name: String?
      let hasFile: Bool?
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return (try? encoder.encode(Message(type: type, text: text, name: name, hasFile: hasFile)))
      .map(ServerMessage.marked)
  }

  // MARK: Recovery

  /// Follows what a session says of its document, so that the next one can have it.
  ///
  /// - Parameter record: A reply of type `document`.
  func follow(_ record: Data) {
    isRecovering = false
    guard let reply = try? JSONDecoder().decode(DocumentCopy.Reply.self, from: record) else {
      return
    }
    if reply.isFileChanged != true { agreedText = fileText }
    if let whole = DocumentCopy(reply) {
      documentCopy = whole
    } else if documentCopy?.follow(reply) != true {
      documentCopy = nil
      // Something was missed.
      handle(Data(#"{"type":"panels"}"#.utf8))
    }
  }

  /// The message that gives a session what was edited in the one before; nil if there is nothing.
  func takeRecovery() -> Data? {
    guard let documentCopy else { return nil }
    isRecovering = true
    return Self.message(
      "recover", documentCopy.text, name: documentCopy.name, hasFile: documentCopy.hasFile)
  }

  /// The message that tells a session, after what was edited before, that the file has another text
  /// than the one that was edited; nil if it has not.
  ///
  /// A session reads the file when it begins, and would not know.
  func recoveryNotice() -> Data? {
    guard documentCopy?.hasFile == true, let text = configuration.document?.read(),
      text != agreedText
    else { return nil }
    return Self.message("fileDiffers", text)
  }

  /// A session has ended. A document that it ended with before it was shown is not given to the next.
  func documentSessionDidEnd() {
    if isRecovering { documentCopy = nil }
    isRecovering = false
  }
}
