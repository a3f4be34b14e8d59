// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// What a session's record is, by its first byte.
package enum RecordKind: UInt8, Sendable {
  /// A reply as JSON, which begins with a brace.
  case reply = 0x7B
  /// A frame.
  case frame = 0x46
  /// A file that was asked for.
  case file = 0x45

  /// The kind of a record; nil for anything else.
  package init?(_ record: Data) {
    guard let first = record.first else { return nil }
    self.init(rawValue: first)
  }

  /// Returns whether a frame's record needs none before it.
  package static func isWholeFrame(_ record: Data) -> Bool {
    record.count > 1 && record[record.startIndex + 1] == 1
  }
}
