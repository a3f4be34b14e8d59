// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Expectations
import Foundation
import Geometry
import Testing

@Suite("Where the characters of a line are")
struct TextPositionTests {
  private func layout(
    _ text: String, _ rendering: TextRendering = .real,
    _ direction: TextRequest.Direction = .automatic
  ) -> TextLayout {
    var request = TextRequest(
      runs: [.init(text: text, font: FontDescription(family: "Inter", size: 20))],
      maximumNumberOfLines: 1, lineHeight: 24, ascent: 19)
    request.rendering = rendering
    request.direction = direction
    return TextLayout(request)
  }

  /// Where each character begins, and the end of the text.
  private func edges(_ layout: TextLayout, of text: String) -> [CGFloat] {
    var edges: [CGFloat] = []
    var byte = 0
    for character in text {
      edges.append(layout.leadingEdge(ofByte: byte))
      byte += character.utf8.count
    }
    return edges + [layout.leadingEdge(ofByte: byte)]
  }

  private static let renderings: [TextRendering] = [.real, .blocks]

  @Test(arguments: renderings)
  func `Latin characters follow each other from the left end to the right`(
    rendering: TextRendering
  ) {
    let layout = layout("one two", rendering)
    let edges = edges(layout, of: "one two")
    expectEqual(edges.first, 0)
    expectEqual(edges.last, layout.size.width)
    expectAll(zip(edges, edges.dropFirst()), where: { $0 < $1 })
    expectEqual(layout.trailingEdge(ofByte: 0), edges[1])
    expect(!layout.isRightToLeft)
  }

  @Test(arguments: ["שלום", "سلام", "שלום עולם"], renderings)
  func `Hebrew and Arabic characters follow each other from the right end to the left`(
    text: String, rendering: TextRendering
  ) {
    let layout = layout(text, rendering)
    let edges = edges(layout, of: text)
    expectNear(edges[0], layout.size.width, within: 0.001)
    expectEqual(edges.last, 0)
    expectAll(zip(edges, edges.dropFirst()), where: { $0 >= $1 })
    expectGreater(edges[0], edges[1])
    expectLess(layout.trailingEdge(ofByte: 0), layout.leadingEdge(ofByte: 0))
    expect(layout.isRightToLeft)
  }

  @Test func `A Hebrew word in a Latin line begins at the right end of the word`() {
    let text = "ab שלום cd"
    let layout = layout(text)
    let edges = edges(layout, of: text)
    // a, b and the space; then the word from its right end; then the space, c and d.
    let word = edges[3...6]
    expect(edges[0] == 0 && edges[1] < edges[2])
    expectAll(zip(word, word.dropFirst()), where: { $0 > $1 })
    expectGreater(word.last!, edges[2])
    expectNear(edges[7], edges[3], within: 0.001)
    expectLess(edges[8], edges[9])
    expectEqual(edges[10], layout.size.width)

    // The last Latin letter before the word and its first Hebrew letter are apart.
    let start = text.utf8.count - " cd".utf8.count - "שלום".utf8.count
    let parts = layout.extents(ofBytes: 1..<start + 2)
    expectEqual(parts.count, 2)
    expectNear(parts[0].lowerBound, edges[1], within: 0.001)
    expectNear(parts[1].upperBound, edges[3], within: 0.001)
    expectNear(parts[1].lowerBound, edges[4], within: 0.001)
    expectEqual(layout.extents(ofBytes: 0..<text.utf8.count), [0...layout.size.width])
  }

  @Test(arguments: renderings)
  func `A part of a line of one direction is one extent`(rendering: TextRendering) {
    for text in ["one two", "שלום"] {
      let layout = layout(text, rendering)
      let edges = edges(layout, of: text)
      let first = text.first!.utf8.count
      let second = text.dropFirst().first!.utf8.count
      let parts = layout.extents(ofBytes: first..<first + second)
      expectEqual(parts.count, 1)
      expectNear(parts[0].lowerBound, min(edges[1], edges[2]), within: 0.001)
      expectNear(parts[0].upperBound, max(edges[1], edges[2]), within: 0.001)
      let whole = layout.extents(ofBytes: 0..<text.utf8.count)
      expectEqual(whole.count, 1)
      expectEqual(whole[0].lowerBound, 0)
      expectNear(whole[0].upperBound, layout.size.width, within: 0.001)
    }
  }

