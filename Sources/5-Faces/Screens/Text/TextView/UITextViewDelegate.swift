// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

/// Methods that decide about, and respond to, what is typed into a text view. All are optional.
///
/// What the user types is asked about with `textView(_:shouldChangeTextIn:replacementText:)`; then the
/// text changes, and `textViewDidChangeSelection(_:)` and `textViewDidChange(_:)` are called in this
/// order.
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
  ///   - text: The text that is to take its place: empty when the part is deleted, "\n" for the Return
  ///     key.
  /// - Returns: Whether it may; true unless implemented.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when the user changed the text; not when the program set it.
  func textViewDidChange(_ textView: UITextView)
  /// Called when the selection or the insertion point changed, by the user or the program.
  func textViewDidChangeSelection(_ textView: UITextView)
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

/// Kinds of data in a text that become links.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The kinds as bits.
  public let rawValue: UInt
  /// Creates kinds from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of the web.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Numbers of parcels.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Numbers of flights.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Words that Apple's systems find more about.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// Amounts of money.
  public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
  /// Lengths, weights and other measures.
  public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
  /// All kinds.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
