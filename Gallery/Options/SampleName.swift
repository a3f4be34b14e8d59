// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Finds samples by the names that people type.
enum SampleName {
  /// The sample of a name or an alias.
  ///
  /// - Parameter name: What was typed.
  /// - Returns: The sample.
  /// - Throws: A usage failure that suggests the nearest name.
  static func find(_ name: String) throws(GalleryFailure) -> any Sample.Type {
    for sample in catalogue where sample.name == name || sample.aliases.contains(name) {
      return sample
    }
    let names = catalogue.flatMap { [$0.name] + $0.aliases }
    let suggestion = nearest(to: name, among: names).map { " Did you mean '\($0)'?" }
    throw GalleryFailure(
      "Unknown sample '\(name)'.\(suggestion ?? " Run 'gallery list' to see all samples.")", .usage
    )
  }

  /// The name that takes the fewest edits, if they are few for its length.
  static func nearest(to name: String, among names: [String]) -> String? {
    let typed = Array(name.lowercased().unicodeScalars.prefix(64))
    let ranked = names.map { (name: $0, edits: edits(typed, Array($0.unicodeScalars))) }
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
