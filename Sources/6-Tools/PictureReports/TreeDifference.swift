// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The differences between two layout trees, line by line, with the movements and their distances.
package struct TreeDifference: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
      case same = " "
      case removed = "-"
      case added = "+"
      /// Lines that are the same and are left out.
      case gap = "…"
    }

    let kind: Kind
    let text: String
  }

  /// The lines that differ, with three around them.
  private(set) var lines: [Line] = []
  /// Elements whose frame changed: `cell 0, 3 moved by 2, 0`.
  private(set) var moves: [String] = []

  /// The most lines that are compared where something differs. The difference of a thousand lines
  /// that have nothing in common takes 30 MB.
  static let maximumCompared = 1000
  /// The most pairs of lines that were compared.
  let comparisonCount: Int
  static let maximumKept = 600

  /// Compares two trees.
  ///
  /// - Complexity: O((n + m) · d) for trees of n and m lines that differ in d.
  init(expected: String, actual: String) {
    let (old, new) = (Self.lines(of: expected), Self.lines(of: actual))
    let ends = Self.differenceOfEnds(expected, actual)
    let start = zip(old, new).prefix { $0 == $1 }.count
    let shorter = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(shorter).prefix { $0 == $1 }.count
    comparisonCount =
      min(old.count - end - start, Self.maximumCompared)
      * min(new.count - end - start, Self.maximumCompared)
    let all =
      ends + old[..<start].map { Line(kind: .same, text: $0) }
      + Self.changes(from: old[start..<(old.count - end)], to: new[start..<(new.count - end)])
      + old[(old.count - end)...].map { Line(kind: .same, text: $0) }
    lines = Self.withContext(all)
    moves = Self.moves(in: all)
  }

  private static func changes(from before: ArraySlice<String>, to after: ArraySlice<String>)
    -> [Line]
  {
    let (old, new) = (Array(before.prefix(maximumCompared)), Array(after.prefix(maximumCompared)))
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var all: [Line] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left) {
        all.append(Line(kind: .removed, text: old[left]))
        left += 1
      } else if added.contains(right) {
        all.append(Line(kind: .added, text: new[right]))
        right += 1
      } else {
        all.append(Line(kind: .same, text: old[left]))
        left += 1
        right += 1
      }
    }
    let rest = max(before.count, after.count) - maximumCompared
    if rest > 0 { all.append(Line(kind: .gap, text: "\(rest) more lines are not compared")) }
    return all
  }

  /// The lines of a text without their ends, whichever they are.
  private static func lines(of text: String) -> [String] {
    // For Swift a carriage return and a line feed are one character, and no line feed.
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map {
      let line = $0.last == "\r" ? $0.dropLast() : $0
      return String(String.UnicodeScalarView(line.prefix(500))).visible
    }
  }

  /// Says that lines end in another way, which they do not show.
  private static func differenceOfEnds(_ expected: String, _ actual: String) -> [Line] {
    let (old, new) = (expected.contains("\r\n"), actual.contains("\r\n"))
    guard old != new, !expected.isEmpty else { return [] }
    let words = old ? "CR LF in place of LF" : "LF in place of CR LF"
    return [Line(kind: .gap, text: "The lines of the reference end with \(words)")]
  }

  /// Leaves out what is the same and more than three lines from what is not.
  private static func withContext(_ all: [Line]) -> [Line] {
    let context = 3
    var isNear = [Bool](repeating: false, count: all.count)
    for (index, line) in all.enumerated() where line.kind != .same {
      for near in max(0, index - context)...min(all.count - 1, index + context) {
        isNear[near] = true
      }
    }
    var result: [Line] = []
    for (index, line) in all.enumerated() {
      guard result.count < maximumKept else {
        result.append(Line(kind: .gap, text: "\(all.count - index) more lines"))
        break
      }
      if isNear[index] {
        result.append(line)
      } else if result.last?.kind != .gap {
        result.append(Line(kind: .gap, text: ""))
      }
    }
    return result.allSatisfy { $0.kind == .gap && $0.text.isEmpty } ? [] : result
  }

  /// Pairs elements that went with elements of the same name that came.
  private static func moves(in lines: [Line]) -> [String] {
    let old = Dictionary(grouping: elements(lines, .removed), by: \.name)
    let new = Dictionary(grouping: elements(lines, .added), by: \.name)
    var seen: Set<String> = []
    var sentences: [String] = []
    for name in elements(lines, .removed).map(\.name) where seen.insert(name).inserted {
      guard let before = old[name], let after = new[name], before.count == after.count else {
        continue
      }
      for (from, to) in zip(before, after) {
        if let change = from.change(to: to) { sentences.append("\(name) \(change)") }
      }
      if sentences.count >= 200 { break }
    }
    return Array(sentences.prefix(200))
  }

  private static func elements(_ lines: [Line], _ kind: Line.Kind) -> [TreeElement] {
    lines.filter { $0.kind == kind }.compactMap { TreeElement(line: $0.text) }
  }
}

/// An element of a layout tree, as its line says:
/// `cell           0, 3    10, 347  253 × 317            "3"`.
struct TreeElement: Hashable {
  /// The name and the location in the data: `cell 0, 3`.
  let name: String
  private let origin: [Double]
  private let size: [Double]
  private let sizeText: Substring

  /// Reads a line; nil if it is not that of an element.
  init?(line: String) {
    let columns = line.split(separator: "  ").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
    guard let index = columns.indices.dropFirst(2).first(where: { columns[$0].contains(" × ") })
    else { return nil }
    let origin = Self.numbers(columns[index - 1], separator: ", ")
    let size = Self.numbers(columns[index], separator: " × ")
    guard origin.count == 2, size.count == 2 else { return nil }
    name = columns[..<(index - 1)].joined(separator: " ")
    self.origin = origin
    self.size = size
    sizeText = columns[index]
  }

  /// Returns what happened to the frame; nil if nothing did.
  func change(to other: TreeElement) -> String? {
    var words: [String] = []
    if origin != other.origin {
      let delta = zip(origin, other.origin).map { Self.text($1 - $0) }.joined(separator: ", ")
      words.append("moved by \(delta)")
    }
    if size != other.size { words.append("resized from \(sizeText) to \(other.sizeText)") }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  private static func numbers(_ text: Substring, separator: String) -> [Double] {
    text.components(separatedBy: separator).compactMap(Double.init)
  }

  /// A number with at most two decimals and a true minus.
  private static func text(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    let digits =
      rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int(abs(rounded))) : String(abs(rounded))
    return (rounded < 0 ? "−" : "") + digits
  }
}
