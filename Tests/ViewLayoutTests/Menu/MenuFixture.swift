// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SeededRandom
import ViewLayout

/// A solver for a phone, 390 points wide.
func menuSolver(
  scale: CGFloat = 2, _ category: UIContentSizeCategory = .large, windowWidth: CGFloat = 390
) -> MenuSolver {
  MenuSolver(
    texts: MenuTextSizes(category), windowWidth: windowWidth, grid: PixelGrid(scale: scale))
}

extension MenuSolver {
  /// Solves a menu whose texts take one line each.
  func solve(_ elements: [MenuSpecification.Element], header: Int? = nil) -> SolvedMenu {
    solve(MenuSpecification(elements, header: header)) { _ in 1 }
  }
}

extension MenuSpecification.Element {
  static func row(
    _ id: Int, subtitle: Bool = false, image: Bool = false, mark: Bool = false
  ) -> MenuSpecification.Element {
    .row(MenuSpecification.Row(id: id, hasSubtitle: subtitle, hasImage: image, hasMark: mark))
  }
}

/// A random menu of at most so many levels.
func randomElements(
  _ random: inout SplitMix64, count: Int, depth: Int, id: inout Int
) -> [MenuSpecification.Element] {
  (0..<count).map { _ in
    id += 1
    switch random.next(below: depth > 0 ? 6 : 4) {
    case 0, 1, 2:
      return .row(
        id, subtitle: random.once(in: 3), image: random.once(in: 3), mark: random.once(in: 8))
    case 3:
      let columns = 1 + random.next(below: 5)
      let first = id
      id += columns
      return .palette(
        MenuSpecification.Palette(
          ids: (first..<first + columns).map { $0 }, size: random.once(in: 2) ? .small : .medium))
    default:
      let header = random.once(in: 2) ? id : nil
      let inner = randomElements(&random, count: random.next(below: 4), depth: depth - 1, id: &id)
      return .group(inner, header: header)
    }
  }
}
