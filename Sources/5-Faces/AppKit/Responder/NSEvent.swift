// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An event of the mouse or the keyboard, created by a script: there is no device.
@preconcurrency @MainActor
open class NSEvent: NSObject {
  /// The kind of the event.
  public enum EventType: UInt, Hashable, Sendable {
    /// The left button was pressed.
    case leftMouseDown = 1
    /// The left button was released.
    case leftMouseUp = 2
    /// The right button was pressed.
    case rightMouseDown = 3
    /// The right button was released.
    case rightMouseUp = 4
    /// The mouse moved while the left button is down.
    case leftMouseDragged = 6
    /// A key was pressed.
    case keyDown = 10
    /// A key was released.
    case keyUp = 11
    /// The wheel turned.
    case scrollWheel = 22
  }

  /// The keys that are held with the mouse or another key.
  public struct ModifierFlags: OptionSet, Hashable, Sendable {
    /// The keys as bits, with AppKit's values.
    public let rawValue: UInt
    /// Creates flags from bits.
    ///
    /// - Parameter rawValue: The keys as bits, with AppKit's values.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The Caps Lock key is on.
    public static let capsLock = ModifierFlags(rawValue: 1 << 16)
    /// A shift key.
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    /// A control key.
    public static let control = ModifierFlags(rawValue: 1 << 18)
    /// An option key.
    public static let option = ModifierFlags(rawValue: 1 << 19)
    /// A command key.
    public static let command = ModifierFlags(rawValue: 1 << 20)
    /// The key is on the numeric pad, or an arrow.
    public static let numericPad = ModifierFlags(rawValue: 1 << 21)
    /// A function key.
    public static let function = ModifierFlags(rawValue: 1 << 23)
  }

  /// The phase of a gesture on a trackpad.
  public struct Phase: OptionSet, Hashable, Sendable {
    /// The event phase as bits, with AppKit's values.
    public let rawValue: UInt
    /// Creates event phases from bits, with AppKit's values.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The gesture begins.
    public static let began = Phase(rawValue: 1)
    /// The gesture continues without movement.
    public static let stationary = Phase(rawValue: 2)
    /// The gesture continues.
    public static let changed = Phase(rawValue: 4)
    /// The gesture ends.
    public static let ended = Phase(rawValue: 8)
    /// The gesture is cancelled.
    public static let cancelled = Phase(rawValue: 16)
    /// The gesture may begin.
    public static let mayBegin = Phase(rawValue: 32)
  }

  private let kind: EventType
  private let location: NSPoint
  private let flags: ModifierFlags
  private let time: TimeInterval
  private let number: Int
  private let clicks: Int
  private let text: (characters: String?, unmodified: String?)
  private let key: UInt16
  weak var sentWindow: NSWindow?
  /// The distance that the wheel turned, and the phase of its gesture.
  var wheel = (delta: NSSize.zero, phase: Phase())

  private init(
    _ kind: EventType, at location: NSPoint, _ flags: ModifierFlags, _ time: TimeInterval,
    _ number: Int, clicks: Int = 0, text: (String?, String?) = (nil, nil), key: UInt16 = 0
  ) {
    self.kind = kind
    self.location = location
    self.flags = flags
    self.time = time
    self.number = number
    self.clicks = clicks
    self.text = text
    self.key = key
  }

  /// Creates an event of the mouse.
  ///
  /// - Parameters:
  ///   - type: What happened.
  ///   - location: Where, in the window's coordinates: points from its lower left corner.
  ///   - flags: The keys that are held.
  ///   - time: Seconds.
  ///   - wNum: Kept nowhere; ``window`` is the one that the event is sent to.
  ///   - context: Has no effect: events belong to a window by its number.
  ///   - eNumber: The event's number.
  ///   - cNumber: How many clicks this one ends: 2 for a double click.
  ///   - pressure: Not read.
  /// - Returns: The event.
  open class func mouseEvent(
    with type: EventType, location: NSPoint, modifierFlags flags: ModifierFlags,
    timestamp time: TimeInterval, windowNumber wNum: Int, context: NSGraphicsContext?,
    eventNumber eNumber: Int, clickCount cNumber: Int, pressure: Float
  ) -> NSEvent? {
    NSEvent(type, at: location, flags, time, eNumber, clicks: cNumber)
  }

  /// Creates an event of the keyboard.
  ///
  /// - Parameters:
  ///   - type: What happened.
  ///   - location: Where the mouse is, in the window's coordinates.
  ///   - flags: The keys that are held.
  ///   - time: Seconds.
  ///   - wNum: Kept nowhere; ``window`` is the one that the event is sent to.
  ///   - context: Has no effect: events belong to a window by its number.
  ///   - keys: The characters.
  ///   - ukeys: The characters without the keys that are held.
  ///   - flag: Has no effect: keys are not repeated.
  ///   - code: The key's code.
  /// - Returns: The event.
  open class func keyEvent(
    with type: EventType, location: NSPoint, modifierFlags flags: ModifierFlags,
    timestamp time: TimeInterval, windowNumber wNum: Int, context: NSGraphicsContext?,
    characters keys: String, charactersIgnoringModifiers ukeys: String, isARepeat flag: Bool,
    keyCode code: UInt16
  ) -> NSEvent? {
    NSEvent(type, at: location, flags, time, 0, text: (keys, ukeys), key: code)
  }

  /// Returns the event in the coordinates of another window.
  ///
  /// - Parameter origin: Where that begins, in the coordinates of this one's.
  /// - Returns: An event of the same kind.
  func moved(to origin: NSPoint) -> NSEvent {
    let event = NSEvent(
      kind, at: NSPoint(x: location.x - origin.x, y: location.y - origin.y), flags, time, number,
      clicks: clicks, text: (text.characters, text.unmodified), key: key)
    event.wheel = wheel
    return event
  }

  /// The kind of the event.
  open var type: EventType { kind }
  /// The position in the window's coordinates: points from its lower left corner.
  open var locationInWindow: NSPoint { location }
  /// The keys that are held.
  open var modifierFlags: ModifierFlags { flags }
  /// The time of the event, in seconds.
  open var timestamp: TimeInterval { time }
  /// The event's number.
  open var eventNumber: Int { number }
  /// The number of clicks that this one ends: 2 for a double click.
  open var clickCount: Int { clicks }
  /// The characters of a key; nil for the mouse.
  open var characters: String? { text.characters }
  /// The characters of a key without the keys that are held; nil for the mouse.
  open var charactersIgnoringModifiers: String? { text.unmodified }
  /// The key's code; 0 for the mouse.
  open var keyCode: UInt16 { key }
  /// The distance that the wheel moves contents to the right, in points; 0 for other events.
  open var scrollingDeltaX: CGFloat { wheel.delta.width }
  /// The distance that the wheel moves contents down, in points; 0 for other events.
  open var scrollingDeltaY: CGFloat { wheel.delta.height }
  /// The horizontal movement of the wheel, as ``scrollingDeltaX``: for scripts, in points.
  open var deltaX: CGFloat { wheel.delta.width }
  /// The vertical movement of the wheel, as ``scrollingDeltaY``: a script's wheel counts in points.
  open var deltaY: CGFloat { wheel.delta.height }
  /// A Boolean value that says whether ``scrollingDeltaX`` and ``scrollingDeltaY`` are points; true.
  open var hasPreciseScrollingDeltas: Bool { true }
  /// The phase of a gesture on a trackpad; empty for a mouse.
  open var phase: Phase { wheel.phase }

  /// The window that the event was sent to; nil before.
  open var window: NSWindow? { sentWindow }
}
