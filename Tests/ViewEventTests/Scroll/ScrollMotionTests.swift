// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import SeededRandom
import Testing
import Views

/// The curves on which contents come to rest, as functions of time.
@Suite("Scroll motion")
struct ScrollMotionTests {
  private static let normal = ScrollDeceleration.friction(rate: 0.998)
  private static let fast = ScrollDeceleration.friction(rate: 0.99)

  private func motion(
    from offset: CGFloat, velocity: CGFloat, to target: CGFloat? = nil,
    in range: ScrollRange = ScrollRange(0, 10_000), bounces: Bool = true,
    friction: Double = normal
  ) -> ScrollMotion {
    let natural = offset + ScrollDeceleration.distance(velocity: velocity, friction: friction)
    return ScrollMotion(
      ScrollMotion.Start(offset: offset, velocity: velocity, natural: natural),
      to: target ?? natural, in: (range, bounces), friction: friction, tolerance: 0.25)
  }

  // Measured on iOS: (v - 10) * 0.4995 farther. With the fast rate 1 / (1000 * -ln 0.99) = 0.099499.
  @Test func `A fling ends where its speed down to 10 points a second takes it`() {
    for velocity: CGFloat in [-3000, -400, 11, 200, 1000, 3005] {
      let rest = velocity < 0 ? velocity + 10 : velocity - 10
      expectNear(
        motion(from: 4000, velocity: velocity).end, 4000 + rest * 0.4995, within: 0.001)
      expectNear(
        motion(from: 4000, velocity: velocity, friction: Self.fast).end, 4000 + rest * 0.099499,
        within: 0.001)
    }
    expectEqual(motion(from: 100, velocity: 10).end, 100)
    expectEqual(motion(from: 100, velocity: -9).duration, 0)
  }

  @Test func `A fling keeps the share of its speed that its rate says in each millisecond`() {
    let motion = motion(from: 100, velocity: 1000)
    expectNear(motion.velocity(at: 0.001), 998, within: 1e-9)
    expectNear(motion.velocity(at: 0.1), 1000 * pow(0.998, 100), within: 1e-9)
  }

  @Test func `A fling lasts until it has slowed down to 10 points a second`() {
    let motion = motion(from: 0, velocity: 1000)
    expectNear(motion.end - motion.offset(at: motion.duration - 1e-9), 0, within: 1e-6)
    expectNear(motion.velocity(at: motion.duration - 1e-9), 10, within: 1e-6)
    expectEqual(motion.velocity(at: motion.duration), 0)
    expectEqual(motion.offset(at: motion.duration), motion.end)
    // ln(1000 / 10) / 2.002 s
    expectNear(motion.duration, 2.3003, within: 0.001)
  }

  // Measured on iOS: 99.7 points.
  @Test func `A bounce at 3005 points a second reaches 100 points beyond the edge`() {
    let motion = motion(from: 10_000, velocity: 3005)
    let furthest = (0...1000).map { motion.offset(at: Double($0) / 1000) }.max() ?? 0
    expectNear(furthest - 10_000, 99.7, within: 1)
  }

  @Test func `What runs into the edge goes beyond it and comes back`() {
    let motion = motion(from: 9_900, velocity: 1000)
    expectEqual(motion.end, 10_000)
    let offsets = (0...200).map { motion.offset(at: Double($0) / 100) }
    let furthest = offsets.max() ?? 0
    // At the edge the speed is 1000 - 2.002 * 100 = 799.8; the spring lets it go 799.8 / (11 e) points.
    expectNear(furthest, 10_026.75, within: 0.1)
    expectEqual(offsets.last, 10_000)
  }

  @Test func `What does not bounce stops at the edge`() {
    let motion = motion(from: 9_900, velocity: 1000, bounces: false)
    expectAll((0...200), where: { motion.offset(at: Double($0) / 100) <= 10_000 })
    expectEqual(motion.offset(at: 2), 10_000)
  }

