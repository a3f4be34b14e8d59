// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
public import Views

extension UICellAccessory {
  /// How a disclosure indicator looks.
  public struct DisclosureIndicatorOptions: Sendable {
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

  /// How a checkmark looks.
  public struct CheckmarkOptions: Sendable {
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

  /// How an i in a circle looks.
  public struct DetailOptions: Sendable {
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

  /// How a control for deleting looks.
  public struct DeleteOptions: Sendable {
    /// Whether the accessory is left out; nil for no.
    public var isHidden: Bool?
    /// How much room it has; nil for that of the kind.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; nil for that of the kind.
    public var tintColor: UIColor?
    /// The colour of the circle; nil for that of the kind.
    public var backgroundColor: UIColor?

    /// Creates options.
    ///
    /// - Parameters:
    ///   - isHidden: Whether the accessory is left out; nil for no.
    ///   - reservedLayoutWidth: How much room it has; nil for that of the kind.
    ///   - tintColor: Its colour; nil for that of the kind.
    ///   - backgroundColor: The colour of the circle; nil for that of the kind.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var common: Common {
      Common(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// How a control for inserting looks.
  public struct InsertOptions: Sendable {
    /// Whether the accessory is left out; nil for no.
    public var isHidden: Bool?
    /// How much room it has; nil for that of the kind.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; nil for that of the kind.
    public var tintColor: UIColor?
    /// The colour of the circle; nil for that of the kind.
    public var backgroundColor: UIColor?

    /// Creates options.
    ///
    /// - Parameters:
    ///   - isHidden: Whether the accessory is left out; nil for no.
    ///   - reservedLayoutWidth: How much room it has; nil for that of the kind.
    ///   - tintColor: Its colour; nil for that of the kind.
    ///   - backgroundColor: The colour of the circle; nil for that of the kind.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var common: Common {
      Common(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// How a control for selecting several looks.
  public struct MultiselectOptions: Sendable {
    /// Whether the accessory is left out; nil for no.
    public var isHidden: Bool?
    /// How much room it has; nil for that of the kind.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; nil for that of the kind.
    public var tintColor: UIColor?
    /// The colour of the circle; nil for that of the kind.
    public var backgroundColor: UIColor?

    /// Creates options.
    ///
    /// - Parameters:
    ///   - isHidden: Whether the accessory is left out; nil for no.
    ///   - reservedLayoutWidth: How much room it has; nil for that of the kind.
    ///   - tintColor: Its colour; nil for that of the kind.
    ///   - backgroundColor: The colour of the circle; nil for that of the kind.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var common: Common {
      Common(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }
}
