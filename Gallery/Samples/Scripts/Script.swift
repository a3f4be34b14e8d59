// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// What happens on a screen, each step at its own time: any frame rate shows the same motion.
@MainActor
struct Script {
  private var steps: [(time: TimeInterval, action: () -> Void)] = []
  /// The window's time when the script began.
  private let begin: TimeInterval
  private let window: UIWindow

  init(in window: UIWindow) {
    self.window = window
    begin = window.currentTime
  }

  /// Adds a step; steps are added in the order of their times.
  mutating func add(at time: TimeInterval, _ action: @escaping () -> Void) {
    steps.append((time, action))
  }

  /// Adds a touch that begins at a point, moves in a straight line and ends.
  ///
  /// - Parameters:
  ///   - time: When it comes down, in seconds.
  ///   - duration: How long it moves.
  ///   - pause: How long it rests before that, and after it.
  ///   - rest: How long it rests after that, where it is another time.
  ///   - points: Where it comes down and goes up, in the window; asked when it comes down.
  mutating func addDrag(
    at time: TimeInterval, duration: TimeInterval, pause: TimeInterval = 0,
    rest: TimeInterval? = nil, _ points: @escaping () -> (from: CGPoint, to: CGPoint)?
  ) {
    let window = window
    let path = Path()
    add(at: time) {
      path.ends = points()
      if let ends = path.ends { window.beginTouch(at: ends.from) }
    }
    for frame in 1...max(1, Int(duration * 60)) {
      let share = CGFloat(Double(frame) / (duration * 60))
      add(at: time + pause + Double(frame) / 60) {
        guard let (from, to) = path.ends else { return }
        window.moveTouch(
          to: CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share))
      }
    }
    add(at: time + duration + pause + (rest ?? pause)) { window.endTouch() }
  }

  /// Adds a movement of the current touches, at one speed.
  ///
  /// - Parameters:
  ///   - start: When it begins, in seconds.
  ///   - end: When it ends.
  ///   - vector: How far they go, in points.
  mutating func addPan(from start: TimeInterval, to end: TimeInterval, by vector: CGVector) {
    let window = window
    let count = max(1, Int(((end - start) * 60).rounded()))
    let step = CGVector(dx: vector.dx / CGFloat(count), dy: vector.dy / CGFloat(count))
    for frame in 1...count {
      add(at: start + Double(frame) / 60) { window.moveTouches(by: step) }
    }
  }

  /// The path of a touch.
  private final class Path {
    var ends: (from: CGPoint, to: CGPoint)?
  }

  /// Takes the steps up to a time.
  mutating func run(to time: TimeInterval) {
    while let step = steps.first, step.time <= time {
      steps.removeFirst()
      window.advance(to: begin + step.time)
      step.action()
    }
  }
}

extension UIView {
  /// The middle of the view in its window.
  var middleInWindow: CGPoint {
    convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
  }
}
