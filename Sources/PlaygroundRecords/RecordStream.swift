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
  ///
  /// - Parameters:
  ///   - input: Where records are read.
  ///   - output: Where records are written.
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
