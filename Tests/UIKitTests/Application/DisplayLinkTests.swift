// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor
struct DisplayLinkTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  /// Called times, rounded to thousandths.
  private final class Record {
    var times: [Double] = []
  }

  private func link(_ record: Record) -> CADisplayLink {
    // Here and not before: tests of other suites have key windows, too.
    window.makeKeyAndVisible()
    return CADisplayLink { record.times.append(($0.timestamp * 1000).rounded() / 1000) }
  }

  @Test func `A link is called at each sixtieth, however time goes on`() {
    let record = Record()
    let link = link(record)
    link.add(to: .main, forMode: .common)
    expectEmpty(record.times)
    window.advance(to: 0.02)
    window.advance(to: 0.021)
    window.advance(to: 0.1)
    expectEqual(record.times, [0.017, 0.033, 0.05, 0.067, 0.083, 0.1])
    expectNear(link.targetTimestamp - link.timestamp, 1.0 / 60, within: 1e-9)
    link.invalidate()
    window.advance(to: 0.2)
    expectEqual(record.times.count, 6)
    expect(!window.isAnimating)
  }

  @Test func `A preferred rate leaves frames out`() {
    let record = Record()
    let link = link(record)
    link.preferredFramesPerSecond = 20
    link.add(to: .current, forMode: .default)
    window.advance(to: 0.16)
    expectEqual(record.times, [0.05, 0.1, 0.15])
    expectEqual(link.preferredFrameRateRange.preferred, 20)
    link.invalidate()
  }

  @Test func `A paused link is silent, and goes on from there`() {
    let record = Record()
    let link = link(record)
    link.isPaused = true
    link.add(to: .main, forMode: .common)
    window.advance(to: 1)
    expectEmpty(record.times)
    link.isPaused = false
    window.advance(to: 1.02)
    expectEqual(record.times, [1.017])
    link.remove(from: .main, forMode: .common)
    window.advance(to: 2)
    expectEqual(record.times.count, 1)
  }

  @MainActor private final class Ticker: NSObject {
    var stamps: [Double] = []

    func tick(_ link: CADisplayLink) { stamps.append(link.timestamp) }
  }

  @Test func `A link calls a method of its target, which it holds until it is invalidated`() {
    window.makeKeyAndVisible()
    weak var target: Ticker?
    let link: CADisplayLink
    do {
      let ticker = Ticker()
      target = ticker
      link = CADisplayLink(
        target: ticker,
        selector: Selector("tick:") { (ticker: Ticker, arguments) in ticker.tick(arguments[0]) })
    }
    link.add(to: .main, forMode: .common)
    window.advance(to: 0.04)
    expectEqual(target?.stamps.count, 2)
    link.invalidate()
    expectNil(target)
  }

  @Test func `A link that was removed can be added again`() {
    let record = Record()
    let link = link(record)
    link.add(to: .main, forMode: .common)
    link.remove(from: .main, forMode: .common)
    window.advance(to: 0.5)
    expectEmpty(record.times)
    link.add(to: .main, forMode: .common)
    window.advance(to: 0.52)
    expectEqual(record.times, [0.517])
    link.invalidate()
  }

  @Test func `The current media time is the key window's`() {
    window.makeKeyAndVisible()
    window.advance(to: 3.5)
    expectEqual(CACurrentMediaTime(), 3.5)
  }
}
