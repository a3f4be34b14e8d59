// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

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
