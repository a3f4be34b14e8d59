// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension UITableViewCell {
  /// The style of a cell: its labels and their positions.
  public enum CellStyle: Int, Sendable {
    /// A label, with an image before it.
    case `default` = 0
    /// A label and a grey one at the trailing edge.
    case value1
    /// A small label in the tint, and one beside it.
    case value2
    /// A label and a smaller one below it.
    case subtitle
  }

  /// The accessory at the trailing edge of a cell.
  public enum AccessoryType: Int, Sendable {
    /// The cell has no accessory.
    case none = 0
    /// A grey chevron: a tap shows more.
    case disclosureIndicator
    /// An information symbol, and a chevron.
    case detailDisclosureButton
    /// A checkmark at the trailing edge of the row.
    case checkmark
    /// An information symbol, which can be tapped.
    case detailButton
  }

  /// The style in which a cell shows that it is selected.
  public enum SelectionStyle: Int, Sendable {
    /// The cell's background does not change when it is selected.
    case none = 0
    /// The default selection style.
    case blue
    /// The default selection style.
    case gray
    /// The cell's background changes when it is selected.
    case `default`
  }

  /// The style of the lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// Rows have no separators.
    case none = 0
    /// Rows have separators one pixel thick.
    case singleLine
  }

  /// The effect of editing on a row.
  public enum EditingStyle: Int, Sendable {
    /// Editing the row does nothing, or selects it.
    case none = 0
    /// Editing deletes the row: a minus in a red disc.
    case delete
    /// Editing inserts another row: a plus in a green disc.
    case insert
  }

  /// The state of a row's cell in a drag.
  public enum DragState: Int, Hashable, Sendable {
    /// The cell is not dragged.
    case none = 0
    /// A touch lifts the row.
    case lifting = 1
    /// A touch drags the row.
    case dragging = 2
  }

  /// The editing states of a cell.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The states as bits, with UIKit's values.
    public let rawValue: UInt
    /// Creates a table view cell state mask from bits, with UIKit's values.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control at the leading edge.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The actions at the side, such as that to delete the row.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }
}

// Tables create cells from their class, as `UIView.objectiveCInit(frame:)` creates views: by the symbol
// of a convenience initializer, which has to be public to be there. An initializer owns what it is given,
// and a method does not unless it says `consuming`: without that word the identifier is released twice.

extension UITableViewCell {
  /// Creates a cell of the default style; for the table view, which creates cells from their class.
  ///
  /// - Parameter objectiveCIdentifier: The identifier under which it waits for reuse; nil for no reuse.
  public convenience init(objectiveCIdentifier: String?) {
    self.init(style: .default, reuseIdentifier: objectiveCIdentifier)
  }

  /// Creates a cell of the class at hand by its own `init(style:reuseIdentifier:)`.
  @_silgen_name("$s9TableView07UITableB4CellC20objectiveCIdentifierACSSSg_tcfC")
  static func create(_ identifier: consuming String?) -> Self
}

extension UITableViewHeaderFooterView {
  /// Creates a header or footer; for the table view, which creates them from their class.
  ///
  /// - Parameter objectiveCIdentifier: The identifier under which it waits for reuse; nil for no reuse.
  public convenience init(objectiveCIdentifier: String?) {
    self.init(reuseIdentifier: objectiveCIdentifier)
  }

  /// Creates a header or footer of the class at hand by its own `init(reuseIdentifier:)`.
  @_silgen_name("$s9TableView07UITableb12HeaderFooterB0C20objectiveCIdentifierACSSSg_tcfC")
  static func create(_ identifier: consuming String?) -> Self
}
