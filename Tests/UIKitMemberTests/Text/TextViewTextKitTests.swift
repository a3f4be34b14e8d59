// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import UIKit

/// The TextKit objects of text views, as behaviour rules TK-11 and TK-12 have them.
@MainActor
struct TextViewTextKitTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UITextView(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
  private let observer = Observer()

  private final class Observer: NSObject, UITextViewDelegate {
    var calls: [String] = []

    func textViewDidChange(_ textView: UITextView) { calls.append("change") }
    func textViewDidChangeSelection(_ textView: UITextView) { calls.append("selection") }
  }

  init() {
    window.addSubview(view)
    view.font = .systemFont(ofSize: 20)
  }

  private func caret(_ offset: Int, in view: UITextView) throws -> CGRect {
    let beginning = view.beginningOfDocument
    return view.caretRect(for: try #require(view.position(from: beginning, offset: offset)))
  }

  private func caret(_ offset: Int) throws -> CGRect { try caret(offset, in: view) }

  private let lineHeight = UIFont.systemFont(ofSize: 20).lineHeight

  // MARK: The objects

  @Test func `The objects are made of the text, and change no line`() throws {
    view.text = "several words that need a few lines\nand more\n"
    let before = try [0, 20, 36, 45].map { try caret($0) }
    let (storage, manager, container) = (view.textStorage, view.layoutManager, view.textContainer)
    expectEqual(storage.string, view.text)
    expectSame(view.textStorage, storage)
    expectSame(storage.layoutManagers.first, manager)
    expectSame(manager.textStorage, storage)
    expectSame(manager.textContainers.first, container)
    expectSame(container.layoutManager, manager)
    expectSame(view.layoutManager, manager)
    expectSame(view.textContainer, container)
    expectEqual(container.size.width, 200)
    expectEqual(container.lineFragmentPadding, 5)
    expect(container.widthTracksTextView)
    expect(!container.heightTracksTextView)
    try expectEqual([0, 20, 36, 45].map { try caret($0) }, before)
    window.layoutIfNeeded()
    expectNear(manager.usedRect(for: container).height, view.contentSize.height - 16, within: 1)
    view.frame.size.width = 150
    view.textContainerInset.left = 30
    window.layoutIfNeeded()
    expectEqual(container.size.width, 120)
  }

  @Test func `What is typed and set is in the storage`() {
    let storage = view.textStorage
    view.delegate = observer
    view.insertText("a")
    expectEqual(storage.string, "a")
    expectEqual(storage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, view.font)
    view.text = "bc"
    view.deleteBackward()
    expectEqual(storage.string, "b")
    expectSame(view.textStorage, storage)
    view.textColor = .systemRed
    let color = storage.attribute(.foregroundColor, at: 0, effectiveRange: nil)
    expectEqual(color as? UIColor, .systemRed)
    expectEqual(observer.calls, ["selection", "change", "selection", "selection", "change"])
  }

  @Test func `Edits of the storage show, and move the selection`() throws {
    view.text = "one two"
    view.selectedRange = NSRange(location: 4, length: 3)
    let storage = view.textStorage
    view.delegate = observer
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three\nlines\nof")
    expectEqual(view.text, "three\nlines\nof two")
    expectEqual(view.selectedRange, NSRange(location: 15, length: 3))
    expectEqual(observer.calls, ["selection"])
    try expectNear(caret(15).minY - 8, 2 * lineHeight, within: 0.01)
    window.layoutIfNeeded()
    expectNear(view.contentSize.height - 16, 3 * lineHeight, within: 1)
    // A selection loses what is deleted.
    storage.deleteCharacters(in: NSRange(location: 11, length: 5))
    expectEqual(view.text, "three\nlineswo")
    expectEqual(view.selectedRange, NSRange(location: 11, length: 2))
    storage.deleteCharacters(in: NSRange(location: 0, length: 13))
    expectEqual(view.text, "")
    expectEqual(view.selectedRange, NSRange(location: 0, length: 0))
    expectLacks(observer.calls, "change")
  }

  @Test func `What is typed in a group of edits moves the selection once`() {
    view.text = "one two"
    let storage = view.textStorage
    view.selectedRange = NSRange(location: 0, length: 0)
    storage.beginEditing()
    view.insertText("ab")
    view.insertText("c")
    storage.endEditing()
    expectEqual(view.text, "abcone two")
    expectEqual(view.selectedRange, NSRange(location: 3, length: 0))
    // Edits of the storage move it as they do outside of a group.
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "xyz")
    storage.endEditing()
    expectEqual(view.selectedRange, NSRange(location: 5, length: 0))
  }

  @Test func `Attributes of the storage show`() throws {
    view.text = "one\ntwo"
    view.textStorage.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 0, length: 3))
    try expectNear(caret(0).height, 2 * lineHeight, within: 0.1)
    try expectNear(caret(4).minY - 8, 2 * lineHeight, within: 0.1)
  }

  /// Makes the first word large while the text has an x.
  private final class Highlighter: NSTextStorageDelegate {
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      guard textStorage.string.contains("x") else { return }
      textStorage.addAttribute(
        .font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 0, length: 3))
    }
  }

  @Test func `What the storage's delegate changes while the user types shows, too`() throws {
    let highlighter = Highlighter()
    view.text = "one\ntwo"
    view.textStorage.delegate = highlighter
    view.insertText("y")
    try expectNear(caret(0).height, lineHeight, within: 0.01)
    view.insertText("x")
    expectEqual(view.text, "one\ntwoyx")
    expectEqual(view.selectedRange.location, 9)
    try expectNear(caret(0).height, 2 * lineHeight, within: 0.1)
    try expectNear(caret(4).minY - 8, 2 * lineHeight, within: 0.1)
  }

  @Test func `A view shows the text that its layout manager gets`() {
    view.text = "one two"
    let manager = view.layoutManager
    let other = NSTextStorage(string: "abc")
    other.addLayoutManager(manager)
    expectEqual(view.text, "abc")
    expectSame(view.textStorage, other)
    expectEqual(view.selectedRange, NSRange(location: 3, length: 0))
    view.insertText("d")
    expectEqual(other.string, "abcd")
  }

  // MARK: Containers of one's own

  private final class Counting: UITextView {
    var made = 0

    override init(frame: CGRect, textContainer: NSTextContainer?) {
      super.init(frame: frame, textContainer: textContainer)
      made += 1
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func `A frame alone is one without a container`() {
    expectEqual(Counting(frame: .zero).made, 1)
    expectEqual(Counting().made, 1)
    let container = NSTextContainer()
    let view = Counting(frame: .zero, textContainer: container)
    expectSame(view.textContainer, container)
    expectEqual(view.text, "")
    expectNotNil(container.layoutManager?.textStorage)
    expect(container.widthTracksTextView)
  }

  @Test func `A view begins with the container's text, in the container's width`() throws {
    let storage = NSTextStorage(
      string: "nnnn nnnn nnnn", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let (manager, container) = (
      NSLayoutManager(), NSTextContainer(size: CGSize(width: 80, height: 0))
    )
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let own = UITextView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200), textContainer: container)
    expectSame(own.textContainer, container)
    expectSame(own.layoutManager, manager)
    expectSame(own.textStorage, storage)
    expectEqual(own.text, "nnnn nnnn nnnn")
    expectEqual(own.selectedRange, NSRange(location: 0, length: 0))
    window.addSubview(own)
    // Two words are wider than 70 points, and three narrower than 290.
    try expect(caret(5, in: own).minY > 8 && caret(10, in: own).minY > caret(5, in: own).minY)
    expectEqual(container.size.width, 80)
    container.widthTracksTextView = true
    try expectEqual(caret(10, in: own).minY, 8)
    expectEqual(container.size.width, 300)
  }

  @Test func `Views of one layout manager are columns`() throws {
    let storage = NSTextStorage(
      string: "one\ntwo\nthree\nfour", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    let containers = (0..<2).map { _ in
      NSTextContainer(size: CGSize(width: 100, height: 2.5 * lineHeight))
    }
    for container in containers { manager.addTextContainer(container) }
    let columns = containers.map {
      UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), textContainer: $0)
    }
    for column in columns { window.addSubview(column) }
    try expectNear(caret(4, in: columns[0]).minY - 8, lineHeight, within: 0.01)
    try expectEqual(caret(8, in: columns[1]).minY, 8)
    try expectNear(caret(14, in: columns[1]).minY - 8, lineHeight, within: 0.01)
    // What is typed into one moves the text of the other.
    columns[0].selectedRange = NSRange(location: 0, length: 0)
    columns[0].insertText("zero\n")
    expectEqual(columns[1].text, "zero\none\ntwo\nthree\nfour")
    try expectEqual(caret(9, in: columns[1]).minY, 8)
  }

  private final class LayingOut: UITextView {
    var count = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      count += 1
    }
  }

  @Test func `A container that changes leaves the views in front of it as they are`() {
    let storage = NSTextStorage(
      string: "one\ntwo\nthree\nfour", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    let containers = (0..<2).map { _ in
      NSTextContainer(size: CGSize(width: 100, height: 2.5 * lineHeight))
    }
    for container in containers { manager.addTextContainer(container) }
    let columns = containers.map {
      LayingOut(frame: CGRect(x: 0, y: 0, width: 100, height: 100), textContainer: $0)
    }
    for column in columns { window.addSubview(column) }
    for _ in 0..<2 { window.layoutIfNeeded() }
    let before = columns.map(\.count)
    containers[1].size.height = 1.5 * lineHeight
    window.layoutIfNeeded()
    expect(columns[0].count == before[0] && columns[1].count > before[1])
    containers[0].size.height = 1.5 * lineHeight
    window.layoutIfNeeded()
    expectGreater(columns[0].count, before[0])
  }

  // MARK: Lines that are the layout manager's

  private final class Listener: NSLayoutManagerDelegate {
    var (invalidations, completions) = (0, 0)

    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { invalidations += 1 }

    func layoutManager(
      _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
      atEnd layoutFinishedFlag: Bool
    ) {
      completions += 1
    }
  }

  @Test func `The layout manager's delegate learns of the lines of a view`() {
    view.text = "one two"
    let listener = Listener()
    view.layoutManager.delegate = listener
    window.layoutIfNeeded()
    expectGreater(listener.completions, 0)
    let (invalidations, completions) = (listener.invalidations, listener.completions)
    view.insertText("\nthree")
    window.layoutIfNeeded()
    expectGreater(listener.invalidations, invalidations)
    expectGreater(listener.completions, completions)
  }

  private final class Recording: NSLayoutManager {
    var calls: [String] = []

    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
      calls.append("background \(glyphsToShow.location)+\(glyphsToShow.length)")
      super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
    }

    override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
      calls.append("glyphs \(glyphsToShow.location)+\(glyphsToShow.length)")
      super.drawGlyphs(forGlyphRange: glyphsToShow, at: origin)
    }
  }

  @Test func `A text view draws by its layout manager's own means`() throws {
    let storage = NSTextStorage(
      string: "one\ntwo", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let (manager, container) = (Recording(), NSTextContainer())
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let own = UITextView(frame: view.frame, textContainer: container)
    let picture = try Picture(of: own, scale: 1).data(.png)
    expectEqual(manager.calls.prefix(2), ["background 0+7", "glyphs 0+7"])
    let plain = UITextView(frame: view.frame)
    plain.attributedText = storage
    try expectEqual(Picture(of: plain, scale: 1).data(.png), picture)
  }

  // MARK: What containers ask for

  @Test func `Lines begin as far inside as the padding says`() throws {
    view.text = "one"
    let width = view.sizeThatFits(.zero).width
    view.textContainer.lineFragmentPadding = 0
    try expectEqual(caret(0).minX, 0)
    expectNear(view.sizeThatFits(.zero).width, width - 10, within: 0.01)
    view.textContainer.lineFragmentPadding = 12
    try expectEqual(caret(0).minX, 12)
  }

  @Test func `No more lines than the container allows are shown`() throws {
    view.text = "a\nb\nc\nd\ne"
    window.layoutIfNeeded()
    let five = view.contentSize.height
    view.textContainer.maximumNumberOfLines = 2
    window.layoutIfNeeded()
    expectNear(five - 16, 5 * lineHeight, within: 1)
    expectNear(view.contentSize.height - 16, 2 * lineHeight, within: 1)
    expectNear(
      view.sizeThatFits(CGSize(width: 200, height: 0)).height - 16, 2 * lineHeight, within: 1)
    let clipped = try Picture(of: view, scale: 1).data(.png)
    view.textContainer.lineBreakMode = .byTruncatingTail
    try expectNotEqual(Picture(of: view, scale: 1).data(.png), clipped)
    view.textContainer.maximumNumberOfLines = 0
    window.layoutIfNeeded()
    expectEqual(view.contentSize.height, five)
  }

  @Test func `A container that is as high as the view ends with it`() {
    view.text = (0..<10).map { "line \($0)" }.joined(separator: "\n")
    window.layoutIfNeeded()
    expectGreater(view.contentSize.height, 200)
    view.textContainer.heightTracksTextView = true
    window.layoutIfNeeded()
    // Of 100 points insets leave 84, which three lines have space in.
    expectNear(view.contentSize.height - 16, 3 * lineHeight, within: 1)
  }

  @Test func `Lines keep clear of shapes`() throws {
    view.text = String(repeating: "n ", count: 40)
    try expectEqual(caret(0).minX, 5)
    view.textContainer.exclusionPaths = [
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 60, height: 10))
    ]
    try expectNear(caret(0).minX, 65, within: 0.01)
    let second = try #require(try (0..<40).first { try caret($0 * 2).minY > 8 })
    try expectNear(caret(second * 2).minX, 5, within: 0.01)
    try expectNear(caret(second * 2).minY - 8, lineHeight, within: 0.01)
    // A point leads to the character whose insertion point is there.
    for offset in 0..<20 {
      let caret = try caret(offset * 2)
      let found = try #require(view.closestPosition(to: CGPoint(x: caret.midX, y: caret.midY)))
      expectEqual(view.offset(from: view.beginningOfDocument, to: found), offset * 2)
    }
    view.textContainer.exclusionPaths = []
    try expectEqual(caret(0).minX, 5)
  }

  @Test(
    "A layout manager sets the lines that the view sets by itself",
    arguments: ["", "one\n", "several words that need a few lines\n\nand more", "שלום\none"])
  func lines(text: String) throws {
    let other = UITextView(frame: view.frame)
    window.addSubview(other)
    other.font = view.font
    for view in [view, other] { view.text = text }
    // More lines than there are make them the layout manager's.
    other.textContainer.maximumNumberOfLines = 100
    for offset in 0...text.utf16.count {
      let (caret, expected) = (try caret(offset, in: other), try caret(offset))
      // Between two letters the view's insertion point is in the middle of their space, which is 0.4 here
      // as half of it is on either side of a letter; TextKit has all of it behind the letter.
      expect(
        abs(caret.minX - expected.minX) < 0.21 && abs(caret.minY - expected.minY) < 0.01,
        "\(offset): \(caret), \(expected)")
      expectNear(caret.height, expected.height, within: 0.01)
    }
    for width in [0, 90, 200] as [CGFloat] {
      let size = CGSize(width: width, height: 0)
      expectEqual(other.sizeThatFits(size), view.sizeThatFits(size), "\(width)")
    }
    other.frame = view.frame
    let pictures = try [view, other].map { try Picture(of: $0, scale: 1).data(.png) }
    expectEqual(pictures[0], pictures[1])
  }

  @Test func `A selection covers a layout manager's lines to their ends`() throws {
    view.text = "ab\n\ncd"
    view.textContainer.maximumNumberOfLines = 9
    view.becomeFirstResponder()
    view.selectAll(nil)
    window.layoutIfNeeded()
    let selected = try Picture(of: window, scale: 1).data(.png)
    let other = UITextView(frame: view.frame)
    view.removeFromSuperview()
    window.addSubview(other)
    other.font = .systemFont(ofSize: 20)
    other.text = "ab\n\ncd"
    other.becomeFirstResponder()
    other.selectAll(nil)
    window.layoutIfNeeded()
    try expectEqual(Picture(of: window, scale: 1).data(.png), selected)
  }
}
