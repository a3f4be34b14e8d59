// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// A text set in blocks: each word a rectangle, measured by a built-in table.
///
/// Nothing of the machine's fonts is looked at, so that pictures are the same everywhere.
struct BlockText: TextContent {
  let widths: [CGFloat]
  let isTruncated: Bool
  let lines: [Line]
  let source: TextRuns

  /// A word or a piece of one.
  struct Block {
    var width: CGFloat
    var height: CGFloat
    var color: RGBA?
    var isSpace: Bool
    /// The characters; none for an ellipsis.
    var text: Substring = ""
    var isEllipsis = false
    var run = 0
    /// The first of its bytes.
    var byte = 0
  }

  struct Line {
    var blocks: [Block] = []
    var isRightToLeft = false
    /// The bytes of the line in the text, without what ends its paragraph.
    var bytes = 0..<0

    var width: CGFloat {
      // Spaces at the end of a line take no space.
      let end = blocks.lastIndex { !$0.isSpace }.map { $0 + 1 } ?? 0
      return blocks[..<end].reduce(0) { $0 + $1.width }
    }
  }

  init(_ request: TextRequest) {
    var request = request
    let isCut = request.cutInvisible()
    var breaker = Breaker(request: request)
    breaker.setParagraphs()
    source = TextRuns(request.runs)
    lines = breaker.lines
    isTruncated = breaker.isTruncated || isCut
    widths = breaker.lines.map(\.width)
  }

  func isRightToLeft(line: Int) -> Bool { lines[line].isRightToLeft }

  func bytes(ofLine line: Int) -> Range<Int> { lines[line].bytes }

  func draw(line index: Int, on canvas: Canvas, at origin: CGPoint, color: RGBA) {
    let line = lines[index]
    var x = line.isRightToLeft ? origin.x + widths[index] : origin.x
    for block in line.blocks {
      if line.isRightToLeft { x -= block.width }
      if !block.isSpace {
        canvas.fill(
          CGRect(x: x, y: origin.y - block.height, width: block.width, height: block.height),
          with: block.color ?? color)
      }
      if !line.isRightToLeft { x += block.width }
    }
  }

  /// Breaks paragraphs into lines, greedily.
  private struct Breaker {
    let request: TextRequest
    var lines: [Line] = []
    var isTruncated = false

    /// A piece of text that is not broken unless it must be, in one font and colour.
    private struct Piece {
      var text: Substring
      var run: Int
      var isSpace: Bool
      var byte: Int

      var isTab: Bool { text == "\t" }
    }

    /// The number of bytes before what is read next.
    private var byte = 0

    init(request: TextRequest) { self.request = request }

    private var limit: Int {
      request.maximumNumberOfLines > 0 ? request.maximumNumberOfLines : .max
    }

    mutating func setParagraphs() {
      var paragraph: [Piece] = []
      var start = 0
      for (index, run) in request.runs.enumerated() {
        var rest = run.text[...]
        while let end = rest.firstIndex(where: \.isNewline) {
          append(rest[..<end], run: index, to: &paragraph)
          setParagraph(paragraph, from: start)
          paragraph = []
          byte += rest[end].utf8.count
          start = byte
          rest = rest[rest.index(after: end)...]
          if isFull { return endText() }
        }
        append(rest, run: index, to: &paragraph)
      }
      setParagraph(paragraph, from: start)
    }

    private var isFull: Bool { lines.count >= limit }

    /// More paragraphs follow the last line there may be.
    private mutating func endText() {
      isTruncated = true
      guard request.lineBreak == .truncateTail, var line = lines.popLast() else { return }
      truncate(&line, always: true)
      lines.append(line)
    }

    private mutating func append(_ text: Substring, run: Int, to pieces: inout [Piece]) {
      // Between an attachment and what is beside it a line may break.
      let isAttached = request.runs[run].style?.attachment != nil
      var rest = text
      while let first = rest.first {
        let isSpace = first.isWhitespace
        let end =
          isAttached || first == "\t"
          ? rest.index(after: rest.startIndex)
          : rest.firstIndex { $0.isWhitespace != isSpace || $0 == "\t" } ?? rest.endIndex
        pieces.append(Piece(text: rest[..<end], run: run, isSpace: isSpace, byte: byte))
        byte += rest[..<end].utf8.count
        rest = rest[end...]
      }
    }

