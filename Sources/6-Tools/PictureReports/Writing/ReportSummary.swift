// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import PictureResults

/// The report in Markdown, for the summary page of a CI.
package struct ReportSummary {
  private let report: PictureReport
  private let page: String?

  /// The most entries in the table; a summary of GitHub holds 1 MB.
  static let maximumRows = 200
  /// The most characters of a name or a reason.
  static let maximumLength = 300

  /// Creates the summary of a report.
  ///
  /// - Parameters:
  ///   - report: The results.
  ///   - page: The address of the page, to which each row of the table leads; nil for no links.
  package init(_ report: PictureReport, page: String? = nil) {
    self.report = report
    self.page = page.map(Self.address)
  }

  package func markdown() -> String {
    let total = report.entries.count
    let changed = report.entries.filter { ![.passed, .recorded].contains($0.outcome) }
    var text = "## Image tests\n\n"
    text +=
      changed.isEmpty
      ? "✅ \(Self.count(total, "picture")) as expected.\n"
      : "❌ \(changed.count) of \(Self.count(total, "picture")) \(changed.count == 1 ? "needs" : "need") review.\n"
    text += "\n| failed | new | orphaned | recorded | passed |\n|---:|---:|---:|---:|---:|\n|"
    for outcome in [PictureResult.Outcome.failed, .new, .orphaned, .recorded, .passed] {
      text += " \(report.count(outcome)) |"
    }
    text += "\n"
    if !changed.isEmpty {
      text += "\n" + table(changed)
      text += acceptance
    }
    if !report.notes.isEmpty {
      text += "\n" + report.notes.map { "- ⚠️ \(Self.escaped($0))\n" }.joined()
    }
    return text
  }

  private func table(_ entries: [PictureReport.Entry]) -> String {
    let showsMachine = report.machines.count > 1
    var text = "| | picture |\(showsMachine ? " machine |" : "") what differs |\n"
    text += "|---|---|\(showsMachine ? "---|" : "")---|\n"
    for entry in entries.prefix(Self.maximumRows) {
      let reasons = entry.parts.filter { $0.outcome == entry.outcome }.compactMap(\.reason)
      text += "| \(entry.outcome.rawValue) | \(link(entry.title)) |"
      if showsMachine { text += " \(Self.escaped(report.machines[entry.machine])) |" }
      text += " \(reasons.map(Self.escaped).joined(separator: "<br>")) |\n"
    }
    if entries.count > Self.maximumRows {
      text += "\nThe report lists \(entries.count - Self.maximumRows) more.\n"
    }
    return text
  }

  private var acceptance: String {
    guard let command = AcceptCommand(report).textForAll, command.count < 10_000
    else { return "" }
    // Nothing in a block that HTML opens is Markdown, and nothing in it ends it but its closing tag.
    return
      "\n<details><summary>To accept all of it</summary>\n<pre>\(Self.block(command))</pre>\n</details>\n"
  }

  /// The title of an entry, which leads to it on the page.
  private func link(_ title: String) -> String {
    let text = "<code>\(Self.escaped(title))</code>"
    guard let page else { return text }
    // A part of a page of a CI, such as its list of artifacts, has no place for another.
    let part = title.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    return "<a href=\"\(page)\(page.contains("#") ? "" : "#\(part)")\">\(text)</a>"
  }

  /// An address without what would end the attribute that it is in, or the row of the table.
  private static func address(_ text: String) -> String {
    let allowed = CharacterSet.alphanumerics.union(
      CharacterSet(charactersIn: "-._~:/?#[]@!$&()*+,;=%"))
    return text.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// A text as a cell of a table shows it. What Markdown or HTML may know is written as its number.
  static func escaped(_ text: String) -> String {
    let scalars = text.visible.unicodeScalars
    let kept = scalars.prefix(maximumLength).map(escaped).joined()
    return scalars.count > maximumLength ? kept + "…" : kept
  }

  private static func block(_ text: String) -> String {
    text.split(separator: "\n").map { $0.unicodeScalars.map(escaped).joined() }
      .joined(separator: "<br>")
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    let isPlain =
      !scalar.isASCII || (scalar >= "a" && scalar <= "z") || (scalar >= "A" && scalar <= "Z")
      || (scalar >= "0" && scalar <= "9") || scalar == " " || scalar == "," || scalar == "-"
    return isPlain ? String(scalar) : "&#\(scalar.value);"
  }
}
