// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import RandomHistories
import SeededRandom
import Testing
import Views
import WaitingSuites

/// Behaviour rules TK-8 to TK-10.
@MainActor
@Suite("Text storage")
struct TextStorageTests {
  private final class Listener: NSTextStorageDelegate {
    var edits: [String] = []
    var change: ((NSTextStorage) -> Void)?

    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      change?(textStorage)
      change = nil
    }

    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      let words =
        (editedMask.contains(.editedCharacters) ? "c" : "")
        + (editedMask.contains(.editedAttributes) ? "a" : "")
      edits.append("\(words) \(editedRange.location)+\(editedRange.length) \(delta)")
    }
  }

  private let bold = UIFont.boldSystemFont(ofSize: 10)

  @Test func `A text can be put into itself`() {
    let storage = NSTextStorage(string: "ab", attributes: [.font: bold])
    storage.addAttribute(.kern, value: 2, range: NSRange(location: 1, length: 1))
    storage.append(storage)
    expectEqual(storage.string, "abab")
    storage.insert(storage, at: 1)
    expectEqual(storage.string, "aababbab")
    let kerned = (0..<8).map { storage.attribute(.kern, at: $0, effectiveRange: nil) != nil }
    expectEqual(kerned, [false, false, true, false, true, true, false, true])
  }

  @Test func `Each edit is reported with its range and what it adds`() {
    let storage = NSTextStorage(string: "abcdef")
    let listener = Listener()
    storage.delegate = listener
    storage.replaceCharacters(in: NSRange(location: 1, length: 2), with: "XYZ")
    storage.addAttribute(.font, value: bold, range: NSRange(location: 0, length: 2))
    storage.removeAttribute(.font, range: NSRange(location: 1, length: 1))
    storage.append(NSAttributedString(string: "!", attributes: [.font: bold]))
    storage.insert(NSAttributedString(string: "?"), at: 0)
    storage.deleteCharacters(in: NSRange(location: 7, length: 2))
    expectEqual(storage.string, "?aXYZde")
    expectEqual(
      listener.edits, ["c 1+3 1", "a 0+2 0", "a 1+1 0", "ca 7+1 1", "ca 0+1 1", "c 7+0 -2"])
    storage.setAttributedString(NSAttributedString(string: "new"))
    expectEqual(storage.string, "new")
    expectEqual(listener.edits.last, "ca 0+3 -4")
    expect(storage.editedMask.isEmpty)
    expectEqual(storage.editedRange.location, NSNotFound)
    expectEqual(storage.changeInLength, 0)
  }

  @Test func `Edits of a group are reported once, as one range`() {
    let storage = NSTextStorage(string: "abcdefghij")
    let listener = Listener()
    storage.delegate = listener
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 6, length: 1), with: "GGG")
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 2, length: 2), with: "")
    storage.endEditing()
    expectEmpty(listener.edits)
    expectEqual(storage.editedMask, .editedCharacters)
    storage.endEditing()
    // "ab" is untouched, and "hij" behind "GGG".
    expectEqual(storage.string, "abefGGGhij")
    expectEqual(listener.edits, ["c 2+5 0"])
  }

  @Test func `What the delegate changes is a part of the edit`() {
    let storage = NSTextStorage(string: "abc")
    let listener = Listener()
    storage.delegate = listener
    listener.change = { $0.replaceCharacters(in: NSRange(location: 3, length: 1), with: "D!") }
    storage.append(NSAttributedString(string: "d"))
    expectEqual(storage.string, "abcD!")
    expectEqual(listener.edits, ["ca 3+2 2"])
  }

  @Test func `Layout managers are those of one text alone`() {
    let (one, other) = (NSTextStorage(string: "a"), NSTextStorage(string: "b"))
    let manager = NSLayoutManager()
    one.addLayoutManager(manager)
    one.addLayoutManager(manager)
    expectEqual(one.layoutManagers, [manager])
    expectSame(manager.textStorage, one)
    other.addLayoutManager(manager)
    expectEmpty(one.layoutManagers)
    expectSame(manager.textStorage, other)
    one.removeLayoutManager(manager)
    expectSame(manager.textStorage, other)
    other.removeLayoutManager(manager)
    expectNil(manager.textStorage)
  }

  @Test func `All edits come down to two methods, which a subclass may change`() {
    final class Shouting: NSTextStorage {
      override func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str.uppercased())
      }
    }
    let storage = Shouting()
    let listener = Listener()
    storage.delegate = listener
    storage.append(NSAttributedString(string: "bc"))
    storage.insert(NSAttributedString(string: "a"), at: 0)
    storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "x")
    expectEqual(storage.string, "AXC")
    expectEqual(listener.edits, ["ca 0+2 2", "ca 0+1 1", "c 1+1 0"])
  }

  // MARK: Histories

  @Test func `After any edits lines are those of a fresh layout`() {
    UITraitCollection { $0.textRendering = .blocks }.performAsCurrent {
      for seed in HistorySeeds(usualCount: 60) { run(seed) }
    }
  }

  private static let pieces = [
    "n", "nnnn ", "nn nn", "\n", "\r\n", "\u{2029}", "é", "👍", "אב ", "\r", "a considerably long",
  ]

  private func run(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let storage = NSTextStorage(string: "")
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    let sizes = [
      CGSize(width: 60, height: 50), CGSize(width: 40, height: random.once(in: 2) ? 0 : 70),
    ]
    let truncates = random.once(in: 2)
    func container(_ index: Int) -> NSTextContainer {
      let container = NSTextContainer(size: sizes[index])
      container.lineFragmentPadding = 2
      if truncates { container.lineBreakMode = .byTruncatingTail }
      if index == 0, seed.isMultiple(of: 3) {
        container.exclusionPaths = [
          UIBezierPath(rect: CGRect(x: 20, y: 10, width: 12, height: 20))
        ]
      }
      return container
    }
    for index in 0..<2 { manager.addTextContainer(container(index)) }
    for step in 0..<30 {
      edit(storage, &random)
      // Some edits find lines that are set in part alone.
      if random.once(in: 3), storage.length > 0 {
        _ = manager.location(forGlyphAt: random.next(below: storage.length))
      }
      guard random.once(in: 2) else { continue }
      let fresh = NSLayoutManager()
      let copy = NSTextStorage(attributedString: storage)
      copy.addLayoutManager(fresh)
      for index in 0..<2 { fresh.addTextContainer(container(index)) }
      let (found, wanted) = (lines(of: manager), lines(of: fresh))
      guard found == wanted else {
        Issue.record("seed \(seed), step \(step): \(found), expected \(wanted)")
        return
      }
    }
  }

  private func edit(_ storage: NSTextStorage, _ random: inout SplitMix64) {
    let location = random.next(below: storage.length + 1)
    let length = random.next(below: min(8, storage.length - location) + 1)
    // Edits of a text keep its characters whole, as those of a view do.
    let range =
      storage.length == 0
      ? NSRange(location: 0, length: 0)
      : (storage.string as NSString).rangeOfComposedCharacterSequences(
        for: NSRange(location: location, length: length))
    switch random.next(below: 6) {
    case 0...3:
      storage.replaceCharacters(in: range, with: random.pick(Self.pieces))
    case 4:
      let size = random.pick([8.0, 10, 16])
      storage.addAttribute(.font, value: UIFont.systemFont(ofSize: size), range: range)
    default:
      let style = NSMutableParagraphStyle()
      style.paragraphSpacing = CGFloat(random.next(below: 5))
      style.firstLineHeadIndent = CGFloat(random.next(below: 9))
      storage.addAttributes([.paragraphStyle: style, .kern: 1], range: range)
    }
  }

  /// All that is asked of lines, as words.
  private func lines(of manager: NSLayoutManager) -> [String] {
    func words(_ rect: CGRect) -> String {
      [rect.minX, rect.minY, rect.width, rect.height]
        .map { String(Int(($0 * 1000).rounded())) }.joined(separator: " ")
    }
    var lines: [String] = []
    let all = NSRange(location: 0, length: manager.numberOfGlyphs)
    manager.enumerateLineFragments(forGlyphRange: all) { rect, used, container, range, _ in
      let index = manager.textContainers.firstIndex(of: container) ?? -1
      lines.append("\(index) \(range) \(words(rect)) \(words(used))")
    }
    lines.append("extra \(words(manager.extraLineFragmentRect))")
    lines += manager.textContainers.map { words(manager.usedRect(for: $0)) }
    return lines
  }

  // MARK: Bad input

  @Test(.waitsForProcesses) func `A range beyond the text is refused with both numbers`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      NSTextStorage(string: "abc").replaceCharacters(
        in: NSRange(location: 2, length: 2), with: "x")
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "{2, 2} is out of bounds", "\(message)")
    expectContains(message, "3 UTF-16 units")
  }

  @Test(.waitsForProcesses) func `An edit that does not fit the text is refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      NSTextStorage(string: "abc").edited(
        .editedCharacters, range: NSRange(location: 0, length: 3), changeInLength: 1)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "does not fit a text of 3 UTF-16 units", "\(message)")
  }

  @Test(.waitsForProcesses) func `An end without a beginning is refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      NSTextStorage(string: "abc").endEditing()
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "without beginEditing()", "\(message)")
  }

  @Test(.waitsForProcesses) func `Glyphs beyond the text are refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let storage = NSTextStorage(string: "abc")
      let manager = NSLayoutManager()
      storage.addLayoutManager(manager)
      _ = manager.location(forGlyphAt: 3)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "there is no glyph 3; there are 3", "\(message)")
  }

  @Test(.waitsForProcesses) func `A container of another layout manager is refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = NSLayoutManager().usedRect(for: NSTextContainer(size: .zero))
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "not one of its 0 containers", "\(message)")
  }
}
