// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Foundation
import Geometry
import Testing

@Suite("Spacing and anchors")
struct SpacingTests {
  @Test func `A spacing is fixed or flexible`() {
    expect(NSCollectionLayoutSpacing.fixed(3).isFixed)
    expect(!NSCollectionLayoutSpacing.fixed(3).isFlexible)
    expect(NSCollectionLayoutSpacing.flexible(3).isFlexible)
    expect(!NSCollectionLayoutSpacing.flexible(3).isFixed)
  }

  @Test func `A spacing keeps the names that it had first`() {
    let fixed: any OldSpacingNames = NSCollectionLayoutSpacing.fixed(3)
    expect(fixed.isFixedSpacing)
    expect(!fixed.isFlexibleSpacing)
    let flexible: any OldSpacingNames = NSCollectionLayoutSpacing.flexible(3)
    expect(flexible.isFlexibleSpacing)
    expect(!flexible.isFixedSpacing)
  }

  @Test(arguments: [0, -12, .infinity] as [CGFloat])
  func `A spacing takes any number`(number: CGFloat) {
    expectEqual(NSCollectionLayoutSpacing.fixed(number).spacing, number)
  }

  @Test func `Spacings are compared by content`() {
    expectEqual(NSCollectionLayoutSpacing.fixed(3), .fixed(3))
    expectNotEqual(NSCollectionLayoutSpacing.fixed(3), .flexible(3))
    expectEqual(edges(top: .fixed(3)), edges(top: .fixed(3)))
    expectNotEqual(edges(top: .fixed(3)), edges(bottom: .fixed(3)))
    expectEqual(edges(top: .fixed(3)).hash, edges(top: .fixed(3)).hash)
  }

  @Test func `Every edge is without spacing at first`() {
    let none = edges()
    expectEqual([none.leading, none.top, none.trailing, none.bottom], [nil, nil, nil, nil])
  }

  @Test func `An anchor has an absolute or a fractional offset`() {
    let plain = NSCollectionLayoutAnchor(edges: [.top, .trailing])
    let points = NSCollectionLayoutAnchor(edges: .top, absoluteOffset: CGPoint(x: 1, y: 2))
    let shares = NSCollectionLayoutAnchor(edges: .top, fractionalOffset: CGPoint(x: 1, y: 2))
    expect(plain.isAbsoluteOffset)
    expectEqual(plain.offset, .zero)
    expectEqual(plain.edges, [.top, .trailing])
    expect(points.isAbsoluteOffset)
    expectEqual(points.offset, CGPoint(x: 1, y: 2))
    expect(shares.isFractionalOffset)
    expect(!shares.isAbsoluteOffset)
    expectNotEqual(points, shares)
    expectEqual(
      shares, NSCollectionLayoutAnchor(edges: .top, fractionalOffset: CGPoint(x: 1, y: 2)))
  }
}

/// Deprecated names, which cannot be called by themselves where warnings are errors.
private protocol OldSpacingNames {
  var isFixedSpacing: Bool { get }
  var isFlexibleSpacing: Bool { get }
}

extension NSCollectionLayoutSpacing: OldSpacingNames {}
