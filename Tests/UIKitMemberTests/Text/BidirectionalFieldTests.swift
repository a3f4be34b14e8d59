// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import UIKit

/// Insertion points and selections in Hebrew, Arabic and mixed text.
@MainActor
struct BidirectionalFieldTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))

  init() {
    window.addSubview(field)
    field.becomeFirstResponder()
  }

  private func caret(_ offset: Int) throws -> CGRect {
    let position = try #require(field.position(from: field.beginningOfDocument, offset: offset))
    return field.caretRect(for: position)
  }

  private func select(_ start: Int, _ end: Int) throws -> UITextRange {
    let beginning = field.beginningOfDocument
    let first = try #require(field.position(from: beginning, offset: start))
    let last = try #require(field.position(from: beginning, offset: end))
    let range = try #require(field.textRange(from: first, to: last))
    field.selectedTextRange = range
    window.layoutIfNeeded()
    return range
  }

  private func width() throws -> CGFloat {
    let whole = try #require(
      field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
    return field.firstRect(for: whole).width
  }

  @Test(arguments: ["שלום", "سلام"])
  func `The insertion point before a word that is read from the right is at its right end`(
    text: String
  ) throws {
    field.text = text
    let width = try width()
    try expectEqual(caret(0).maxX, width)
    try expectEqual(caret(4).maxX, 0)
    for offset in 0..<4 { try expectAtLeast(caret(offset).minX, caret(offset + 1).minX) }
    field.semanticContentAttribute = .forceRightToLeft
    try expectEqual(caret(0).maxX, 200)
    try expectEqual(caret(4).maxX, 200 - width)
  }

  @Test func `The insertion point before a Hebrew word in a Latin text is at the word's right end`()
    throws
  {
    field.text = "ab שלום cd"
    let carets = try (0...10).map { try caret($0).minX }
    expectEqual(carets[0], 0)
    expect(carets[0] < carets[1] && carets[1] < carets[2])
    expect(carets[3] > carets[4] && carets[4] > carets[5] && carets[5] > carets[6])
    expectGreater(carets[6], carets[2])
    expectNear(carets[7], carets[3], within: 0.01)
    expect(carets[8] < carets[9] && carets[9] < carets[10])
    try expectEqual(carets[10], width())
  }

  @Test func `A selection of one letter of each direction is drawn in two pieces`() throws {
    field.text = "ab שלום cd"
    let carets = try (0...10).map { try caret($0).minX }
    // b, the space and the first Hebrew letter, which is at the other end of its word.
    let range = try select(1, 4)
    let rect = field.firstRect(for: range)
    expectNear(rect.minX, carets[1], within: 0.01)
    expectNear(rect.maxX, carets[3], within: 0.01)

    expectEqual(pieces.count, 2)
    expect(abs(pieces[0].minX - carets[1]) < 0.01 && abs(pieces[0].maxX - carets[2]) > 1)
    expectNear(pieces[1].minX, carets[4], within: 0.01)
    expectNear(pieces[1].maxX, carets[3], within: 0.01)
    expectLess(pieces[0].maxX, pieces[1].minX)
    // All of it is one piece again.
    _ = try select(0, 10)
    expectEmpty(pieces)
  }

  /// The rectangles that a selection in several pieces is drawn in, from left to right.
  private var pieces: [CGRect] {
    let views = field.subviews.first { $0.subviews.count >= 4 && !$0.isHidden }?.subviews ?? []
    let height = views.map(\.bounds.height).max() ?? 0
    // Handles are 2 points wide and as high as the text, and knobs lower.
    return views.filter { $0.bounds.width > 2 && $0.bounds.height == height }
      .map { $0.convert($0.bounds, to: field) }.sorted { $0.minX < $1.minX }
  }

  @Test func `Latin text in a field from right to left is read from its left end`() throws {
    field.semanticContentAttribute = .forceRightToLeft
    field.text = "one two"
    let width = try width()
    try expectEqual(caret(0).minX, 200 - width)
    try expectEqual(caret(7).minX, 200)
    for offset in 0..<7 { try expectLess(caret(offset).minX, caret(offset + 1).minX) }
  }

  @Test func `An empty field from right to left has its insertion point at the right`() throws {
    field.semanticContentAttribute = .forceRightToLeft
    field.text = ""
    try expectEqual(caret(0).maxX, 200)
  }

  @Test func `A long Hebrew text shows what is selected of it`() throws {
    field.text = String(repeating: "מילה ", count: 40)
    _ = try select(0, 0)
    try expect(caret(0).minX >= -2 && caret(0).maxX <= 202)
    _ = try select(100, 104)
    let range = try #require(field.selectedTextRange)
    expectAtLeast(field.firstRect(for: range).minX, -0.01)
    expectAtMost(field.firstRect(for: range).maxX, 200.01)
  }
}
