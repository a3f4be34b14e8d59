// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Records over a pipe: the number of bytes, 32 bits, lowest byte first, then the bytes.
package struct RecordStream: Sendable {
  private let input: Int32
  private let output: Int32

  /// The longest record, in bytes: a film may be that large.
  static let longestLength = 1 << 30

  /// Speaks through two open files, which stay open.
  package init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
  }

  /// Waits for a record.
  ///
  /// - Returns: The record; nil at the end, or if what comes is no record.
  package func read() -> Data? {
    guard let prefix = bytes(4) else { return nil }
    let length = prefix.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard length <= Self.longestLength else { return nil }
    return bytes(length)
  }

  /// Writes a record.
  ///
  /// - Returns: Whether all of it was taken.
  @discardableResult
  package func write(_ record: Data) -> Bool {
    var bytes = Data(capacity: record.count + 4)
    withUnsafeBytes(of: UInt32(record.count).littleEndian) { bytes.append(contentsOf: $0) }
    bytes.append(record)
    return bytes.withUnsafeBytes { buffer in
      var start = 0
      while start < buffer.count {
        guard let base = buffer.baseAddress else { return false }
        let count = Foundation.write(output, base + start, buffer.count - start)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        start += count
      }
      return true
    }
  }

  private func bytes(_ count: Int) -> Data? {
    guard count > 0 else { return Data() }
    var data = Data(count: count)
    let isWhole = data.withUnsafeMutableBytes { buffer in
      var start = 0
      while start < count {
        guard let base = buffer.baseAddress else { return false }
        let read = Foundation.read(input, base + start, count - start)
        if read < 0, errno == EINTR { continue }
        guard read > 0 else { return false }
        start += read
      }
      return true
    }
    return isWhole ? data : nil
  }
}

/// A file that was asked for, as it travels: `E`, the number of the question (32 bits, lowest byte
/// first), a byte that is 1 if there is no file, then the file, or a sentence that says why.
package struct FileRecord: Hashable, Sendable {
  package var number: UInt32
  package var isFailure: Bool
  package var content: Data

  private static let prefixLength = 6

  package init(number: UInt32, isFailure: Bool, content: Data) {
    self.number = number
    self.isFailure = isFailure
    self.content = content
  }

  /// Reads a record; nil for one of another kind.
  package init?(_ record: Data) {
    guard record.count >= Self.prefixLength, RecordKind(record) == .file else { return nil }
    let bytes = Array(record.prefix(Self.prefixLength))
    number = bytes[1...4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
    isFailure = bytes[5] == 1
    content = record.dropFirst(Self.prefixLength)
  }

  package var data: Data {
    var data = Data([RecordKind.file.rawValue])
    withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
    data.append(isFailure ? 1 : 0)
    return data + content
  }
}

/// The kind of a session's record, by its first byte.
package enum RecordKind: UInt8, Sendable {
  /// A reply as JSON, which begins with a brace.
  case reply = 0x7B
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
