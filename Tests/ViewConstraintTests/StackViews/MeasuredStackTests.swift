// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import MeasuredStacks
import Testing

@testable import Views

// Auto layout section 3.2: four views 40×20, 60×30, 10×50 and 25×25.
@MainActor
@Suite("Stack views: measured frames", .serialized)
struct MeasuredStackTests {
  private static let alignments: [UIStackView.Alignment] = [.fill, .leading, .center, .trailing]

  private func stack(
    _ row: MeasuredStack, _ alignment: UIStackView.Alignment
  ) throws -> UIStackView {
    let stack = UIStackView(
      row.isHorizontal ? .horizontal : .vertical,
      MeasuredStack.contents.map { (CGFloat($0.width), CGFloat($0.height)) }, spacing: 5)
    stack.distribution = try #require(.init(rawValue: row.distribution.rawValue))
    stack.alignment = alignment
    if let hidden = row.hidden { stack.arrangedSubviews[hidden].isHidden = true }
    return stack
  }

  /// Frames as measured outside a window: origins on whole points, lengths on half ones (rule
  /// ALR-3).
  private func frames(of make: () throws -> StackScene) rethrows -> [CGRect] {
    let (one, two) = (try make(), try make())
    one.root.traitOverrides.displayScale = 1
    return zip(one.frames(), two.frames()).map { CGRect(origin: $0.origin, size: $1.size) }
  }

  private func starts(_ frames: [CGRect], isHorizontal: Bool) -> [CGFloat] {
    frames.flatMap { isHorizontal ? [$0.minX, $0.width] : [$0.minY, $0.height] }
  }

  // Every row along, in every alignment, with a stack that is as thick as its views and one that is
  // thicker: 480 layouts.
  @Test func `Every measured row comes out, along and across`() throws {
    for row in MeasuredStack.all {
      for alignment in Self.alignments {
        for thickness: CGFloat? in [nil, row.isHorizontal ? 300 : 400] {
          let (length, isHorizontal) = (row.length.map { CGFloat($0) }, row.isHorizontal)
          let frames = try frames {
            StackScene(
              try stack(row, alignment), width: isHorizontal ? length : thickness,
              height: isHorizontal ? thickness : length)
          }
          let name = "\(row), \(alignment), \(thickness ?? 0)"
          let along = starts(frames, isHorizontal: isHorizontal)
          expectEqual(along, row.frames.map { CGFloat($0) }, "\(name)")
          let across = starts(frames, isHorizontal: !isHorizontal)
          expectEqual(across, self.across(row, alignment, thickness), "\(name)")
        }
      }
    }
  }

  private func across(
    _ row: MeasuredStack, _ alignment: UIStackView.Alignment, _ thickness: CGFloat?
  ) -> [CGFloat] {
    let isWider = thickness != nil
    if row.isHorizontal {
      switch alignment {
      case .fill: return Array(repeating: [20, isWider ? 300 : 50], count: 4).flatMap { $0 }
      case .center where isWider: return [160, 20, 155, 30, 145, 50, 158, 25]
      case .center: return [35, 20, 30, 30, 20, 50, 33, 25]
      case .trailing where isWider: return [300, 20, 290, 30, 270, 50, 295, 25]
      case .trailing: return [50, 20, 40, 30, 20, 50, 45, 25]
      default: return [20, 20, 20, 30, 20, 50, 20, 25]
      }
    }
    let isNarrow = row.hidden == 1
    switch alignment {
    case .fill: return Array(repeating: [10, isWider ? 400 : 60], count: 4).flatMap { $0 }
    case .center where isWider: return [190, 40, 180, 60, 205, 10, 198, 25]
    case .center:
      return isNarrow ? [10, 40, 0, 60, 25, 10, 18, 25] : [20, 40, 10, 60, 35, 10, 28, 25]
    case .trailing where isWider: return [370, 40, 350, 60, 400, 10, 385, 25]
    case .trailing:
      return isNarrow ? [10, 40, -10, 60, 40, 10, 25, 25] : [30, 40, 10, 60, 60, 10, 45, 25]
    default: return [10, 40, 10, 60, 10, 10, 10, 25]
    }
  }

  // The first number of a cell of the table.
  @Test(
    arguments: [
      (0, nil, 150, 140), (0, 1, 85, 105), (0, 0, 105, 115), (1, nil, 255, 215), (1, 1, 130, 160),
      (1, 0, 190, 160), (4, nil, 197.5, 157.5), (4, 1, 92.5, 107.5), (4, 0, 122.5, 117.5),
    ] as [(Int, Int?, CGFloat, CGFloat)])
  func `A free stack is as long as measured`(
    distribution: Int, hidden: Int?, width: CGFloat, height: CGFloat
  ) throws {
    for row in MeasuredStack.all
    where row.distribution.rawValue == distribution && row.hidden == hidden && row.length == nil {
      let size = StackScene(try stack(row, .leading)).size
      if row.isHorizontal {
        expectEqual(size, CGSize(width: width, height: 50))
      } else {
        expectEqual(size, CGSize(width: hidden == 1 ? 40 : 60, height: height))
      }
    }
  }

