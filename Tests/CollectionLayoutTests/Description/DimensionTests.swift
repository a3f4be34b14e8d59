// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Foundation
import Testing
import WaitingSuites

@Suite("Dimensions")
struct DimensionTests {
  private let all: [NSCollectionLayoutDimension] = [
    .fractionalWidth(0.5), .fractionalHeight(0.5), .absolute(0.5), .estimated(0.5),
    .uniformAcrossSiblings(estimate: 0.5),
  ]

  @Test func `One flag of a dimension is true, and for uniform ones that it is an estimate`() {
    let flags = all.map {
      [
        $0.isFractionalWidth, $0.isFractionalHeight, $0.isAbsolute, $0.isEstimated,
        $0.isUniformAcrossSiblings,
      ]
    }
    for (index, row) in flags.enumerated() {
      expectEqual(row, (0..<5).map { $0 == index || index == 4 && $0 == 3 })
    }
  }

  @Test(arguments: [0, -7.5, 3, 0.1] as [CGFloat])
  func `A dimension keeps the number as given`(number: CGFloat) {
    expectEqual(NSCollectionLayoutDimension.fractionalWidth(number).dimension, number)
    expectEqual(NSCollectionLayoutDimension.absolute(number).dimension, number)
  }

  @Test func `Dimensions are compared by content`() {
    expectEqual(NSCollectionLayoutDimension.absolute(7), .absolute(7))
    expectEqual(NSCollectionLayoutDimension.absolute(7).hash, Dimension.absolute(7).hash)
    expectEqual(Set(all).count, 5)
    expectNotEqual(NSCollectionLayoutDimension.absolute(7), .absolute(8))
  }

  @Test func `A copy of a dimension is equal to it`() {
    for dimension in all {
      expectEqual(dimension.copy() as? NSCollectionLayoutDimension, dimension)
    }
  }

  @Test func `A size prints its dimensions`() {
    expectEqual(
      size(.fractionalWidth(0.5), .absolute(20)).description,
      "{.containerWidthFactor(0.5), .absolute(20)}")
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `A number that is not finite is an error`(number: CGFloat) {
    #expect(
      throws: DescriptionError.dimensionNotFinite(
        value: number.isNaN ? "nan" : (number > 0 ? "inf" : "-inf"), factory: "estimated(_:)")
    ) {
      try DescriptionError.checkDimension(number, rule: .estimated)
    }
  }

  @Test(.waitsForProcesses) func `A dimension that is not a number stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = NSCollectionLayoutDimension.fractionalWidth(.nan)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "fractionalWidth(_:) needs a finite number (was nan)", "\(message)")
  }

  @Test(.waitsForProcesses) func `An infinite dimension stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: .infinity)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(
      message, "uniformAcrossSiblings(_:) needs a finite number (was inf)", "\(message)")
  }
}