  @Test func `Contents pulled beyond the edge come back without swinging`() {
    let motion = motion(from: -80, velocity: 0)
    var last: CGFloat = -80
    for frame in 1...200 {
      let offset = motion.offset(at: Double(frame) / 100)
      expectAtLeast(offset, last)
      expectAtMost(offset, 0)
      last = offset
    }
    expectEqual(last, 0)
    // (1 + 10 t) exp(-10 t) at 0.1 s
    expectNear(motion.offset(at: 0.1), -80 * 2 * exp(-1), within: 1e-9)
  }

  @Test func `A target further than the speed reaches is not crawled to`() {
    let motion = motion(from: 0, velocity: 100, to: 400)
    expectEqual(motion.end, 400)
    expectLess(motion.duration, 1.5)
  }

  @Test func `A target against the movement is where a spring pulls`() {
    let motion = motion(from: 60, velocity: 500, to: 0)
    expectGreater(motion.offset(at: 0.02), 60)
    expectEqual(motion.offset(at: motion.duration), 0)
    expectLess(motion.duration, 2)
  }

  @Test func `No motion is where it is already`() {
    expectEqual(motion(from: 50, velocity: 0).duration, 0)
  }

  /// Any start and target: what holds for all of them.
  private func eachMotion(_ body: (ScrollMotion, _ start: CGFloat, _ velocity: CGFloat) -> Void) {
    var random = SplitMix64(seed: 7)
    for _ in 0..<400 {
      let range = ScrollRange(0, CGFloat.random(in: 0...3000, using: &random))
      let offset = CGFloat.random(in: -150...(range.upper + 150), using: &random)
      let velocity = CGFloat.random(in: -5000...5000, using: &random)
      let friction = Bool.random(using: &random) ? Self.normal : Self.fast
      let target =
        Bool.random(using: &random) ? nil : CGFloat.random(in: 0...3000, using: &random)
      let motion = motion(
        from: offset, velocity: velocity, to: target, in: range, friction: friction)
      body(motion, offset, velocity)
    }
  }

  @Test func `Each motion starts with the offset and the speed of the touch`() {
    eachMotion { motion, offset, velocity in
      guard motion.duration > 0 else { return }
      expectNear(motion.offset(at: 0), offset, within: 1e-6)
      // What is slower stands still.
      expectNear(motion.velocity(at: 0), abs(velocity) > 10 ? velocity : 0, within: 1e-6)
    }
  }

  @Test func `Each motion has one speed at each moment, that of its offset`() {
    eachMotion { motion, _, _ in
      var time = 0.0
      // A fling to a target that is near loses its speed sooner than a frame lasts.
      let step = 1e-5
      while time < motion.duration - 2 * step {
        let slope = (motion.offset(at: time + step) - motion.offset(at: time)) / step
        let speeds = (motion.velocity(at: time), motion.velocity(at: time + step))
        let margin = 2 + abs(speeds.0 - speeds.1)
        expectAtMost(abs(slope - speeds.0), margin, "\(motion) at \(time)")
        time += motion.duration / 97
      }
    }
  }

  @Test func `Each motion is half a pixel from its end when it is over, within 12 seconds`() {
    eachMotion { motion, _, _ in
      expectLess(motion.duration, 12)
      let last = motion.offset(at: motion.duration - 1e-7)
      expect(motion.duration == 0 || abs(last - motion.end) <= 0.25 + 0.01, "\(motion)")
      expectEqual(motion.offset(at: motion.duration), motion.end)
    }
  }

  @Test func `A fling that nothing stops never turns round`() {
    eachMotion { motion, offset, velocity in
      guard !motion.isStoppedByEdge, (motion.end - offset) * velocity > 0, offset >= 0 else {
        return
      }
      let offsets = (0...300).map { motion.offset(at: motion.duration * Double($0) / 300) }
      let isMonotonic = zip(offsets, offsets.dropFirst())
        .allSatisfy { ($1 - $0) * velocity >= -1e-9 }
      expect(isMonotonic, "\(motion)")
    }
  }
}
