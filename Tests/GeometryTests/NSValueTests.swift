// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing

@Suite("Values that hold geometry")
struct NSValueTests {
  private let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

  @Test func `A value holds a rectangle, a point or a size`() {
    expectEqual(NSValue(cgRect: rect).cgRectValue, rect)
    expectEqual(NSValue(cgPoint: rect.origin).cgPointValue, rect.origin)
    expectEqual(NSValue(cgSize: rect.size).cgSizeValue, rect.size)
  }

  @Test func `A rectangle and its value can be cast into one another`() {
    let values: [Any] = [rect, NSValue(cgRect: rect), NSValue(cgSize: rect.size), "a word"]
    expectEqual(values.map { $0 as? CGRect }, [rect, rect, nil, nil])
    expectEqual((values[0] as? NSValue)?.cgRectValue, rect)
    expectEqual(rect._bridgeToObjectiveC().cgRectValue, rect)
    var result: CGRect?
    CGRect._forceBridgeFromObjectiveC(NSValue(cgRect: rect), result: &result)
    expectEqual(result, rect)
    expect(!CGRect._conditionallyBridgeFromObjectiveC(NSValue(cgSize: .zero), result: &result))
    expectEqual(CGRect._unconditionallyBridgeFromObjectiveC(nil), .zero)
    expectEqual(CGRect._unconditionallyBridgeFromObjectiveC(NSValue(cgRect: rect)), rect)
  }
}
