// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Synchronization

extension NotificationCenter {
  /// Calls a method of an object whenever a notification is posted, on the thread that posts it.
  ///
  /// The observer is not kept alive, and needs not be removed before it is gone. Added twice, it is
  /// called twice.
  ///
  /// - Parameters:
  ///   - observer: Whose method it is.
  ///   - aSelector: The method's selector; it gets the notification, or nothing. An observer that does
  ///     not understand it is a programmer error when the notification is posted.
  ///   - aName: The name of the notification; nil for all.
  ///   - anObject: The sender; nil for any.
  public func addObserver(
    _ observer: AnyObject, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let observation = SelectorObservation(
      of: observer, in: self, name: aName, object: anObject.map { $0 as AnyObject })
    observation.token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      guard let observer = observation.observer else { return observation.end() }
      aSelector.send(to: observer, notification)
    }
    SelectorObservation.keep(observation)
  }

  /// Ends all observations of an object, or one that was begun with a closure.
  ///
  /// - Parameter observer: The object, or what `addObserver(forName:object:queue:using:)` returned.
  public func removeObserver(_ observer: AnyObject) {
    SelectorObservation.end(of: observer) { $0.center === self }
    // Foundation knows its own observers alone, and ignores others.
    removeObserver(observer as Any)
  }

  /// Ends observations of an object.
  ///
  /// - Parameters:
  ///   - observer: The object, or what `addObserver(forName:object:queue:using:)` returned.
  ///   - aName: The name that was observed; nil for all.
  ///   - anObject: Whose notifications were observed; nil for all.
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let object = anObject.map { $0 as AnyObject }
    SelectorObservation.end(of: observer) {
      $0.center === self && (aName == nil || $0.name == aName)
        && (object == nil || $0.object === object)
    }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

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
  /// The token by which the center knows the closure; set once, before others see it.
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
