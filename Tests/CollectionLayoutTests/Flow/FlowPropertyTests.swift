// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry
import SeededRandom
import Testing

@Suite("Flow compared with laying out item by item")
struct FlowPropertyTests {
  /// Checks something about the flow layouts of all seeds, laid out item by item too.
  private func forEachLayout(
    invariant: String = #function, sourceLocation: SourceLocation = #_sourceLocation,
    _ firstOffence: (_ random: inout SplitMix64, _ naive: inout NaiveFlow) throws -> Offence?
  ) throws {
    try forEachSeed(
      LayoutFamily.flow.seeds, "flow", invariant: invariant, sourceLocation: sourceLocation
    ) { seed, _ in
      var random = SplitMix64(seed: seed &+ 1_000_000)
      var naive = NaiveFlow(seed: seed)
      return try firstOffence(&random, &naive)
    }
  }

  /// The first element that is not where laying out item by item puts it.
  ///
  /// - Parameter sizeTolerance: What sizes may differ by: averages are sums.
  private func firstOffence(
    _ layout: SolvedFlowLayout, _ naive: NaiveFlow, sizeTolerance: CGFloat = 0
  ) -> Offence? {
    let (elements, length) = naive.solved
    for expected in elements {
      let frame = expected.frame
      guard let element = layout.element(expected.identity, viewport: Fixture.window) else {
        return Offence(
          expected.identity.words, found: "missing", expected: frame.compactDescription)
      }
      let found = element.frame
      if abs(found.minX - frame.minX) >= 1e-6 || abs(found.minY - frame.minY) >= 1e-6
        || abs(found.width - frame.width) > sizeTolerance
        || abs(found.height - frame.height) > sizeTolerance
      {
        return Offence(element, expected: frame.compactDescription)
      }
    }
    return sizeTolerance > 0
      ? nil : .unlessClose(layout.contentSize[layout.axis], max(0, length), "the content")
  }

  private func randomRect(
    _ naive: NaiveFlow, _ random: inout SplitMix64
  ) -> CGRect {
    let length = max(1, naive.solved.length)
    func number(_ high: CGFloat) -> CGFloat { CGFloat.random(in: -20...high, using: &random) }
    let rect = CGRect(
      x: number(naive.width), y: number(length), width: number(naive.width) + 20,
      height: number(random.once(in: 2) ? 60 : length) + 20)
    return naive.isHorizontal
      ? CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width) : rect
  }

  @Test func `All elements are where the rules put them`() throws {
    try forEachLayout { _, naive in
      firstOffence(try SolvedFlowLayout(naive.specification()), naive)
    }
  }

  @Test func `Sizes kept one by one give the same layout as one size`() throws {
    try forEachLayout { _, naive in
      firstOffence(try SolvedFlowLayout(naive.specification(isStored: true)), naive)
    }
  }

  @Test func `A rectangle finds what has a part in it, in order`() throws {
    try forEachLayout { random, naive in
      let layout = try SolvedFlowLayout(naive.specification())
      let (elements, _) = naive.solved
      for _ in 0..<4 {
        let rect = randomRect(naive, &random)
        let expected = elements.filter {
          $0.frame.minX < rect.maxX && $0.frame.maxX > rect.minX && $0.frame.minY < rect.maxY
            && $0.frame.maxY > rect.minY && $0.frame.width > 0 && $0.frame.height > 0
        }
        let found = layout.elements(in: rect, viewport: Viewport(visibleRect: rect))
          .map(\.identity.words)
        let wanted = expected.map(\.identity.words)
        if found != wanted {
          return Offence(
            "what is in \(rect.compactDescription)", found: "\(found)", expected: "\(wanted)")
        }
      }
      return nil
    }
  }

  /// A random sequence of measurements, and the sizes that it leaves.
  private func measure(
    _ layout: inout SolvedFlowLayout, _ naive: inout NaiveFlow, isAverage: Bool,
    _ random: inout SplitMix64
  ) {
    var measured = naive.sections.map { _ in [Int: CGSize]() }
    for _ in 0..<Int.random(in: 1...15, using: &random) {
      guard !naive.sections.isEmpty else { return }
      let section = Int.random(in: 0..<naive.sections.count, using: &random)
      let count = naive.sections[section].sizes.count
      guard count > 0 else { continue }
      let item = Int.random(in: 0..<count, using: &random)
      let size = CGSize(
        width: random.pick([40, 60, 90, 200]), height: random.pick([20, 40, 70]))
      measured[section][item] = size
      layout.setMeasuredSize(
        naive.isHorizontal ? CGSize(width: size.height, height: size.width) : size,
        of: .cell(item: item, section: section))
    }
    for (section, sizes) in measured.enumerated() {
      if isAverage, !sizes.isEmpty {
        let number = CGFloat(sizes.count)
        let average = CGSize(
          width: sizes.values.reduce(0) { $0 + $1.width } / number,
          height: sizes.values.reduce(0) { $0 + $1.height } / number)
        for item in naive.sections[section].sizes.indices {
          naive.sections[section].sizes[item] = average
        }
      }
      for (item, size) in sizes { naive.sections[section].sizes[item] = size }
    }
  }

  @Test(arguments: [false, true])
  func `Measured sizes give the layout that they would have given at first`(
    isStored: Bool
  ) throws {
    try forEachLayout { random, naive in
      var specification = naive.specification(isStored: isStored)
      for index in specification.sections.indices {
        specification.sections[index].estimation = .each
      }
      var layout = try SolvedFlowLayout(specification)
      measure(&layout, &naive, isAverage: false, &random)
      return firstOffence(layout, naive)
    }
  }

  @Test func `Sizes that follow the average give the layout of the average`() throws {
    try forEachLayout { random, naive in
      for index in naive.sections.indices {
        let sizes = naive.sections[index].sizes
        naive.sections[index].sizes = sizes.map { _ in sizes[0] }
      }
      var specification = naive.specification()
      for index in specification.sections.indices {
        specification.sections[index].estimation = .average
      }
      var layout = try SolvedFlowLayout(specification)
      measure(&layout, &naive, isAverage: true, &random)
      return firstOffence(layout, naive, sizeTolerance: 1e-6)
    }
  }
}
