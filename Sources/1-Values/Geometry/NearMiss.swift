// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Finds the name that was meant where another was written.
package enum NearMiss {
  /// Returns the name that was probably meant; nil if none is near.
  ///
  /// A name is near if at most `max(1, length / 3)` letters were added, left out, exchanged or
  /// swapped with their neighbours, case aside; the nearest wins, and of equals the first. Else it
  /// is the one that holds most words of what was written, if these are more than half of them, as
  /// `interGroupSpacing` holds `spacing`; of equals the first. `scroll` and `scrolling` are one word.
  ///
  /// - Complexity: O(length of the texts × names); names of over 64 letters are near to none.
  package static func name(near written: String, among names: [String]) -> String? {
    let letters = Array(written.lowercased())
    guard !letters.isEmpty, letters.count <= 64 else { return nil }
    let limit = max(1, letters.count / 3)
    var nearest: (name: String, distance: Int)?
    for name in names where abs(name.count - letters.count) <= limit {
      let distance = distance(letters, Array(name.lowercased()))
      if distance <= limit, distance < nearest?.distance ?? .max { nearest = (name, distance) }
    }
    if let nearest { return nearest.name }
    let words = words(of: written)
    var most: (name: String, count: Int)?
    for name in names {
      let others = self.words(of: name)
      let count = words.count { word in others.contains { isSame(word, $0) } }
      if 2 * count > words.count, count > most?.count ?? 0 { most = (name, count) }
    }
    return most?.name
  }

  /// Returns whether all words of a name are in another one.
  package static func words(of name: String, areIn other: String) -> Bool {
    Set(words(of: name)).isSubset(of: words(of: other))
  }

  /// Whether two words are one, or a long word and one that begins with it.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    guard one != other else { return true }
    return min(one.count, other.count) >= 5 && (one.hasPrefix(other) || other.hasPrefix(one))
  }

  /// Returns what a message adds: the name that was meant, or else the names that are allowed, if
  /// they are at most 12. Begins with a blank unless it is empty.
  package static func advice(_ name: String?, allowed: [String]) -> String {
    if let name { return " Did you mean \(name)?" }
    guard !allowed.isEmpty, allowed.count <= 12 else { return "" }
    return " Allowed: \(allowed.joined(separator: ", "))."
  }

  /// The optimal string alignment: Damerau's and Levenshtein's distance, where no letters that were
  /// swapped are changed again.
  static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var rows = [[Int](), Array(0...right.count)]
    for (row, letter) in left.enumerated() {
      var next = [row + 1]
      for (column, other) in right.enumerated() {
        var least = min(
          rows[1][column + 1] + 1, next[column] + 1, rows[1][column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          least = min(least, rows[0][column - 1] + 1)
        }
        next.append(least)
      }
      rows = [rows[1], next]
    }
    return rows[1][right.count]
  }

  /// Returns the words of a name in camel case, or with hyphens or blanks, in lower case.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    for letter in name {
      // Most letters are these, which cost nothing to tell from others.
      if let byte = letter.asciiValue, byte >= UInt8(ascii: "a"), byte <= UInt8(ascii: "z") {
        word.append(letter)
        continue
      }
      if !letter.isLetter && !letter.isNumber || letter.isUppercase {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if letter.isLetter || letter.isNumber { word += letter.lowercased() }
    }
    return word.isEmpty ? words : words + [word]
  }
}
