// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UIWindow {
  /// The window's time, in seconds from its creation. Only ``advance(to:)`` moves it.
  ///
  /// > Note: Differs from UIKit, where the display's clock does: here the same calls give the same
  /// > frames.
  public var currentTime: TimeInterval { timeline.time }

  /// A Boolean value that says whether an animation is under way.
  public var isAnimating: Bool {
    RunningLayerAnimation.followTrees()
    return timeline.isRunning
  }

  /// The time at which everything under way is over: ``currentTime`` if there is nothing, infinity
  /// for an animation that repeats.
  public var animationEnd: TimeInterval {
    RunningLayerAnimation.followTrees()
    return timeline.end
  }

  /// Advances to a later moment, and lays out.
  ///
  /// What ends on the way ends at its own time and in the order of time, so that a completion
  /// handler may begin the next animation there; so does what a script does on the way. What is
  /// drawn afterwards shows this moment.
  ///
  /// - Parameter seconds: The time to go to, in seconds from the window's creation. Nothing happens
  ///   for an earlier one, or one that is not finite.
  public func advance(to seconds: TimeInterval) {
    guard seconds.isFinite, seconds >= timeline.time else { return }
    focus?.updateFocusIfNeeded()
    layoutIfNeeded()
    RunningLayerAnimation.followTrees()
    var ends = 0
    while let moment = timeline.nextMoment(by: seconds), ends < Self.endLimit {
      timeline.setTime(moment)
      moveToCurrentTime()
      let ended = timeline.takeEnded()
      for movement in ended.movements { movement.completion() }
      for block in ended.blocks { block.finish() }
      let due = timeline.schedule.takeDue(at: moment)
      for action in due.actions { action() }
      layoutIfNeeded()
      RunningLayerAnimation.followTrees()
      // What ticks goes on in time by itself.
      if !due.areTicks || !ended.movements.isEmpty || !ended.blocks.isEmpty { ends += 1 }
    }
    // A completion handler may have gone further.
    timeline.setTime(max(seconds, timeline.time))
    moveToCurrentTime()
    layoutIfNeeded()
  }

  private func moveToCurrentTime() {
    let time = timeline.time
    for movement in timeline.movements(at: time) {
      let share = movement.duration > 0 ? (time - movement.begin) / movement.duration : 1
      movement.move(min(CGFloat(share), 1))
    }
  }

  /// The greatest number of ends that one call handles: a completion that begins an animation
  /// without a duration, and so on for ever, must not hang.
  private static let endLimit = 100_000

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
