// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

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

  /// The record.
  package var data: Data {
    var data = Data([RecordKind.file.rawValue])
    withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
    data.append(isFailure ? 1 : 0)
    return data + content
  }
}
