// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The identifiers of the items that were seen so far, with the bytes where each stands. Running
/// numbers are kept as ranges.
struct KnownIdentities {
  private var offsets: [String: Int] = [:]
  /// The offsets of identifiers that read like running numbers.
  private var offsetsByNumber: [Int: Int] = [:]
  /// The running numbers of numbered sections, which ascend.
  private var ranges: [(numbers: Range<Int>, offset: Int)] = []

  /// Adds an identifier.
  ///
  /// - Parameters:
  ///   - id: The identifier.
  ///   - offset: The byte where it stands.
  /// - Returns: The offset where it stood first; nil for a new one.
  /// - Complexity: O(log sections).
  mutating func insert(_ id: String, at offset: Int) -> Int? {
    if let first = offsets[id] { return first }
    offsets[id] = offset
    guard let number = Int(id), "\(number)" == id else { return nil }
    offsetsByNumber[number] = offset
    return self.offset(ofNumbered: number)
  }

  /// Adds running numbers, all of which are larger than those that were added.
  ///
  /// - Parameters:
  ///   - numbers: The numbers.
  ///   - offset: The byte where they stand.
  /// - Returns: The least number that is an identifier already, with its offset; nil without one.
  /// - Complexity: O(*n*), where *n* is the lesser of the numbers and the identifiers before.
  mutating func insert(_ numbers: Range<Int>, at offset: Int) -> (number: Int, offset: Int)? {
    guard !numbers.isEmpty else { return nil }
    ranges.append((numbers, offset))
    let least =
      numbers.count < offsetsByNumber.count
      ? numbers.first { offsetsByNumber[$0] != nil }
      : offsetsByNumber.keys.filter(numbers.contains).min()
    return least.flatMap { number in offsetsByNumber[number].map { (number, $0) } }
  }

  private func offset(ofNumbered number: Int) -> Int? {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].numbers.upperBound <= number { low = middle + 1 } else { high = middle }
    }
    guard low < ranges.count, ranges[low].numbers.contains(number) else { return nil }
    return ranges[low].offset
  }
}
