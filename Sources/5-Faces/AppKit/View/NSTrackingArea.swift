// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A part of a view in which the mouse is tracked.
///
/// It is kept by its view. Nothing tracks the mouse here: only scripts press and drag.
open class NSTrackingArea: NSObject {
  /// The options of a tracking area: its events, and when they are tracked.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The choices as bits, with AppKit's values.
    public let rawValue: UInt
    /// Creates tracking area options from bits, with AppKit's values.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Tracks the mouse entering and leaving.
    public static let mouseEnteredAndExited = Options(rawValue: 1)
    /// Tracks the movements of the mouse.
    public static let mouseMoved = Options(rawValue: 2)
    /// Tracks only while the view is first responder.
    public static let activeWhenFirstResponder = Options(rawValue: 16)
    /// Tracks only while the window is key.
    public static let activeInKeyWindow = Options(rawValue: 32)
    /// Tracks only while the app is active.
    public static let activeInActiveApp = Options(rawValue: 64)
    /// The area is tracked in windows that are not key as well.
    public static let activeAlways = Options(rawValue: 128)
    /// Assumes the mouse to be inside at first.
    public static let assumeInside = Options(rawValue: 256)
    /// The visible part of the view alone.
    public static let inVisibleRect = Options(rawValue: 512)
    /// Tracks also while a button is down.
    public static let enabledDuringMouseDrag = Options(rawValue: 1024)
  }

  /// The part, in the view's coordinates.
  public let rect: NSRect
  /// The events that are tracked, and the times.
  public let options: Options
  /// The owner of the trace.
  open private(set) weak var owner: AnyObject?
  /// The owner's own information.
  open private(set) var userInfo: [AnyHashable: Any]?

  /// Creates a tracking area.
  ///
  /// - Parameters:
  ///   - rect: The part, in the view's coordinates.
  ///   - options: What is tracked.
  ///   - owner: Who wants to know; held weakly.
  ///   - userInfo: What the owner wants to be reminded of.
  public init(rect: NSRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil)
  {
    self.rect = rect
    self.options = options
    self.owner = owner as AnyObject?
    self.userInfo = userInfo
  }
}
