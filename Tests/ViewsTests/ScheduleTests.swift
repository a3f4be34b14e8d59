// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing
import Views

/// Interaction rules IX-1 to IX-3 and IR-6.
@Suite("What a window does at moments of its own")
@MainActor
struct ScheduleTests {
  private final class Owner {
    var log: [String] = []
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let owner = Owner()

  private func note(_ name: String, at time: TimeInterval) {
    window.timeline.schedule.add(
      Schedule.Event(owner: ObjectIdentifier(owner), time: time) { [window, owner] in
        owner.log.append("\(name) \((window.currentTime * 1000).rounded() / 1000)")
      })
  }

  private func tick(from time: TimeInterval = 0) {
    window.timeline.schedule.add(
      Schedule.Ticker(owner: ObjectIdentifier(owner), begin: time) { [window, owner] in
        owner.log.append("\(window.currentTime)")
      })
  }

  @Test func `Events happen once, in the order of time, each at its own moment`() {
    note("late", at: 0.5)
    note("early", at: 0.2)
    note("second", at: 0.2)
    note("after", at: 2)
    window.advance(to: 1)
    expectEqual(owner.log, ["early 0.2", "second 0.2", "late 0.5"])
    window.advance(to: 1.5)
    expectEqual(owner.log.count, 3)
    window.advance(to: 2)
    expectEqual(owner.log.last, "after 2.0")
  }

  @Test func `An event that is added for now happens in the same advance`() {
    window.timeline.schedule.add(
      Schedule.Event(owner: ObjectIdentifier(owner), time: 0.25) { note("inner", at: 0.25) })
    window.advance(to: 0.3)
    expectEqual(owner.log, ["inner 0.25"])
  }

  @Test func `Events between the ends of animations see them`() {
    let view = UIView()
    window.addSubview(view)
    UIView.animate(withDuration: 0.4) {
      view.alpha = 0
    } completion: { [owner] _ in
      owner.log.append("ended")
    }
    note("before", at: 0.3)
    note("with", at: 0.4)
    note("after", at: 0.5)
    window.advance(to: 1)
    expectEqual(owner.log, ["before 0.3", "ended", "with 0.4", "after 0.5"])
  }

  @Test func `What waits for its moment is not under way`() {
    note("far", at: 1000)
    expect(!window.isAnimating)
    expectEqual(window.animationEnd, 0)
    tick()
    expect(window.isAnimating)
    expectEqual(window.animationEnd, .infinity)
  }

  @Test(arguments: [10.0, 24, 60, 240])
  func `Ticks come at the same moments whatever frames are drawn`(rate: Double) {
    tick(from: 0.1)
    for frame in 0...Int(rate) { window.advance(to: Double(frame) / rate) }
    expectEqual(owner.log, (1...54).map { "\(0.1 + Double($0) / 60)" })
  }

  @Test func `What is taken back does not happen`() {
    note("gone", at: 0.2)
    tick()
    window.timeline.schedule.removeEvents(of: ObjectIdentifier(owner))
    window.timeline.schedule.removeTicker(of: ObjectIdentifier(owner))
    window.advance(to: 1)
    expectEmpty(owner.log)
  }

  @Test func `A second ticker of the same owner changes nothing`() {
    tick()
    tick(from: 0.005)
    window.advance(to: 1.0 / 60)
    expectEqual(owner.log.count, 1)
  }

  @Test func `Ticking for half an hour ends`() {
    tick()
    window.advance(to: 1800)
    expectEqual(owner.log.count, 108_000)
  }
}
