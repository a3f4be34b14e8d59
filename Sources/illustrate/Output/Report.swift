// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The lines that are printed about an outcome.
struct Report {
  let outcome: Illustrator.Outcome
  /// Whether nothing was to be written.
  let checksOnly: Bool
  /// The command that draws what is out of date.
  let repair: String

  /// One line for each file that differs, and what failed.
  var lines: [String] {
    outcome.changes.map { change in
      guard checksOnly else {
        return change.kind == .orphaned ? "Removed \(change.path)" : "Wrote \(change.path)"
      }
      let kind = change.kind.rawValue
      let column = kind + String(repeating: " ", count: 10 - kind.count)
      return "\(column)\(change.path)  (\(change.snippet))"
    } + outcome.failures.map { "failed    \($0)" }
  }

  /// The last line: all in one sentence.
  var summary: String {
    let changed = outcome.changes.count
    let failed = outcome.failures.count { !$0.isOfPackage }
    let isBroken = failed < outcome.failures.count
    let failures =
      (isBroken ? "The package does not build. " : "")
      + (failed == 0 ? "" : "\(failed) could not be drawn. ")
    guard changed > 0 || !outcome.failures.isEmpty else {
      return "\(Self.files(outcome.unchangedCount)) \(Self.are(outcome.unchangedCount)) up to date."
    }
    guard checksOnly else {
      let removed = outcome.changes.count { $0.kind == .orphaned }
      let written = "\(Self.files(changed - removed)) written, \(removed) removed"
      return "\(failures)\(written), \(outcome.unchangedCount) unchanged."
    }
    let state = "\(Self.files(changed)) \(Self.are(changed)) out of date"
    let all = "\(state), \(outcome.unchangedCount) up to date."
    return failures + all + (changed > 0 ? " To update them, run:  \(repair)" : "")
  }

  /// Why the command fails; nil if it does not.
  var code: IllustrateFailure.Code? {
    if outcome.failures.contains(where: \.isAboutWriting) { return .cannotWrite }
    if !outcome.failures.isEmpty { return .failed }
    return checksOnly && !outcome.changes.isEmpty ? .failed : nil
  }

  private static func files(_ count: Int) -> String { "\(count) file\(count == 1 ? "" : "s")" }
  private static func are(_ count: Int) -> String { count == 1 ? "is" : "are" }
}
