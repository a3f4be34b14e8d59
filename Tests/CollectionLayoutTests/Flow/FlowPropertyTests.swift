// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry
import SeededRandom
import Testing

@Suite("Flow compared with laying out item by item")
struct FlowPropertyTests {
  private func forEachLayout(
    _ seeds: Range<UInt64> = 0..<1500, sourceLocation: SourceLocation = #_sourceLocation,
    _ holds: (_ random: inout SplitMix64, _ naive: NaiveFlow) throws -> Bool
  ) throws {
    for seed in seeds {
      var random = SplitMix64(seed: seed &+ 1_000_000)
      let isTrue = try holds(&random, NaiveFlow(seed: seed))
      #expect(isTrue, "seed \(seed)", sourceLocation: sourceLocation)
      if !isTrue { return }
    }
  }

  private func isClose(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) < 1e-6 && abs(one.minY - other.minY) < 1e-6
      && one.size == other.size
  }

  private func element(
    _ identity: ElementIdentity, in layout: SolvedFlowLayout
  ) -> SolvedElement? {
    guard let kind = identity.kind else {
      return layout.cell(item: identity.index, section: identity.section)
    }
    return layout.supplementary(
      kind: kind, section: identity.section, index: 0,
      viewport: Viewport(visibleRect: CGRect(x: 0, y: 0, width: 320, height: 480)))
  }

  private func agrees(_ layout: SolvedFlowLayout, _ naive: NaiveFlow) -> Bool {
    let (elements, length) = naive.solved
    let size = layout.contentSize
    return abs((naive.isHorizontal ? size.width : size.height) - max(0, length)) < 1e-6
      && elements.allSatisfy { expected in
        element(expected.identity, in: layout).map { isClose($0.frame, expected.frame) } ?? false
      }
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
    try forEachLayout { _, naive in agrees(try SolvedFlowLayout(naive.specification()), naive) }
  }

  @Test func `Sizes kept one by one give the same layout as one size`() throws {
    try forEachLayout { _, naive in
      agrees(try SolvedFlowLayout(naive.specification(isStored: true)), naive)
    }
  }

  @Test func `A rectangle finds what has a part in it, in order`() throws {
    try forEachLayout { random, naive in
      let layout = try SolvedFlowLayout(naive.specification())
      let (elements, _) = naive.solved
      return (0..<4).allSatisfy { _ in
        let rect = randomRect(naive, &random)
        let expected = elements.filter {
          $0.frame.minX < rect.maxX && $0.frame.maxX > rect.minX && $0.frame.minY < rect.maxY
            && $0.frame.maxY > rect.minY && $0.frame.width > 0 && $0.frame.height > 0
        }
        let found = layout.elements(in: rect, viewport: Viewport(visibleRect: rect))
        return found.map(\.identity) == expected.map(\.identity)
      }
    }
  }

  // Invariant 2.
  @Test func `An element found in a rectangle is the element asked for by name`() throws {
    try forEachLayout { random, naive in
      let layout = try SolvedFlowLayout(naive.specification())
      let rect = randomRect(naive, &random)
      return layout.elements(in: rect, viewport: Viewport(visibleRect: rect)).allSatisfy {
        element($0.identity, in: layout) == $0
      }
    }
  }

  // Invariant 2.
  @Test func `A part of a rectangle finds a part of its elements`() throws {
    try forEachLayout { random, naive in
      let layout = try SolvedFlowLayout(naive.specification())
      let large = randomRect(naive, &random)
      let small = large.insetBy(dx: large.width / 5, dy: large.height / 3)
      func found(_ rect: CGRect) -> Set<SolvedElement> {
        Set(layout.elements(in: rect, viewport: Viewport(visibleRect: large)))
      }
      return found(small).isSubset(of: found(large))
    }
  }

  // Invariant 1.
  @Test func `Origins are on pixels`() throws {
    try forEachLayout { _, naive in
      let layout = try SolvedFlowLayout(naive.specification())
      return layout.specification.sections.indices.allSatisfy { section in
        layout.frames(section).allSatisfy {
          isClose($0, CGRect(origin: naive.grid.round($0.origin), size: $0.size))
        }
      }
    }
  }

  // Invariant 13.
  @Test func `Pinned headers stay between their place and the end of their section`() throws {
    try forEachLayout { random, naive in
      var specification = naive.specification()
      specification.pinsHeaders = true
      specification.pinsFooters = true
      let axis = specification.scrollDirection
      let layout = try SolvedFlowLayout(specification)
      let natural = try SolvedFlowLayout(naive.specification())
      let viewport = Viewport(visibleRect: randomRect(naive, &random))
      return naive.sections.indices.allSatisfy { index in
        let section = naive.sections[index]
        guard section.insets.top >= 0, section.lineSpacing >= 0 else { return true }
        func place(_ kind: String, _ layout: SolvedFlowLayout) -> CGFloat? {
          layout.supplementary(kind: kind, section: index, index: 0, viewport: viewport)?
            .frame.origin[axis]
        }
        guard let header = place(FlowSpecification.headerKind, layout),
          let footer = place(FlowSpecification.footerKind, layout),
          let start = place(FlowSpecification.headerKind, natural),
          let end = place(FlowSpecification.footerKind, natural)
        else { return true }
        let pixel = naive.grid.pixel
        return start <= header && header + section.header <= end + pixel
          && footer <= end && start + section.header <= footer + pixel
      }
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
        naive.isHorizontal ? CGSize(width: size.height, height: size.width) : size, item: item,
        section: section)
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
      var naive = naive
      var specification = naive.specification(isStored: isStored)
      for index in specification.sections.indices {
        specification.sections[index].estimation = .each
      }
      var layout = try SolvedFlowLayout(specification)
      measure(&layout, &naive, isAverage: false, &random)
      return agrees(layout, naive)
    }
  }

  @Test func `Sizes that follow the average give the layout of the average`() throws {
    try forEachLayout { random, naive in
      var naive = naive
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
      let (elements, _) = naive.solved
      return elements.allSatisfy { expected in
        guard let frame = element(expected.identity, in: layout)?.frame else { return false }
        return abs(frame.minX - expected.frame.minX) < 1e-6
          && abs(frame.minY - expected.frame.minY) < 1e-6
          && abs(frame.width - expected.frame.width) < 1e-6
          && abs(frame.height - expected.frame.height) < 1e-6
      }
    }
  }
}
