// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Testing

/// `NSText` and the names that code about typing has (appkit rule MV-13).
@Suite("AppKit: texts")
@MainActor
struct TextTests {
  @Test func `A text has what AppKit's has at first`() {
    let text = NSText(frame: .zero)
    expectEmpty(text.string)
    expectEqual(text.font, .systemFont(ofSize: 12))
    expect(text.isFlipped)
    expectEqual(text.textColor, .textColor)
    expectEqual(text.backgroundColor, .textBackgroundColor)
    expect(text.drawsBackground)
    expect(text.isEditable)
    expect(text.isSelectable)
    expectEqual(text.alignment, .natural)
    expectEqual(text.selectedRange, NSRange(location: 0, length: 0))
  }

  @Test func `Words are replaced, and the selection is behind them`() {
    let text = NSText(frame: .zero)
    text.string = "one two three"
    expectEqual(text.selectedRange, NSRange(location: 13, length: 0))
    text.replaceCharacters(in: NSRange(location: 4, length: 3), with: "2")
    expectEqual(text.string, "one 2 three")
    expectEqual(text.selectedRange, NSRange(location: 5, length: 0))
    text.selectAll(nil)
    expectEqual(text.selectedRange, NSRange(location: 0, length: 11))
    text.replaceCharacters(in: NSRange(location: 6, length: 100), with: "")
    expectEqual(text.string, "one 2 ")
    text.selectedRange = NSRange(location: 4, length: 50)
    expectEqual(text.selectedRange, NSRange(location: 4, length: 2))
  }

  @Test func `A text is as high as its lines in its width`() {
    let text = NSText(frame: NSRect(x: 0, y: 0, width: 200, height: 10))
    text.string = "one"
    text.sizeToFit()
    let line = text.frame.height
    text.string = "one\ntwo\nthree"
    text.sizeToFit()
    expectGreater(line, 10)
    expectGreater(text.frame.height, 2.5 * line)
    expectEqual(text.frame.width, 200)
    text.font = .systemFont(ofSize: 24)
    text.sizeToFit()
    expectGreater(text.frame.height, 5 * line)
  }

  @Test func `Words, colours, backgrounds and alignments are drawn`() throws {
    let text = NSText(frame: NSRect(x: 0, y: 0, width: 100, height: 30))
    var pictures: [Data] = []
    func draw() throws { pictures.append(try Picture(of: text, scale: 1).data(.png)) }
    try draw()
    text.string = "Words"
    try draw()
    text.alignment = .right
    try draw()
    text.textColor = .systemRed
    try draw()
    text.backgroundColor = .systemYellow
    try draw()
    text.drawsBackground = false
    try draw()
    expectEqual(Set(pictures).count, 6)
  }

  @Test func `Names and numbers are AppKit's`() {
    expectEqual(
      [
        NSText.didBeginEditingNotification, NSText.didChangeNotification,
        NSText.didEndEditingNotification,
      ].map(\.rawValue),
      [
        "NSTextDidBeginEditingNotification", "NSTextDidChangeNotification",
        "NSTextDidEndEditingNotification",
      ])
    expectEqual(NSText.movementUserInfoKey, "NSTextMovement")
    expectEqual(
      [
        NSTextMovement.other, .return, .tab, .backtab, .left, .right, .up, .down, .cancel,
      ].map(\.rawValue), [0, 16, 17, 18, 19, 20, 21, 22, 23])
  }
}
