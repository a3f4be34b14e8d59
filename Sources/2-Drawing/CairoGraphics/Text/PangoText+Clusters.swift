// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

internal import CCairo
internal import CLoadedLibraries
internal import CPango
import Foundation

extension PangoText {
  func source(line: Int) -> TextRuns { lines[line].source }

  func hasColorGlyphs(line: Int) -> Bool { lines[line].hasColorGlyphs }

  func clusters(line index: Int) -> [TextCluster] {
    let (line, end) = (lines[index], widths[index])
    let spaces = line.spaces
    let ellipsisRun = line.ellipsisRun
    return PangoShaper.use { _ in
      var clusters: [TextCluster] = []
      var x: CGFloat = 0
      // Beside a tab Pango removes the space around letters as it does at the ends of a line.
      var (isAtEdge, removed, lastHalf): (Bool, CGFloat, CGFloat) = (true, 0, 0)
      line.forEachItem { item in
        // Pango puts half of the space between letters on either side of each; here all of it is
        // behind the letter.
        let half = PangoText.letterSpacing(of: item.pointer) / 2 / CGFloat(PANGO_SCALE)
        let isTab =
          !item.isEllipsis && spaces.contains(item.start) && line.isTab(atByte: item.start)
        if isAtEdge { removed = half }
        for cluster in item.clusters {
          let byte = item.start + cluster.byte
          let behind = item.isRightToLeft ? 0 : removed + lastHalf
          let space = isAtEdge ? 0 : isTab ? behind : half
          isAtEdge = isTab
          clusters.append(
            TextCluster(
              byte: byte, run: line.run(ofByte: byte, in: item, ellipsisRun), x: x + space,
              width: 0,
              isSpace: !item.isEllipsis && spaces.contains(byte),
              isRightToLeft: item.isRightToLeft, isEllipsis: item.isEllipsis))
          x += cluster.width
        }
        lastHalf = half
      }
      for index in clusters.indices {
        let right = index + 1 < clusters.count ? clusters[index + 1].x : max(end, x)
        clusters[index].width = max(0, right - clusters[index].x)
      }
      return clusters
    }
  }

  func ellipsisRun(line: Int) -> Int? { lines[line].ellipsisRun }

  func fill(line: Int, run: Int, in context: OpaquePointer) {
    show(line: line, run: run, in: context) { font, glyphs in
      pango_cairo_show_glyph_string(context, font, glyphs)
    }
  }

  func stroke(line: Int, run: Int, in context: OpaquePointer) {
    show(line: line, run: run, in: context) { font, glyphs in
      pango_cairo_glyph_string_path(context, font, glyphs)
      cairo_stroke(context)
    }
  }

  /// Calls a function for all glyphs of a run, with the context where they begin.
  private func show(
    line index: Int, run: Int, in context: OpaquePointer,
    _ body: (UnsafeMutablePointer<PangoFont>?, UnsafeMutablePointer<PangoGlyphString>) -> Void
  ) {
    guard lines[index].source.runs.indices.contains(run), lines[index].source.runs[run].isExpanded
    else { return showItems(line: index, run: run, in: context, body) }
    showExpanded(line: index, run: run, in: context, body)
    // An ellipsis has its own width.
    showItems(line: index, run: run, in: context, of: \.isEllipsis, body)
  }

  /// Calls a function for the glyphs of a run in some of a line's items, with the context where they begin.
  private func showItems(
    line index: Int, run: Int, in context: OpaquePointer,
    of isShown: (PangoItem) -> Bool = { _ in true },
    _ body: (UnsafeMutablePointer<PangoFont>?, UnsafeMutablePointer<PangoGlyphString>) -> Void
  ) {
    let line = lines[index]
    let ellipsisRun = line.ellipsisRun
    PangoShaper.use { _ in
      var x: CGFloat = 0
      line.forEachItem { item in
        // Neighbours of one font are one item, whatever runs they belong to.
        var part: (run: Int, glyphs: Range<Int>, x: CGFloat)?
        func end() {
          guard let whole = part, whole.run == run, isShown(item) else { return }
          var string = item.glyphString(whole.glyphs)
          cairo_new_path(context)
          cairo_move_to(context, whole.x, 0)
          body(item.font, &string)
        }
        for cluster in item.clusters {
          let own = line.run(ofByte: item.start + cluster.byte, in: item, ellipsisRun)
          if let whole = part, whole.run == own {
            part?.glyphs = whole.glyphs.lowerBound..<cluster.glyphs.upperBound
          } else {
            end()
            part = (own, cluster.glyphs, x)
          }
          x += cluster.width
        }
        end()
      }
    }
  }
}

