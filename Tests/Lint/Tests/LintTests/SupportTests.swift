// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Testing

@testable import lint

@Suite("The Support pages")
struct SupportTests {
  @Test func `An update keeps what is there, drops what is gone and adds what is new`() {
    let page = """
      | `A` | works | `b`, `gone` | |
      | `A` | partly | `c` | half |
      | `A` | own | `mine` | |
      | `Old` | works | `x` | |
      """
    typealias Member = PublicDeclarations.Member
    let names = ["b", "c", "d", "mine"]
    let declarations = PublicDeclarations(
      types: [Member(type: "A", name: ""), Member(type: "A.E", name: "")],
      members: names.map { Member(type: "A", name: $0) } + [
        Member(
          type: "A", name: "volume", summary: "Has no effect: there is no sound. How loud it is."),
        Member(
          type: "A", name: "init(coder:)", summary: "Creates an A, for source compatibility."),
        Member(type: "A.E", name: "e"),
      ])
    #expect(
      SupportPage.update(page, to: declarations) == """
        | `A` | works | `b`, `d` | |
        | `A` | partly | `c` | half |
        | `A` | own | `mine` | |
        | `A` | no effect | `volume` | there is no sound |
        | `A` | partly | `init(coder:)` | for source compatibility: there are no archives |
        | `A.E` | works | `e` | |
        """)
  }
}
