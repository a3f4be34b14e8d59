// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// A letter and its colour, by which it is known again when it moves.
struct Letter: Hashable {
  var text: String
  var hue: Double

  var color: UIColor { UIColor(hue: hue, saturation: 0.55, brightness: 0.9, alpha: 1) }

  /// The first letters of the alphabet, with colours all around the circle.
  static func alphabet(count: Int) -> [Letter] {
    (0..<count).map { index in
      Letter(text: letter(index), hue: Double(index) / Double(max(count, 1)))
    }
  }

  static func letter(_ index: Int) -> String {
    Unicode.Scalar(UInt32(65 + index % 26)).map { String(Character($0)) } ?? "?"
  }
}

extension [Letter] {
  /// Makes all kinds of change at once: places that go are counted before, places that come after.
  mutating func apply(
    deleting deleted: Set<Int>, reloading reloaded: Int, moving moves: [(from: Int, to: Int)],
    inserting inserted: [Int]
  ) {
    let old = self
    var arrivals = Dictionary(uniqueKeysWithValues: moves.map { ($0.to, old[$0.from]) })
    for (number, place) in inserted.enumerated() {
      arrivals[place] = Letter(
        text: Letter.letter(23 + number), hue: 0.08 + Double(number) * 0.31)
    }
    let gone = deleted.union(moves.map(\.from))
    var staying = old.indices.filter { !gone.contains($0) }.map { index in
      index == reloaded
        ? Letter(text: old[index].text.lowercased(), hue: old[index].hue + 0.5) : old[index]
    }[...]
    self = (0..<(staying.count + arrivals.count)).compactMap { place in
      arrivals[place] ?? staying.popFirst()
    }
  }
}
