// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Expectations
import Foundation
import Geometry
import Testing

@Suite("Text")
struct TextTests {
  private func request(
    _ text: String, width: CGFloat = .infinity, lines: Int = 0, _ rendering: TextRendering = .real
  ) -> TextRequest {
    let font = FontDescription(family: "Inter", size: 20)
    var request = TextRequest(
      runs: [.init(text: text, font: font)], width: width, maximumNumberOfLines: lines,
      lineHeight: 24, ascent: 19)
    request.rendering = rendering
    return request
  }

  private static let renderings: [TextRendering] = [.real, .blocks]

  @Test(arguments: renderings)
  func `A line is as high as its font says, whatever the script`(rendering: TextRendering) {
    for text in ["Latin", "日本語", "हिन्दी", "😀", "العربية", ""] {
      expectEqual(TextLayout(request(text, rendering)).size.height, 24, "\(text)")
    }
  }

  @Test(arguments: renderings)
  func `Baselines are a line height apart`(rendering: TextRendering) {
    let layout = TextLayout(request("one\ntwo\nthree", rendering))
    expectEqual(layout.lines.map(\.baseline), [19, 43, 67])
  }

  @Test func `Letters are as far apart as the font says, the last one's space included`() {
    var spaced = request("Some words", .real)
    let plain = TextLayout(spaced).size.width
    for spacing in [-1.0, 0.5, 2] {
      spaced.runs[0].font.letterSpacing = spacing
      expectNear(TextLayout(spaced).size.width - plain, 10 * spacing, within: 0.01)
      // In the width that it has it stays on one line, and in less it does not.
      spaced.width = TextLayout(spaced).size.width
      expectEqual(TextLayout(spaced).lines.count, 1)
      spaced.width -= 1
      expectEqual(TextLayout(spaced).lines.count, 2)
      spaced.maximumNumberOfLines = 1
      spaced.lineBreak = .truncateTail
      expect(TextLayout(spaced).isTruncated)
      spaced.width += 1
      expect(!TextLayout(spaced).isTruncated)
      (spaced.maximumNumberOfLines, spaced.lineBreak) = (0, .wordWrap)
      spaced.width = .infinity
    }
    spaced.runs[0].font.letterSpacing = .nan
    expectEqual(TextLayout(spaced).size.width, plain)
    spaced.runs[0].text = ""
    expectEqual(TextLayout(spaced).size.width, 0)
  }

  @Test func `Only letters of the font's own scripts are spaced`() {
    var mixed = request("ab你好cd", .real)
    let plain = TextLayout(mixed).size.width
    mixed.runs[0].font.letterSpacing = 1
    expectNear(TextLayout(mixed).size.width - plain, 4, within: 0.51)
  }

  // A letter-spacing splits the text that is shaped: 🏋️‍♀️ was a weight lifter and a sign.
  @Test(arguments: ["🏋️‍♀️", "1️⃣", "👩‍👩‍👧", "🇩🇪"])
  func `An emoji of several letters stays one`(emoji: String) {
    var request = request(emoji, .real)
    let plain = TextLayout(request).size.width
    request.runs[0].font.letterSpacing = -0.5
    expectEqual(TextLayout(request).size.width, plain)
    request.runs[0].text = "a\(emoji)b"
    let spaced = TextLayout(request).size.width
    request.runs[0].font.letterSpacing = 0
    expectNear(TextLayout(request).size.width - spaced, 1, within: 0.01)
  }

  @Test(arguments: renderings)
  func `Leading is between lines, not below the last one`(rendering: TextRendering) {
    var request = request("one\ntwo\nthree", rendering)
    request.leading = 2.5
    let layout = TextLayout(request)
    expectEqual(layout.lines.map(\.baseline), [19, 45.5, 72])
    expectEqual(layout.size.height, 77)
    request.runs[0].text = "one"
    expectEqual(TextLayout(request).size.height, 24)
  }

  @Test(arguments: renderings)
  func `Words are broken at the width`(rendering: TextRendering) {
    let layout = TextLayout(
      request("some words that do not fit on one line", width: 120, rendering))
    expectAtLeast(layout.lines.count, 3)
    expectAtMost(layout.size.width, 120)
    expect(!layout.isTruncated)
  }

  @Test(arguments: renderings)
  func `A word longer than a line is broken anywhere`(rendering: TextRendering) {
    let layout = TextLayout(request(String(repeating: "m", count: 40), width: 100, rendering))
    expectGreater(layout.lines.count, 4)
    expectAtMost(layout.size.width, 100.01)
    // Nothing is added where it is broken: Pango would put hyphens.
    let whole = TextLayout(request(String(repeating: "m", count: 40), rendering)).size.width
    expectNear(layout.lines.map(\.width).reduce(0, +), whole, within: 0.5)
  }

  @Test(arguments: renderings)
  func `What does not fit in the lines is left out with an ellipsis`(rendering: TextRendering) {
    var request = request(
      "some words that do not fit on two lines at all", width: 120, lines: 2, rendering)
    request.lineBreak = .truncateTail
    let layout = TextLayout(request)
    expectEqual(layout.lines.count, 2)
    expect(layout.isTruncated)
    expectAtMost(layout.size.width, 120.01)
  }

