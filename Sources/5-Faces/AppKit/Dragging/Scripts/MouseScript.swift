// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Views

/// The steps of a script as single actions, each at its time.
struct MouseScript {
  enum Action: Hashable {
    case press(NSPoint)
    case move(NSPoint)
    case release
    case escape
  }

  /// The actions, with seconds from the beginning, in order.
  private(set) var actions: [(time: TimeInterval, action: Action)] = []
  /// The end of the steps so far.
  private var time: TimeInterval = 0
  private var location: NSPoint

  init(at location: NSPoint) { self.location = location }

  mutating func append(_ step: NSWindow.MouseStep) {
    switch step {
    case .press(let point):
      location = point
      actions.append((time, .press(point)))
    case .move(let point, let duration):
      append(moveTo: point, duration: duration.isFinite ? max(0, duration) : 0)
    case .rest(let duration): time += duration.isFinite ? max(0, duration) : 0
    case .release: actions.append((time, .release))
    case .escape: actions.append((time, .escape))
    }
  }

  private mutating func append(moveTo end: NSPoint, duration: TimeInterval) {
    let (begin, start) = (time, location)
    time += duration
    location = end
    // Multiples of a tick, not sums, from the first after the beginning.
    var number = (begin / Schedule.tickLength).rounded(.down) + 1
    while number / 60 < time {
      let share = (number / 60 - begin) / duration
      let eased = share * share * (3 - 2 * share)
      actions.append(
        (
          number / 60,
          .move(
            NSPoint(
              x: start.x + (end.x - start.x) * eased, y: start.y + (end.y - start.y) * eased))
        ))
      number += 1
    }
    actions.append((time, .move(end)))
  }
}
