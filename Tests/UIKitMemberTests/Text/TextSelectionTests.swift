// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import UIKit

/// What of a text field's text is selected.
@MainActor
struct TextSelectionTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
  private let observer = Observer()

  private final class Observer: NSObject, UITextFieldDelegate {
    var ranges: [NSRange] = []
    var selectionCount = 0
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      ranges.append(range)
      return true
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { selectionCount += 1 }
  }

  init() {
    window.addSubview(field)
    field.text = "one two"
    field.delegate = observer
    field.becomeFirstResponder()
  }

  private func select(_ start: Int, _ end: Int) throws {
    let beginning = field.beginningOfDocument
    let from = try #require(field.position(from: beginning, offset: start))
    let to = try #require(field.position(from: beginning, offset: end))
    field.selectedTextRange = field.textRange(from: from, to: to)
  }

  private var selection: [Int] {
    guard let range = field.selectedTextRange else { return [] }
    return [range.start, range.end].map { field.offset(from: field.beginningOfDocument, to: $0) }
  }

  @Test func `The insertion point is at the end when editing begins`() {
    expectEqual(selection, [7, 7])
    expectEqual(field.selectedTextRange?.isEmpty, true)
    field.resignFirstResponder()
    expectNil(field.selectedTextRange)
  }

  @Test func `All can be selected while a part is not`() {
    let selectAll = Selector("selectAll:")
    expect(field.canPerformAction(selectAll, withSender: nil))
    expect(!field.canPerformAction(Selector("copy:"), withSender: nil))
    field.selectAll(nil)
    expect(!field.canPerformAction(selectAll, withSender: nil))
    field.text = ""
    expect(!field.canPerformAction(selectAll, withSender: nil))
    field.text = "one"
    expect(field.canPerformAction(selectAll, withSender: nil))
    field.resignFirstResponder()
    expect(!field.canPerformAction(selectAll, withSender: nil))
  }

  @Test func `What is typed takes the place of the selection`() throws {
    try select(0, 3)
    expectEqual(field.selectedTextRange.flatMap { field.text(in: $0) }, "one")
    field.insertText("1")
    expectEqual(field.text, "1 two")
    expectEqual(selection, [1, 1])
    field.insertText("0")
    expectEqual(field.text, "10 two")
    field.deleteBackward()
    field.deleteBackward()
    field.deleteBackward()
    expectEqual(field.text, " two")
    expectEqual(
      observer.ranges,
      [
        NSRange(location: 0, length: 3), NSRange(location: 1, length: 0),
        NSRange(location: 1, length: 1), NSRange(location: 0, length: 1),
      ])
  }

  @Test func `Deleting takes the selection away`() throws {
    try select(2, 5)
    field.deleteBackward()
    expectEqual(field.text, "onwo")
    expectEqual(selection, [2, 2])
    field.selectAll(nil)
    expectEqual(selection, [0, 4])
    field.deleteBackward()
    expectEqual(field.text, "")
    field.deleteBackward()
    expectEqual(observer.ranges.count, 2)
  }

  @Test func `Places are in the text, and a range that goes beyond it ends with it`() throws {
    let end = field.endOfDocument
    expectNil(field.position(from: end, offset: 1))
    expectNil(field.position(from: end, offset: -8))
    expectNil(field.position(from: end, offset: .max))
    expectEqual(field.compare(field.beginningOfDocument, to: end), .orderedAscending)
    field.selectAll(nil)
    let all = try #require(field.selectedTextRange)
    field.text = "one"
    expectNil(field.text(in: all))
    field.replace(all, withText: "x")
    expectEqual(field.text, "one")
    field.selectedTextRange = all
    expectEqual(selection, [0, 3])
    field.selectedTextRange = nil
    expectEqual(selection, [0, 3])
  }

  @Test func `An emoji of several units is selected and deleted as a whole`() throws {
    field.text = "a👩‍👩‍👧b"
    try select(2, 3)
    expectEqual(selection, [1, 9])
    try select(9, 9)
    field.deleteBackward()
    expectEqual(field.text, "ab")
    expectEqual(selection, [1, 1])
  }

  @Test func `Setting the text puts the insertion point at its end`() throws {
    try select(1, 2)
    field.text = "three"
    expectEqual(selection, [5, 5])
  }

  @Test func `The delegate is called for another selection, once`() throws {
    try select(1, 2)
    try select(1, 2)
    expectEqual(observer.selectionCount, 1)
  }

  @Test func `The selection is where its characters are, from either side`() throws {
    window.layoutIfNeeded()
    let whole = try #require(
      field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
    let width = field.firstRect(for: whole).width
    expectGreater(width, 40)
    expectLess(width, 80)
    expectEqual(field.firstRect(for: whole).minX, 0)
    let three = try #require(field.position(from: field.beginningOfDocument, offset: 3))
    let caret = field.caretRect(for: three)
    expectGreater(caret.minX, 20)
    expectLess(caret.maxX, width)
    expectEqual(caret.midY, 20)
    expectEqual(field.caretRect(for: field.endOfDocument).minX, width)
    field.semanticContentAttribute = .forceRightToLeft
    // The text is flush with the right side, and still read from its left end.
    expectEqual(field.caretRect(for: field.beginningOfDocument).minX, 200 - width)
    expectEqual(field.caretRect(for: field.endOfDocument).minX, 200)
  }

  @Test func `A long text shows what is selected of it`() throws {
    field.text = String(repeating: "word ", count: 40)
    window.layoutIfNeeded()
    expectNear(field.caretRect(for: field.endOfDocument).minX, 200, within: 0.01)
    try select(0, 0)
    expectEqual(field.caretRect(for: field.beginningOfDocument).minX, 0)
    try select(20, 25)
    let range = try #require(field.selectedTextRange)
    expectAtLeast(field.firstRect(for: range).minX, 0)
    expectAtMost(field.firstRect(for: range).maxX, 200)
  }

  @Test func `A selection is drawn in the tint, and no insertion point with it`() throws {
    func pixels() throws -> Data {
      try #require(
        UIGraphicsImageRenderer(bounds: window.bounds).image { _ in
          window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
        }.pngData())
    }
    let before = try pixels()
    try select(0, 3)
    let selected = try pixels()
    expectNotEqual(before, selected)
    field.resignFirstResponder()
    try expectNotEqual(pixels(), selected)
  }
}
