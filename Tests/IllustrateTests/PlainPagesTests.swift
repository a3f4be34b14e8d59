// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing

@testable import illustrate

@Suite("Pages for readers where the package is kept")
struct PlainPagesTests {
  private let package: TestPackage
  private let catalogue = "Sources/Cards/Cards.docc"

  init() throws {
    package = try TestPackage()
    try package.write(
      """
      // Two columns.

      // snippet.hide
      import UIKit
      // snippet.show
      // snippet.layout
      let a = 1
      // snippet.end
      let b = 2
      """, to: "Snippets/Two.swift")
    try package.write("# The cards\n\nA deck.\n", to: "\(catalogue)/Articles/Glossary.md")
    for file in ["two@2x.png", "two~dark@2x.png"] {
      try package.write(try TestPackage.picture(of: "Two"), to: "\(catalogue)/Resources/\(file)")
    }
  }

  private func update(checksOnly: Bool = false) throws -> Illustrator.Outcome {
    try PlainPages(of: package.folder, in: "\(package.path)/Pages").update(checksOnly: checksOnly)
  }

  /// What a page says below its first heading.
  private func page(_ article: String) throws -> String {
    try package.write("# A page\n\n\(article)\n", to: "\(catalogue)/Architecture.md")
    let outcome = try update()
    expectEqual(outcome.failures.map(\.description), [])
    let text = String(
      decoding: package.data(of: "Pages/Cards/Architecture.md") ?? Data(), as: UTF8.self)
    let start =
      "<!-- Made of \(catalogue)/Architecture.md by: swift run illustrate --pages Pages -->\n\n# A page\n\n"
    expectPrefix(text, start)
    return String(text.dropFirst(start.count).dropLast())
  }

  @Test func `A snippet is its code, a part or all of it with its description`() throws {
    try expectEqual(
      page("@Snippet(path: \"Cards/Snippets/Two\", slice: \"layout\")"), "```swift\nlet a = 1\n```")
    try expectEqual(
      page("@Snippet(path: \"Cards/Snippets/Two\")"),
      "Two columns.\n\n```swift\nlet a = 1\nlet b = 2\n```")
  }

  @Test func `Links lead to the plain page, or to the source of a page that needs none`() throws {
    try package.write("# Other\n\n<doc:Glossary>\n", to: "\(catalogue)/Lists.md")
    try expectEqual(
      page("See <doc:Lists#Two-decks>, [it](doc:Lists) and <doc:The-cards>."),
      """
      See [Other](Lists.md#two-decks), [it](Lists.md) and \
      [The cards](../../\(catalogue)/Articles/Glossary.md).
      """)
    try expectEqual(
      page("<doc:Lists> [a](Articles/Glossary.md) [b](https://a.b/c_d) [c](#Here)"),
      "[Other](Lists.md) [a](../../\(catalogue)/Articles/Glossary.md) [b](https://a.b/c_d) [c](#here)"
    )
    expectEqual(package.contents("Pages/Cards"), ["Architecture.md", "Lists.md"])
  }

  @Test func `Symbols are code, and code stays as it is`() throws {
    try expectEqual(
      page(
        """
        <doc:Glossary> ``Deck/Kind-swift.enum`` ``Deck/deal(to:)-4a1b`` `<doc:Glossary> ``a`` ![a](b)`

        ```markdown
        @Snippet(path: "A/B")
        <doc:Glossary>


        ```
        """),
      """
      [The cards](../../\(catalogue)/Articles/Glossary.md) `Deck.Kind` `Deck.deal(to:)` \
      `<doc:Glossary> ``a`` ![a](b)`

      ```markdown
      @Snippet(path: "A/B")
      <doc:Glossary>


      ```
      """)
  }

  @Test func `A picture follows the appearance of the reader, in a block or a line`() throws {
    let source = "<source media=\"(prefers-color-scheme: dark)\" srcset=\"R/two~dark@2x.png\">"
    let image = "<img alt=\"Two &quot;cards&quot;\" src=\"R/two@2x.png\" width=\"20\">"
    func shortened(_ text: String) -> String {
      text.replacing("../../\(catalogue)/Resources", with: "R")
    }
    let block = "<picture>\n  \(source)\n  \(image)\n</picture>"
    try expectEqual(shortened(page("![Two \"cards\"](two)")), block)
    try expectEqual(shortened(page("@Image(source: two, alt: \"Two\")")).hasPrefix("<pic"), true)
    try expectEqual(
      shortened(page("| a | ![Two \"cards\"](two@2x.png) |")),
      "| a | <picture>\(source)\(image)</picture> |")
  }

  @Test func `Tabs stand one below the other, and what is for DocC alone is left out`() throws {
    try expectEqual(
      page(
        """
        @Metadata {
          @TechnologyRoot
          @Available(macOS) {
          }
        }

        @TabNavigator {
          @Tab("Plain") {
            A list:

            - a
              - b
          }
          @Tab("Grouped") {
            Another.
          }
        }

        The end.
        """),
      """
      **Plain**

      A list:

      - a
        - b

      **Grouped**

      Another.

      The end.
      """)
  }

