// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The names that `RECORD_PICTURES` asks this process for, and those that a picture has.
package enum RequestedNames {
  private struct Names {
    var requested: Set<String> = []
    var met: Set<String> = []
  }

  private static let names = Mutex(Names())

  /// Remembers names.
  ///
  /// - Parameters:
  ///   - requested: All that are asked for.
  ///   - met: Those of them that the present picture has.
  package static func note(_ requested: Set<String>, met: Set<String>) {
    names.withLock { names in
      names.requested.formUnion(requested)
      names.met.formUnion(met)
    }
  }

  /// Writes the names into the end of a process.
  static func complete(_ run: RunResult) -> RunResult {
    let names = names.withLock { $0 }
    guard !names.requested.isEmpty else { return run }
    var run = run
    run.requested = names.requested.sorted()
    run.met = names.met.sorted()
    return run
  }

  /// Prints the names that no picture of this process has.
  static func warn() {
    let unmet = names.withLock { $0.requested.subtracting($0.met) }.sorted()
    guard !unmet.isEmpty else { return }
    let list = unmet.map { "'\($0)'" }.joined(separator: ", ")
    let line = """
      RECORD_PICTURES: no picture of this process is named \(list). It takes 'missing', 'all', or \
      names such as 'card' and 'CardTests/card'.

      """
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
  }
}

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

/// Words of a POSIX shell.
package enum ShellWord {
  /// Returns a text as one word that stands for itself: a plain one as it is, another one in quotation
  /// marks.
  package static func quoted(_ text: String) -> String {
    let isPlain =
      !text.isEmpty && !text.hasPrefix("-")
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._,/+-=:@".contains($0)) }
    return isPlain ? text : "'\(text.replacing("'", with: "'\\''"))'"
  }

  /// Returns words as a line; options, such as `--out`, stay as they are read.
  package static func line(_ words: [String]) -> String {
    words.map { isOption($0) ? $0 : quoted($0) }.joined(separator: " ")
  }

  /// Returns the path of a file as one that no program takes for an option.
  package static func path(_ path: String) -> String { path.hasPrefix("-") ? "./\(path)" : path }

  private static func isOption(_ word: String) -> Bool {
    word.hasPrefix("--") && word.utf8.allSatisfy { $0 == 0x2D || (0x61...0x7A).contains($0) }
  }
}
