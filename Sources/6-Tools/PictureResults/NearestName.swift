// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Finds the name that somebody may have meant.
package enum NearestName {
  /// The name that takes the fewest edits, if they are few for its length.
  ///
  /// - Parameters:
  ///   - name: What was written; the first 64 scalars count.
  ///   - names: The names that there are.
  /// - Returns: The nearest; nil if none is near.
  package static func to(_ name: String, among names: [String]) -> String? {
    let typed = Array(name.lowercased().unicodeScalars.prefix(64))
    let ranked = names.map {
      (name: $0, edits: edits(typed, Array($0.lowercased().unicodeScalars)))
    }
    guard let best = ranked.min(by: { $0.edits < $1.edits }) else { return nil }
    return best.edits <= max(2, best.name.count / 3) ? best.name : nil
  }

  /// Levenshtein's distance, row by row.
  private static func edits(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var row = Array(0...right.count)
    for (index, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in right.enumerated() {
        let change = diagonal + (letter == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(change, diagonal + 1, row[column] + 1)
      }
    }
    return row[right.count]
  }
}
