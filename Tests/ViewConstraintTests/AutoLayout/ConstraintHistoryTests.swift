// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import SeededRandom
import Testing
import Views

/// Some views in a root, and constraints that come and go among them.
@MainActor
private final class Arrangement {
  final class Box: UIView {
    var size = CGSize.zero
    override var intrinsicContentSize: CGSize { size }
  }

  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  var boxes: [Box] = []
  var pool: [NSLayoutConstraint] = []

  /// - Parameter seed: Decides what constraints there may be; equal seeds, equal constraints.
  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    root.traitOverrides.displayScale = 2
    for _ in 0..<5 {
      let box = Box()
      box.size = CGSize(width: random.next(below: 90), height: random.next(below: 60))
      box.translatesAutoresizingMaskIntoConstraints = false
      (boxes.count == 4 ? boxes[3] : root).addSubview(box)
      boxes.append(box)
    }
    let attributes: [NSLayoutConstraint.Attribute] = [
      .leading, .trailing, .width, .centerX, .top, .bottom, .height, .centerY,
    ]
    for _ in 0..<24 {
      let first = boxes[random.next(below: 5)]
      let attribute = attributes[random.next(below: 8)]
      let isSize = attribute == .width || attribute == .height
      let other: UIView? =
        isSize && random.next(below: 2) == 0
        ? nil : random.next(below: 2) == 0 ? root : boxes[random.next(below: 5)]
      if other === first { continue }
      let constraint = NSLayoutConstraint(
        item: first, attribute: attribute,
        relatedBy: [.equal, .lessThanOrEqual, .greaterThanOrEqual][random.next(below: 3)],
        toItem: other, attribute: other == nil ? .notAnAttribute : attribute, multiplier: 1,
        constant: CGFloat(random.next(below: 60)))
      constraint.priority = UILayoutPriority(Float([1, 250, 500, 750, 999][random.next(below: 5)]))
      pool.append(constraint)
    }
  }

  var frames: [CGRect] { boxes.map(\.frame) }

  /// Another with the same constraints, activated in the order in which these were.
  func fresh(seed: UInt64) -> Arrangement {
    let copy = Arrangement(seed: seed)
    copy.root.frame = root.frame
    for (box, original) in zip(copy.boxes, boxes) { box.size = original.size }
    for (constraint, original) in zip(copy.pool, pool) {
      constraint.constant = original.constant
      constraint.priority = original.priority
    }
    let active = pool.indices.filter { pool[$0].isActive }
    for index in active.sorted(by: { pool[$0].installation < pool[$1].installation }) {
      copy.pool[index].isActive = true
    }
    return copy
  }
}

@MainActor
@Suite("Constraints that come and go", .serialized)
struct ConstraintHistoryTests {
  @Test(arguments: 0..<100)
  func `A layout does not depend on how it came about`(seed: UInt64) {
    let arrangement = Arrangement(seed: seed)
    var random = SplitMix64(seed: seed + 1000)
    for step in 0..<25 {
      for _ in 0...random.next(below: 4) {
        let constraint = arrangement.pool[random.next(below: arrangement.pool.count)]
        switch random.next(below: 8) {
        case 0: constraint.constant = CGFloat(random.next(below: 60))
        case 1:
          constraint.priority = UILayoutPriority(
            Float([1, 250, 500, 750, 999][random.next(below: 5)]))
        case 2: arrangement.root.frame.size.width = CGFloat(200 + random.next(below: 200))
        case 3:
          let box = arrangement.boxes[random.next(below: 5)]
          box.size = CGSize(width: random.next(below: 90), height: random.next(below: 60))
          box.invalidateIntrinsicContentSize()
        case 4: constraint.isActive = false
        default: constraint.isActive = true
        }
      }
      arrangement.root.layoutIfNeeded()
      let fresh = arrangement.fresh(seed: seed)
      fresh.root.layoutIfNeeded()
      expectEqual(arrangement.frames, fresh.frames, "step \(step)")
    }
  }

  @Test func `A constraint that comes or goes among known views lists nothing again`() {
    let arrangement = Arrangement(seed: 7)
    for constraint in arrangement.pool.dropLast() { constraint.isActive = true }
    arrangement.root.layoutIfNeeded()
    let builds = LayoutEngine.buildCount
    arrangement.pool.last?.isActive = true
    arrangement.root.layoutIfNeeded()
    arrangement.pool.first?.isActive = false
    arrangement.root.layoutIfNeeded()
    expectEqual(LayoutEngine.buildCount, builds)
  }

  @Test func `A constraint that was taken out and put back before layout is there`() {
    let arrangement = Arrangement(seed: 7)
    let box = arrangement.boxes[0]
    let width = box.widthAnchor.constraint(equalToConstant: 77)
    let place = box.leadingAnchor.constraint(equalTo: arrangement.root.leadingAnchor, constant: 5)
    let other = box.topAnchor.constraint(equalTo: arrangement.root.topAnchor, constant: 6)
    NSLayoutConstraint.activate([width, place, other])
    arrangement.root.layoutIfNeeded()
    width.isActive = false
    width.isActive = true
    place.isActive = false
    arrangement.root.layoutIfNeeded()
    expectEqual(box.frame.width, 77)
    place.isActive = true
    place.isActive = false
    place.isActive = true
    place.constant = 9
    arrangement.root.layoutIfNeeded()
    expectEqual(box.frame.minX, 9)
  }
}
