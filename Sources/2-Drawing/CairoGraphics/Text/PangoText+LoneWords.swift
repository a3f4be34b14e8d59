// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

internal import CLoadedLibraries
internal import CPango
import Foundation

extension PangoText {
  /// Returns lines in which no paragraph ends with a word alone if the word before it fits beside it, and the
  /// layouts that own those that were set anew.
  static func withoutLoneWords(
    _ all: [Line], _ request: TextRequest, with shaper: PangoShaper
  ) -> ([Line], [OpaquePointer]) {
    guard request.avoidsLoneWords, all.count > 1, request.width.isFinite,
      request.alignment != .justified, request.lineBreak != .characterWrap
    else { return (all, []) }
    let utf8 = Array(request.text.utf8)
    var (lines, layouts) = (all, [OpaquePointer]())
    for index in 1..<all.count {
      let isLast = index + 1 == all.count || all[index + 1].pointer.pointee.is_paragraph_start != 0
      guard isLast, all[index].pointer.pointee.is_paragraph_start == 0,
        let split = LoneWord.split(utf8, all[index - 1].bytes, all[index].bytes)
      else { continue }
      var parts = request
      parts.width = .infinity
      parts.lineBreak = .wordWrap
      if index > 1 { parts.firstLineIndent = 0 }
      func line(_ bytes: Range<Int>) -> Line? {
        let runs = Self.runs(request.runs, in: bytes)
        let layout = make(parts, runs: runs, with: shaper)
        layouts.append(layout)
        parts.firstLineIndent = 0
        return allLines(of: layout, from: runs).first
      }
      guard let first = line(all[index - 1].bytes.lowerBound..<split.end),
        let last = line(split.start..<all[index].bytes.upperBound),
        width(of: last) <= request.width + 0.01
      else { continue }
      lines[index - 1] = first
      lines[index] = last
    }
    return (lines, layouts)
  }

  private static func runs(
    _ runs: [TextRequest.Run], in bytes: Range<Int>
  ) -> [TextRequest.Run] {
    var (result, start): ([TextRequest.Run], Int) = ([], 0)
    for run in runs {
      let count = run.text.utf8.count
      let (first, end) = (max(bytes.lowerBound - start, 0), min(bytes.upperBound - start, count))
      start += count
      guard first < end else { continue }
      var part = run
      part.text = String(
        decoding: run.text.utf8.dropFirst(first).prefix(end - first), as: UTF8.self)
      result.append(part)
    }
    return result
  }
}

enum LoneWord {
  /// Returns where the last word of a line begins that is to join the word alone on the line behind it, and
  /// where the words before it end; nil where there is more than a word on that line, or no more than one on the
  /// line before. Words end at spaces.
  static func split(
    _ utf8: [UInt8], _ before: Range<Int>, _ last: Range<Int>
  ) -> (end: Int, start: Int)? {
    func isSpace(_ byte: Int) -> Bool { utf8[byte] == 0x20 || utf8[byte] == 0x09 }
    let word = last.drop(while: isSpace).reversed().drop(while: isSpace)
    guard before.upperBound > before.lowerBound, !word.isEmpty, !word.contains(where: isSpace),
      isSpace(before.upperBound - 1)
    else { return nil }
    let words = before.reversed().drop(while: isSpace)
    guard let space = words.first(where: isSpace),
      let end = (before.lowerBound..<space).last(where: { !isSpace($0) })
    else { return nil }
    return (end + 1, space + 1)
  }
}

extension PangoText.Line {
  fileprivate var bytes: Range<Int> {
    let start = Int(pointer.pointee.start_index)
    return start..<start + Int(pointer.pointee.length)
  }
}
