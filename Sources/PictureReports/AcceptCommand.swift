// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import PictureResults

/// The command that makes of what was drawn what is expected.
///
/// It is made of the names here, and never read from results: whoever wrote those would have a line
/// of the reader's shell.
enum AcceptCommand {
  /// Returns the command that accepts some results; nil if there is nothing to accept.
  static func text(for results: [PictureResult]) -> String? {
    let samples = names(of: results, from: .gallery) { [.failed, .new].contains($0) }
    let pictures = names(of: results, from: .pictureTesting) { [.failed, .new].contains($0) }
    let orphans = results.filter { $0.outcome == .orphaned }.map(\.reference)
    var commands: [String] = []
    if !samples.isEmpty {
      commands.append("swift run gallery record \(samples.map(quoted).joined(separator: " "))")
    }
    if !pictures.isEmpty {
      commands.append("RECORD_PICTURES=\(quoted(pictures.joined(separator: ","))) swift test")
    }
    if !orphans.isEmpty {
      commands.append("git rm -- \(orphans.map(quoted).joined(separator: " "))")
    }
    return commands.isEmpty ? nil : commands.joined(separator: "\n")
  }

  /// Each name once, in order.
  private static func names(
    of results: [PictureResult], from source: PictureResult.Source,
    where isWanted: (PictureResult.Outcome) -> Bool
  ) -> [String] {
    var seen: Set<String> = []
    return results.filter { $0.source == source && isWanted($0.outcome) }.map(\.name)
      .filter { seen.insert($0).inserted }
  }

  /// A word of a POSIX shell that stands for itself.
  static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty && !word.hasPrefix("-")
      && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._,/+-".contains($0)) }
    return isPlain ? word : "'\(word.replacing("'", with: "'\\''"))'"
  }
}
