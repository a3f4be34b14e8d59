// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The kind of an accessible element and its behaviour, for those who do not see it.
///
/// The raw values are UIKit's.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the traits.
  public let rawValue: UInt64

  /// Creates traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The empty set of traits.
  public static let none: Self = []
  /// A button.
  public static let button = Self(rawValue: 1 << 0)
  /// A link.
  public static let link = Self(rawValue: 1 << 1)
  /// An image, alone or together with a button or a link.
  public static let image = Self(rawValue: 1 << 2)
  /// The element is selected.
  public static let selected = Self(rawValue: 1 << 3)
  /// The element plays its own sound when it is used.
  public static let playsSound = Self(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = Self(rawValue: 1 << 5)
  /// The element is text that cannot change.
  public static let staticText = Self(rawValue: 1 << 6)
  /// A summary of the program's state, for when it starts.
  public static let summaryElement = Self(rawValue: 1 << 7)
  /// The element is not enabled.
  public static let notEnabled = Self(rawValue: 1 << 8)
  /// The element changes its label or value often.
  public static let updatesFrequently = Self(rawValue: 1 << 9)
  /// A field for what is searched.
  public static let searchField = Self(rawValue: 1 << 10)
  /// The element starts playing or recording when it is used.
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  /// A value that ``UIResponder/accessibilityIncrement()`` and ``UIResponder/accessibilityDecrement()``
  /// change.
  public static let adjustable = Self(rawValue: 1 << 12)
  /// The element takes touches directly.
  public static let allowsDirectInteraction = Self(rawValue: 1 << 13)
  /// The element turns the page when it has been read.
  public static let causesPageTurn = Self(rawValue: 1 << 14)
  /// A bar of tabs.
  public static let tabBar = Self(rawValue: 1 << 15)
  /// A header that divides content into sections.
  public static let header = Self(rawValue: 1 << 16)
  /// A button that switches between on and off.
  public static let toggleButton = Self(rawValue: 1 << 53)
}
