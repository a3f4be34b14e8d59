// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
public import Views

extension UICellAccessory {
  /// How a grip for reordering looks.
  public struct ReorderOptions: Sendable {
    /// Whether the accessory is left out; nil for no.
    public var isHidden: Bool?
    /// How much room it has; nil for that of the kind.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; nil for that of the kind.
    public var tintColor: UIColor?
    /// Whether a line divides it from what is before it; nil for yes.
    public var showsVerticalSeparator: Bool?

    /// Creates options.
    ///
    /// - Parameters:
    ///   - isHidden: Whether the accessory is left out; nil for no.
    ///   - reservedLayoutWidth: How much room it has; nil for that of the kind.
    ///   - tintColor: Its colour; nil for that of the kind.
    ///   - showsVerticalSeparator: Whether a line divides it from what is before it; nil for yes.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator
    }

    var common: Common {
      Common(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// How a text looks.
  public struct LabelOptions: Sendable {
    /// Whether the accessory is left out; nil for no.
    public var isHidden: Bool?
    /// How much room it has; nil for that of the kind.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; nil for that of the kind.
    public var tintColor: UIColor?
    /// The font; nil for body text.
    public var font: UIFont?
    /// Whether the font follows the reader's text size; nil for yes.
    public var adjustsFontForContentSizeCategory: Bool?

    /// Creates options.
    ///
    /// - Parameters:
    ///   - isHidden: Whether the accessory is left out; nil for no.
    ///   - reservedLayoutWidth: How much room it has; nil for that of the kind.
    ///   - tintColor: Its colour; nil for that of the kind.
    ///   - font: The font; nil for body text.
    ///   - adjustsFontForContentSizeCategory: Whether the font follows the reader's text size; nil for yes.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }

    var common: Common {
      Common(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// How the chosen element of a menu looks.
  public struct PopUpMenuOptions: Sendable {
    /// Whether the accessory is left out; nil for no.
    public var isHidden: Bool?
    /// How much room it has; nil for that of the kind.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; nil for that of the kind.
    public var tintColor: UIColor?

    /// Creates options.
    ///
    /// - Parameters:
    ///   - isHidden: Whether the accessory is left out; nil for no.
    ///   - reservedLayoutWidth: How much room it has; nil for that of the kind.
    ///   - tintColor: Its colour; nil for that of the kind.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }

    var common: Common {
      Common(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// How an outline disclosure looks.
  public struct OutlineDisclosureOptions: Sendable {
    /// What the row is.
    public enum Style: Int, Hashable, Sendable {
      /// A header's in a header, else a cell's (behaviour rule IN-2).
      case automatic = 0
      /// A section's header: a tap anywhere in the cell shows or hides the children.
      case header = 1
      /// A row: a tap on the chevron alone shows or hides the children.
      case cell = 2
    }

    /// What the row is.
    public var style: Style
    /// Whether the accessory is left out; nil for no.
    public var isHidden: Bool?
    /// How much room it has; nil for that of the kind.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; nil for the tint.
    public var tintColor: UIColor?

    /// Creates options.
    ///
    /// - Parameters:
    ///   - style: What the row is.
    ///   - isHidden: Whether the accessory is left out; nil for no.
    ///   - reservedLayoutWidth: How much room it has; nil for that of the kind.
    ///   - tintColor: Its colour; nil for the tint.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }

    var common: Common {
      Common(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// A view of the client's own as an accessory.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    /// The view; one and the same cannot be in a cell twice.
    public let customView: UIView
    /// Where it is, and when it is shown.
    public let placement: Placement
    /// Whether the accessory is left out; nil for no.
    public var isHidden: Bool?
    /// How much room it has; nil for what the view needs.
    public var reservedLayoutWidth: LayoutDimension?
    /// The view's tint; nil for the cell's.
    public var tintColor: UIColor?
    /// Whether the view keeps its size; nil and false ask it for the size that fits.
    public var maintainsFixedSize: Bool?

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - customView: The view; one and the same cannot be in a cell twice.
    ///   - placement: Where it is, and when it is shown.
    ///   - isHidden: Whether the accessory is left out; nil for no.
    ///   - reservedLayoutWidth: How much room it has; nil for what the view needs.
    ///   - tintColor: The view's tint; nil for the cell's.
    ///   - maintainsFixedSize: Whether the view keeps its size.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize
    }

    var common: Common {
      Common(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }
}
