// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

/// The methods that decide about, and respond to, editing in a text view. All are optional.
///
/// What the user types is asked about with `textView(_:shouldChangeTextIn:replacementText:)`; then
/// the text changes, and `textViewDidChangeSelection(_:)` and `textViewDidChange(_:)` are called.
@preconcurrency @MainActor
public protocol UITextViewDelegate: NSObjectProtocol, UIScrollViewDelegate {
  /// Returns whether editing may begin; true unless implemented.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called when editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Returns whether editing may end; true unless implemented.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called when editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether a part of the text may change.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - range: The part, counted in UTF-16 units.
  ///   - text: The text to take its place: empty for a deletion, "\n" for the Return key.
  /// - Returns: Whether it may; true unless implemented.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when the user changed the text; not when the program set it.
  func textViewDidChange(_ textView: UITextView)
  /// Called when the selection or the insertion point changed, by the user or the program.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Returns whether a tap on a link may open it. The text is selectable and not editable.
  ///
  /// It is not called if the delegate implements `textView(_:primaryActionFor:defaultAction:)`.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - URL: The link's address.
  ///   - characterRange: The part of the text that is the link, in UTF-16 units.
  ///   - interaction: What the user does.
  /// - Returns: Whether `UIApplication.open(_:options:completionHandler:)` is called; true unless
  ///   implemented.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Returns whether a tap on an attachment may do what is usual, which is nothing. The text is
  /// selectable and not editable.
  ///
  /// It is not called if the delegate implements `textView(_:primaryActionFor:defaultAction:)`.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - textAttachment: The attachment.
  ///   - characterRange: The attachment's character, in UTF-16 units.
  ///   - interaction: What the user does.
  /// - Returns: Whether it may; true unless implemented.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
  /// Returns what a tap on a link, an attachment or a tagged part does. The text cannot be edited.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - textItem: The part that is tapped.
  ///   - defaultAction: Opens the address of a link, and does nothing with other parts.
  /// - Returns: The action, which is done at once; nil for nothing. Unless implemented,
  ///   `defaultAction`.
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?
}

extension UITextViewDelegate {
  /// Returns true.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Returns true.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Returns the usual action.
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    OptionalMethod.unimplemented(by: self, defaultAction)
  }
}

extension UITextView {
  /// Posted when editing began; the object is the text view.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when the user changed the text; the object is the text view.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  /// Posted when editing ended; the object is the text view.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
}

/// The kinds of data in a text that become links.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The kinds as bits.
  public let rawValue: UInt
  /// Creates kinds from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers become links.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Web addresses become links.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses become links.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times become links.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Tracking numbers of parcels become links.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Flight numbers become links.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Words that Apple's systems know more about become links.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// Amounts of money become links.
  public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
  /// Lengths, weights and other measures become links.
  public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
  /// The set of all kinds.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
