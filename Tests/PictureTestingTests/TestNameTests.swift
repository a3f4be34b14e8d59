// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import UIKit

@testable import PictureTesting

enum CardKind: CaseIterable, Sendable { case small, large }

@Suite("Names from tests")
@MainActor
struct TestNameTests {
  private let folder: String

  init() throws { folder = try makeTestFolder() }

  @Test func `A card has round corners`() {
    let name = TestName.current(function: "helper()")
    expectEqual(name.fileName, "A-card-has-round-corners")
    expectEqual(name.source, "A card has round corners")
  }

  @Test("A card, by its display name") func cardWithADisplayName() {
    expectEqual(TestName.current(function: "helper()").fileName, "cardWithADisplayName")
  }

  @Test(arguments: CardKind.allCases, [1])
  func arguments(kind: CardKind, number: Int) {
    let expected = kind == .small ? "arguments-small-1" : "arguments-large-1"
    expectEqual(TestName.current(function: "helper()").fileName, expected)
  }

  @Test(arguments: zip(["a/b c"], [PictureDevice.iphoneSE]))
  func pairs(text: String, device: PictureDevice) {
    expectEqual(TestName.current(function: "helper()").fileName, "pairs-a-b-c-iphone-se")
  }

  @Test(arguments: [
    ("testCard()", "testCard"), ("testCard(_:size:)", "testCard"), ("`a b`()", "a-b"),
    ("testÜbung()", "testÜbung"), ("test_card()", "test_card"), ("()", "picture"),
    ("a/../b", "a-b"),
  ])
  func `A function's name is that of a file`(function: String, name: String) {
    expectEqual(TestName(function: function, arguments: []).fileName, name)
  }

  @Test func `A long name is cut, and still its own`() {
    let long = String(repeating: "card ", count: 60)
    let (one, two) = (
      TestName(function: long + "one", arguments: []).fileName,
      TestName(function: long + "two", arguments: []).fileName
    )
    expectNotEqual(one, two)
    expectLess(one.count, 90)
    expectEqual(one, TestName(function: long + "one", arguments: []).fileName)
  }

  private func unnamed(_ mode: RecordMode, line: Int = 1) -> ExpectedPictures {
    ExpectedPictures(in: folder, mode: mode, line: line)
  }

  private func view() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4)) }

  @Test func `A failure says that the name comes from the test`() throws {
    let message = try #require(unnamed(.never).messages(of: view()).first)
    expectContains(
      message, "There is no reference for 'A-failure-says-that-the-name-comes-from-the-test'.")
    expectSuffix(
      message, "\nThe name comes from the test: A failure says that the name comes from the test")
    unnamed(.all).check(view())
    expectEmpty(unnamed(.never).messages(of: view()))
    expectEqual(
      files(below: folder + "/References"),
      [
        "CardTests/A-failure-says-that-the-name-comes-from-the-test.png"
      ])
  }

  @Test func `Two pictures without names in one test are refused`() throws {
    unnamed(.all).check(view())
    let message = try #require(unnamed(.all, line: 2).messages(of: view()).first)
    expectContains(message, "Two pictures are named 'Two-pictures-without-names-in-one-test")
    expectContains(message, "Give one of them another name")
    expectContains(message, "The name comes from the test")
  }

  @Test func `Arguments whose names are one are refused`() throws {
    let registry = ExpectationRegistry()
    let place = unnamed(.all).location
    expectNil(registry.take("a-b.png", at: place, from: "a b"))
    expectNil(registry.take("a-b.png", at: place, from: "a b"))
    expectEqual(registry.take("a-b.png", at: place, from: "a/b")?.isSame(as: place), true)
  }

  @Test func `A combination's name begins with the test's`() {
    var expectation = unnamed(.all)
    expectation.matrix = PictureMatrix(appearances: [.dark])
    expectation.check(view())
    expectEqual(
      files(below: folder + "/References"),
      [
        "CardTests/A-combination-s-name-begins-with-the-test-s-dark.png"
      ])
  }
}
