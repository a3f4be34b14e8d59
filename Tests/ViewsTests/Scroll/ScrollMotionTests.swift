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
    let natural = offset + velocity / friction
    return ScrollMotion(
      ScrollMotion.Start(offset: offset, velocity: velocity, natural: natural),
      to: target ?? natural, in: (range, bounces), friction: friction, tolerance: 0.25)
  }

  @Test func `A fling ends where its speed over the friction of its rate takes it`() {
    // 1000 / (1000 * -ln 0.998) = 499.4997; 1000 / (1000 * -ln 0.99) = 99.4991.
    expectNear(motion(from: 100, velocity: 1000).end, 599.4997, within: 0.001)
    expectNear(motion(from: 100, velocity: 1000, friction: Self.fast).end, 199.4991, within: 0.001)
  }

  @Test func `A fling keeps the share of its speed that its rate says in each millisecond`() {
    let motion = motion(from: 100, velocity: 1000)
    expectNear(motion.velocity(at: 0.001), 998, within: 1e-9)
    expectNear(motion.velocity(at: 0.1), 1000 * pow(0.998, 100), within: 1e-9)
  }

  @Test func `A fling lasts until it is half a pixel from its end`() {
    let motion = motion(from: 0, velocity: 1000)
    expectNear(motion.end - motion.offset(at: motion.duration - 1e-9), 0.25, within: 1e-6)
    expectEqual(motion.offset(at: motion.duration), motion.end)
    // ln(499.4997 / 0.25) / 2.002 s
    expectNear(motion.duration, 3.7961, within: 0.001)
  }

  @Test func `What runs into the edge goes beyond it and comes back`() {
    let motion = motion(from: 9_900, velocity: 1000)
    expectEqual(motion.end, 10_000)
    let offsets = (0...200).map { motion.offset(at: Double($0) / 100) }
    let furthest = offsets.max() ?? 0
    // At the edge the speed is 1000 - 2.002 * 100 = 799.8; the spring lets it go 799.8 / (10 e) points.
    expectNear(furthest, 10_029.42, within: 0.1)
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
      expectNear(motion.velocity(at: 0), velocity, within: 1e-6)
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
