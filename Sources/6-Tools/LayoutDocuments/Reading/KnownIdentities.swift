// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The identifiers of the items that were seen so far, with the bytes where each stands. Running
/// numbers are kept as ranges.
struct KnownIdentities {
  private var places: [String: Int] = [:]
  /// The places of identifiers that read like running numbers.
  private var placesByNumber: [Int: Int] = [:]
  /// The running numbers of numbered sections, which ascend.
  private var ranges: [(numbers: Range<Int>, place: Int)] = []

  /// Adds an identifier.
  ///
  /// - Parameters:
  ///   - id: The identifier.
  ///   - place: The byte where it stands.
  /// - Returns: The place where it stood first; nil for a new one.
  /// - Complexity: O(log sections).
  mutating func insert(_ id: String, at place: Int) -> Int? {
    if let first = places[id] { return first }
    places[id] = place
    guard let number = Int(id), "\(number)" == id else { return nil }
    placesByNumber[number] = place
    return self.place(ofNumbered: number)
  }

  /// Adds running numbers, all of which are larger than those that were added.
  ///
  /// - Parameters:
  ///   - numbers: The numbers.
  ///   - place: The byte where they stand.
  /// - Returns: The least number that is an identifier already, with its place; nil without one.
  /// - Complexity: O(*n*), where *n* is the lesser of the numbers and the identifiers before.
  mutating func insert(_ numbers: Range<Int>, at place: Int) -> (number: Int, place: Int)? {
    guard !numbers.isEmpty else { return nil }
    ranges.append((numbers, place))
    let least =
      numbers.count < placesByNumber.count
      ? numbers.first { placesByNumber[$0] != nil }
      : placesByNumber.keys.filter(numbers.contains).min()
    return least.flatMap { number in placesByNumber[number].map { (number, $0) } }
  }

  private func place(ofNumbered number: Int) -> Int? {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].numbers.upperBound <= number { low = middle + 1 } else { high = middle }
    }
    guard low < ranges.count, ranges[low].numbers.contains(number) else { return nil }
    return ranges[low].place
  }
}
