// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

internal import CCairo
internal import CLoadedLibraries
internal import CPango
import Foundation
import Geometry

// Pango has no letters that are wider or narrower than their font's. They are set by themselves, their
// widths take their places in the text, and they are drawn there one by one, stretched.
extension PangoText {
  /// Returns the width of each character of a run whose letters are wider or narrower than its font's.
  ///
  /// - Returns: The bytes of letters that belong together with the width of each of their Unicode
  ///   scalars, in points.
  static func widths(
    expanding run: TextRequest.Run, _ direction: TextRequest.Direction, with shaper: PangoShaper
  ) -> [(bytes: Range<Int>, width: CGFloat)] {
    let request = TextRequest(unexpanding: run, direction)
    let layout = make(request, runs: request.runs, with: shaper)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let (spacings, utf8) = (run.spacings, Array(run.text.utf8))
    var widths: [(bytes: Range<Int>, width: CGFloat)] = []
    for line in allLines(of: layout, from: request.runs) {
      let end = Int(line.pointer.pointee.start_index) + Int(line.pointer.pointee.length)
      let letters = line.letters
      for (index, letter) in letters.enumerated() {
        let bytes = letter.byte..<(index + 1 < letters.count ? letters[index + 1].byte : end)
        // A tab has the width that its place gives it.
        guard !bytes.isEmpty, utf8[bytes.lowerBound] != 0x09 else { continue }
        let space = spacings.first { $0.bytes.contains(bytes.lowerBound) }?.space
        let count = utf8[bytes].count { $0 & 0xC0 != 0x80 }
        // The font's own space between letters is as much wider as they are; the run's is not.
        let kern = space == nil ? 0 : run.style?.kern ?? 0
        let width = (letter.width + CGFloat(space ?? 0) - kern) * run.expansion + kern
        widths.append((bytes, width / CGFloat(max(1, count))))
      }
    }
    return widths
  }

  /// Calls a function for the letters of a run that are wider or narrower than its font's, with the
  /// context stretched where each begins.
  func showExpanded(
    line index: Int, run: Int, in context: OpaquePointer,
    _ body: (UnsafeMutablePointer<PangoFont>?, UnsafeMutablePointer<PangoGlyphString>) -> Void
  ) {
    let source = source(line: index)
    // The line's part of the run: each line of a long one sets no more than it shows.
    let line = lines[index].pointer.pointee
    let start = max(0, Int(line.start_index) - source.starts[run])
    let end = max(start, Int(line.start_index) + Int(line.length) - source.starts[run])
    var own = source.runs[run]
    own.text = String(decoding: own.text.utf8.prefix(end).dropFirst(start), as: UTF8.self)
    let clusters = clusters(line: index).filter { $0.run == run && !$0.isEllipsis }
    let direction: TextRequest.Direction =
      isRightToLeft(line: index) ? .rightToLeft : .leftToRight
    let letters = PangoText(TextRequest(unexpanding: own, direction))
    // It is released when the shaper is not in use any more, which it uses then.
    withExtendedLifetime(letters) {
      let lines = letters.lines
      PangoShaper.use { _ in
        let starts = lines.flatMap { $0.letters.map(\.byte) }
        // A letter with marks has a place for each of them.
        var positions: [Int: CGFloat] = [:]
        for cluster in clusters {
          let byte = cluster.byte - source.starts[run] - start
          let letter = starts.partitioningIndex { $0 > byte } - 1
          guard letter >= 0 else { continue }
          positions[starts[letter]] = min(positions[starts[letter]] ?? cluster.x, cluster.x)
        }
        for line in lines {
          line.forEachLetter { byte, font, glyphs in
            guard let x = positions[byte] else { return }
            var glyphs = glyphs
            cairo_save(context)
            cairo_translate(context, x, 0)
            cairo_scale(context, own.expansion, 1)
            cairo_new_path(context)
            cairo_move_to(context, 0, 0)
            body(font, &glyphs)
            cairo_restore(context)
          }
        }
      }
    }
  }
}

extension TextRequest {
  /// A request for the letters of a run as they are in its font.
  fileprivate init(unexpanding run: Run, _ direction: Direction) {
    var plain = run
    plain.font.letterSpacing = 0
    plain.color = nil
    plain.style = nil
    if run.style?.hasLigatures == false {
      plain.style = TextStyle()
      plain.style?.hasLigatures = false
    }
    self.init(runs: [plain], lineHeight: 0, ascent: 0)
    self.direction = direction
  }
}

extension TextRequest.Run {
  /// The factor of the letters' widths.
  var expansion: CGFloat { style?.expansion ?? 1 }
  /// Whether letters are wider or narrower than the font's.
  var isExpanded: Bool { expansion != 1 && style?.attachment == nil }
}

extension TextRuns {
  /// Whether something stands in the text by its width alone.
  var hasShapes: Bool { hasAttachments || hasExpansions }
}
