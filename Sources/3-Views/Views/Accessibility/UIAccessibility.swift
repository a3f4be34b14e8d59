// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The states of assistive technologies, and notifications for them.
///
/// There is no screen reader here: every state is off, and an announcement is finished at once. Code without
/// an actor can ask, too.
public enum UIAccessibility {
  /// A notification for an assistive technology.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification.
    public let rawValue: UInt32

    /// Creates a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Another screen is shown.
    public static let screenChanged = Self(rawValue: 1000)
    /// A part of the screen has changed.
    public static let layoutChanged = Self(rawValue: 1001)
    /// A text is announced.
    public static let announcement = Self(rawValue: 1008)
    /// The content has scrolled by a page.
    public static let pageScrolled = Self(rawValue: 1009)
    /// An assistive technology is to pause.
    public static let pauseAssistiveTechnology = Self(rawValue: 1030)
    /// An assistive technology is to go on.
    public static let resumeAssistiveTechnology = Self(rawValue: 1031)
  }

  /// The name of the notification that an announcement is finished; it is posted as soon as the
  /// announcement is, so tests can count on it.
  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// The name of a notification that is never posted: the state does not change.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// The name of a notification that is never posted: the state does not change.
  public static let reduceMotionStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// The name of a notification that is never posted: the state does not change.
  public static let reduceTransparencyStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// The name of a notification that is never posted: the state does not change.
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// The key of what was announced, a `String`.
  public static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  /// The key of whether the announcement came to its end, a `Bool`.
  public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"

  /// A Boolean value that says whether a screen reader runs; false.
  public static var isVoiceOverRunning: Bool { false }
  /// A Boolean value that says whether a switch controls the program; false.
  public static var isSwitchControlRunning: Bool { false }
  /// A Boolean value that says whether motion is to be reduced; false.
  public static var isReduceMotionEnabled: Bool { false }
  /// A Boolean value that says whether transparency is to be reduced; false.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// A Boolean value that says whether text is to be bold; false.
  public static var isBoldTextEnabled: Bool { false }
  /// A Boolean value that says whether colours are inverted; false.
  public static var isInvertColorsEnabled: Bool { false }
  /// A Boolean value that says whether colours are to be darker; false.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// A Boolean value that says whether everything is grey; false.
  public static var isGrayscaleEnabled: Bool { false }
  /// A Boolean value that says whether colour alone must not tell states apart; false.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// A Boolean value that says whether switches are to show their state by a shape; false.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// A Boolean value that says whether the program alone can be used; false.
  public static var isGuidedAccessEnabled: Bool { false }
  /// A Boolean value that says whether the screen is read when asked to; false.
  public static var isSpeakScreenEnabled: Bool { false }
  /// A Boolean value that says whether a selection is read; false.
  public static var isSpeakSelectionEnabled: Bool { false }

  /// Posts a notification for assistive technologies.
  ///
  /// An announcement, which has a text as its argument, is finished at once:
  /// ``announcementDidFinishNotification`` is posted with it. Other news have no effect.
  ///
  /// - Parameters:
  ///   - notification: What happened.
  ///   - argument: A text for announcements; else the element to go to.
  public static func post(notification: Notification, argument: Any?) {
    guard notification == .announcement else { return }
    guard
      let text = argument as? String ?? (argument as? NSAttributedString)?.string
    else { return }
    NotificationCenter.default.post(
      name: announcementDidFinishNotification, object: nil,
      userInfo: [
        announcementStringValueUserInfoKey: text, announcementWasSuccessfulUserInfoKey: true,
      ])
  }

  /// The name of a notification that is never posted: no screen reader goes from element to element.
  public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// The key of the element that a screen reader is at.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The key of the element that a screen reader was at.
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// The key of the technology that went to an element.
  public static let assistiveTechnologyUserInfoKey =
    "UIAccessibilityAssistiveTechnologyKey"

  /// A technology that helps with reading and input.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The technology's name.
    public let rawValue: String
    /// Creates an identifier from a technology's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The screen reader.
    public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityVoiceOver")
    /// The identifier of Switch Control.
    public static let notificationSwitchControl = Self(rawValue: "UIAccessibilitySwitchControl")
  }

  /// Has no effect: there is no screen reader. Returns the element that has the focus of an
  /// assistive technology, which is nil.
  ///
  /// - Parameter assistiveTechnologyIdentifier: The technology; nil for the one that moved last.
  /// - Returns: Nil.
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? { nil }

  /// Returns a rectangle of a view in the coordinates of the screen, which are those of its window.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in the view's coordinates, in points.
  ///   - view: The view; of one in no window, the coordinates of the topmost view around it.
  /// - Returns: The rectangle.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
}
