// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Synchronization
import Testing

@Suite("Expectations as functions")
struct ExpectationsTests {
  private final class Thing: CustomStringConvertible, Sendable {
    let description = "a thing"
  }

  /// The issues that a block records.
  private func issues(_ body: () throws -> Void) rethrows -> [Issue] {
    let found = Mutex<[Issue]>([])
    try withKnownIssue(isIntermittent: true) {
      try body()
    } matching: { issue in
      found.withLock { $0.append(issue) }
      return true
    }
    return found.withLock { $0 }
  }

  /// What a block that fails once says.
  private func message(_ body: () throws -> Void) rethrows -> String? {
    let found = try issues(body)
    return found.count == 1 ? found[0].comments.map(\.rawValue).joined(separator: "|") : nil
  }

  @Test func `A failure prints the values`() {
    #expect(message { expect(false) } == "The condition is false")
    #expect(message { expect("a", is: Int.self) } == "\"a\" is no Int")
    #expect(message { expectEqual(1, 2) } == "1 is not 2")
    #expect(message { expectEqual("a", "b") } == "\"a\" is not \"b\"")
    #expect(message { expectEqual(nil, [3]) } == "nil is not [3]")
    #expect(message { expectEqual((1, "a"), (1, "b")) } == "(1, \"a\") is not (1, \"b\")")
    #expect(message { expectEqual((1, 2, 3), (1, 2, 4)) } == "(1, 2, 3) is not (1, 2, 4)")
    #expect(
      message { expectEqual((1, 2, 3, 4), (1, 2, 3, 5)) } == "(1, 2, 3, 4) is not (1, 2, 3, 5)")
    #expect(message { expectNotEqual(1, 1) } == "Both values are 1")
    #expect(message { expectNil(4) } == "4 is not nil")
    #expect(message { expectNotNil(Int?.none) } == "There is no Int")
    #expect(message { expectLess(2, 2) } == "2 is not less than 2")
    #expect(message { expectAtMost(3, 2) } == "3 is not at most 2")
    #expect(message { expectGreater(2, 2) } == "2 is not greater than 2")
    #expect(message { expectAtLeast(1, 2) } == "1 is not at least 2")
    #expect(message { expectNear(1.5, 1, within: 0.5) } == "1.5 is 0.5 from 1.0, not less than 0.5")
    #expect(message { expectEmpty([1]) } == "[1] is not empty")
    #expect(message { expectNotEmpty([Int]()) } == "There are no elements")
    #expect(message { expectContains("abc", "d") } == "\"abc\" does not contain \"d\"")
    #expect(message { expectLacks("abc", "b") } == "\"abc\" contains \"b\"")
    #expect(message { expectContains([1, 2], 3) } == "[1, 2] does not contain 3")
    #expect(message { expectLacks([1, 2], 2) } == "[1, 2] contains 2")
    #expect(
      message { expectContains([1, 2], where: { $0 > 2 }) }
        == "No element of [1, 2] meets the condition")
    #expect(
      message { expectLacks([1, 2], where: { $0 > 1 }) }
        == "An element of [1, 2] meets the condition: 2")
    #expect(
      message { expectAll([1, 2, 3], where: { $0 < 2 }) }
        == "An element of [1, 2, 3] does not meet the condition: 2")
    #expect(message { expectPrefix("abc", "b") } == "\"abc\" does not begin with \"b\"")
    #expect(message { expectSuffix("abc", "b") } == "\"abc\" does not end with \"b\"")
  }

  @Test func `Objects are compared by identity`() throws {
    let (one, two) = (Thing(), Thing())
    #expect(message { expectSame(one, two) } == "a thing is another object than a thing")
    #expect(message { expectSame(one, nil) } == "a thing is another object than nil")
    #expect(message { expectNotSame(one, one) } == "Both references are to a thing")
    #expect(message { expectNotSame(nil, nil) } == "Both references are to nil")
  }

  @Test func `What holds records nothing, and evaluates no comment`() {
    func never() -> Comment? {
      Issue.record("a comment was evaluated")
      return nil
    }
    let thing = Thing()
    let found = issues {
      expect(true, never())
      expect(1, is: Int.self, never())
      expectEqual(1, 1, never())
      expectEqual((1, "a"), (1, "a"), never())
      expectNotEqual(1, 2, never())
      expectSame(thing, thing, never())
      expectSame(nil, nil, never())
      expectNotSame(thing, nil, never())
      expectNil(Int?.none, never())
      expectNotNil(1, never())
      expectLess(1, 2, never())
      expectAtMost(2, 2, never())
      expectGreater(2, 1, never())
      expectAtLeast(2, 2, never())
      expectNear(1, 1.25, within: 0.5, never())
      expectEmpty("", never())
      expectNotEmpty("a", never())
      expectContains("abc", "b", never())
      expectLacks("abc", "d", never())
      expectContains([1], 1, never())
      expectLacks([1], 2, never())
      expectContains([1], where: { $0 == 1 }, never())
      expectLacks([1], where: { $0 == 2 }, never())
      expectAll([1], where: { $0 == 1 }, never())
      expectPrefix("abc", "a", never())
      expectSuffix("abc", "c", never())
    }
    #expect(found.isEmpty)
  }

  @Test func `What is no number is near and equal to nothing`() {
    #expect(message { expectEqual(Double.nan, .nan) } == "nan is not nan")
    #expect(
      message { expectNear(.nan, 1, within: 2.0) } == "nan is nan from 1.0, not less than 2.0")
    #expect(message { expectAtMost(.nan, 1.0) } == "nan is not at most 1.0")
  }

  @Test func `A comment follows the values`() {
    #expect(message { expectEqual(1, 2, "seed \(17)") } == "1 is not 2\nseed 17")
  }

  @Test func `The place is that of the call`() throws {
    let found = issues { expectEqual(1, 2) }
    let place = try #require(found.first?.sourceLocation)
    #expect(place.fileID == "TestSupportTests/ExpectationsTests.swift")
    #expect(place.line == #line - 3)
    #expect(place.column == 37)
  }

  @Test func `Texts of several lines are printed as a difference`() {
    let old = ["a", "b", "c", "d", "e", "f", "g", "h"].joined(separator: "\n")
    let new = ["a", "b", "c", "x", "e", "f", "g", "h", "i"].joined(separator: "\n")
    #expect(
      message { expectEqual(new, old) } == """
        The texts differ (- expected, + actual):
          …
          b
          c
        - d
        + x
          e
          f
          g
          h
        + i
        """)
  }
}
