// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import lint

@Suite("The table of optional methods")
struct OptionalMethodTests {
  private typealias Table = OptionalMethodTable

  private let tree = CheckedPackage.ours.files

  @Test func `A method has a default, a call, and a name for the translator`() throws {
    let table = try Table(
      """
      CardDelegate in Views
        imports Foundation
        calls card as OptionalCardMethods: The optional methods of a card's delegate.
        calls cardDidTurn as a closure
        card(_ card: Card, sizeFor side: Side, with context: (any Context)?) -> CGSize? = nil
        card(_ card: Card, canTurnTo side: Side) -> Bool = card.isLoose
        card(_ card: Card, bend: [Int: Double])
        cardDidTurn(_ card: Card)
      """)
    let file = try #require(
      table.texts(in: tree)["Sources/3-Views/Views/Generated/CardDelegate+Optional.swift"])
    for line in [
      "public import Foundation",
      "  public var card: OptionalCardMethods? { OptionalCardMethods(delegate: self) }",
      "  public var cardDidTurn: (@MainActor (Card) -> Void?)? {",
      "      OptionalMethod.answer(\"cardDidTurn(_:)\", of: self) { self.cardDidTurn(card) }",
      "  public func callAsFunction(_ card: Card, sizeFor side: Side, with context: (any Context)?) -> CGSize? {",
      "    OptionalMethod.answer(\"card(_:sizeFor:with:)\", of: delegate) { delegate.card(card, sizeFor: side, with: context) } ?? nil",
      "  public func callAsFunction(_ card: Card, bend: [Int: Double]) -> Void? {",
      "  public func card(_ card: Card, canTurnTo side: Side) -> Bool {",
      "    OptionalMethod.unimplemented(by: self, card.isLoose)",
    ] {
      #expect(file.split(separator: "\n").contains(Substring(line)), "\(line)")
    }
    #expect(
      table.protocols[0].fullNames == [
        "card(_:sizeFor:with:)", "card(_:canTurnTo:)", "card(_:bend:)", "cardDidTurn(_:)",
      ])
  }

  @Test func `A protocol without calls has its defaults alone`() throws {
    let table = try Table(
      """
      CardSource in AppKit
        card(at path: IndexPath) -> Card? = nil
        card(at number: Int) -> Card? = nil
      """)
    let file = try #require(
      table.texts(in: tree)["Sources/5-Faces/AppKit/Generated/CardSource+Optional.swift"])
    #expect(file.components(separatedBy: "extension CardSource {").count == 2)
    #expect(file.contains("    OptionalMethod.unimplemented(by: self, nil)\n"))
    // Two methods of one name are distinguished.
    #expect(
      file.contains(
        "    OptionalMethod.unimplemented(by: self, nil, method: #function.forIndexes)\n"))
    #expect(!table.texts(in: tree).values.contains { $0.contains("\"CardSource\"") })
  }

  @Test func `A line that cannot be read is named`() {
    for (text, line) in [
      ("CardDelegate of Views", 1), ("  card()", 1), ("Card in Views\n  card(_ card)", 2),
      ("Card in Views\n  calls turn as a closure\n  card(_ card: Card)", 3),
      ("Card in Views\n  calls card as Cards\n", 2),
      ("Card in Views\n  calls card as a closure\n  card(_ card)", 3),
      ("Card in Views\n  calls card as a closure\n\n  card(_ card: Card) -> Bool", 4),
    ] {
      do {
        _ = try Table(text)
        Issue.record("\(text) was read")
      } catch {
        #expect(error.line == line, "\(error)")
      }
    }
  }
}