  @Test(arguments: renderings)
  func `Paragraphs beyond the last line count as left out`(rendering: TextRendering) {
    var request = request("a\nb\nc", width: 120, lines: 2, rendering)
    request.lineBreak = .truncateTail
    let layout = TextLayout(request)
    expectEqual(layout.lines.count, 2)
    expectGreater(layout.lines[1].width, TextLayout(self.request("b", rendering)).size.width)
  }

  @Test(arguments: renderings)
  func `Lines are centred or flush right`(rendering: TextRendering) {
    var request = request("abc", width: 100, rendering)
    request.alignment = .center
    let centred = TextLayout(request).lines[0]
    expectNear(centred.x, (100 - centred.width) / 2, within: 1e-9)
    request.alignment = .right
    let flush = TextLayout(request).lines[0]
    expectNear(flush.x + flush.width, 100, within: 1e-9)
  }

  @Test(arguments: renderings)
  func `A million letters on one line are set in bounded time`(rendering: TextRendering) {
    var request = request(
      String(repeating: "word ", count: 200_000), width: 200, lines: 1, rendering)
    request.lineBreak = .truncateTail
    let layout = TextLayout(request)
    expect(layout.isTruncated)
    expectAtMost(layout.size.width, 200.01)
  }

  @Test func `A text goes on after U+0000`() {
    let cut = TextLayout(request("ab")).size.width
    expectGreater(TextLayout(request("ab\u{0}cd")).size.width, cut)
  }

  @Test func `Blocks are measured by a table`() {
    // 0.564 + 0.621 + 0.281 + 0.625 em of 20 points.
    expectNear(TextLayout(request("ab 0", .blocks)).size.width, 41.82, within: 1e-9)
  }

  @Test func `A block stands on the baseline`() throws {
    let layout = TextLayout(request("ace", .blocks))
    let picture = try drawn(width: 60, height: 24) { $0.draw(layout, at: .zero) }
    expectEqual(picture.pixel(5, 18), .black)
    expectEqual(picture.pixel(5, 19), .white)
    expectEqual(picture.pixel(5, 6), .white)
  }

  @Test func `Right-to-left words stand in their order`() throws {
    let layout = TextLayout(request("אא ב", width: 100, .blocks))
    expectEqual(layout.lines.count, 1)
    let picture = try drawn(width: 100, height: 24) { $0.draw(layout, at: .zero) }
    // The longer word comes first, at the right.
    let width = Int(layout.lines[0].width)
    expectEqual(picture.pixel(width - 3, 12), .black)
    expectEqual(picture.pixel(width - 18, 12), .black)
    expectEqual(picture.pixel(14, 12), .white)
  }

  @Test func `Emoji have their colours`() throws {
    let layout = TextLayout(request("😀"))
    let picture = try drawn(width: 30, height: 24) { $0.draw(layout, at: .zero) }
    let rgba = picture.rgba
    let isYellow = stride(from: 0, to: rgba.count, by: 4).contains { start in
      rgba[start] > 200 && rgba[start + 1] > 150 && rgba[start + 2] < 120
    }
    expect(isYellow)
  }

  @Test func `A run has its own colour`() throws {
    let font = FontDescription(family: "Inter", size: 20, weight: 900)
    let red = RGBA(red: 1, green: 0, blue: 0)
    let layout = TextLayout(
      TextRequest(
        runs: [.init(text: "M", font: font), .init(text: "M", font: font, color: red)],
        lineHeight: 24, ascent: 19))
    let picture = try drawn(width: 60, height: 24) { $0.draw(layout, at: .zero) }
    let rgba = picture.rgba
    func has(_ color: [UInt8]) -> Bool {
      stride(from: 0, to: rgba.count, by: 4).contains { Array(rgba[$0..<($0 + 3)]) == color }
    }
    expect(has([0, 0, 0]))
    expect(has([255, 0, 0]))
  }

  @Test func `A heavier font is wider`() {
    var request = request("Hello")
    let regular = TextLayout(request).size.width
    request.runs[0].font.weight = 800
    expectGreater(TextLayout(request).size.width, regular)
  }

  @Test func `An installed family is distinguished from one that is not`() {
    expect(FontDescription.isInstalled(family: "Inter"))
    expect(!FontDescription.isInstalled(family: "No Such Family"))
    expect(!FontDescription.isInstalled(family: ""))
  }

  @Test func `A missing font names the package to install`() {
    #expect(throws: MissingFontError(family: "No Such Family")) {
      try FontDescription.require(family: "No Such Family")
    }
    expectContains(MissingFontError(family: "Inter").description, "apt-get install fonts-inter")
  }
}

@Suite("Text on many threads")
struct TextOnManyThreadsTests {
  @Test
  func `Texts are set, measured and released on many threads at once`() {
    let texts = ["Latin", "日本語", "हिन्दी", "😀", "العربية", "a word and another"]
    DispatchQueue.concurrentPerform(iterations: 400) { index in
      let font = FontDescription(family: "Inter", size: 10 + CGFloat(index % 37))
      let request = TextRequest(
        runs: [.init(text: texts[index % texts.count], font: font)], width: 100,
        maximumNumberOfLines: index % 3, lineHeight: 24, ascent: 19)
      let layout = TextLayout(request)
      precondition(layout.lines.count > 0)
    }
  }
}
