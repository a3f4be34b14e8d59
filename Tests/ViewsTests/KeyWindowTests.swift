// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing

@testable import Views

/// Interaction rule IX-17: who holds the key window, and a run loop that moves it on. One after the
/// other: there is one key window.
@Suite("The key window", .serialized)
@MainActor
struct KeyWindowTests {
  final class Window: UIWindow {
    var log: [String] = []
    override func becomeKey() { log.append("becomes") }
    override func resignKey() { log.append("resigns") }
  }

  private func release() {
    UIApplication.shared.keyWindow?.isHidden = true
  }

  @Test func `A local window stays after makeKeyAndVisible, until another is key`() {
    weak var first: UIWindow?
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.makeKeyAndVisible()
      first = window
    }
    expectNotNil(first)
    expectEqual(first?.isKeyWindow, true)
    expectSame(UIApplication.shared.keyWindow, first)
    let second = UIWindow(frame: .zero)
    second.makeKey()
    expectNil(first)
    expectSame(UIApplication.shared.keyWindow, second)
    release()
  }

  @Test func `A key window that is hidden is key no more, and not held`() {
    weak var known: Window?
    do {
      let window = Window(frame: .zero)
      window.makeKeyAndVisible()
      known = window
      window.isHidden = true
      expectEqual(window.log, ["becomes", "resigns"])
      expect(!window.isKeyWindow)
    }
    expectNil(known)
    expectNil(UIApplication.shared.keyWindow)
  }

  @Test func `One that is marked as another object's is not held`() {
    weak var known: UIWindow?
    do {
      let window = UIWindow(frame: .zero)
      window.isHeldAsKey = false
      window.makeKey()
      known = window
      expectSame(UIApplication.shared.keyWindow, window)
    }
    expectNil(known)
    expectNil(UIApplication.shared.keyWindow)
  }

  /// The clock of a test, in seconds, which moves on while the run loop runs.
  //
  // The main actor of a test on Linux is not on the main thread: the run loop of its own thread stands
  // for the main one here.
  @MainActor
  final class Time {
    var now: TimeInterval = 1000
    private var isOver = false

    /// Runs the run loop while the clock moves on.
    func run(_ duration: TimeInterval) {
      isOver = false
      let timer = Timer(timeInterval: 0.001, repeats: false) { _ in
        MainActor.assumeIsolated {
          self.now += duration
          self.isOver = true
        }
      }
      RunLoop.current.add(timer, forMode: .default)
      while !isOver { RunLoop.current.run(until: Date() + 0.01) }
    }
  }

  private final class CountingView: UIView {
    var layoutCount = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layoutCount += 1
    }
  }

  @Test func `A run loop lays out the key window and moves it on by what passes`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = CountingView()
    window.addSubview(view)
    window.makeKey()
    window.advance(to: 7)
    view.frame.origin.y = 1
    window.layoutIfNeeded()
    view.setNeedsLayout()
    let layoutCount = view.layoutCount
    var isDone = false
    UIView.animate(withDuration: 0.125) {
      view.frame.origin.y = 50
    } completion: { _ in
      isDone = true
    }
    let time = Time()
    time.run(0.5)
    expectEqual(window.currentTime, 7)
    expectEqual(view.layoutCount, layoutCount)
    let clock = RunLoopClock(.current, now: { time.now })
    time.run(0.0625)
    expectEqual(window.currentTime, 7.0625)
    expectEqual(view.layoutCount, layoutCount + 1)
    expect(!isDone)
    time.run(0.0625)
    expect(isDone)
    expectEqual(window.currentTime, 7.125)
    clock.stop()
    time.run(0.5)
    expectEqual(window.currentTime, 7.125)
    release()
  }

  @Test func `A window that is not key stands still`() {
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = CountingView(frame: other.bounds)
    other.addSubview(view)
    other.isHidden = false
    other.advance(to: 3)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.makeKeyAndVisible()
    var isDone = false
    UIView.animate(withDuration: 0.125) {
      view.frame.origin.y = 50
    } completion: { _ in
      isDone = true
    }
    view.setNeedsLayout()
    let layoutCount = view.layoutCount
    let time = Time()
    let clock = RunLoopClock(.current, now: { time.now })
    time.run(0.5)
    expectEqual(window.currentTime, 0.5)
    expectEqual(other.currentTime, 3)
    expectEqual(view.layoutCount, layoutCount)
    expect(!isDone)
    clock.stop()
    release()
  }

  @Test func `What passes outside a run loop does not count`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.makeKey()
    let time = Time()
    let clock = RunLoopClock(.current, now: { time.now })
    let start = window.currentTime
    time.run(0.25)
    time.now += 5
    time.run(0.25)
    expectEqual(window.currentTime, start + 0.5)
    clock.stop()
    release()
  }

  @Test func `It is off unless switched on`() {
    expect(!UIApplication.shared.advancesWindowsWithRunLoop)
    UIApplication.shared.advancesWindowsWithRunLoop = true
    expect(UIApplication.shared.advancesWindowsWithRunLoop)
    UIApplication.shared.advancesWindowsWithRunLoop = false
    expect(!UIApplication.shared.advancesWindowsWithRunLoop)
  }
}
