// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The text of the document on the page, as the replies of the session tell it.
///
/// The server reads no documents: it applies the changes that viewers get, so that a session that
/// crashed takes no edit with it.
struct DocumentCopy: Sendable {
  struct Reply: Decodable {
    /// A change of the text, in UTF-16 units.
    struct Splice: Decodable {
      let start: Int
      let end: Int
      let text: String
    }

    let name: String
    let hasFile: Bool
    let revision: Int
    /// The whole text; nil for changes.
    let text: String?
    let splices: [Splice]
    /// Whether the session waits for an answer about a file that has changed.
    let isFileChanged: Bool?
  }

  /// The name of the document, for one without a name of its own.
  private(set) var name: String
  private(set) var hasFile: Bool
  private var revision: Int
  private var units: [UInt16]

  /// Copies a whole text; nil for a reply with changes.
  init?(_ reply: Reply) {
    guard let text = reply.text else { return nil }
    name = reply.name
    hasFile = reply.hasFile
    revision = reply.revision
    units = Array(text.utf16)
  }

  var text: String { String(decoding: units, as: UTF16.self) }

  /// Changes the text as the session has.
  ///
  /// - Returns: Whether it follows the one before; if not, nothing has changed.
  /// - Complexity: O(units).
  mutating func follow(_ reply: Reply) -> Bool {
    guard reply.revision == revision + (reply.splices.isEmpty ? 0 : 1) else { return false }
    var new = units
    for splice in reply.splices {
      guard 0 <= splice.start, splice.start <= splice.end, splice.end <= new.count else {
        return false
      }
      new.replaceSubrange(splice.start..<splice.end, with: splice.text.utf16)
    }
    (units, revision, name, hasFile) = (new, reply.revision, reply.name, reply.hasFile)
    return true
  }
}
