// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import LayoutDocuments
import Testing

@testable import gallery

/// The twenty documents of the article about a loop for scripts: what the commands say of each mistake, and nothing
/// of its repair.
@Suite("Mistakes that a loop of commands finds")
struct LoopTests {
  struct Mistake: Sendable, CustomStringConvertible {
    let name: String
    /// The first kind of what is said: a problem's severity, or a finding's kind; empty for nothing.
    let said: String
    let document: String
    /// What is replaced to repair it, in turn.
    var repair: [(String, String)]
    var description: String { name }
  }

  static let mistakes = [
    Mistake(
      name: "fractions and spacing", said: "fractionsExceedLine",
      document: """
        { version: 1,
        layout: { type: "compositional", section: {
        group: { group: "horizontal", width: { fractionalWidth: 1 }, height: 100, interItemSpacing: 10,
        items: [{ width: { fractionalWidth: 0.33 }, height: { fractionalHeight: 1 } },
        { width: { fractionalWidth: 0.33 }, height: { fractionalHeight: 1 } },
        { width: { fractionalWidth: 0.36 }, height: { fractionalHeight: 1 } }] } } },
        data: { sections: [{ count: 12 }] } }
        """,
      repair: [("0.33 ", "0.3333 "), ("0.36", "0.3333")]),
    Mistake(
      name: "wide lengths", said: "lengthsExceedLine",
      document: """
        { version: 1,
        layout: { type: "compositional", section: {
        group: { group: "horizontal", width: { fractionalWidth: 1 }, height: 100,
        items: [{ width: 180, height: { fractionalHeight: 1 } }, { width: 180, height: { fractionalHeight: 1 } }] } } },
        data: { sections: [{ count: 12 }] } }
        """,
      repair: [("width: 180", "width: { fractionalWidth: 0.5 }")]),
    Mistake(
      name: "no squares", said: "",
      document: """
        { version: 1,
        layout: { type: "compositional", section: {
        group: { group: "horizontal", width: { fractionalWidth: 1 }, height: { fractionalHeight: 0.25 },
        items: [{ width: { fractionalWidth: 0.25 }, height: { fractionalHeight: 1 } }] } } },
        data: { sections: [{ count: 12 }] } }
        """,
      repair: [("fractionalHeight: 0.25", "fractionalWidth: 0.25")]),
    Mistake(
      name: "large insets", said: "insetsExceedLength",
      document: """
        { version: 1,
        layout: { type: "compositional", section: {
        group: { group: "horizontal", width: { fractionalWidth: 1 }, height: 40,
        items: [{ width: { fractionalWidth: 0.25 }, height: { fractionalHeight: 1 }, contentInsets: 24 }] } } },
        data: { sections: [{ count: 12 }] } }
        """,
      repair: [("contentInsets: 24", "contentInsets: 8")]),
    Mistake(
      name: "a header without height", said: "noSize",
      document: """
        { version: 1,
        layout: { type: "compositional", section: {
        group: { group: "horizontal", width: { fractionalWidth: 1 }, height: 60,
        items: [{ width: { fractionalWidth: 1 }, height: { fractionalHeight: 1 } }] },
        boundaryItems: [{ kind: "header", width: { fractionalWidth: 1 }, height: 0, alignment: "top" }] } },
        data: { sections: [{ count: 6, texts: { header: "Title" } }] } }
        """,
      repair: [("height: 0,", "height: { estimated: 44 },")]),
    Mistake(
      name: "tall items", said: "lengthsExceedLine",
      document: """
        { version: 1,
        layout: { type: "compositional", section: {
        group: { group: "vertical", width: { fractionalWidth: 1 }, height: 100,
        items: [{ width: { fractionalWidth: 1 }, height: 60 }, { width: { fractionalWidth: 1 }, height: 60 }] } } },
        data: { sections: [{ count: 12 }] } }
        """,
      repair: [("height: 60", "height: { fractionalHeight: 0.5 }")]),
    Mistake(
      name: "a value of the wrong form", said: "error",
      document: """
        { version: 1,
        layout: { type: "compositional", section: { orthogonalScrolling: "continuous",
        group: { group: "horizontal", width: 500, height: 120,
        items: [{ width: 500, height: 120 }] } } },
        data: { sections: [{ count: 12 }] } }
        """,
      repair: [
        ("orthogonalScrolling:", "orthogonalScrollingBehavior:"), ("width: 500", "width: 300"),
      ]),
    Mistake(
      name: "a misspelt key", said: "error",
      document: """
        { version: 1,
        layout: { type: "compositional", section: {
        group: { group: "horizontal", widht: { fractionalWidth: 1 }, height: 60,
        items: [{ width: { fractionalWidth: 1 }, height: { fractionalHeight: 1 } }] } } },
        data: { sections: [{ count: 12 }] } }
        """,
      repair: [("widht", "width")]),
    Mistake(
      name: "a percentage", said: "warning",
      document: """
        { version: 1,
        layout: { type: "compositional", section: {
        group: { group: "horizontal", width: { fractionalWidth: 100 }, height: 60,
        items: [{ width: { fractionalWidth: 0.5 }, height: { fractionalHeight: 1 } }] } } },
        data: { sections: [{ count: 12 }] } }
        """,
      repair: [("fractionalWidth: 100", "fractionalWidth: 1")]),
    Mistake(
      name: "wide flow items", said: "exceedsContainer",
      document: """
        { version: 1,
        layout: { type: "flow", itemSize: [400, 80] },
        data: { sections: [{ count: 8 }] } }
        """,
      repair: [("400, 80", "320, 80")]),
    Mistake(
      name: "flow items without space", said: "spacingExceedsLine",
      document: """
        { version: 1,
        layout: { type: "flow", itemSize: [195, 80], minimumInteritemSpacing: 10 },
        data: { sections: [{ count: 8 }] } }
        """,
      repair: [("195, 80", "190, 80")]),
    Mistake(
      name: "a negative inset", said: "exceedsContainer",
      document: """
        { version: 1,
        layout: { type: "compositional", section: { contentInsets: { leading: -20 },
        group: { group: "horizontal", width: { fractionalWidth: 1 }, height: 60,
        items: [{ width: { fractionalWidth: 1 }, height: { fractionalHeight: 1 } }] } } },
        data: { sections: [{ count: 12 }] } }
        """,
      repair: [("leading: -20", "leading: 0")]),
    Mistake(
      name: "an unknown symbol", said: "warning",
      document: """
        { version: 1,
        layout: { type: "list", appearance: "insetGrouped" },
        data: { sections: [{
        items: [{ title: "A", symbol: "airplan" }] }] } }
        """,
      repair: [("airplan\"", "airplane\"")]),
    Mistake(
      name: "a badge beyond the edges", said: "badgeCutOff",
      document: """
        { version: 1,
        layout: { type: "compositional", section: {
        group: { group: "horizontal", width: { fractionalWidth: 1 }, height: 80,
        items: [{ width: { fractionalWidth: 1 }, height: { fractionalHeight: 1 },
        supplementaryItems: [{ kind: "badge", width: 30, height: 30,
        anchor: { edges: ["top", "trailing"], offset: [15, -15] } }] }] } } },
        data: { sections: [{ count: 4 }] } }
        """,
      repair: [("section: {", "section: { contentInsets: 15,")]),
    Mistake(
      name: "a measured item in a fixed group", said: "estimateInFixedGroup",
      document: """
        { version: 1,
        layout: { type: "compositional", section: {
        group: { group: "horizontal", width: { fractionalWidth: 1 }, height: 30,
        items: [{ width: { fractionalWidth: 0.5 }, height: { estimated: 30 } }] } } },
        data: { sections: [{
        items: [{ title: "A long title that needs more than one line of text to be shown" }, { title: "B" }] }] } }
        """,
      repair: [("height: 30,", "height: { estimated: 30 },")]),
    Mistake(
      name: "no contrast", said: "lowContrast",
      document: """
        { version: 1, looks: { cell: { background: "#EEEEEE", textColor: "#CCCCCC" } },
        layout: { type: "compositional", section: {
        group: { group: "horizontal", width: { fractionalWidth: 1 }, height: 60,
        items: [{ width: { fractionalWidth: 1 }, height: { fractionalHeight: 1 } }] } } },
        data: { sections: [{ count: 12 }] } }
        """,
      repair: [("#CCCCCC", "#333333")]),
    Mistake(
      name: "no items", said: "noItems",
      document: """
        { version: 1,
        layout: { type: "compositional", section: {
        group: { group: "horizontal", width: { fractionalWidth: 1 }, height: 60,
        items: [{ width: { fractionalWidth: 1 }, height: { fractionalHeight: 1 } }] } } },
        data: { sections: [{ count: 0 }] } }
        """,
      repair: [("count: 0", "count: 1")]),
    Mistake(
      name: "low rows", said: "textCutOff",
      document: """
        { version: 1,
        layout: { type: "compositional", section: {
        group: { group: "horizontal", width: { fractionalWidth: 1 }, height: { fractionalHeight: 0.02 },
        items: [{ width: { fractionalWidth: 0.5 }, height: { fractionalHeight: 1 }, contentInsets: 4 }] } } },
        data: { sections: [{ count: 12 }] } }
        """,
      repair: [("fractionalHeight: 0.02", "fractionalHeight: 0.06")]),
    Mistake(
      name: "an empty fifth", said: "contentsDoNotFill",
      document: """
        { version: 1,
        layout: { type: "compositional", section: {
        group: { group: "horizontal", width: { fractionalWidth: 1 }, height: 60,
        items: [{ width: { fractionalWidth: 0.4 }, height: { fractionalHeight: 1 } }] } } },
        data: { sections: [{ count: 12 }] } }
        """,
      repair: [("fractionalWidth: 0.4", "fractionalWidth: 0.5")]),
    Mistake(
      name: "a wide nested group", said: "lengthsExceedLine",
      document: """
        { version: 1,
        layout: { type: "compositional", section: {
        group: { group: "horizontal", width: { fractionalWidth: 1 }, height: 200,
        items: [{ width: { fractionalWidth: 0.7 }, height: { fractionalHeight: 1 } },
        { group: "vertical", width: { fractionalWidth: 0.4 }, height: { fractionalHeight: 1 },
        items: [{ width: { fractionalWidth: 1 }, height: { fractionalHeight: 0.5 } }] }] } } },
        data: { sections: [{ count: 12 }] } }
        """,
      repair: [("0.7", "0.5"), ("0.4", "0.5")]),
  ]

