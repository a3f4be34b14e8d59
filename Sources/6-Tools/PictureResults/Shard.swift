// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// One of several parts that the pictures of a test run are dealt into: `2/5` is the second of five.
///
/// A picture is in the shard that its name's hash says, on every machine and in every run: FNV-1a
/// of 64 bits over the name's UTF-8 bytes, modulo the number of shards, plus 1. A picture that is
/// added or deleted moves no other one.
package struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// Which one, 1…``count``.
  package let number: Int
  /// The count, 1…10,000.
  package let count: Int

  /// Reads `2/5`.
  ///
  /// - Throws: ``ShardError`` for anything else.
  package init(_ text: String) throws(ShardError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Self.number(parts[0]), let count = Self.number(parts[1]),
      (1...10_000).contains(count), (1...count).contains(number)
    else { throw ShardError(text: text) }
    self.number = number
    self.count = count
  }

  /// The shard that the environment variable `SHARD` names; nil if it names none.
  package static func current(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(ShardError) -> Shard? {
    guard let text = environment["SHARD"], !text.isEmpty else { return nil }
    return try Shard(text)
  }

  package var description: String { "\(number)/\(count)" }

  package func owns(_ name: String) -> Bool {
    Int(stableHash(of: name) % UInt64(count)) == number - 1
  }

  // `Int` reads signs too.
  private static func number(_ text: Substring) -> Int? {
    text.allSatisfy { $0.isASCII && $0.isNumber } ? Int(text) : nil
  }
}

/// A text that names no shard.
package struct ShardError: Error, Hashable, CustomStringConvertible {
  let text: String

  package var description: String {
    "Invalid shard '\(text)': use INDEX/TOTAL, such as 2/5, with a TOTAL of at most 10000"
  }
}

/// Returns FNV-1a of 64 bits over a text's UTF-8 bytes: the same in every process, unlike
/// `hashValue`.
package func stableHash(of text: String) -> UInt64 {
  text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}

/// Returns FNV-1a of 64 bits over bytes, as 16 hexadecimal digits.
package func stableHash(of data: Data) -> String {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  data.withUnsafeBytes { bytes in
    guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
    // A file has a hundred thousand of them, and tests run unoptimized: no iterator.
    var index = 0
    while index < bytes.count {
      hash = (hash ^ UInt64(start[index])) &* 0x100_0000_01B3
      index &+= 1
    }
  }
  let digits = String(hash, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