  @Test(arguments: renderings)
  func `Positions beyond the text are where the line ends`(rendering: TextRendering) {
    let latin = layout("one", rendering)
    expectEqual(latin.leadingEdge(ofByte: 99), latin.size.width)
    expectEqual(latin.leadingEdge(ofByte: -3), 0)
    expectEqual(latin.extents(ofBytes: 2..<99).first?.upperBound, latin.size.width)
    expectEmpty(latin.extents(ofBytes: 1..<1))
    let hebrew = layout("שלום", rendering)
    expectEqual(hebrew.leadingEdge(ofByte: 99), 0)
    expectEqual(layout("", rendering).leadingEdge(ofByte: 4), 0)
  }

  @Test(arguments: renderings)
  func `The direction of a paragraph decides where its line ends`(rendering: TextRendering) {
    let layout = layout("שלום", rendering, .leftToRight)
    expectEqual(layout.leadingEdge(ofByte: 99), layout.size.width)
  }

  @Test(arguments: renderings)
  func `Each line of a paragraph goes on where the one before ends`(rendering: TextRendering) {
    for (text, isRightToLeft) in [
      ("one two three\nfour five\n", false), ("אחת שתיים שלוש ארבע חמש שש", true),
    ] {
      var request = layout(text, rendering).request
      request.maximumNumberOfLines = 0
      request.width = 90
      let layout = TextLayout(request)
      expectGreater(layout.lines.count, 2)
      let bytes = layout.lines.indices.map(layout.bytes(ofLine:))
      let newline = UInt8(ascii: "\n")
      expectEqual(bytes.first?.lowerBound, 0)
      expectEqual(bytes.last?.upperBound, text.utf8.count)
      for (one, next) in zip(bytes, bytes.dropFirst()) {
        let between = Array(text.utf8)[one.upperBound..<next.lowerBound]
        expect(between.isEmpty || Array(between) == [newline])
      }
      for (index, line) in layout.lines.enumerated() where !bytes[index].isEmpty {
        expectEqual(layout.isRightToLeft(line: index), isRightToLeft)
        let first = layout.leadingEdge(ofByte: bytes[index].lowerBound, line: index)
        let end = layout.leadingEdge(ofByte: bytes[index].upperBound, line: index)
        expectNear(first, isRightToLeft ? line.width : 0, within: 0.001)
        expectNear(end, isRightToLeft ? 0 : line.width, within: 0.001)
        // A part that begins before the line and ends after it covers all of the line.
        let all = layout.extents(ofBytes: 0..<text.utf8.count, line: index)
        expect(all.count == 1 && abs(all[0].lowerBound) < 0.001)
        expectNear(all[0].upperBound, line.width, within: 0.001)
      }
      expectEmpty(layout.extents(ofBytes: bytes[1], line: 0))
      expectEqual(layout.leadingEdge(ofByte: 0, line: 99), 0)
      expectEmpty(layout.extents(ofBytes: 0..<3, line: -1))
      expect(!layout.isRightToLeft(line: 99))
    }
  }

  @Test(arguments: renderings)
  func `Paragraphs with formats of their own count the bytes of the whole text`(
    rendering: TextRendering
  ) {
    let text = "one two\n\nthree four"
    var request = layout(text, rendering).request
    request.maximumNumberOfLines = 0
    var format = ParagraphFormat()
    format.spacing = 5
    request.paragraphs = [format]
    let layout = TextLayout(request)
    expectEqual(layout.lines.indices.map(layout.bytes(ofLine:)), [0..<7, 8..<8, 9..<19])
    expectEqual(layout.leadingEdge(ofByte: 9, line: 2), 0)
    expectEqual(layout.leadingEdge(ofByte: 19, line: 2), layout.lines[2].width)
    let part = layout.extents(ofBytes: 4..<12, line: 0)
    expect(part.count == 1 && part[0].lowerBound > 0)
    expectNear(part[0].upperBound, layout.lines[0].width, within: 0.001)
    expectEmpty(layout.extents(ofBytes: 0..<7, line: 2))
  }
}