/// Glyphs of one font and direction, side by side.
private struct PangoItem {
  let pointer: UnsafeMutableRawPointer
  let glyphs: PangoGlyphString
  let font: UnsafeMutablePointer<PangoFont>?
  /// The first byte of its text.
  let start: Int
  let isRightToLeft: Bool
  /// Whether it stands for what is left out.
  let isEllipsis: Bool

  /// `PANGO_ANALYSIS_FLAG_IS_ELLIPSIS`, which is no constant that Swift can read.
  private static let ellipsisFlag: guint8 = 1 << 1

  /// Glyphs that belong together.
  struct Cluster {
    /// The first byte, from the item's first.
    var byte: Int
    var glyphs: Range<Int>
    var width: CGFloat
  }

  init?(_ pointer: UnsafeMutableRawPointer) {
    let run = pointer.assumingMemoryBound(to: PangoGlyphItem.self).pointee
    guard let item = run.item, let glyphs = run.glyphs else { return nil }
    self.pointer = pointer
    self.glyphs = glyphs.pointee
    font = item.pointee.analysis.font
    start = Int(item.pointee.offset)
    isRightToLeft = item.pointee.analysis.level % 2 == 1
    isEllipsis = item.pointee.analysis.flags & Self.ellipsisFlag != 0
  }

  /// Returns a part of the glyphs, which stays valid as long as all of them.
  func glyphString(_ part: Range<Int>) -> PangoGlyphString {
    var string = glyphs
    string.num_glyphs = Int32(part.count)
    string.glyphs += part.lowerBound
    string.log_clusters += part.lowerBound
    return string
  }

  var clusters: [Cluster] {
    var clusters: [Cluster] = []
    for index in 0..<Int(glyphs.num_glyphs) {
      let width = CGFloat(glyphs.glyphs[index].geometry.width) / CGFloat(PANGO_SCALE)
      let byte = Int(glyphs.log_clusters[index])
      if let last = clusters.last, last.byte == byte {
        clusters[clusters.count - 1].glyphs = last.glyphs.lowerBound..<(index + 1)
        clusters[clusters.count - 1].width += width
      } else {
        clusters.append(Cluster(byte: byte, glyphs: index..<(index + 1), width: width))
      }
    }
    return clusters
  }
}

extension PangoText.Line {
  /// Calls a function for the items of the line, from left to right.
  fileprivate func forEachItem(_ body: (PangoItem) -> Void) {
    var node = pointer.pointee.runs
    while let current = node {
      if let data = current.pointee.data, let item = PangoItem(data) { body(item) }
      node = current.pointee.next
    }
  }

  /// Calls a function for the letters of the line, each with its first byte, from left to right.
  func forEachLetter(
    _ body: (_ byte: Int, _ font: UnsafeMutablePointer<PangoFont>?, _ glyphs: PangoGlyphString) ->
      Void
  ) {
    forEachItem { item in
      for cluster in item.clusters {
        body(item.start + cluster.byte, item.font, item.glyphString(cluster.glyphs))
      }
    }
  }

  /// The letters of the line in the order of the text, each with its first byte and its width in points.
  var letters: [(byte: Int, width: CGFloat)] {
    var letters: [(byte: Int, width: CGFloat)] = []
    forEachItem { item in
      letters += item.clusters.map { (item.start + $0.byte, $0.width) }
    }
    return letters.sorted { $0.byte < $1.byte }
  }

