// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The order in which a window asks its features.
///
/// | rank | what it is | why there |
/// |---|---|---|
/// | `drag` | what is lifted or dragged | it ends before the menu beside it, whose previews it shows (interaction rule IX-6) |
/// | `menu` | context menus and the edit menu | no key reaches what is behind an open one (interaction rule CM-11) |
package enum WindowFeatureRank: Int, Comparable, Sendable {
  case drag
  case menu

  package static func < (left: WindowFeatureRank, right: WindowFeatureRank) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// A part of a window that takes part in its touches and keys while something is shown or dragged,
/// and that views know nothing of.
///
/// A window has none until one is asked for; see ``UIWindow/feature(_:)``. A window without any asks
/// nothing. What recognizes touches themselves (scrolling, presses, gestures) is no feature: each is
/// bound to a touch, and ``TouchState`` says in which order they get it.
@MainActor
package protocol WindowFeature: AnyObject {
  static var rank: WindowFeatureRank { get }
  init()
  /// Whether it covers the window: neither touches nor the wheel scroll, and it gets all keys.
  var coversWindow: Bool { get }
  /// Whether the first touch is its own: a touch that begins does not scroll, and a second one goes
  /// past gesture recognizers.
  var holdsTouch: Bool { get }
  /// Whether keys do not type into the first responder.
  var withholdsTyping: Bool { get }
  /// Handles a key; called while it covers the window.
  func handle(_ code: UIKeyboardHIDUsage)
  /// Called before a second touch ends; returns whether the touch is used up, and cancelled for views.
  func additionalTouchWillEnd(_ touch: UITouch) -> Bool
  func viewWillLeave(_ view: UIView)
  func windowSizeWillChange()
}

extension WindowFeature {
  package var coversWindow: Bool { false }
  package var holdsTouch: Bool { false }
  package var withholdsTyping: Bool { false }
  package func handle(_ code: UIKeyboardHIDUsage) {}
  package func additionalTouchWillEnd(_ touch: UITouch) -> Bool { false }
  package func windowSizeWillChange() {}
}

extension UIWindow {
  /// Returns a feature of the window; nil if nothing has asked for it yet.
  package func existingFeature<Feature: WindowFeature>(_ type: Feature.Type) -> Feature? {
    for case let feature as Feature in features { return feature }
    return nil
  }

  /// Returns a feature of the window, which is created when it is asked for first.
  package func feature<Feature: WindowFeature>(_ type: Feature.Type) -> Feature {
    if let feature = existingFeature(type) { return feature }
    let feature = Feature()
    let index = features.firstIndex { Swift.type(of: $0).rank > Feature.rank }
    features.insert(feature, at: index ?? features.endIndex)
    return feature
  }

  /// The feature that covers the window; nil for none.
  var coveringFeature: (any WindowFeature)? { features.first { $0.coversWindow } }

  var isTouchHeld: Bool { features.contains { $0.holdsTouch } }
}
