// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

extension UIWindow {
  /// Moves something moment by moment; another movement of the same owner ends.
  ///
  /// - Parameters:
  ///   - owner: What moves.
  ///   - duration: Seconds from now.
  ///   - isEven: Whether it goes at one speed; otherwise it is slow at both ends.
  ///   - move: Called with the progress, 0…1, at each moment that is shown.
  ///   - completion: Called at the end; not if the movement is taken away before.
  package func move(
    _ owner: AnyObject, duration: TimeInterval, isEven: Bool = false,
    _ move: @escaping (CGFloat) -> Void,
    completion: @escaping () -> Void
  ) {
    timeline.add(
      Timeline.Movement(
        owner: ObjectIdentifier(owner), begin: currentTime, duration: duration,
        move: { share in
          move(
            isEven ? share : CGFloat(TimingCurve.easeInOut.progress(after: Double(share), of: 1))
          )
        }, completion: completion))
  }

  /// Takes away the movement of something, which stays where it is.
  package func stopMoving(_ owner: AnyObject) {
    timeline.removeMovement(of: ObjectIdentifier(owner))
  }
}
