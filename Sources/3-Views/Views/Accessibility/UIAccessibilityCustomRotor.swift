// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A way of going through what is read, such as from heading to heading. There is no screen reader here
/// that would.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// The direction of a step.
  public enum Direction: Int, Hashable, Sendable {
    /// Back.
    case previous = 0
    /// On.
    case next = 1
  }

  /// The rotors that a screen reader has by itself.
  public enum SystemRotorType: Int, Hashable, Sendable {
    /// None.
    case none = 0
    /// Links.
    case link = 1
    /// Links that were opened.
    case visitedLink = 2
    /// Headings.
    case heading = 3
    /// Bold text.
    case boldText = 13
    /// Italic text.
    case italicText = 14
    /// Underlined text.
    case underlineText = 15
    /// Misspelled words.
    case misspelledWord = 16
    /// Images.
    case image = 17
    /// Text fields.
    case textField = 18
    /// Tables.
    case table = 19
    /// Lists.
    case list = 20
    /// Landmarks.
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

/// The place of a rotor.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The part of its text; nil for all of it.
  open var targetRange: UITextRange?

  /// Creates a place.
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
