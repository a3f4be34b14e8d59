// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Who gets the actions of a gesture recognizer. It keeps weak references.
@MainActor
struct GestureTargets {
  private struct Target {
    weak var object: AnyObject?
    let action: Selector
  }

  private var targets: [Target] = []

  mutating func add(_ target: Any, _ action: Selector) {
    guard let object = UIControl.object(target) else { return }
    targets.removeAll { $0.object == nil }
    guard !targets.contains(where: { $0.object === object && $0.action == action }) else { return }
    targets.append(Target(object: object, action: action))
  }

  /// Without a target those of all are meant, without an action all of them.
  mutating func remove(_ target: Any?, _ action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll {
      (object == nil || $0.object === object) && (action == nil || $0.action == action)
    }
  }

  func send(from recognizer: UIGestureRecognizer) {
    for target in targets {
      if let object = target.object { target.action.send(to: object, recognizer) }
    }
  }
}
