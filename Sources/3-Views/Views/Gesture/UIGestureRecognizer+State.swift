// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// A gesture that a recognizer has seen and holds back.
struct HeldGesture {
  /// Whether it is a gesture that goes on over time, and so begins before it ends.
  let hasBegun: Bool
  var isOver: Bool
}

@MainActor
struct WeakGestureRecognizer {
  weak var recognizer: UIGestureRecognizer?
}

extension UIGestureRecognizer {
  var touchesThatAreDown: [UITouch] { touches.filter(\.isDown) }

  func add(_ touch: UITouch) {
    if touchesThatAreDown.isEmpty { touches = [] }
    touches.append(touch)
  }

  /// Touches were lifted. The last ones still say where the gesture is.
  func dropLiftedTouches() {
    guard !keepsLiftedTouches, touches.contains(where: \.isDown) else { return }
    touches.removeAll { !$0.isDown }
  }

  func middle(of touches: [UITouch], in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return .zero }
    let points = touches.map { $0.location(in: view) }
    let count = CGFloat(points.count)
    return CGPoint(
      x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
  }

  func touch(at index: Int) -> UITouch {
    guard touches.indices.contains(index) else {
      programmerError("There is no touch \(index) of a gesture with \(touches.count) touches.")
    }
    return touches[index]
  }

  /// Whether nothing more will come of the touches.
  var isOver: Bool { [.ended, .cancelled, .failed].contains(currentState) }
  /// Whether a gesture is under way, that is one which goes on over time.
  var isUnderWay: Bool { currentState == .began || currentState == .changed }

  /// Whether the touches are such a gesture, though others may have to fail first.
  var isRecognized: Bool { currentState != .possible || held != nil }

  /// Takes the step that a subclass or the user asks for, as far as it is one.
  func move(to state: State) {
    switch (currentState, state) {
    case (.possible, .began), (.possible, .changed), (.possible, .ended): recognize(as: state)
    case (.possible, .failed), (.possible, .cancelled): fail()
    case (.began, .changed), (.changed, .changed): become(.changed)
    case (.began, .ended), (.changed, .ended): become(.ended)
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      become(.cancelled)
    default: break
    }
  }

  /// The touches are such a gesture: asks whether it may be one.
  private func recognize(as state: State) {
    if held != nil {
      held?.isOver = state == .ended
      return
    }
    guard mayBegin else { return fail() }
    let gesture = HeldGesture(hasBegun: state != .ended, isOver: state == .ended)
    switch arbiter?.verdict(on: self) ?? .begins {
    case .fails: fail()
    case .waits: held = gesture
    case .begins: begin(gesture)
    }
  }

  /// Asks the views from the touch on: a switch keeps taps on it from recognizers around it.
  private var mayBegin: Bool {
    var current = touches.first?.view ?? view
    while let asked = current {
      guard asked.gestureRecognizerShouldBegin(self) else { return false }
      if asked === view { break }
      current = asked.superview
    }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// Those that had to fail first did.
  func release() {
    guard let gesture = held else { return }
    held = nil
    begin(gesture)
  }

  private func begin(_ gesture: HeldGesture) {
    arbiter?.preventOthers(by: self)
    if gesture.hasBegun { become(.began) }
    if gesture.isOver { become(.ended) }
  }

  private func become(_ state: State) {
    let isNew = currentState == .possible
    currentState = state
    if isNew { arbiter?.recognized(self) }
    stateChanged()
    targets.send(from: self)
    if isOver { arbiter?.settled(self) }
  }

  func fail() {
    guard currentState == .possible else { return }
    held = nil
    currentState = .failed
    arbiter?.settled(self)
  }

  /// The touches are taken away.
  func giveUp() {
    if isUnderWay { become(.cancelled) } else { fail() }
  }

  /// Does something later, unless the gesture is over before.
  func wait(_ seconds: TimeInterval, then action: @escaping @MainActor () -> Void) {
    stopWaiting()
    guard let window = view?.root else { return }
    let count = waitCount
    window.timeline.schedule.add(
      Schedule.Event(owner: ObjectIdentifier(self), time: window.currentTime + seconds) {
        [weak self] in
        // What is due at the same moment has been taken out of the schedule already.
        if self?.waitCount == count { action() }
      })
  }

  func stopWaiting() {
    waitCount += 1
    view?.root?.timeline.schedule.removeEvents(of: ObjectIdentifier(self))
  }

  /// The gesture is forgotten.
  func start() {
    stopWaiting()
    reset()
    held = nil
    currentState = .possible
  }
}
