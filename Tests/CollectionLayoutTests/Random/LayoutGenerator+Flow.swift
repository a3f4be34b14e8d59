// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry

extension NaiveFlow {
  /// A random layout; the same for the same seed.
  init(seed: UInt64) {
    var generator = LayoutGenerator(seed: seed)
    self = generator.flow()
  }
}

extension LayoutGenerator {
  mutating func flow() -> NaiveFlow {
    let isHorizontal = random.once(in: 3)
    let width: CGFloat = random.pick([320, 375, 301, 40.5])
    let grid = PixelGrid(scale: random.pick([1, 2, 3]))
    var sections: [NaiveFlow.Section] = []
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let count = random.once(in: 5) ? 0 : Int.random(in: 1...24, using: &random)
      let kind = Int.random(in: 0..<4, using: &random)
      let common = CGSize(width: halves(1...300), height: halves(1...200))
      let choices = [common.width, halves(10...200), halves(10...400)]
      let sizes = (0..<count).map { _ in
        switch kind {
        case 0: common
        case 1: CGSize(width: common.width, height: halves(1...200))
        // Few widths, so that the same line comes again.
        case 2: CGSize(width: random.pick(choices), height: random.pick([30, 50]))
        default: CGSize(width: halves(0...400), height: halves(0...200))
        }
      }
      let hasInsets = random.once(in: 2)
      sections.append(
        NaiveFlow.Section(
          sizes: sizes,
          insets: hasInsets
            ? UIEdgeInsets(
              halves(random.once(in: 5) ? -40...0 : 0...40), halves(0...60), halves(0...40),
              halves(0...60)) : .zero,
          lineSpacing: halves(random.once(in: 6) ? -100...0 : 0...40),
          interitemSpacing: halves(random.once(in: 4) ? 0...0 : 0...40),
          header: random.once(in: 2) ? halves(1...100) : 0,
          footer: random.once(in: 3) ? halves(1...100) : 0))
    }
    return NaiveFlow(isHorizontal: isHorizontal, width: width, grid: grid, sections: sections)
  }
}
