// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// A drag of a section sideways, and its release.
struct ScriptedDrag {
  let section: Int
  /// When the touch begins, in seconds.
  let begin: TimeInterval
  /// How far it goes, in widths of the view; positive towards the section's end.
  let distance: CGFloat
  /// How fast it is when it ends, in points per millisecond; 0 for one that stops first.
  let velocity: CGFloat

  /// Seconds from touch to release.
  static let dragDuration = 0.45
  /// Seconds from release to rest.
  static let settlingDuration = 0.6

  init(section: Int, begin: TimeInterval, distance: CGFloat, velocity: CGFloat = 0) {
    self.section = section
    self.begin = begin
    self.distance = distance
    self.velocity = velocity
  }

  /// A drag with the offsets that it turns out to have.
  struct Movement {
    let drag: ScriptedDrag
    let start: CGFloat
    let release: CGFloat
    let rest: CGFloat

    /// The section's offset, a function of the time alone.
    func offset(at time: TimeInterval) -> CGFloat {
      let end = drag.begin + ScriptedDrag.dragDuration
      if time < end {
        // A touch that stops slows down first; one that flicks is fastest at the end.
        let linear = max(time - drag.begin, 0) / ScriptedDrag.dragDuration
        let share = drag.velocity == 0 ? time.eased(from: drag.begin, to: end) : linear * linear
        return start + (release - start) * share
      }
      let left = 1 - min((time - end) / ScriptedDrag.settlingDuration, 1)
      return rest + (release - rest) * left * left * left
    }
  }

  /// Carries the drag out at once, to see where the section comes to rest.
  @MainActor func movement(in view: UICollectionView, width: CGFloat) -> Movement? {
    let start = view.orthogonalOffset(forSection: section)
    view.setOrthogonalOffset(start + distance * width, forSection: section)
    // The touch cannot pull a section beyond its ends here.
    let release = view.orthogonalOffset(forSection: section)
    view.setOrthogonalOffset(start, forSection: section)
    guard let rest = view.endOrthogonalDrag(ofSection: section, at: release, velocity: velocity)
    else { return nil }
    return Movement(drag: self, start: start, release: release, rest: rest)
  }
}

extension TimeInterval {
  /// How far something has come that begins slowly and ends slowly: 0…1.
  func eased(from begin: TimeInterval, to end: TimeInterval) -> Double {
    let share = Swift.min(Swift.max((self - begin) / (end - begin), 0), 1)
    return share * share * (3 - 2 * share)
  }
}
