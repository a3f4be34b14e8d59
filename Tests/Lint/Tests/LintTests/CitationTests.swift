// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Testing

@testable import lint

@Suite("Citations of the Behaviour pages")
struct CitationTests {
  static let rules = BehaviourRules(of: CheckedPackage.ours.files)

  @Test func `The pages hold rules, sections and appendices`() {
    #expect(Self.rules.has(.rule("Y-14")))
    #expect(Self.rules.has(.section(pages: "auto layout", number: "2.4")))
    #expect(Self.rules.has(.section(pages: "interaction", number: "4.3")))
    #expect(Self.rules.has(.section(pages: "auto layout", number: "6")))
    #expect(Self.rules.has(.invariant(appendix: "A", number: "16")))
    #expect(!Self.rules.has(.rule("Y-99")))
    #expect(!Self.rules.has(.section(pages: "behaviour", number: "6.99")))
  }

  @Test func `A symbol has the rules that name it, and those that its files cite`() {
    let page = """
      # Cards

      ## 1.1 UIDeck

      - **Q-1.** `UICard.flip()` and `turn(over:by:)` [M]
         turn it.
      - **Q-2.** The face is up.
      - **Q-3.** A flip takes a UICard.Moment; its `sideUp` is new.

      Nothing of `flip()`.
      """
    typealias Member = PublicDeclarations.Member
    let declarations = PublicDeclarations(
      types: ["UIDeck", "UICard", "UICard.Moment"].map { Member(type: $0, name: "") },
      members: ["flip()", "turn(over:by:)", "sideUp"].map { Member(type: "UICard", name: $0) })
    let index = RuleIndex(
      pages: [
        SourceTree.File(path: "\(BehaviourRules.folder)/Cards.md", text: page)
      ],
      declarations: [declarations],
      sources: [SourceTree.File(path: "Sources/UICard+Face.swift", text: "// See rule Q-2.")])
    let rows = index.text.split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(
      rows == [
        "| `UICard` | [Cards](Cards.md): Q-1, Q-2 |",
        "| `UICard.Moment` | [Cards](Cards.md): Q-3 |",
        "| `UIDeck` | [Cards](Cards.md): Q-1, Q-2, Q-3 |",
        "| `flip()` | [Cards](Cards.md): Q-1 |",
        "| `sideUp` | [Cards](Cards.md): Q-3 |",
        "| `turn(over:by:)` | [Cards](Cards.md): Q-1 |",
      ])
  }

  @Test(
    arguments: [
      ("a change (behaviour rule Y-14).", [.rule("Y-14")]),
      ("rules LI‑8 to TV-3's", [.rule("LI-8"), .rule("TV-3")]),
      ("behaviour section 6.4, and", [.section(pages: "behaviour", number: "6.4")]),
      (
        "sections 1.6, 2.3 and 5.5.",
        ["1.6", "2.3", "5.5"].map { .section(pages: "behaviour", number: $0) }
      ),
      ("Auto Layout section 6", [.section(pages: "auto layout", number: "6")]),
      ("interaction 4.7", [.section(pages: "interaction", number: "4.7")]),
      (
        "Appendix A, invariants 11 and 12",
        [
          .appendix("A"), .invariant(appendix: "A", number: "11"),
          .invariant(appendix: "A", number: "12"),
        ]
      ),
      ("see behaviour.md", [.file("behaviour.md")]),
      ("UTF-8, CRC-32, SHA-256, an A8 mask, section 0 of 4 items", []),
    ] as [(String, [Citation.Place])])
  func `A text cites places`(text: String, places: [Citation.Place]) {
    let file = SourceTree.File(path: "Sources/A.swift", text: "// \(text)")
    #expect(Citation.all(inSwift: file).map(\.place) == places)
  }
}
