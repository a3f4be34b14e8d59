// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The messages to a session that come from the server, and not from a viewer.
///
/// They begin with a blank, which JSON allows: a session believes what they say of the document's
/// file. The server passes on no blank at the beginning of a viewer's message.
package enum ServerMessage {
  private static let mark = UInt8(ascii: " ")

  package static func marked(_ message: Data) -> Data { Data([mark]) + message }

  package static func isMarked(_ message: some Collection<UInt8>) -> Bool { message.first == mark }

  /// Returns the message of a viewer, without the mark that it may have given it.
  ///
  /// - Complexity: O(1), unless it is marked.
  package static func unmarked(_ message: Data) -> Data {
    isMarked(message) ? Data(message.drop { $0 == mark }) : message
  }

  // MARK: Time

  private static let timeMark = UInt8(ascii: "\t")
  private static let timeEnd = UInt8(ascii: "\n")
  /// The longest second with its marks, in bytes.
  private static let longestTime = 32

  /// Returns the record of a message with the second of the server's clock at which it is handled: a tab,
  /// the second, a line feed, then the message.
  ///
  /// In a record of its own the time reached a session some microseconds before the message, was handled
  /// and answered alone, and the message, such as an edit by a handle, waited for that.
  package static func timed(_ message: Data, at second: Double) -> Data {
    Data([timeMark]) + Data("\(second)".utf8) + Data([timeEnd]) + message
  }

  /// Returns the message of a record, and its second; nil for a message alone.
  ///
  /// - Complexity: O(1), unless there is a time: then O(bytes).
  package static func untimed(_ record: Data) -> (message: Data, second: Double?) {
    guard record.first == timeMark,
      let end = record.prefix(longestTime).firstIndex(of: timeEnd),
      let second = Double(String(decoding: record[..<end].dropFirst(), as: UTF8.self))
    else { return (record, nil) }
    return (Data(record[(end + 1)...]), second)
  }
}

/// The longest messages and texts, in bytes, for the server and the session.
package enum MessageLimits {
  /// A message of a viewer without a text.
  package static let message = 16_384
  package static let text = 1 << 20
  /// A message of a viewer with a text, in quotation marks.
  package static let textMessage = 3 * text
  /// A message of the server with a text, whose characters may all be escaped.
  package static let escapedTextMessage = 8 * text
}
