// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import RandomHistories
import Screens
import SeededRandom
import Testing
import Views

/// Text views after random histories of typing, deleting, selecting and setting their text, against a
/// string and its insertion point.
@MainActor
struct TextViewHistoryTests {
  private final class Delegate: NSObject, UITextViewDelegate {
    var calls: [String] = []
    var answers = true

    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      calls.append("\(range.location)+\(range.length) \(text)")
      return answers
    }
    func textViewDidChange(_ textView: UITextView) { calls.append("change") }
    func textViewDidChangeSelection(_ textView: UITextView) { calls.append("selection") }
  }

  /// What a text view is expected to have. Offsets count UTF-16 units.
  private struct Model {
    var text = ""
    var selection = NSRange(location: 0, length: 0)
    var calls: [String] = []

    /// Where characters begin, and the end of the text.
    var boundaries: [Int] {
      text.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.utf16.count) }
    }

    mutating func move(to range: NSRange) {
      if range != selection { calls.append("selection") }
      selection = range
    }

    mutating func select(_ range: NSRange) {
      let (all, length) = (boundaries, text.utf16.count)
      let start = min(max(0, range.location), length)
      let end = min(start + max(0, range.length), length)
      let first = start == end ? all.first { $0 >= start } : all.last { $0 <= start }
      let last = all.first { $0 >= end } ?? length
      move(to: NSRange(location: first ?? 0, length: last - (first ?? 0)))
    }

    mutating func replace(_ range: NSRange, with string: String) {
      var units = Array(text.utf16)
      // No surrogate pair is divided.
      func isInside(_ offset: Int) -> Bool {
        offset < units.count && UTF16.isTrailSurrogate(units[offset])
      }
      let start = isInside(range.location) ? range.location - 1 : range.location
      let limit = NSMaxRange(range)
      let end = range.length == 0 ? start : isInside(limit) ? limit + 1 : limit
      units.replaceSubrange(start..<end, with: string.utf16)
      text = String(decoding: units, as: UTF16.self)
      let place = start + string.utf16.count
      move(to: NSRange(location: boundaries.first { $0 >= place } ?? place, length: 0))
      calls.append("change")
    }

    mutating func type(_ string: String, isAllowed: Bool) {
      calls.append("\(selection.location)+\(selection.length) \(string)")
      if isAllowed { replace(selection, with: string) }
    }

    mutating func deleteBackward(isAllowed: Bool) {
      var range = selection
      if range.length == 0 {
        guard let start = boundaries.last(where: { $0 < range.location }) else { return }
        range = NSRange(location: start, length: range.location - start)
      }
      calls.append("\(range.location)+\(range.length) ")
      if isAllowed { replace(range, with: "") }
    }

    mutating func set(_ string: String) {
      text = string
      move(to: NSRange(location: string.utf16.count, length: 0))
    }
  }

  private static let pieces = [
    "a", "b", " ", "\n", "\n", "word", " and words that need a line or two ", "é", "👩‍👩‍👧", "שלום",
    "one\ntwo\n\nthree", "longwordwithoutanyspaceinit", "\r\n", "\r", "\u{301}", "🇩", "🇪",
  ]

  private static func makeView() -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 150))
    view.font = .preferredFont(forTextStyle: .body)
    return view
  }

  /// Makes a step in the view and the model.
  private func step(
    _ view: UITextView, _ model: inout Model, _ delegate: Delegate, _ random: inout SplitMix64
  ) {
    delegate.answers = !random.once(in: 8)
    switch random.next(below: 12) {
    case 0...4:
      let piece = random.pick(Self.pieces)
      view.insertText(piece)
      model.type(piece, isAllowed: delegate.answers)
    case 5, 6:
      view.deleteBackward()
      model.deleteBackward(isAllowed: delegate.answers)
    case 7, 8:
      // Now and then beyond the text, or in the middle of a character.
      let length = model.text.utf16.count
      let range = NSRange(
        location: random.next(below: length + 4) - 2,
        length: random.once(in: 2) ? 0 : random.next(below: length + 3))
      view.selectedRange = range
      model.select(range)
    case 9, 10:
      // In the middle of characters, too.
      let length = model.text.utf16.count
      let start = random.next(below: length + 1)
      let count = random.once(in: 2) ? 0 : random.next(below: min(6, length - start) + 1)
      let piece = random.pick(Self.pieces)
      guard let first = view.position(from: view.beginningOfDocument, offset: start),
        let last = view.position(from: first, offset: count),
        let range = view.textRange(from: first, to: last)
      else { return }
      view.replace(range, withText: piece)
      model.replace(NSRange(location: start, length: count), with: piece)
    default:
      let count = random.next(below: 6)
      let text = (0..<count).map { _ in random.pick(Self.pieces) }.joined()
      view.text = text
      model.set(text)
    }
  }

  @Test(
    "Text, selection and calls are those of a string, and lines those of a new view",
    arguments: [false, true])
  func history(hasTextKit: Bool) throws {
    let seeds = HistorySeeds(usualCount: 12)
    for seed in seeds {
      seeds.begin(seed)
      var random = SplitMix64(seed: seed)
      let (view, delegate) = (Self.makeView(), Delegate())
      var model = Model()
      view.delegate = delegate
      let storage = hasTextKit ? view.textStorage : nil
      for number in 0..<40 {
        step(view, &model, delegate, &random)
        let place: Comment = "seed \(seed), step \(number)"
        expectEqual(view.text, model.text, place)
        expect(storage == nil || storage?.string == model.text, place)
        expectEqual(view.selectedRange, model.selection, place)
        expectEqual(delegate.calls, model.calls, place)
        // What edits have left of the lines is what a new view makes of the text.
        let fresh = Self.makeView()
        fresh.text = model.text
        for width: CGFloat in [0, 120] {
          let size = CGSize(width: width, height: 0)
          expectEqual(view.sizeThatFits(size), fresh.sizeThatFits(size), place)
        }
        for offset in model.boundaries where random.once(in: 6) {
          let position = try #require(view.position(from: view.beginningOfDocument, offset: offset))
          let (caret, expected) = (view.caretRect(for: position), fresh.caretRect(for: position))
          expectNear(caret.minX, expected.minX, within: 0.01, place)
          expectNear(caret.minY, expected.minY, within: 0.01, place)
        }
        guard view.text == model.text, view.selectedRange == model.selection else { return }
      }
    }
  }

  // MARK: Cost

  @Test func `An edit sets the paragraphs that it touches, and a drawing draws what is seen`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    window.addSubview(view)
    view.font = .systemFont(ofSize: 16)
    view.text = (0..<500).map { "paragraph \($0)\n" }.joined()
    window.layoutIfNeeded()
    // Each of them once, and the empty line at the end.
    var count = view.setParagraphCount
    expectEqual(count, 501)
    func cost(_ body: () -> Void) -> Int {
      body()
      window.layoutIfNeeded()
      defer { count = view.setParagraphCount }
      return view.setParagraphCount - count
    }
    expectEqual(cost { view.contentOffset.y = 300 }, 0)
    expectEqual(cost { view.selectedRange = NSRange(location: 30, length: 0) }, 0)
    expectEqual(cost { view.insertText("x") }, 1)
    expectEqual(cost { view.insertText("\n") }, 2)
    expectAtMost(cost { view.insertText("y") }, 2)
    expectAtMost(cost { view.deleteBackward() }, 2)
    expectAtMost(cost { view.deleteBackward() }, 2)
    expectPrefix(view.text, "paragraph 0\nparagraph 1\nparagrxaph 2\nparagraph 3\n")
    // Of 500 lines some ten are seen.
    let renderer = UIGraphicsImageRenderer(bounds: window.bounds)
    _ = renderer.image { _ in
      window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    }
    expectGreater(view.drawnLineCount, 5)
    expectLess(view.drawnLineCount, 20)
    expectEqual(cost { view.frame.size.width = 200 }, 501)
    expectEqual(cost { view.font = .systemFont(ofSize: 17) }, 501)
  }

  @Test func `A change of all the text sets each paragraph once, with a layout manager, too`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    window.addSubview(view)
    let text = NSMutableAttributedString(
      string: "one\ntwo\nthree", attributes: [.font: UIFont.systemFont(ofSize: 16)])
    for start in [1, 5, 9] {
      text.addAttribute(
        .font, value: UIFont.boldSystemFont(ofSize: 16), range: NSRange(location: start, length: 1))
    }
    func cost(_ body: () -> Void) -> Int {
      window.layoutIfNeeded()
      let count = view.setParagraphCount
      body()
      window.layoutIfNeeded()
      return view.setParagraphCount - count
    }
    for _ in 0..<2 {
      expectEqual(cost { view.attributedText = text }, 3)
      expectEqual(cost { view.textColor = .systemRed }, 3)
      expectEqual(cost { view.textAlignment = .center }, 3)
      expectEqual(cost { view.font = .systemFont(ofSize: 17) }, 3)
      // The second time with the TextKit objects.
      _ = view.textStorage
    }
  }
}