    private mutating func setParagraph(_ pieces: [Piece], from start: Int) {
      let firstLine = lines.count
      let isRightToLeft = direction(of: pieces)
      var line = Line(isRightToLeft: isRightToLeft, bytes: start..<start)
      var (start, used) = (start, request.firstLineIndent)
      for (index, piece) in pieces.enumerated() {
        // Only as much of a word as could ever be seen is measured.
        for part in parts(of: piece) {
          var block = block(part, of: piece)
          if piece.isTab { block.width = tabWidth(index, of: pieces, at: used) }
          let breaks =
            !piece.isSpace && !line.blocks.isEmpty && used + block.width > request.width + 1e-6
          if breaks {
            let isLast = lines.count == limit - 1
            if isLast { isTruncated = true }
            if isLast, request.lineBreak != .clip {
              line.blocks.append(block)
              if cutsOff {
                truncate(&line, always: index < pieces.count - 1)
              } else {
                line.blocks.removeLast()
              }
              lines.append(line)
              return
            }
            // A last line that is clipped runs on beyond the width.
            if !isLast {
              lines.append(line)
              line = Line(isRightToLeft: isRightToLeft, bytes: start..<start)
              used = 0
            }
          }
          line.blocks.append(block)
          start += part.utf8.count
          line.bytes = line.bytes.lowerBound..<start
          used += block.width
        }
      }
      if cutsOff, limit == 1, line.width > request.width + 1e-6 {
        isTruncated = true
        truncate(&line, always: false)
      }
      if request.avoidsLoneWords, lines.count > firstLine { joinLoneWord(of: &line) }
      lines.append(line)
    }

    /// Gives a line that is a word alone the last word of the line before it, if that fits.
    private mutating func joinLoneWord(of line: inout Line) {
      guard request.alignment != .justified, request.lineBreak != .characterWrap, !isTruncated,
        var before = lines.last, before.blocks.last?.isSpace == true
      else { return }
      let word = line.blocks.prefix { !$0.isSpace }
      guard !word.isEmpty, line.blocks[word.endIndex...].allSatisfy(\.isSpace),
        let end = before.blocks.lastIndex(where: { !$0.isSpace }),
        let space = before.blocks[..<end].lastIndex(where: \.isSpace),
        before.blocks[..<space].contains(where: { !$0.isSpace })
      else { return }
      var joined = line
      joined.blocks = Array(before.blocks[(space + 1)...]) + line.blocks
      joined.bytes = before.blocks[space + 1].byte..<line.bytes.upperBound
      guard joined.width <= request.width + 1e-6 else { return }
      before.blocks.removeSubrange((space + 1)...)
      before.bytes = before.bytes.lowerBound..<joined.bytes.lowerBound
      lines[lines.count - 1] = before
      line = joined
    }

    /// The width of a tab that is so far from the beginning of the lines: up to the place that it leads
    /// to, less what stands in front of that of the text behind it.
    private func tabWidth(_ index: Int, of pieces: [Piece], at used: CGFloat) -> CGFloat {
      // The first line may begin in front of the others.
      let start = used + max(0, -request.firstLineIndent)
      let stop = request.tabs.stop(after: start)
      let space = stop.location - start
      let text = pieces[(index + 1)...].prefix { !$0.isTab }
      func width(upTo sign: Unicode.Scalar?) -> CGFloat {
        var width: CGFloat = 0
        for piece in text {
          let run = request.runs[piece.run]
          for character in piece.text {
            let advance = BlockMetrics.advance(of: character, in: run)
            if let sign, character.unicodeScalars.first == sign { return width + advance / 2 }
            width += advance
          }
        }
        return width
      }
      return switch stop.alignment {
      case .left: space
      case .center: max(0, space - width(upTo: nil) / 2)
      case .right: max(0, space - width(upTo: nil))
      case .decimal(let sign): max(0, space - width(upTo: sign))
      }
    }

    private var cutsOff: Bool {
      switch request.lineBreak {
      case .truncateHead, .truncateMiddle, .truncateTail: true
      case .wordWrap, .characterWrap, .clip: false
      }
    }

    /// Shortens a line until it fits with an ellipsis, which is a block of its own.
    private func truncate(_ line: inout Line, always: Bool) {
      let size = request.runs.last?.font.size ?? 0
      var ellipsis = Block(width: 0.83 * size, height: 0.12 * size, color: nil, isSpace: false)
      guard always || line.width > request.width + 1e-6 else { return }
      var available = max(request.width - ellipsis.width, 0)
      var kept: [Block] = []
      for block in line.blocks where available > 0 {
        // A word may be shortened, an attachment is there as a whole or not at all.
        if request.runs[block.run].style?.attachment != nil, block.width > available { break }
        var part = block
        part.width = min(block.width, available)
        kept.append(part)
        available -= part.width
      }
      while kept.last?.isSpace == true { kept.removeLast() }
      ellipsis.isEllipsis = true
      // An attachment is no run for signs: the text beside it is.
      func isText(_ block: Block) -> Bool { request.runs[block.run].style?.attachment == nil }
      let blocks = line.blocks
      ellipsis.run =
        (kept.last(where: isText) ?? blocks.first(where: isText) ?? kept.last ?? blocks.first)?.run
        ?? 0
      line.blocks = kept + [ellipsis]
    }

