// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing

@testable import PictureReports

@Suite("Differences of layout trees")
struct TreeDifferenceTests {
  private let tree = """
    grid  390 × 844 @1x
    content  390 × 1482 at 0, 0

    cell           0, 0    0, 0  78 × 78                 "0"
    cell           0, 1    78, 0  78 × 78                "1"
    cell           0, 2    156, 0  78 × 78               "2"
    cell           0, 3    234, 0  78 × 78               "3"
    cell           0, 4    312, 0  78 × 78               "4"
    cell           0, 10   0, 156  78 × 78               "10"
    UILabel                16, 16  128 × 48              "Hello"
    """

  private func difference(_ old: String, _ new: String) -> TreeDifference {
    TreeDifference(expected: tree, actual: tree.replacing(old, with: new))
  }

  @Test func `Equal trees differ in nothing`() {
    let nothing = TreeDifference(expected: tree, actual: tree)
    expectEmpty(nothing.lines)
    expectEmpty(nothing.moves)
  }

  @Test func `What moved says by how much`() {
    expectEqual(difference("78, 0  78", "80.5, -4  78").moves, ["cell 0, 1 moved by 2.5, −4"])
  }

  @Test func `What has another size says both`() {
    expectEqual(
      difference("0, 156  78 × 78", "0, 156  78 × 90").moves,
      ["cell 0, 10 resized from 78 × 78 to 78 × 90"])
  }

  @Test func `A view is named by its type`() {
    expectEqual(
      difference("16, 16  128 × 48", "16, 17  128 × 47").moves,
      ["UILabel moved by 0, 1, resized from 128 × 48 to 128 × 47"])
  }

  @Test func `Lines that differ stand between three on each side`() {
    let kinds = difference("\"2\"", "\"two\"").lines.map(\.kind)
    expectEqual(kinds, [.gap, .same, .same, .same, .removed, .added, .same, .same, .same, .gap])
    expectEmpty(difference("\"2\"", "\"two\"").moves)
  }

  @Test func `An element that came is added and moved nothing`() {
    let other = difference("UILabel ", "cell           0, 11   78, 156  78 × 78\nUILabel ")
    expectEqual(other.lines.filter { $0.kind != .same && $0.kind != .gap }.map(\.kind), [.added])
    expectEmpty(other.moves)
  }

  @Test func `Other ends of lines are one sentence, and the lines are compared without them`() {
    func crlf(_ text: String) -> String { text.replacing("\n", with: "\r\n") }
    for (expected, actual, words) in [
      (crlf(tree), tree, "CR LF in place of LF"), (tree, crlf(tree), "LF in place of CR LF"),
    ] {
      let same = TreeDifference(expected: expected, actual: actual)
      expectEqual(same.lines.first?.text, "The lines of the reference end with \(words)")
      expectEqual(same.lines.map(\.kind), [.gap, .same, .same, .same, .gap])
      let moved = TreeDifference(
        expected: expected, actual: actual.replacing("78, 0  78", with: "80.5, 0  78"))
      expectEqual(moved.moves, ["cell 0, 1 moved by 2.5, 0"])
      expectEqual(moved.lines.count { $0.kind == .removed }, 1)
    }
    expectEmpty(TreeDifference(expected: crlf(tree), actual: crlf(tree)).lines)
  }

  @Test func `Trees with nothing in common are cut`() {
    let old = (0..<5000).map { "a\($0)" }.joined(separator: "\n")
    let new = (0..<5000).map { "b\($0)" }.joined(separator: "\n")
    let difference = TreeDifference(expected: old, actual: new)
    expectEqual(difference.lines.count, TreeDifference.maximumKept + 1)
    expectEqual(difference.lines.last?.kind, .gap)
  }

  @Test func `One line of ten thousand is found`() {
    let lines = (0..<10_000).map { "cell           0, \($0)    0, \($0)  78 × 78" }
    var changed = lines
    changed[7000] = "cell           0, 7000    1, 7000  78 × 78"
    let difference = TreeDifference(
      expected: lines.joined(separator: "\n"), actual: changed.joined(separator: "\n"))
    expectEqual(difference.moves, ["cell 0, 7000 moved by 1, 0"])
    expectEqual(difference.lines.count, 10)
  }

  @Test(arguments: [
    "", "cell", "× ×", "cell  a, b  c × d", "  ×  ×  × ", "a  1, 1, 1  2 × 2", "a  1, 1",
  ])
  func `A line that is not an element is left out`(line: String) {
    expectNil(TreeElement(line: line))
  }

  @Test func `Numbers that are not finite harm nothing`() {
    _ = difference("78, 0  78", "nan, 1e400  inf")
  }
}
