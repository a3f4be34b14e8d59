// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import PictureResults

/// The commands that make of what was drawn what is expected.
///
/// They are made of the names here, and never read from results: whoever wrote those would have a line
/// of the reader's shell.
struct AcceptCommand {
  private let report: PictureReport
  private let names: ShortNames

  init(_ report: PictureReport) {
    self.report = report
    names = ShortNames(report.entries.lazy.flatMap(\.parts))
  }

  /// Returns the command that accepts an entry; nil if there is nothing to accept.
  func text(for entry: PictureReport.Entry) -> String? {
    Self.joined(
      acceptance(of: [entry], byName: true),
      Self.removal(of: entry.parts.filter { $0.outcome == .orphaned }.map(\.reference)))
  }

  /// The commands that accept everything; nil if there is nothing to accept.
  var textForAll: String? {
    Self.joined(
      acceptanceOfAll,
      Self.removal(
        of: report.entries.flatMap(\.parts).filter { $0.outcome == .orphaned }.map(\.reference)))
  }

  /// The command that accepts everything that failed or is new; nil if there is nothing that can be.
  var acceptanceOfAll: String? {
    let changed = report.entries.filter { [.failed, .new].contains($0.outcome) }
    // Without names everything is meant, and one that cannot be accepted would refuse all.
    return acceptance(of: changed, byName: !changed.allSatisfy(Self.isAcceptable))
  }

  private func acceptance(of entries: [PictureReport.Entry], byName: Bool) -> String? {
    let accepted = entries.filter(Self.isAcceptable)
    guard !accepted.isEmpty else { return nil }
    let folders = Set(accepted.map(\.machine)).sorted().map { report.readers[$0].path }
    var seen: Set<String> = []
    let chosen = accepted.compactMap { entry in entry.parts.first.map { names[$0] } }
      .filter { seen.insert($0).inserted }
    let words = folders + (byName ? chosen : [])
    let ending = words.contains { $0.hasPrefix("-") } ? "-- " : ""
    return "\(report.command) accept \(ending)\(words.map(ShellWord.quoted).joined(separator: " "))"
  }

  /// Whether all of an entry that failed or is new can be accepted.
  private static func isAcceptable(_ entry: PictureReport.Entry) -> Bool {
    let changed = entry.parts.filter { [.failed, .new].contains($0.outcome) }
    return !changed.isEmpty && changed.allSatisfy(\.isAcceptable)
  }

  /// Returns the command that deletes references; nil if there are none.
  static func removal(of references: [String]) -> String? {
    references.isEmpty
      ? nil : "git rm -- \(references.map(ShellWord.quoted).joined(separator: " "))"
  }

  private static func joined(_ commands: String?...) -> String? {
    let commands = commands.compactMap(\.self)
    return commands.isEmpty ? nil : commands.joined(separator: "\n")
  }
}
