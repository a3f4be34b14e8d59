// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension UIControl {
  /// The targets of the control's actions, with `NSNull` for the responder chain; those that are no
  /// more are left out.
  public var allTargets: Set<AnyHashable> {
    Set(
      controlActions.targets.compactMap { target in
        guard let object = target.object else { return AnyHashable(NSNull()) }
        return object as? AnyHashable ?? AnyHashable(ObjectIdentifier(object))
      })
  }

  /// The events at which anything is done, for a target or by a `UIAction`.
  public var allControlEvents: Event { controlActions.events }

  /// Returns the actions that a target is sent.
  ///
  /// - Parameters:
  ///   - target: The target; nil for the responder chain.
  ///   - controlEvent: The events, of which one is enough.
  /// - Returns: The names of the actions, in the order in which they were added; nil for none.
  public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let actions = controlActions.actions(of: Self.object(target), at: controlEvent)
    return actions.isEmpty ? nil : actions.map(\.description)
  }

  /// Calls a closure for all that is done at events, in the order in which it was added.
  ///
  /// - Parameter iterator: Gets the action or, without one, the target with its selector (nil and a
  ///   selector for the responder chain), the events, and whether to stop, to be set.
  public func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stops = false
    for entry in controlActions.entries where !stops {
      switch entry.deed {
      case .action(let action): iterator(action, nil, entry.events, &stops)
      case .target(let target) where target.isGone: break
      case .target(let target): iterator(nil, (target.object, target.action), entry.events, &stops)
      }
    }
  }

  /// The object that is meant by a target; nil for none.
  ///
  /// In a stored property's initial value `self` is no object but a method of NSObject. UIKit holds a
  /// box of it that is gone at once, and so sends the action up the responder chain.
  static func object(_ target: Any?) -> AnyObject? {
    guard let target else { return nil }
    guard type(of: target) is AnyClass else {
      consoleMessage(
        """
        A target of the type \(type(of: target)) is not an object: its action goes up the \
        responder chain. In a property's initial value, use lazy var, so that self is the object.
        """)
      return nil
    }
    return target as AnyObject
  }
}
