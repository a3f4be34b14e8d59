// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// Numbers of an LP solver: HiGHS, as SciPy 1.17 has it, with tolerances of 1e-10.
///
/// It was given one level after the other, highest first. After each, every variable and inequality
/// with a reduced cost was fixed at its bound, which keeps all solutions that are best so far and
/// no others. For each seed the file has the answers to whether an edit leads to a conflict, as bits
/// of a number, and then four times (as built, and after three groups of edits) the costs.
struct ExpectedCosts {
  private let bytes: [UInt8]
  private var position = 0

  /// Costs are stored in steps of 1/16384.
  static let step = 1.0 / 16_384

  init() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Oracle/costs.bin")
    bytes = [UInt8](try Data(contentsOf: file))
  }

  var isAtEnd: Bool { position == bytes.count }

  /// The next number: seven bits a byte, lowest first.
  mutating func next() throws -> Int {
    var (value, shift) = (0, 0)
    while true {
      guard position < bytes.count else { throw CocoaError(.fileReadCorruptFile) }
      let byte = Int(bytes[position])
      position += 1
      value |= (byte & 127) << shift
      shift += 7
      if byte < 128 { return value }
    }
  }
}
