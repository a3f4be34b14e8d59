// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Screens
import Testing

struct NavigationBarHeightsTests {
  @Test func `A large title goes with the contents, point by point`() {
    var heights = NavigationBarHeights(contents: 44, largestTitle: 52)
    let seen = [60, 52, 30, 0, -100].map { distance in
      heights.follow(distance)
      return heights.largeTitle
    }
    expectEqual(seen, [60, 52, 30, 0, 0])
    expectEqual(heights.total, 44)
  }

  @Test func `A palette that hides goes before the large title`() {
    var heights = NavigationBarHeights(
      contents: 44, largestTitle: 52, largestPalette: 52, hidesPalette: true)
    heights.follow(80)
    expectEqual((heights.largeTitle, heights.palette), (52, 28))
    heights.follow(20)
    expectEqual((heights.largeTitle, heights.palette), (20, 0))
    expectEqual((heights.least, heights.most), (44, 148))
  }

  @Test func `A palette that stays is part of the least height`() {
    var heights = NavigationBarHeights(contents: 44, largestTitle: 52, largestPalette: 52)
    heights.follow(-10)
    expectEqual((heights.total, heights.least), (96, 96))
  }

  @Test func `A distance that is no number changes nothing`() {
    var heights = NavigationBarHeights(contents: 44, largestTitle: 52)
    heights.follow(.nan)
    expectEqual(heights.total, 96)
  }

  @Test func `A bar comes to rest with each part there or gone`() {
    let search = NavigationBarHeights(
      contents: 44, largestTitle: 52, largestPalette: 52, hidesPalette: true)
    let distances: [CGFloat] = [-5, 0, 20, 30, 70, 80, 103, 104, 150, .infinity]
    expectEqual(distances.map(search.settled), [-5, 0, 0, 52, 52, 104, 104, 104, 150, .infinity])
    let fixed = NavigationBarHeights(
      contents: 44, largestTitle: 52, largestPalette: 52, hidesPalette: false)
    expectEqual(distances.map(fixed.settled), [-5, 0, 0, 52, 70, 80, 103, 104, 150, .infinity])
  }
}
