// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import Views

@Suite("Velocity of a touch")
struct TouchVelocityTests {
  @Test func `It is that of the last tenth of a second`() {
    var velocity = TouchVelocity()
    for frame in 0...60 {
      velocity.add(CGPoint(x: 0, y: frame < 50 ? 0 : (frame - 50) * 10), at: Double(frame) / 60)
    }
    let speed = velocity.value(at: 1)
    expectNear(speed.y, 600, within: 1)
    expectEqual(speed.x, 0)
  }

  @Test func `A touch that rests has none`() {
    var velocity = TouchVelocity()
    velocity.add(.zero, at: 0)
    velocity.add(CGPoint(x: 50, y: 0), at: 0.05)
    expectEqual(velocity.value(at: 0.05).x, 1000)
    expectEqual(velocity.value(at: 0.2), .zero)
  }

  @Test func `Where time stands still there is none`() {
    var velocity = TouchVelocity()
    velocity.add(.zero, at: 1)
    velocity.add(CGPoint(x: 50, y: 0), at: 1)
    expectEqual(velocity.value(at: 1), .zero)
  }
}
