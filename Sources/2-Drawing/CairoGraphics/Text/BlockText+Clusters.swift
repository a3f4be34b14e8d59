// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

internal import CCairo
import Foundation

extension BlockText {
  func source(line: Int) -> TextRuns { source }

  func hasColorGlyphs(line: Int) -> Bool { false }

  func ellipsisRun(line: Int) -> Int? { lines[line].blocks.first(where: \.isEllipsis)?.run }

  func clusters(line index: Int) -> [TextCluster] {
    let line = lines[index]
    var clusters: [TextCluster] = []
    var x: CGFloat = 0
    for block in line.blocks {
      let end = x + block.width
      var byte = block.byte
      let run = source.runs[block.run]
      for character in block.text {
        // A word that was shortened ends where its block does.
        guard x < end || block.isSpace else { break }
        let advance =
          character == "\t"
          ? block.width : BlockMetrics.advance(of: character, in: run)
        clusters.append(
          TextCluster(
            byte: byte, run: block.run, x: x, width: max(0, min(advance, end - x)),
            isSpace: block.isSpace, isRightToLeft: line.isRightToLeft))
        byte += character.utf8.count
        x = min(x + advance, end)
      }
      x = end
    }
    guard line.isRightToLeft else { return clusters }
    let width = widths[index]
    return clusters.reversed().map { cluster in
      var mirrored = cluster
      mirrored.x = width - cluster.x - cluster.width
      return mirrored
    }
  }

  func fill(line: Int, run: Int, in context: OpaquePointer) {
    trace(line: line, run: run, in: context)
    cairo_fill(context)
  }

  func stroke(line: Int, run: Int, in context: OpaquePointer) {
    trace(line: line, run: run, in: context)
    cairo_stroke(context)
  }

  private func trace(line index: Int, run: Int, in context: OpaquePointer) {
    let line = lines[index]
    cairo_new_path(context)
    var x = line.isRightToLeft ? widths[index] : 0
    for block in line.blocks {
      if line.isRightToLeft { x -= block.width }
      let isLetters = block.isEllipsis || source.runs[run].style?.attachment == nil
      if !block.isSpace, block.run == run, isLetters {
        cairo_rectangle(context, x, -block.height, block.width, block.height)
      }
      if !line.isRightToLeft { x += block.width }
    }
  }
}
