// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// An object that a notification center calls by a selector.
///
/// Foundation's centers call closures alone. The closure belongs to an observation, which is found by
/// the observer when that is removed.
final class SelectorObservation: @unchecked Sendable {
  private(set) weak var observer: AnyObject?
  private(set) weak var center: NotificationCenter?
  let name: NSNotification.Name?
  private(set) weak var object: AnyObject?
  private let key: ObjectIdentifier
  /// What the center knows the closure by; set once, before other code sees the observation.
  var token: (any NSObjectProtocol)?

  /// All observations, by observer. Of one that is gone they are left until a notification comes, or
  /// until another object at its address observes.
  private static let observations = Mutex<[ObjectIdentifier: [SelectorObservation]]>([:])

  init(
    of observer: AnyObject, in center: NotificationCenter, name: NSNotification.Name?,
    object: AnyObject?
  ) {
    self.observer = observer
    self.center = center
    self.name = name
    self.object = object
    key = ObjectIdentifier(observer)
  }

  static func keep(_ observation: SelectorObservation) {
    let gone = observations.withLock { all in
      let gone = all[observation.key, default: []].filter { $0.observer == nil }
      all[observation.key, default: []].removeAll { $0.observer == nil }
      all[observation.key, default: []].append(observation)
      return gone
    }
    for observation in gone { observation.leaveCenter() }
  }

  /// Ends the observations of an object that a closure chooses.
  static func end(of observer: AnyObject, where isMeant: (SelectorObservation) -> Bool) {
    let key = ObjectIdentifier(observer)
    let ended = observations.withLock { all in
      let ended = all[key, default: []].filter { $0.observer == nil || isMeant($0) }
      all[key, default: []].removeAll { observation in ended.contains { $0 === observation } }
      if all[key]?.isEmpty == true { all[key] = nil }
      return ended
    }
    for observation in ended { observation.leaveCenter() }
  }

  /// Ends the observation.
  func end() {
    Self.observations.withLock { all in
      all[key]?.removeAll { $0 === self }
      if all[key]?.isEmpty == true { all[key] = nil }
    }
    leaveCenter()
  }

  private func leaveCenter() {
    guard let token else { return }
    center?.removeObserver(token as Any)
  }
}
