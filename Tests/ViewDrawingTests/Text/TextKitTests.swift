// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import DrawnPixels
import Expectations
import Foundation
import Geometry
import Testing
import Views

/// Behaviour rules TK-1 to TK-7. In blocks of 10 points `n` is 5.85 wide, `nnnn` 23.4, a space 2.81, a
/// line 11.934 high with the baseline at 9.521.
@MainActor
@Suite("Laying out text with TextKit")
struct TextKitTests {
  /// A text with its layout manager and containers, set in blocks.
  @MainActor
  private struct Stage {
    let storage: NSTextStorage
    let manager = NSLayoutManager()
    let containers: [NSTextContainer]

    init(_ string: String, _ sizes: CGSize..., padding: CGFloat = 0) {
      storage = NSTextStorage(
        string: string,
        attributes: [.font: UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)])
      containers = sizes.map { NSTextContainer(size: $0) }
      storage.addLayoutManager(manager)
      for container in containers {
        container.lineFragmentPadding = padding
        manager.addTextContainer(container)
      }
    }

    var all: NSRange { NSRange(location: 0, length: manager.numberOfGlyphs) }
  }

  private func inBlocks(_ body: () throws -> Void) rethrows {
    let previous = UITraitCollection.current
    UITraitCollection.current = UITraitCollection { $0.textRendering = .blocks }
    defer { UITraitCollection.current = previous }
    try body()
  }

  private func lines(_ stage: Stage) -> [NSRange] {
    var ranges: [NSRange] = []
    stage.manager.enumerateLineFragments(forGlyphRange: stage.all) { _, _, _, range, _ in
      ranges.append(range)
    }
    return ranges
  }

  private func expectRect(
    _ rect: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let isNear =
      abs(rect.minX - x) < 1e-6 && abs(rect.minY - y) < 1e-6 && abs(rect.width - width) < 1e-6
      && abs(rect.height - height) < 1e-6
    #expect(isNear, "\(rect)", sourceLocation: sourceLocation)
  }

  // MARK: Lines

  @Test func `Lines break at the container's width, and each is where it is asked for`() {
    inBlocks {
      let stage = Stage("nnnn nnnn nnnn", CGSize(width: 51, height: 0))
      expectEqual(
        lines(stage), [NSRange(location: 0, length: 10), NSRange(location: 10, length: 4)])
      var range = NSRange()
      expectRect(
        stage.manager.lineFragmentRect(forGlyphAt: 12, effectiveRange: &range), 0, 11.934, 51,
        11.934)
      expectEqual(range, NSRange(location: 10, length: 4))
      expectRect(
        stage.manager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: nil), 0, 0, 49.61, 11.934)
      expectRect(stage.manager.usedRect(for: stage.containers[0]), 0, 0, 49.61, 23.868)
      expectEqual(stage.manager.glyphRange(for: stage.containers[0]), stage.all)
      expectSame(
        stage.manager.textContainer(forGlyphAt: 11, effectiveRange: &range), stage.containers[0])
      expectEqual(range, stage.all)
    }
  }

  @Test func `Padding is at both ends of each line`() {
    inBlocks {
      let stage = Stage("nnnn", CGSize(width: 100, height: 0), padding: 5)
      expectEqual(NSTextContainer(size: .zero).lineFragmentPadding, 5)
      expectRect(stage.manager.usedRect(for: stage.containers[0]), 0, 0, 33.4, 11.934)
      let place = stage.manager.location(forGlyphAt: 1)
      expectNear(place.x, 10.85, within: 1e-6)
      expectNear(place.y, 9.521, within: 1e-6)
      // Two words of 49.61 have 50 with less padding.
      let narrow = Stage("nnnn nnnn", CGSize(width: 55, height: 0), padding: 5)
      expectEqual(lines(narrow).count, 2)
      narrow.containers[0].lineFragmentPadding = 2
      expectEqual(lines(narrow).count, 1)
    }
  }

  @Test(arguments: [TextRendering.blocks, .real])
  func `A label, measuring and TextKit break the same lines`(_ rendering: TextRendering) {
    let traits = UITraitCollection { $0.textRendering = rendering }
    let style = NSMutableParagraphStyle()
    style.firstLineHeadIndent = 12
    style.headIndent = 4
    style.lineSpacing = 3
    style.paragraphSpacing = 7
    let words = "Many words, some of them considerably longer than others, in lines.\nAnd é ones.\n"
    for attributes: [NSAttributedString.Key: Any] in [
      [:], [.kern: 1.5], [.paragraphStyle: style], [.baselineOffset: 3],
    ] {
      let text = NSAttributedString(
        string: words,
        attributes: attributes.merging([
          .font: UIFont.monospacedSystemFont(ofSize: 14, weight: .regular)
        ]) { $1 })
      traits.performAsCurrent {
        let label = UILabel()
        label.traitOverrides.textRendering = rendering
        label.traitOverrides.displayScale = 1000
        label.numberOfLines = 0
        label.attributedText = text
        let storage = NSTextStorage(attributedString: text)
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        let container = NSTextContainer(size: CGSize(width: 100, height: 0))
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        for width in stride(from: 60, to: 400, by: 17.5) {
          container.size.width = width
          let measured = text.boundingRect(
            with: CGSize(width: width, height: 0), options: .usesLineFragmentOrigin, context: nil)
          let shown = label.sizeThatFits(CGSize(width: width, height: 0))
          let used = manager.usedRect(for: container)
          expectNear(measured.height, used.maxY, within: 0.01, "\(width)")
          expectNear(shown.height, used.maxY, within: 0.01, "\(width)")
        }
      }
    }
  }

  @Test func `A text that ends with a paragraph has an empty line behind it`() {
    inBlocks {
      let stage = Stage("n\n", CGSize(width: 50, height: 0))
      expectRect(stage.manager.extraLineFragmentRect, 0, 11.934, 50, 11.934)
      expectRect(stage.manager.extraLineFragmentUsedRect, 0, 11.934, 0, 11.934)
      expectSame(stage.manager.extraLineFragmentTextContainer, stage.containers[0])
      expectNear(stage.manager.usedRect(for: stage.containers[0]).maxY, 23.868, within: 1e-6)
      stage.storage.append(NSAttributedString(string: "n"))
      expectEqual(stage.manager.extraLineFragmentRect, .zero)
      expectNil(stage.manager.extraLineFragmentTextContainer)
      let empty = Stage("", CGSize(width: 50, height: 0))
      expectEqual(empty.manager.numberOfGlyphs, 0)
      expectGreater(empty.manager.extraLineFragmentRect.height, 0)
    }
  }

  // MARK: Containers

  @Test func `Text flows from one container to the next, and ends where there is no space`() {
    inBlocks {
      let column = CGSize(width: 24, height: 24)
      let stage = Stage("nnnn nnnn nnnn nnnn nnnn", column, column)
      let ranges = stage.containers.map { stage.manager.glyphRange(for: $0) }
      expectEqual(ranges, [NSRange(location: 0, length: 10), NSRange(location: 10, length: 10)])
      expectNil(stage.manager.textContainer(forGlyphAt: 21, effectiveRange: nil))
      expectEqual(stage.manager.lineFragmentRect(forGlyphAt: 21, effectiveRange: nil), .zero)
      expectEqual(stage.manager.firstUnlaidCharacterIndex(), 20)
      // A third column takes the rest.
      let third = NSTextContainer(size: column)
      third.lineFragmentPadding = 0
      stage.manager.addTextContainer(third)
      expectEqual(stage.manager.glyphRange(for: third), NSRange(location: 20, length: 4))
      stage.manager.removeTextContainer(at: 0)
      expectEqual(stage.manager.glyphRange(for: third), NSRange(location: 10, length: 10))
      expectNil(stage.containers[0].layoutManager)
    }
  }

  @Test func `The last line of the last container ends with an ellipsis`() {
    inBlocks {
      let stage = Stage("nnnn nnnn nnnn", CGSize(width: 24, height: 0))
      stage.containers[0].maximumNumberOfLines = 2
      expectEqual(stage.manager.glyphRange(for: stage.containers[0]).length, 10)
      stage.containers[0].lineBreakMode = .byTruncatingTail
      // An ellipsis is 8.3 wide; the line is filled up to it.
      let used = stage.manager.lineFragmentUsedRect(forGlyphAt: 6, effectiveRange: nil)
      expectRect(used, 0, 11.934, 24, 11.934)
      expectEqual(stage.manager.glyphRange(for: stage.containers[0]), stage.all)
      // With a height for two lines it is the same.
      stage.containers[0].maximumNumberOfLines = 0
      stage.containers[0].size.height = 30
      expectEqual(stage.manager.lineFragmentUsedRect(forGlyphAt: 6, effectiveRange: nil), used)
    }
  }

  @Test func `Lines keep clear of shapes, on both sides of them`() {
    inBlocks {
      let stage = Stage("nnnn nnnn nnnn nnnn nnnn", CGSize(width: 80, height: 0))
      let shape = UIBezierPath(rect: CGRect(x: 30, y: 0, width: 20, height: 11))
      stage.containers[0].exclusionPaths = [shape]
      expectEqual(stage.containers[0].exclusionPaths.map(\.bounds), [shape.bounds])
      expect(!stage.containers[0].isSimpleRectangularTextContainer)
      // One word on the left, one on the right; then three in the whole width.
      expectEqual(lines(stage).map(\.length), [5, 5, 14])
      expectRect(
        stage.manager.lineFragmentRect(forGlyphAt: 5, effectiveRange: nil), 50, 0, 30, 11.934)
      expectRect(
        stage.manager.lineFragmentRect(forGlyphAt: 10, effectiveRange: nil), 0, 11.934, 80, 11.934)
      stage.containers[0].exclusionPaths = []
      expectEqual(lines(stage).map(\.length), [15, 9])
      expect(stage.containers[0].isSimpleRectangularTextContainer)
    }
  }

  @Test func `Beside a shape there is no piece of a word, and no line without one`() {
    inBlocks {
      let stage = Stage("nnnn nnnn", CGSize(width: 60, height: 0))
      stage.containers[0].exclusionPaths = [
        UIBezierPath(rect: CGRect(x: 20, y: 0, width: 40, height: 30))
      ]
      // A word is 23.4 wide: below the shape both are on one line.
      expectEqual(lines(stage).map(\.length), [9])
      let rect = stage.manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
      expectAtLeast(rect.minY, 30 - 1e-6)
      expectLess(rect.minY, 34)
    }
  }

  @Test func `A container says which part of a line is free`() {
    let container = NSTextContainer(size: CGSize(width: 100, height: 50))
    container.lineFragmentPadding = 0
    container.exclusionPaths = [
      UIBezierPath(ovalIn: CGRect(x: 40, y: 0, width: 20, height: 20))
    ]
    func part(_ y: CGFloat, _ direction: NSWritingDirection) -> (CGRect, CGRect) {
      var rest = CGRect.zero
      let rect = container.lineFragmentRect(
        forProposedRect: CGRect(x: 0, y: y, width: 500, height: 10), at: 0,
        writingDirection: direction, remaining: &rest)
      return (rect, rest)
    }
    let (left, rest) = part(5, .leftToRight)
    expectNear(left.maxX, 40, within: 0.1)
    expectNear(rest.minX, 40, within: 0.1)
    expectEqual(rest.maxX, 100)
    let (right, before) = part(5, .rightToLeft)
    expectNear(right.minX, 60, within: 0.1)
    expectEqual(right.maxX, 100)
    expectEqual(before.minX, 0)
    expectEqual(part(20, .leftToRight).0, CGRect(x: 0, y: 20, width: 100, height: 10))
    expectEqual(part(20, .leftToRight).1, .zero)
    expectEqual(part(41, .leftToRight).0, .zero)
  }

  @Test func `A layout manager takes the containers and the text of another`() {
    inBlocks {
      let stage = Stage("nnnn", CGSize(width: 50, height: 0))
      let other = NSLayoutManager()
      stage.containers[0].replaceLayoutManager(other)
      expectEqual(other.textContainers, stage.containers)
      expectSame(other.textStorage, stage.storage)
      expectEmpty(stage.manager.textContainers)
      expectNil(stage.manager.textStorage)
      expectEqual(stage.storage.layoutManagers, [other])
      expectGreater(other.usedRect(for: stage.containers[0]).width, 20)
    }
  }

  // MARK: Places

  @Test func `Points and glyphs lead to each other`() {
    inBlocks {
      let stage = Stage("nnnn nnnn nnnn", CGSize(width: 51, height: 0))
      let (manager, container) = (stage.manager, stage.containers[0])
      for index in 0..<14 where index != 9 {
        let rect = manager.boundingRect(
          forGlyphRange: NSRange(location: index, length: 1), in: container)
        var fraction: CGFloat = 0
        let middle = CGPoint(x: rect.minX + rect.width / 4, y: rect.midY)
        let found = manager.characterIndex(
          for: middle, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
        expect(found == index && abs(fraction - 0.25) < 1e-6, "\(index) \(found) \(fraction)")
        expectEqual(manager.glyphIndex(for: middle, in: container), index)
      }
      // Beside the lines it is the nearest glyph.
      expectEqual(manager.glyphIndex(for: CGPoint(x: -9, y: 500), in: container), 10)
      var fraction: CGFloat = 0
      expectEqual(
        manager.glyphIndex(
          for: CGPoint(x: 999, y: 15), in: container, fractionOfDistanceThroughGlyph: &fraction), 13
      )
      expectEqual(fraction, 1)
      expectRect(
        manager.boundingRect(forGlyphRange: NSRange(location: 2, length: 2), in: container), 11.7,
        0, 11.7, 11.934)
    }
  }

  @Test func `In a text from right to left the first glyph is at the right`() {
    inBlocks {
      let stage = Stage("אבג", CGSize(width: 100, height: 0))
      let places = (0..<3).map { stage.manager.location(forGlyphAt: $0).x }
      // Letters of blocks are 6 wide; without a style of its own a text is flush left.
      expectEqual(places.map { ($0 * 1000).rounded() / 1000 }, [12, 6, 0])
      var fraction: CGFloat = 0
      let found = stage.manager.glyphIndex(
        for: CGPoint(x: 13.5, y: 5), in: stage.containers[0],
        fractionOfDistanceThroughGlyph: &fraction)
      expectEqual(found, 0)
      expectNear(fraction, 0.75, within: 1e-6)
    }
  }

  @Test func `Both units of a pair share a place`() {
    inBlocks {
      let stage = Stage("n👍n", CGSize(width: 100, height: 0))
      expectEqual(stage.manager.numberOfGlyphs, 4)
      let places = (0..<4).map { stage.manager.location(forGlyphAt: $0).x }
      expectEqual(places[1], places[2])
      expectNear(places[3] - 5.85, 12.5, within: 1e-6)
    }
  }

  @Test func `A selection reaches to the ends of lines that it goes on from`() {
    inBlocks {
      let stage = Stage("nnnn nnnn nnnn", CGSize(width: 51, height: 0))
      var rects: [CGRect] = []
      let selection = NSRange(location: 2, length: 10)
      stage.manager.enumerateEnclosingRects(
        forGlyphRange: selection, withinSelectedGlyphRange: selection, in: stage.containers[0]
      ) { rect, _ in rects.append(rect) }
      expectEqual(rects.count, 2)
      expectRect(rects[0], 11.7, 0, 51 - 11.7, 11.934)
      expectRect(rects[1], 0, 11.934, 11.7, 11.934)
      var tight: [CGRect] = []
      stage.manager.enumerateEnclosingRects(
        forGlyphRange: selection,
        withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0),
        in: stage.containers[0]
      ) { rect, stop in
        tight.append(rect)
        stop.pointee = true
      }
      expect(tight.count == 1 && tight[0].maxX < 51)
    }
  }

  @Test func `Glyphs and characters have the same indices`() {
    let stage = Stage("nnnn", CGSize(width: 100, height: 0))
    let range = NSRange(location: 1, length: 2)
    var actual = NSRange()
    expectEqual(
      stage.manager.glyphRange(forCharacterRange: range, actualCharacterRange: &actual), range)
    expectEqual(actual, range)
    expectEqual(stage.manager.characterRange(forGlyphRange: range, actualGlyphRange: nil), range)
    expectEqual(stage.manager.glyphIndexForCharacter(at: 3), 3)
    expectEqual(stage.manager.characterIndexForGlyph(at: 3), 3)
    expect(stage.manager.isValidGlyphIndex(3))
    expect(!stage.manager.isValidGlyphIndex(4))
  }

  // MARK: Drawing

  @Test func `Glyphs are drawn where they are, and of a line the part that is asked for`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    var image: UIImage?
    inBlocks {
      let stage = Stage("nnnn nnnn nnnn", CGSize(width: 51, height: 0))
      stage.storage.addAttributes(
        [.foregroundColor: UIColor.red, .backgroundColor: UIColor.blue], range: stage.all)
      image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 60), format: format).image {
        _ in
        let part = NSRange(location: 10, length: 2)
        stage.manager.drawBackground(forGlyphRange: part, at: CGPoint(x: 20, y: 10))
        stage.manager.drawGlyphs(forGlyphRange: part, at: CGPoint(x: 20, y: 10))
      }
    }
    let pixels = try Pixels(of: UIImageView(image: image))
    // The second line's top is at 21.934, its baseline at 31.455; two letters end at 31.7.
    expectEqual(pixels.hex(25, 28), "FF0000FF")
    expectEqual(pixels.hex(25, 23), "0000FFFF")
    expectEqual(pixels.hex(34, 28), "00000000")
    expectEqual(pixels.hex(25, 15), "00000000")
  }

  // MARK: Cost

  @Test func `Lines are set as far as they are asked for, and anew from the edited paragraph on`() {
    inBlocks {
      let paragraphs = Array(repeating: "nnnn nnnn nnnn", count: 100).joined(separator: "\n")
      let stage = Stage(paragraphs, CGSize(width: 51, height: 0))
      expectEqual(stage.manager.layoutCount, 0)
      expectEqual(stage.manager.firstUnlaidCharacterIndex(), 0)
      _ = stage.manager.location(forGlyphAt: 16)
      // A paragraph is broken into lines once.
      expectEqual(stage.manager.layoutCount, 2)
      stage.manager.ensureLayout(for: stage.containers[0])
      expectEqual(stage.manager.layoutCount, 100)
      expectEqual(stage.manager.firstUnlaidCharacterIndex(), stage.storage.length)
      stage.storage.replaceCharacters(in: NSRange(location: 15 * 90, length: 1), with: "w")
      expectEqual(stage.manager.firstUnlaidCharacterIndex(), 15 * 90)
      stage.manager.ensureLayout(
        forGlyphRange: NSRange(location: 15 * 90, length: 1))
      expectEqual(stage.manager.layoutCount, 101)
      stage.manager.ensureLayout(
        forCharacterRange: NSRange(location: 0, length: stage.storage.length))
      expectEqual(stage.manager.layoutCount, 110)
      // What is asked again costs nothing.
      _ = stage.manager.usedRect(for: stage.containers[0])
      expectEqual(stage.manager.layoutCount, 110)
      var actual = NSRange()
      stage.manager.invalidateLayout(
        forCharacterRange: NSRange(location: 15 * 99 + 3, length: 1), actualCharacterRange: &actual)
      expectEqual(actual.location, 15 * 99)
    }
  }

  @Test func `In other traits all is set anew`() {
    let stage = Stage("nnnn", CGSize(width: 100, height: 0))
    inBlocks { _ = stage.manager.usedRect(for: stage.containers[0]) }
    UITraitCollection {
      $0.textRendering = .blocks
      $0.layoutDirection = .rightToLeft
    }.performAsCurrent {
      let used = stage.manager.usedRect(for: stage.containers[0])
      expectNear(used.maxX, 100, within: 1e-6)
    }
  }

  @Test func `The delegate learns of invalid lines and of full containers`() {
    final class Listener: NSLayoutManagerDelegate {
      var (invalidations, completions): (Int, [(isContainer: Bool, isEnd: Bool)]) = (0, [])
      func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { invalidations += 1 }
      func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
      ) {
        completions.append((textContainer != nil, layoutFinishedFlag))
      }
    }
    inBlocks {
      let column = CGSize(width: 24, height: 12)
      let stage = Stage("nnnn nnnn", column, column)
      let listener = Listener()
      stage.manager.delegate = listener
      stage.manager.ensureLayout(for: stage.containers[1])
      expectEqual(listener.completions.map(\.isContainer), [true, true])
      expectEqual(listener.completions.map(\.isEnd), [false, true])
      stage.storage.append(NSAttributedString(string: "n"))
      expectEqual(listener.invalidations, 1)
    }
  }

  // MARK: Edits and containers

  @Test func `Text moves back to an earlier container that has space for it now`() {
    inBlocks {
      let column = CGSize(width: 51, height: 24)
      let large: [NSAttributedString.Key: Any] = [
        .font: UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
      ]
      let stage = Stage("n\nn", column, column)
      stage.storage.addAttributes(large, range: NSRange(location: 2, length: 1))
      // A line of 11.934 and one of 23.868.
      expectEqual(stage.manager.glyphRange(for: stage.containers[0]).length, 2)
      stage.storage.addAttributes(
        [.font: UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)],
        range: NSRange(location: 2, length: 1))
      expectEqual(stage.manager.glyphRange(for: stage.containers[0]).length, 3)
      // Nothing fits at first, and all does after the edit.
      stage.storage.addAttributes(
        [.font: UIFont.monospacedSystemFont(ofSize: 50, weight: .regular)],
        range: NSRange(location: 0, length: 3))
      expectEqual(stage.manager.glyphRange(for: stage.containers[0]).length, 0)
      stage.storage.addAttributes(
        [.font: UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)],
        range: NSRange(location: 0, length: 3))
      expectEqual(stage.manager.glyphRange(for: stage.containers[0]).length, 3)
    }
  }

  @Test func `A container ends in an ellipsis where the next paragraph has no space`() {
    inBlocks {
      let stage = Stage("n\nn", CGSize(width: 100, height: 30))
      stage.containers[0].lineBreakMode = .byTruncatingTail
      // All of the text belongs to the line that ends in the ellipsis.
      let truncated = [NSRange(location: 0, length: 3)]
      // Two lines of 11.934.
      expectEqual(lines(stage).count, 2)
      // 11.934 and 23.868 are more than 30.
      stage.storage.addAttribute(
        .font, value: UIFont.monospacedSystemFont(ofSize: 20, weight: .regular),
        range: NSRange(location: 2, length: 1))
      expectEqual(lines(stage), truncated)
      stage.containers[0].size.height = 36
      expectEqual(lines(stage).count, 2)
      // Space between the paragraphs counts.
      let style = NSMutableParagraphStyle()
      style.paragraphSpacing = 5
      stage.storage.addAttribute(
        .paragraphStyle, value: style, range: NSRange(location: 0, length: 2))
      expectEqual(lines(stage), truncated)
    }
  }

  @Test func `Around a shape a long paragraph is broken where a short one is`() {
    inBlocks {
      let words = Array(repeating: "nnnn", count: 400).joined(separator: " ")
      let stage = Stage(words, CGSize(width: 51, height: 0))
      // A shape beside the first line leaves space for one word.
      stage.containers[0].exclusionPaths = [
        UIBezierPath(rect: CGRect(x: 30, y: 0, width: 21, height: 5))
      ]
      let found = lines(stage)
      expectEqual(found.first, NSRange(location: 0, length: 5))
      expectAll(found.dropFirst().dropLast(), where: { $0.length == 10 })
      expectEqual(found.reduce(0) { $0 + $1.length }, words.utf16.count)
    }
  }
}