    /// A word as it is, or letter by letter where it is longer than a line.
    private func parts(of piece: Piece) -> [Substring] {
      guard !piece.isSpace, request.width.isFinite, limit > 1 || !cutsOff else {
        return [piece.text]
      }
      let isLong =
        request.lineBreak == .characterWrap
        || BlockMetrics.width(of: piece.text, in: request.runs[piece.run]) > request.width
      guard isLong else { return [piece.text] }
      return piece.text.indices.map { piece.text[$0...$0] }
    }

    private func block(_ text: Substring, of piece: Piece) -> Block {
      let run = request.runs[piece.run]
      // A part of a piece shares its text, so that the distance between the two is cheap.
      let offset = piece.text.utf8.distance(from: piece.text.startIndex, to: text.startIndex)
      return Block(
        width: BlockMetrics.width(of: text, in: run),
        height: BlockMetrics.height(of: text) * run.font.size, color: run.color,
        isSpace: piece.isSpace, text: text, run: piece.run, byte: piece.byte + offset)
    }

    private func direction(of pieces: [Piece]) -> Bool {
      switch request.direction {
      case .leftToRight: return false
      case .rightToLeft: return true
      case .automatic:
        for piece in pieces {
          for character in piece.text {
            if let isRightToLeft = BlockMetrics.isRightToLeft(character) { return isRightToLeft }
          }
        }
        return false
      }
    }
  }
}

/// Widths of letters that depend on no font: thousandths of an em.
///
/// They are near those of Inter, so that block texts break lines and fill labels much as real ones
/// do; what counts is that they are the same on every machine.
enum BlockMetrics {
  /// From U+0020 to U+007E.
  private static let ascii: [UInt16] = [
    281, 278, 403, 631, 638, 812, 639, 222, 362, 362, 500, 659, 280, 460, 276, 357, 625, 464, 605,
    636, 642, 608, 624, 571, 616, 624, 276, 280, 659, 659, 659, 507, 936, 676, 651, 727, 719, 598,
    587, 743, 740, 264, 543, 652, 562, 889, 753, 761, 635, 761, 639, 638, 642, 741, 676, 949, 642,
    665, 625, 362, 357, 362, 469, 452, 497, 564, 621, 558, 621, 582, 361, 609, 591, 237, 237, 544,
    237, 869, 585, 597, 609, 609, 372, 523, 364, 581, 557, 812, 540, 557, 541, 362, 327, 362, 659,
  ]

  /// The width of one user-perceived character, in ems.
  static func advance(of character: Character) -> CGFloat {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.value >= 0x20, first.value <= 0x7E, scalars.count == 1 {
      return CGFloat(ascii[Int(first.value) - 0x20]) / 1000
    }
    let properties = first.properties
    if properties.isEmojiPresentation || scalars.contains("\u{FE0F}") { return 1.25 }
    switch properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator:
      return 0
    default: break
    }
    // Ideographs, kana, hangul and full-width forms are as wide as they are high.
    switch first.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0x20000...0x3FFFD:
      return 1
    default: return 0.6
    }
  }

  /// The width of one user-perceived character of a run, in points, with the space behind it.
  static func advance(of character: Character, in run: TextRequest.Run) -> CGFloat {
    let own = advance(of: character)
    let spacing = own > 0 && character.isSpaced ? run.font.usableLetterSpacing : 0
    guard let style = run.style else { return own * run.font.size + spacing }
    if let attachment = style.attachment { return attachment.advance + style.kern }
    // A soft hyphen takes no space where no line breaks.
    if character == "\u{AD}" { return 0 }
    return own * run.font.size * style.expansion + spacing + style.kern
  }

  static func width(of text: Substring, in run: TextRequest.Run) -> CGFloat {
    guard run.style == nil else { return text.reduce(0) { $0 + advance(of: $1, in: run) } }
    let spacing = run.font.usableLetterSpacing
    var (ems, spacedCount): (CGFloat, Int) = (0, 0)
    for character in text {
      let own = advance(of: character)
      ems += own
      if spacing != 0, own > 0, character.isSpaced { spacedCount += 1 }
    }
    return ems * run.font.size + CGFloat(spacedCount) * spacing
  }

  /// Returns the height of a word's block above the baseline, in ems: as capitals and digits do, or
  /// as small letters.
  static func height(of word: Substring) -> CGFloat {
    word.allSatisfy { "acemnorsuvwxz".contains($0) } ? 0.546 : 0.727
  }

  /// Whether a character belongs to a script that is written from right to left; nil if to none.
  static func isRightToLeft(_ character: Character) -> Bool? {
    guard let first = character.unicodeScalars.first else { return nil }
    switch first.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: return true
    default: return first.properties.isAlphabetic ? false : nil
    }
  }
}
