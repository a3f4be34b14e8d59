// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import SeededRandom
import Testing

@testable import Views

@Suite("Visual formats")
struct VisualFormatTests {
  // Auto-layout section 2.14.
  @Test(arguments: [
    ("[a]", "[a]"), ("H:|[a]|", "|[a]|"), ("V:|-[a]-|", "V:|-[a]-|"),
    ("[a]-5-[b]", "[a]-(5.0)-[b]"), ("[a]-gap-[b]", "[a]-(gap)-[b]"),
    ("[a]-5@750-[b]", "[a]-(5.0@750.0)-[b]"), ("[a]-(-5)-[b]", "[a]-(-5.0)-[b]"),
    ("V:[a(20)]-(10@750,>=4)-[b(20)]", "V:[a(20.0)]-(10.0@750.0,>=4.0)-[b(20.0)]"),
    ("[a(==b,<=100@p)]", "[a(b,<=100.0@p)]"), (" H: | - [ a ( >= 20 ) ] - | ", "|-[a(>=20.0)]-|"),
    ("[a(.5)][b(1e2)][_c3(5.)]", "[a(0.5)][b(100.0)][_c3(5.0)]"),
  ])
  func `A format is read as it is meant`(format: String, shortest: String) throws {
    try expectEqual(VisualFormatParser.parse(format).description, shortest)
  }

  // Auto-layout section 7, the second table.
  @Test(arguments: [
    ("|", "Expected a connection or a view.", 1), ("H:", "Expected a connection or a view.", 2),
    ("H:|-10-|", "Expected a view.", 7), ("[9a]", "Expected a view: names begin", 1),
    ("[]", "Expected a view: names begin", 1), ("[a", "Expected a ']'", 2),
    ("[a(100]", "Expected a ')'", 6), ("[a]--5-[b]", "Unexpected '-'", 4),
    ("[a]-5[b]", "Expected a '-'", 5), ("[a]-5-", "Expected a view or a '|'", 6),
    ("[a]-", "Expected a view or a '|'", 4),
    ("|[a]|[b]", "Expected the end", 5), ("[a]x", "Expected a connection or the end", 3),
    ("[a]->=5-[b]", "Expected a number, the name of a metric", 4),
    ("[a(>5)]", "Expected '==', '<=' or '>='", 4), ("[a(>=)]", "Expected a number or a name", 5),
    ("[a()]", "Expected a number or a name", 3), ("[a(5@)]", "Expected a priority", 5),
    ("[a(1e999)]", "too large", 3), ("X:[a]", "Expected a connection or a view.", 0),
  ])
  func `A fault is reported with a caret under its position`(
    format: String, reason: String, offset: Int
  ) throws {
    let error = try #require(throws: VisualFormatError.self) {
      try VisualFormatParser.parse(format)
    }
    expectContains(error.reason, reason, "\(error.reason)")
    expectEqual(error.offset, offset)
    let lines = error.message.components(separatedBy: "\n")
    expectEqual(lines.first, "Unable to parse constraint format:")
    expectEqual(lines.suffix(2), [format, String(repeating: " ", count: offset) + "^"])
  }

  @Test(arguments: [("", "empty"), ("[ä]", "not ASCII"), ("H:|-[b]-|\u{200B}", "not ASCII")])
  func `A fault outside of the format is reported without a caret`(
    format: String, reason: String
  ) throws {
    let error = try #require(throws: VisualFormatError.self) {
      try VisualFormatParser.parse(format)
    }
    expectContains(error.reason, reason)
    expectNil(error.offset)
    expectSuffix(error.message, format)
  }

  @Test func `Whatever is written is read again`() throws {
    var random = SplitMix64(seed: 12)
    for _ in 0..<2000 {
      let format = randomFormat(&random)
      try expectEqual(VisualFormatParser.parse(format.description), format, "\(format)")
    }
  }

  @Test func `No string traps the parser, and what it reads it reads again`() throws {
    var random = SplitMix64(seed: 2014)
    let letters = Array("HV:|-[]()@,=<>abz_019. +e%ä\n")
    var read = 0
    for round in 0..<20_000 {
      var text = randomFormat(&random).description
      if round % 2 == 0 {
        text = String((0..<random.next(below: 12)).map { _ in random.pick(letters) })
      }
      var changed = Array(text)
      for _ in 0..<random.next(below: 3) where !changed.isEmpty {
        changed[random.next(below: changed.count)] = random.pick(letters)
      }
      do {
        let format = try VisualFormatParser.parse(String(changed))
        try expectEqual(VisualFormatParser.parse(format.description), format)
        read += 1
      } catch {
        expectEqual(error.format, String(changed))
        if let offset = error.offset { expectContains((0...changed.count), offset) }
      }
    }
    expectGreater(read, 1000)
  }

  // MARK: Random formats

  private func randomFormat(_ random: inout SplitMix64) -> VisualFormat {
    let count = 1 + random.next(below: 4)
    var format = VisualFormat(
      axis: random.once(in: 2) ? .horizontal : .vertical,
      elements: (0..<count).map { _ in
        VisualFormat.Element(
          name: name(&random), predicates: predicates(&random, below: 3))
      })
    format.connections = (1..<count).map { _ in connection(&random) }
    if random.once(in: 2) { format.start = connection(&random) }
    if random.once(in: 2) { format.end = connection(&random) }
    return format
  }

  private func connection(_ random: inout SplitMix64) -> VisualFormat.Connection {
    switch random.next(below: 3) {
    case 0: return .touching
    case 1: return .standard
    default: return .space(predicates(&random, below: 2) + [predicate(&random)])
    }
  }

  private func predicates(
    _ random: inout SplitMix64, below bound: Int
  ) -> [VisualFormat.Predicate] {
    (0..<random.next(below: bound)).map { _ in predicate(&random) }
  }

  private func predicate(_ random: inout SplitMix64) -> VisualFormat.Predicate {
    VisualFormat.Predicate(
      relation: random.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
      length: operand(&random, least: -1000),
      priority: random.once(in: 3) ? operand(&random, least: 0) : nil)
  }

  private func operand(_ random: inout SplitMix64, least: Double) -> VisualFormat.Operand {
    if random.once(in: 3) { return .name(name(&random)) }
    let number = Double.random(in: least...1000, using: &random)
    return .number(random.once(in: 2) ? number.rounded() + 0 : number * 1e-9)
  }

  private func name(_ random: inout SplitMix64) -> VisualFormat.Name {
    VisualFormat.Name(text: random.pick(["a", "b1", "_c", "someView", "H"]), offset: 0)
  }
}