  @Test func `Lists of symbols, which lead nowhere, are left out of the topics`() throws {
    try expectEqual(
      page(
        """
        Words.

        ## Topics

        ### Drawing

        - ``Deck``

        ### Pages

        - <doc:Glossary>
        - ``Card``
        """),
      """
      Words.

      ## Topics

      ### Pages

      - [The cards](../../\(catalogue)/Articles/Glossary.md)
      """)
    try expectEqual(page("<doc:Deck>\n\n## Topics\n\n### Drawing\n\n- ``Deck``"), "`Deck`")
  }

  @Test(
    arguments: [
      ("@Video(source: a)", "@Video has no plain form"),
      ("@Snippet(path: \"Cards/Snippets/Three\")", "there is no snippet 'Cards/Snippets/Three'."),
      (
        "@Snippet(path: \"Cards/Snippets/Two\", slice: \"end\")",
        "Snippets/Two.swift has no part 'end'."
      ),
      ("<doc:Glossary> [a](doc:Deck)", "there is no page 'Deck' in the catalogue."),
      ("<doc:Glossary> [a](Deck.txt)", "there is no file 'Deck.txt'."),
      ("![Three](three)", "Unknown illustration 'three': there are two."),
    ])
  func `What is not there is said with the article's line`(line: String, reason: String) throws {
    try package.write("# A page\n\n\(line)\n", to: "\(catalogue)/Architecture.md")
    let outcome = try update()
    expectEqual(outcome.failures.count, 1)
    expectPrefix(
      outcome.failures.map(\.description).joined(), "\(catalogue)/Architecture.md:3: \(reason)")
    expectEmpty(package.contents("Pages/Cards"))
  }

  @Test func `A check writes nothing, and a run brings the folder up to date`() throws {
    try package.write("# A\n\n<doc:Glossary>\n", to: "\(catalogue)/Focus.md")
    try package.write("# B\n\n<doc:Glossary>\n", to: "\(catalogue)/Menus.md")
    for checksOnly in [true, false] {
      let first = try update(checksOnly: checksOnly)
      expectEqual(first.changes.map { "\($0.kind) \($0.path)" }.count, 2)
      expectEqual(first.changes.first?.kind, .missing)
      expectEqual(package.contents("Pages/Cards"), checksOnly ? [] : ["Focus.md", "Menus.md"])
    }
    try expectEqual(update(checksOnly: true).unchangedCount, 2)
    try package.write("# A\n\nAnd <doc:Glossary>\n", to: "\(catalogue)/Focus.md")
    try package.write("# B\n\nNothing.\n", to: "\(catalogue)/Menus.md")
    try package.write("# Mine\n", to: "Pages/Support.md")
    let changes = [
      FileChange(kind: .stale, path: "Pages/Cards/Focus.md", snippet: "\(catalogue)/Focus.md"),
      FileChange(kind: .orphaned, path: "Pages/Cards/Menus.md", snippet: "\(catalogue)/Menus.md"),
    ]
    try expectEqual(update(checksOnly: true).changes, changes)
    try expectEqual(update().changes, changes)
    try expectEqual(update(checksOnly: true).unchangedCount, 1)
    expectEqual(package.contents("Pages"), ["Cards", "Support.md"])
    expectEqual(package.contents("Pages/Cards"), ["Focus.md"])
  }

  @Test func `A file that somebody has written is kept`() throws {
    try package.write("# A\n\n<doc:Glossary>\n", to: "\(catalogue)/Focus.md")
    try package.write("Mine.\n", to: "Pages/Cards/Focus.md")
    let outcome = try update()
    expectEqual(
      outcome.failures.map(\.description),
      ["Pages/Cards/Focus.md: it was not made by illustrate and is kept: move it away."])
    expectEqual(package.data(of: "Pages/Cards/Focus.md"), Data("Mine.\n".utf8))
  }

  @Test func `Two pages of one name are a failure, and so is a folder outside of the package`()
    throws
  {
    try package.write("# A\n\n<doc:Glossary>\n", to: "\(catalogue)/Focus.md")
    try package.write("# A\n\n<doc:Glossary>\n", to: "\(catalogue)/Articles/Focus.md")
    try expectEqual(
      update().failures.map(\.description),
      [
        "\(catalogue)/Focus.md: 'Pages/Cards/Focus.md' is also made from another page: "
          + "give it another name."
      ])
    let failure = #expect(throws: IllustrateFailure.self) {
      try PlainPages(of: package.folder, in: "/elsewhere")
    }
    expectEqual(failure?.code, .usage)
    expectContains(failure?.message ?? "", "(was '/elsewhere')")
  }
}