  /// The run that the line's ellipsis belongs to; nil without one.
  ///
  /// Pango gives it what it stands for. Where that is an attachment it belongs to the text beside it: in
  /// front of it if there is any, or else behind it.
  var ellipsisRun: Int? {
    var (own, isRightToLeft): (Int?, Bool) = (nil, false)
    forEachItem { item in
      guard item.isEllipsis else { return }
      (own, isRightToLeft) = (source.run(ofByte: item.start), item.isRightToLeft)
    }
    guard let own, source.runs.indices.contains(own), source.runs[own].style?.attachment != nil
    else { return own }
    var (left, right, isBehind): ([Int], [Int], Bool) = ([], [], false)
    forEachItem { item in
      guard !item.isEllipsis else { return isBehind = true }
      for cluster in item.clusters {
        let run = source.run(ofByte: item.start + cluster.byte)
        guard source.runs[run].style?.attachment == nil else { continue }
        if isBehind { right.append(run) } else { left.append(run) }
      }
    }
    return isRightToLeft ? right.first ?? left.last ?? own : left.last ?? right.first ?? own
  }

  fileprivate func isTab(atByte byte: Int) -> Bool {
    let run = source.run(ofByte: byte)
    guard source.runs.indices.contains(run) else { return false }
    let utf8 = source.runs[run].text.utf8
    let index = utf8.index(
      utf8.startIndex, offsetBy: byte - source.starts[run], limitedBy: utf8.endIndex)
    return index.map { $0 < utf8.endIndex && utf8[$0] == 0x09 } ?? false
  }

  fileprivate func run(ofByte byte: Int, in item: PangoItem, _ ellipsisRun: Int?) -> Int {
    if item.isEllipsis, let ellipsisRun { return ellipsisRun }
    return source.run(ofByte: byte)
  }

  /// Gives the ellipsis of the line its own width: Pango gives it all of the space that it stands in,
  /// which is as wide as an attachment that is cut off.
  func fitEllipsis() {
    forEachItem { item in
      guard item.isEllipsis, let font = item.font, item.glyphs.num_glyphs > 0 else { return }
      let last = item.glyphs.glyphs + (Int(item.glyphs.num_glyphs) - 1)
      var logical = PangoRectangle()
      pango_font_get_glyph_extents(font, last.pointee.glyph, nil, &logical)
      last.pointee.geometry.width = min(last.pointee.geometry.width, logical.width)
    }
  }

  /// The width of the line's glyphs, in Pango's units, if attachments are cut off of it, or letters are
  /// wider or narrower than their font's: Pango's own width counts what is cut off, and spaces at the end.
  var glyphWidth: CGFloat? {
    guard source.hasShapes else { return nil }
    var (width, isCut): (CGFloat, Bool) = (0, source.hasExpansions)
    forEachItem { item in
      for index in 0..<Int(item.glyphs.num_glyphs) {
        width += CGFloat(item.glyphs.glyphs[index].geometry.width)
      }
      isCut = isCut || item.isEllipsis
    }
    return isCut ? width : nil
  }

  /// The first bytes of the line's white space.
  fileprivate var spaces: Set<Int> {
    let start = Int(pointer.pointee.start_index)
    let end = start + Int(pointer.pointee.length)
    var spaces: Set<Int> = []
    for index in source.run(ofByte: start)..<source.runs.count {
      guard source.starts[index] < end else { break }
      let text = source.runs[index].text
      // From where the line begins: a long text has many lines.
      var byte = max(source.starts[index], start)
      let first = text.utf8.index(
        text.startIndex, offsetBy: byte - source.starts[index], limitedBy: text.endIndex)
      for scalar in text.unicodeScalars[(first ?? text.endIndex)...] {
        guard byte < end else { break }
        if scalar.properties.isWhitespace { spaces.insert(byte) }
        byte += UTF8.width(scalar)
      }
    }
    return spaces
  }
}
