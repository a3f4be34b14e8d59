// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry

extension NaiveLayout {
  /// A random section; the same for the same seed.
  init(seed: UInt64) {
    var generator = LayoutGenerator(seed: seed)
    self = generator.plainSection()
  }
}

extension LayoutGenerator {
  /// A section of what ``NaiveLayout`` knows.
  mutating func plainSection() -> NaiveLayout {
    let container = CGSize(
      width: random.pick([320, 375, 301]), height: random.pick([480, 667]))
    let grid = PixelGrid(scale: random.pick([1, 2, 3]))
    let axis: LayoutAxis = random.once(in: 2) ? .horizontal : .vertical
    let groupLength = halves(80...400)
    let shares: [CGFloat] = [1, 0.5, 0.25, 1 / 3, 0.3, 0.2, 0.7, 0.15]
    var parts: [NaiveLayout.Part] = []
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let along: Length =
        random.once(in: 2) ? .absolute(halves(0...300)) : .width(random.pick(shares))
      parts.append(NaiveLayout.Part(along: along, across: halves(10...200)))
    }
    return NaiveLayout(
      container: container, grid: grid, axis: axis, groupLength: groupLength, parts: parts,
      spacing: random.once(in: 2) ? halves(0...100) : 0, isFlexible: random.once(in: 3),
      interGroupSpacing: random.once(in: 2) ? halves(0...40) : 0,
      count: Int.random(in: 0...30, using: &random))
  }
}
