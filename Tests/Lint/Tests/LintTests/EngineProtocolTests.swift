// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Testing

@testable import lint

@Suite("The protocols of the engine")
struct EngineProtocolTests {
  @Test func `Requirements are read with their labels`() {
    let source = """
      /// A protocol of cards.
      package protocol Cards: AnyObject {
        associatedtype Card: Hashable
        var count: Int { get set }
        func draw()
        static func deal<Hand>(_ cards: [Int: (Card, Card)], to hand: Hand) -> () -> Hand
      }
      struct Pile { func shuffle() {} }
      """
    let tokens = SwiftTokens(source.split(separator: "\n")).tokens.map(\.text)
    #expect(
      ProtocolRequirements.all(in: tokens) == [
        ProtocolRequirements(
          name: "Cards", requirements: ["Card", "count", "draw()", "deal(_:to:)"])
      ])
  }

  @Test func `A table is read by the first cells of its rows`() {
    let section = """

      ## Cards

      For `Game`.

      | requirement | asked for by | what it buys |
      |---|---|---|
      | `count`, `deal(_:to:)` | `Game` | hands |
      """
    #expect(
      ProtocolRequirements.tables(of: section) == [
        ProtocolRequirements(name: "Cards", requirements: ["count", "deal(_:to:)"])
      ])
  }
}