  // MARK: Margins

  private func marginStack(
    _ axis: NSLayoutConstraint.Axis, _ distribution: UIStackView.Distribution
  ) -> UIStackView {
    let stack = UIStackView(axis, [(40, 20), (60, 30), (10, 50), (25, 25)], spacing: 5)
    stack.distribution = distribution
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11)
    return stack
  }

  @Test func `A free stack has its margins around its views`() {
    let across = StackScene(marginStack(.horizontal, .fill))
    expectEqual(across.size, CGSize(width: 166, height: 60))
    expectEqual(across.columns(), [15, 40, 60, 60, 125, 10, 140, 25])
    expectEqual(across.rows(), Array(repeating: [23, 50], count: 4).flatMap { $0 })
    expectEqual(StackScene(marginStack(.vertical, .fill)).size, CGSize(width: 76, height: 150))
    expectEqual(StackScene(marginStack(.vertical, .equalCentering)).size.height, 167.5)
  }

  @Test(
    arguments: [
      (.fill, [15, 274, 294, 60, 359, 10, 374, 25]),
      (.fillEqually, [15, 92.5, 112, 92.5, 210, 92.5, 307, 92.5]),
      (.fillProportionally, [15, 102.5, 122, 153.5, 281, 25.5, 312, 87.5]),
      (.equalSpacing, [15, 40, 138, 60, 281, 10, 374, 25]),
      (.equalCentering, [15, 40, 122, 60, 264, 10, 374, 25]),
    ] as [(UIStackView.Distribution, [CGFloat])])
  func `Views fill what the margins leave`(
    distribution: UIStackView.Distribution, expected: [CGFloat]
  ) {
    let frames = frames {
      StackScene(marginStack(.horizontal, distribution), width: 400, height: 300)
    }
    expectEqual(starts(frames, isHorizontal: true), expected)
    expectAll(frames, where: { $0.minY == 23 && $0.height == 290 })
  }

  // MARK: Nested

  private func nested(
    _ distribution: UIStackView.Distribution
  ) -> (outer: UIStackView, inner: UIStackView) {
    let inner = UIStackView(.vertical, [(15, 10), (30, 12)], spacing: 2)
    inner.alignment = .center
    let outer = UIStackView(
      arrangedSubviews: [SizedView(40, 20), inner, SizedView(10, 50)])
    outer.spacing = 5
    outer.distribution = distribution
    return (outer, inner)
  }

  @Test func `A stack in a stack is as wide as its views`() {
    let (outer, inner) = nested(.fill)
    let scene = StackScene(outer, scale: 1)
    expectEqual(scene.columns(), [10, 40, 55, 30, 90, 10])
    expectEqual(scene.size, CGSize(width: 90, height: 50))
    let views = inner.arrangedSubviews.map { scene.root.convert($0.bounds, from: $0) }
    expectEqual(views.map(\.minX), [63, 55])
    let (centered, _) = nested(.equalCentering)
    expectEqual(StackScene(centered).size.width, 105)
  }

  // Rule ALS-19: it takes the slack before any view with contents.
  @Test(
    arguments: [
      (.fill, [10, 40, 55, 340, 400, 10]), (.fillEqually, [10, 130, 145, 130, 280, 130]),
      (.equalSpacing, [10, 40, 210, 30, 400, 10]), (.equalCentering, [10, 40, 203, 30, 400, 10]),
    ] as [(UIStackView.Distribution, [CGFloat])])
  func `A stack in a stack of 400 points takes what others leave`(
    distribution: UIStackView.Distribution, expected: [CGFloat]
  ) {
    let frames = frames { StackScene(nested(distribution).outer, width: 400, height: 300) }
    expectEqual(starts(frames, isHorizontal: true), expected)
  }

  @Test func `A stack shares in proportion to what is in it`() {
    let frames = StackScene(nested(.fillProportionally).outer, width: 400).frames()
    expectEqual(frames.map(\.width), [178, 133.5, 79])
  }

  @Test func `A hidden stack and its views have no width`() {
    let (outer, inner) = nested(.fill)
    inner.isHidden = true
    let scene = StackScene(outer, scale: 1)
    let frames = scene.frames()
    expectEqual([frames[1].minX, frames[1].width], [53, 0])
    let views = inner.arrangedSubviews.map { scene.root.convert($0.bounds, from: $0) }
    expectEqual(views.map(\.minX), [53, 53])
    expectEqual(views.map(\.width), [0, 0])
  }

  @Test func `The first view of an inner row grows`() {
    let inner = UIStackView(.horizontal, [(15, 10), (30, 12)], spacing: 2)
    inner.alignment = .center
    let outer = UIStackView(
      arrangedSubviews: [SizedView(40, 20), inner, SizedView(10, 50)])
    outer.axis = .vertical
    outer.spacing = 5
    let scene = StackScene(outer, width: 400, height: 300)
    expectEqual(scene.frames().map(\.height), [20, 220, 50])
    expectEqual(inner.arrangedSubviews.map(\.frame.width), [368, 30])
  }
}
