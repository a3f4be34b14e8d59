// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing

@Suite("Points, sizes and rectangles")
struct RectTests {
  private let point = CGPoint(x: 1, y: -2.5)
  private let size = CGSize(width: 100, height: 0.1)
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test func `They are compared by Core Graphics' first names`() {
    expect(point.equalTo(CGPoint(x: 1, y: -2.5)))
    expect(!point.equalTo(.zero))
    expect(size.equalTo(CGSize(width: 100, height: 0.1)))
    expect(!size.equalTo(.zero))
    expect(rect.equalTo(CGRect(x: 0, y: 0, width: 100, height: 100)))
    expect(!rect.equalTo(CGRect(x: 0, y: 0, width: 100, height: 101)))
    expect(!CGPoint(x: CGFloat.nan, y: 0).equalTo(CGPoint(x: CGFloat.nan, y: 0)))
  }

  @Test func `Rectangles that only touch do not overlap`() {
    let others: [(CGRect, Bool)] = [
      (CGRect(x: 100, y: 0, width: 100, height: 100), false),
      (CGRect(x: 0, y: 100, width: 100, height: 100), false),
      (CGRect(x: -10, y: -10, width: 10, height: 10), false),
      (CGRect(x: 99.5, y: 99.5, width: 10, height: 10), true),
      (CGRect(x: 50, y: -10, width: 1, height: 200), true),
      // Empty ones: inside and on the edge.
      (CGRect(x: 50, y: 50, width: 0, height: 0), true),
      (CGRect(x: 100, y: 50, width: 0, height: 0), false),
      (.null, false),
      // Mirrored: it lies from 50 to 150.
      (CGRect(x: 150, y: 50, width: -100, height: 10), true),
    ]
    for (other, overlaps) in others {
      expectEqual(rect.overlaps(other), overlaps, "\(other)")
      expectEqual(other.overlaps(rect), overlaps, "\(other)")
    }
  }

  @Test func `They print as on iOS, however they are printed`() {
    expectEqual("\(rect)", "(0.0, 0.0, 100.0, 100.0)")
    expectEqual(String(describing: rect), "(0.0, 0.0, 100.0, 100.0)")
    expectEqual(String(reflecting: rect), "(0.0, 0.0, 100.0, 100.0)")
    expectEqual("\(point)", "(1.0, -2.5)")
    expectEqual(String(reflecting: point), "(1.0, -2.5)")
    expectEqual("\(size)", "(100.0, 0.1)")
    expectEqual(String(reflecting: size), "(100.0, 0.1)")
    expectEqual("\([point])", "[(1.0, -2.5)]")
    expectEqual("\(Optional(size) as Any)", "Optional((100.0, 0.1))")
  }

  @Test func `They have no description but the one for debugging`() {
    expect(!((rect as Any) is any CustomStringConvertible))
    expect(!((point as Any) is any CustomStringConvertible))
    expect(!((size as Any) is any CustomStringConvertible))
  }
}
