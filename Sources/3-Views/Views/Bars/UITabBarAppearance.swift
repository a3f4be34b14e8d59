// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

/// The appearance of a tab bar: its background and its items.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// Creates a tab bar appearance with the default background.
  public override init() { super.init() }

  /// Creates an appearance with the background of another and, of another tab bar, with everything
  /// that it says.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copy()
    inlineLayoutAppearance = other.inlineLayoutAppearance.copy()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copy()
  }

  /// Creates a tab bar appearance for source compatibility: archives are not decoded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The appearance of items with the image above the title, as on a phone.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// The appearance of items with the image beside the title, as on a tablet.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// The appearance of items with the image beside the title in a low bar, as on a phone on its side.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)

  /// Returns a tab bar appearance of its own with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    UITabBarAppearance(barAppearance: self)
  }
}

/// The appearance of a tab bar's items in a state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The font and colour of the title; what is not said is the bar's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of the image; nil for the bar's.
  open var iconColor: UIColor?
  /// The colour of the badge; nil for red.
  open var badgeBackgroundColor: UIColor?
  /// The font and colour of the badge's words; what is not said is 13 points, in white.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the badge, in points.
  open var badgePositionAdjustment = UIOffset.zero
  /// The offset of the badge's words in the badge, in points.
  open var badgeTitlePositionAdjustment = UIOffset.zero

  func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}

/// The appearance of a tab bar's items.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
  /// The appearance of items that are not selected.
  public let normal = UITabBarItemStateAppearance()
  /// The appearance of the selected item, where that differs from ``normal``.
  public let selected = UITabBarItemStateAppearance()
  /// The appearance of disabled items, where that differs from ``normal``.
  public let disabled = UITabBarItemStateAppearance()
  /// Has no effect: items of bars do not get the focus. The appearance of items that have it.
  public let focused = UITabBarItemStateAppearance()

  /// The arrangement of an item's image and title.
  public enum Style: Int, Hashable, Sendable {
    /// The image above the title.
    case stacked = 0
    /// The image beside the title.
    case inline = 1
    /// The image beside the title, in a low bar.
    case compactInline = 2
  }

  /// Creates an appearance that says nothing.
  public override init() { super.init() }

  /// Creates an appearance that says nothing: the bar knows how items look.
  ///
  /// - Parameter style: The arrangement of the items.
  public convenience init(style: Style) { self.init() }

  /// Creates a tab bar item appearance for source compatibility: archives are not decoded.
  public required init?(coder: NSCoder) { super.init() }

  /// Resets the appearance to the default of a style.
  ///
  /// - Parameter style: The arrangement of the items.
  open func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled, focused] { state.take(.init()) }
  }

  /// Returns a tab bar item appearance of its own with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UITabBarItemAppearance()
    copy.normal.take(normal)
    copy.selected.take(selected)
    copy.disabled.take(disabled)
    copy.focused.take(focused)
    return copy
  }
}

extension NSCopying where Self: UITabBarItemAppearance {
  /// Returns an appearance of its own that says the same.
  ///
  /// - Returns: One of the same class; a class of a client's overrides ``UITabBarItemAppearance/copy(with:)``.
  @MainActor public func copy() -> Self {
    guard let copy = copy(with: nil) as? Self else {
      programmerError("\(Self.self) does not override copy(with:).")
    }
    return copy
  }
}
