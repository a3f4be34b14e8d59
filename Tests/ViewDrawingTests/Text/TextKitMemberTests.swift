// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing

@testable import Views

/// What subclasses and callers of TextKit's classes use beside the layout itself.
@MainActor @Suite("Members of TextKit's classes") struct TextKitMemberTests {
  private final class Storage: NSTextStorage {
    var masks: [NSTextStorage.EditActions] = []

    override func processEditing() {
      masks.append(editedMask)
      super.processEditing()
    }
  }

  private final class Manager: NSLayoutManager {
    var ranges: [NSRange] = []

    override func processEditing(
      for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
      range newCharRange: NSRange, changeInLength delta: Int,
      invalidatedRange invalidatedCharRange: NSRange
    ) {
      ranges.append(newCharRange)
      super.processEditing(
        for: textStorage, edited: editMask, range: newCharRange, changeInLength: delta,
        invalidatedRange: invalidatedCharRange)
    }
  }

  /// A container whose lines begin at a distance that it does not report.
  private final class Indented: NSTextContainer {
    var indent: CGFloat = 0

    override func lineFragmentRect(
      forProposedRect proposedRect: CGRect, at characterIndex: Int,
      writingDirection baseWritingDirection: NSWritingDirection,
      remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
      var rect = super.lineFragmentRect(
        forProposedRect: proposedRect, at: characterIndex,
        writingDirection: baseWritingDirection, remaining: remainingRect)
      rect.origin.x += indent
      rect.size.width -= indent
      return rect
    }
  }

  private let storage = Storage(
    string: "one two", attributes: [.font: UIFont.systemFont(ofSize: 10)])
  private let manager = Manager()

  init() { storage.addLayoutManager(manager) }

  private var all: NSRange { NSRange(location: 0, length: manager.numberOfGlyphs) }

  private var lines: [(rect: CGRect, container: NSTextContainer)] {
    var lines: [(rect: CGRect, container: NSTextContainer)] = []
    manager.enumerateLineFragments(
      forGlyphRange: all,
      using: { rect, _, container, _, _ in lines.append((rect, container)) })
    return lines
  }

  @Test func `A container in front of another takes the text`() {
    let (first, second) = (
      NSTextContainer(size: CGSize(width: 200, height: 50)),
      NSTextContainer(size: CGSize(width: 200, height: 50))
    )
    manager.addTextContainer(second)
    expectEqual(lines.map(\.container), [second])
    manager.insertTextContainer(first, at: 0)
    expectEqual(manager.textContainers, [first, second])
    expectEqual(lines.map(\.container), [first])
  }

  @Test func `A container that has changed is laid out again when it is reported`() {
    let container = Indented(size: CGSize(width: 200, height: 50))
    manager.addTextContainer(container)
    expectEqual(lines.map(\.rect.minX), [0])
    container.indent = 20
    expectEqual(lines.map(\.rect.minX), [0])
    manager.textContainerChangedGeometry(container)
    expectEqual(lines.map(\.rect.minX), [20])
  }

  @Test func `Lines have their font's leading between them unless that is not wanted`() {
    let container = NSTextContainer(size: CGSize(width: 200, height: 200))
    manager.addTextContainer(container)
    storage.setAttributedString(
      NSAttributedString(
        string: "one\ntwo\nthree", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)]))
    expect(manager.usesFontLeading)
    let high = manager.usedRect(for: container).height
    manager.usesFontLeading = false
    expectLess(manager.usedRect(for: container).height, high)
  }

  @Test func `The rectangle around a word is as wide as the word`() {
    let container = NSTextContainer(size: CGSize(width: 200, height: 50))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    let word = NSRange(location: 4, length: 3)
    var rects: [CGRect] = []
    manager.enumerateEnclosingRects(
      forGlyphRange: word, withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0),
      in: container, using: { rect, _ in rects.append(rect) })
    expectEqual(rects, [manager.boundingRect(forGlyphRange: word, in: container)])
    expectEqual(rects.first.map { $0.minX > 10 && $0.width > 10 }, true)
  }

  @Test func `Edits reach the subclasses with what was edited`() {
    storage.setAttributes([.kern: 2], range: NSRange(location: 4, length: 3))
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "four")
    expectEqual(storage.masks, [.editedAttributes, .editedCharacters])
    expectEqual(manager.ranges, [NSRange(location: 4, length: 3), NSRange(location: 0, length: 4)])
  }

  @Test func `Containers follow no text view at first`() {
    let container = NSTextContainer(size: .zero)
    expect(!container.widthTracksTextView)
    expect(!container.heightTracksTextView)
    container.widthTracksTextView = true
    container.heightTracksTextView = true
    expect(container.widthTracksTextView)
    expect(container.heightTracksTextView)
  }
}
