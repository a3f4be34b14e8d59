// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

extension SupportPage {
  /// The page with what the sources have gained and lost.
  ///
  /// Symbols that are gone leave their rows. New ones join their type's row "works", or "own" if
  /// there is no other; those whose documentation says so get a row "no effect", and an
  /// `init(coder:)` that is there for source compatibility one of "partly". Rows of a new type
  /// follow those of the type around it, or else of the first type of its file's folder.
  ///
  /// - Parameters:
  ///   - text: The page as it is.
  ///   - declarations: What the sources declare.
  /// - Returns: The text of the page.
  static func update(_ text: String, to declarations: PublicDeclarations) -> String {
    var lines = text.components(separatedBy: "\n")
    let kept = SupportPage(text: text).rows.filter { $0.status != .notYet }
    let existing = Set(declarations.members.map { "\($0.type).\($0.name)" })
    var missing = declarations.members.filter { member in
      !kept.contains { $0.type == member.type && $0.symbols.contains(member.name) }
    }
    let types = Set(declarations.types.keys).union(declarations.members.map(\.type))
    for row in kept.reversed() {
      let symbols = row.symbols.filter { existing.contains("\(row.type).\($0)") }
      let hasWorking = kept.contains { $0.type == row.type && $0.status == .works }
      let takesNew = row.status == .works || row.status == .own && !hasWorking
      let new = missing.filter {
        takesNew && $0.type == row.type && !row.type.isEmpty && $0.works
      }
      missing.removeAll(where: new.contains)
      let names = symbols + new.map(\.name).unique
      if names == row.symbols, types.contains(row.type) { continue }
      if names.isEmpty {
        lines.remove(at: row.line - 1)
      } else {
        lines[row.line - 1] = row.with(symbols: names).text
      }
    }
    for (type, members) in Dictionary(grouping: missing, by: \.type).sorted(by: { $0.key < $1.key })
    {
      var rows: [Row] = []
      let working = members.filter(\.works).map(\.name).unique
      if !working.isEmpty {
        rows.append(Row(type: type, status: .works, symbols: working, note: "", line: 0))
      }
      for member in members where member.hasNoEffect {
        let reason = member.summary.dropFirst("Has no effect: ".count).components(separatedBy: ". ")
        let note = (reason.first ?? "").trimmingCharacters(in: ["."])
        rows.append(
          Row(type: type, status: .noEffect, symbols: [member.name], note: note, line: 0))
      }
      for member in members where member.isForArchivesAlone {
        let note = "for source compatibility: there are no archives"
        rows.append(Row(type: type, status: .partly, symbols: [member.name], note: note, line: 0))
      }
      let place = place(for: type, file: members[0].file, in: lines, declarations)
      lines.insert(contentsOf: rows.map(\.text), at: place)
    }
    return lines.joined(separator: "\n")
  }

  /// The line before which rows of a type are put.
  private static func place(
    for type: String, file: String, in lines: [String], _ declarations: PublicDeclarations
  ) -> Int {
    let rows = SupportPage(text: lines.joined(separator: "\n")).rows.filter { $0.status != .notYet }
    let outer = type.split(separator: ".").first.map(String.init) ?? type
    let folder = file.split(separator: "/").dropLast()
    let neighbour =
      rows.last { $0.type == type }
      ?? rows.last { $0.type == outer || $0.type.hasPrefix("\(outer).") }
      ?? rows.last { row in
        declarations.types[row.type]?.file.split(separator: "/").dropLast() == folder
      }
    return neighbour?.line ?? rows.last?.line ?? lines.count
  }
}

extension SupportPage.Row {
  func with(symbols: [String]) -> SupportPage.Row {
    SupportPage.Row(type: type, status: status, symbols: symbols, note: note, line: line)
  }

  /// The row as a line of the page.
  var text: String {
    let name = type.isEmpty ? "functions and constants" : "`\(type)`"
    let list = symbols.map { "`\($0)`" }.joined(separator: ", ")
    return "| \(name) | \(status.rawValue) | \(list) | \(note)\(note.isEmpty ? "" : " ")|"
  }
}

extension PublicDeclarations.Member {
  /// Whether the documentation says so.
  var hasNoEffect: Bool { summary.hasPrefix("Has no effect") }
  /// Whether it would read an archive, and there are none.
  var isForArchivesAlone: Bool {
    name == "init(coder:)" && summary.contains("for source compatibility")
  }
  /// Whether nothing speaks against the status "works".
  var works: Bool { !hasNoEffect && !isForArchivesAlone }
}

extension [String] {
  /// Each of them once, in the order of their first places.
  fileprivate var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