  /// What the commands say: the problems of the document, or the findings of its layout.
  @MainActor private func said(_ document: String) throws -> [String] {
    let files = try UserFiles()
    defer { files.remove() }
    try files.write(document, to: "a.layout.json5")
    let check = try files.gallery("check", "a.layout.json5", "--json")
    let checked = try JSONSerialization.jsonObject(with: check.output) as? [String: Any]
    let problems = (checked?["files"] as? [[String: Any]])?.first?["problems"] as? [[String: Any]]
    let severities = (problems ?? []).compactMap { $0["severity"] as? String }
    guard severities.isEmpty else { return severities }
    let lint = try files.gallery(
      "lint", "a.layout.json5", "--sizes", "390x844,320x568", "--json")
    let linted = try JSONSerialization.jsonObject(with: lint.output) as? [String: Any]
    let findings = linted?["findings"] as? [[String: Any]] ?? []
    expectEqual(lint.status, findings.isEmpty ? 0 : 1)
    return findings.compactMap { $0["kind"] as? String }
  }

  @Test(arguments: mistakes)
  @MainActor func `A mistake is named, or known not to be, and its repair is not`(mistake: Mistake)
    throws
  {
    try expectEqual(said(mistake.document).first ?? "", mistake.said)
    let repaired = mistake.repair.reduce(mistake.document) { $0.replacing($1.0, with: $1.1) }
    expectNotEqual(repaired, mistake.document)
    try expectEqual(said(repaired), [])
  }

  @Test func `The article has their numbers`() throws {
    expectEqual(Self.mistakes.count, 20)
    let repaired = Self.mistakes.filter { !$0.repair.isEmpty }
    let page = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent(
          "../../Sources/5-Faces/UIKit/UIKit.docc/Articles/A-loop-for-scripts.md"), encoding: .utf8)
    let checked = repaired.filter { ["error", "warning"].contains($0.said) }
    let unsaid = repaired.filter { $0.said.isEmpty }
    let linted = repaired.count - checked.count - unsaid.count
    expectContains(page, "Of the twenty, \(repaired.count) were repaired:")
    expectContains(page, "- \(checked.count) by `check`")
    expectContains(page, "- \(linted) by `lint`")
    expectContains(page, "- \(unsaid.count) by the list of marks")
    expectEqual(repaired.count, Self.mistakes.count)
  }
}
