// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Views

extension UICellAccessory {
  /// The options of a disclosure indicator.
  public typealias DisclosureIndicatorOptions = SymbolOptions
  /// The options of a checkmark.
  public typealias CheckmarkOptions = SymbolOptions
  /// The options of an i in a circle.
  public typealias DetailOptions = SymbolOptions
  /// The options of a pop-up menu.
  public typealias PopUpMenuOptions = SymbolOptions
  /// The options of a control for deleting.
  public typealias DeleteOptions = ControlOptions
  /// The options of a control for inserting.
  public typealias InsertOptions = ControlOptions
  /// The options of a control for selecting several.
  public typealias MultiselectOptions = ControlOptions

  /// The symbol of an accessory without options of its own.
  public struct SymbolOptions: Sendable {
    /// An optional Boolean value that says whether the accessory with these symbol options is left
    /// out; nil for no.
    public var isHidden: Bool?
    /// The width that is reserved for the symbol; nil for that of the kind.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour of the symbol; nil for that of the kind.
    public var tintColor: UIColor?

    /// Creates symbol options for an accessory; each that is nil is that of the kind.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The options of a control for editing.
  public struct ControlOptions: Sendable {
    /// An optional Boolean value that says whether the accessory with these control options is left
    /// out; nil for no.
    public var isHidden: Bool?
    /// The width that is reserved for the control; nil for that of the kind.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour of the control; nil for that of the kind.
    public var tintColor: UIColor?
    /// The colour of the circle; nil for that of the kind.
    public var backgroundColor: UIColor?

    /// Creates control options for an accessory; each that is nil is that of the kind.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The options of a reorder control.
  public struct ReorderOptions: Sendable {
    /// An optional Boolean value that says whether the accessory with these reorder options is left
    /// out; nil for no.
    public var isHidden: Bool?
    /// The width that is reserved for the reorder control; nil for that of the kind.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour of the reorder control; nil for that of the kind.
    public var tintColor: UIColor?
    /// A Boolean value that says whether a line divides it from what is before it; nil for yes.
    public var showsVerticalSeparator: Bool?

    /// Creates reorder options for an accessory; each that is nil is that of the kind.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }

  /// The options of a label.
  public struct LabelOptions: Sendable {
    /// An optional Boolean value that says whether the accessory with these label options is left
    /// out; nil for no.
    public var isHidden: Bool?
    /// The width that is reserved for the label; nil for that of the kind.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour of the label; nil for that of the kind.
    public var tintColor: UIColor?
    /// The font; nil for body text.
    public var font: UIFont?
    /// A Boolean value that says whether the font follows the reader's text size; nil for yes.
    public var adjustsFontForContentSizeCategory: Bool?

    /// Creates label options for an accessory; each that is nil is that of the kind.
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
  }

  /// The options of an outline disclosure.
  public struct OutlineDisclosureOptions: Sendable {
    /// The style of the row.
    public enum Style: Int, Hashable, Sendable {
      /// The style of a header in a header, otherwise that of a cell (behaviour rule IN-2).
      case automatic = 0
      /// The style of a header: a tap anywhere in the cell shows or hides the children.
      case header = 1
      /// The style of a cell: only a tap on the chevron shows or hides the children.
      case cell = 2
    }

    /// The style of the row.
    public var style: Style
    /// An optional Boolean value that says whether the accessory with these outline disclosure
    /// options is left out; nil for no.
    public var isHidden: Bool?
    /// The width that is reserved for the disclosure symbol; nil for that of the kind.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour of the accessory; nil for the tint.
    public var tintColor: UIColor?

    /// Creates outline disclosure options for an accessory; each that is nil is that of the kind.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The configuration of a custom view as an accessory.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    /// The custom view, which cannot be in a cell twice.
    public let customView: UIView
    /// The position of the accessory, and the states in which it is shown.
    public let placement: Placement
    /// An optional Boolean value that says whether the accessory is left out; nil for no.
    public var isHidden: Bool?
    /// The width that is reserved for the accessory; nil for the width of the view.
    public var reservedLayoutWidth: LayoutDimension?
    /// The view's tint; nil for the cell's.
    public var tintColor: UIColor?
    /// A Boolean value that says whether the view keeps its size; nil and false ask the view for
    /// the size that fits.
    public var maintainsFixedSize: Bool?

    /// Creates a configuration of a view, which cannot be in a cell twice.
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
  }
}

@MainActor protocol AccessoryOptions {
  var isHidden: Bool? { get }
  var reservedLayoutWidth: UICellAccessory.LayoutDimension? { get }
  var tintColor: UIColor? { get }
}

// In extensions: the protocol's isolation is not theirs.
extension UICellAccessory.SymbolOptions: AccessoryOptions {}
extension UICellAccessory.ControlOptions: AccessoryOptions {}
extension UICellAccessory.ReorderOptions: AccessoryOptions {}
extension UICellAccessory.LabelOptions: AccessoryOptions {}
extension UICellAccessory.OutlineDisclosureOptions: AccessoryOptions {}
extension UICellAccessory.CustomViewConfiguration: AccessoryOptions {}
