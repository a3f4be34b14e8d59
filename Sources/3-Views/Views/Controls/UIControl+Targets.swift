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

  /// Calls a closure for the actions of all events, in the order in which they were added.
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

  /// An event of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The events as bits, with UIKit's values.
    public let rawValue: UInt
    /// Creates control events from bits, with UIKit's values.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch began.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch began that is the second or later of several taps.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A touch moved inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A touch moved outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A touch moved inside from outside.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch moved outside from inside.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch ended inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch ended outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// Another object took over a touch, such as a scroll view or a gesture.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value is another one.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control was used as it is meant to be.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control opened its menu.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began in a text field.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text of a text field changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended in a text field, as another view was touched.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended in a text field with the Return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// The events of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// The events of text fields.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    /// The events that an app may use as it likes.
    public static let applicationReserved = Event(rawValue: 0xF00_0000)
    /// The events that the system keeps for itself.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// The set of all events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}
