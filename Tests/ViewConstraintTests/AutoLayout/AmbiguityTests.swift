// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing

@testable import Views

// Auto-layout section 2.7.
@MainActor
@Suite("Ambiguous layouts")
struct AmbiguityTests {
  private let root = makeRoot()
  private let a = SizedView(100, 20)
  private let b = UIView()

  init() { root.addPlaced(a, b) }

  @Test func `What could be elsewhere is ambiguous`() {
    expect(!root.hasAmbiguousLayout)
    let top = a.topAnchor.constraint(equalTo: root.topAnchor)
    let left = a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
    top.isActive = true
    root.layoutIfNeeded()
    expect(a.hasAmbiguousLayout)
    expect(a.leadingAnchor.hasAmbiguousLayout)
    expect(!a.topAnchor.hasAmbiguousLayout)
    expect(!a.widthAnchor.hasAmbiguousLayout)
    expect(a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor).hasAmbiguousLayout)
    expect(!a.leadingAnchor.anchorWithOffset(to: a.trailingAnchor).hasAmbiguousLayout)
    left.isActive = true
    root.layoutIfNeeded()
    expect(!a.hasAmbiguousLayout)
    expect(b.hasAmbiguousLayout)
    let guide = UILayoutGuide()
    expect(!guide.hasAmbiguousLayout)
    root.addLayoutGuide(guide)
    expect(guide.hasAmbiguousLayout)
    expect(!UIView().hasAmbiguousLayout)
  }

  // Rule ALA-2: what nothing decides is 0.
  @Test func `Without constraints a view is at the origin in its own size`() {
    root.layoutIfNeeded()
    expectEqual(a.frame, rect(0, 0, 100, 20))
    expectEqual(b.frame, .zero)
  }

  @Test func `Exercising moves to another solution and back`() {
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: root.topAnchor),
      b.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
      b.topAnchor.constraint(equalTo: a.bottomAnchor),
      b.widthAnchor.constraint(equalToConstant: 5), b.heightAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    let before = a.frame
    b.exerciseAmbiguityInLayout()
    expectEqual(b.frame, rect(5, 20, 5, 5))
    a.exerciseAmbiguityInLayout()
    expectNotEqual(a.frame.minX, before.minX)
    expectEqual(a.frame.size, before.size)
    expectEqual(b.frame, rect(5, 20, 5, 5))
    a.exerciseAmbiguityInLayout()
    expectEqual(a.frame, before)
  }

  @Test func `The constraints that decide a place are named`() {
    let left = a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
    let right = b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 10)
    let width = b.widthAnchor.constraint(equalToConstant: 30)
    let top = b.topAnchor.constraint(equalTo: root.topAnchor)
    let unused = b.widthAnchor.constraint(lessThanOrEqualToConstant: 300)
    NSLayoutConstraint.activate([left, right, width, top, unused])
    root.layoutIfNeeded()
    expectEqual(a.constraintsAffectingLayout(for: .horizontal), [left])
    expectEqual(b.constraintsAffectingLayout(for: .horizontal), [left, right, width])
    expectEqual(b.constraintsAffectingLayout(for: .vertical), [top])
    expectEqual(b.widthAnchor.constraintsAffectingLayout, [width])
    expectEqual(b.leftAnchor.constraintsAffectingLayout, [left, right])
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let wide = guide.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2)
    wide.isActive = true
    expectEqual(guide.constraintsAffectingLayout(for: .horizontal), [width, wide])
    expectEmpty(UIView().constraintsAffectingLayout(for: .vertical))
  }
}
