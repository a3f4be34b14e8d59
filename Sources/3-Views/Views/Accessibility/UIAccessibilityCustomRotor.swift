// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A way of going through what is read, such as from heading to heading. There is no screen reader here
/// that would.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// The direction of a step.
  public enum Direction: Int, Hashable, Sendable {
    /// The search for the previous result.
    case previous = 0
    /// The search for the next result.
    case next = 1
  }

  /// The rotors that a screen reader has by itself.
  public enum SystemRotorType: Int, Hashable, Sendable {
    /// A rotor of a custom kind.
    case none = 0
    /// A rotor of links.
    case link = 1
    /// A rotor of visited links.
    case visitedLink = 2
    /// A rotor of headings.
    case heading = 3
    /// A rotor of bold text.
    case boldText = 13
    /// A rotor of italic text.
    case italicText = 14
    /// A rotor of underlined text.
    case underlineText = 15
    /// A rotor of misspelled words.
    case misspelledWord = 16
    /// A rotor of images.
    case image = 17
    /// A rotor of text fields.
    case textField = 18
    /// A rotor of tables.
    case table = 19
    /// A rotor of lists.
    case list = 20
    /// A rotor of landmarks.
    case landmark = 21
  }

  /// Returns the next place, or nil.
  public typealias Search =
    (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// The name of the rotor.
  open var name: String
  /// The search for the next place.
  open var itemSearchBlock: Search
  /// The screen reader's own rotor that this one stands for; `none` for another.
  public let systemRotorType: SystemRotorType

  /// Creates a rotor with a name.
  ///
  /// - Parameters:
  ///   - name: The name, as a screen reader speaks it.
  ///   - itemSearchBlock: Returns the next place.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
    super.init()
  }

  /// Creates a rotor in the place of one that a screen reader has by itself.
  ///
  /// - Parameters:
  ///   - type: That rotor.
  ///   - itemSearchBlock: Returns the next place.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    name = ""
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = type
    super.init()
  }
}

/// The result of a search with a custom rotor: an element, and a part of its text.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element that was found.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The part of its text; nil for all of it.
  open var targetRange: UITextRange?

  /// Creates a result from an element and a part of its text.
  ///
  /// - Parameters:
  ///   - targetElement: The element, held weakly.
  ///   - targetRange: The part of its text; nil for all of it.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}

/// A step of a search.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The place at which the search begins.
  open var currentItem: UIAccessibilityCustomRotorItemResult
  /// The direction of the search.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next

  package init(currentItem: UIAccessibilityCustomRotorItemResult) {
    self.currentItem = currentItem
    super.init()
  }
}
