// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

/// An accessory beside the content of a list cell: a chevron, a checkmark, a control for editing.
///
/// ```swift
/// cell.accessories = [.disclosureIndicator(), .delete(), .reorder()]
/// // delete and reorder show while the collection view is edited
/// ```
@preconcurrency @MainActor
public struct UICellAccessory {
  /// A closure that runs when an accessory is tapped.
  public typealias ActionHandler = () -> Void

  /// The kind of an accessory.
  public enum AccessoryType: Hashable, Sendable {
    /// A grey chevron: a tap shows more.
    case disclosureIndicator
    /// A chevron that turns when the row's children are shown.
    case outlineDisclosure
    /// An accessory that is a checkmark.
    case checkmark
    /// A white minus in a red circle.
    case delete
    /// A white plus in a green circle.
    case insert
    /// A reorder control of three lines.
    case reorder
    /// A circle that is filled when the row is selected.
    case multiselect
    /// A label with a text.
    case label
    /// A custom view.
    case customView(UIView)
    /// An accessory that is an information symbol.
    case detail
    /// The chosen element of a menu.
    case popUpMenu
  }

  /// The state in which an accessory is shown.
  public enum DisplayedState: Int, Hashable, Sendable {
    /// The accessory is always visible.
    case always = 0
    /// The accessory is visible while the collection view is edited.
    case whenEditing = 1
    /// The accessory is visible while the collection view is not edited.
    case whenNotEditing = 2
  }

  /// The width that is reserved for an accessory, which is centred in it.
  public enum LayoutDimension: Hashable, Sendable {
    /// The width of accessories of the kind.
    case standard
    /// The width that the accessory needs.
    case actual
    /// A width in points.
    case custom(CGFloat)
  }

  /// The kind of the accessory.
  public let accessoryType: AccessoryType
  /// The state in which the accessory is shown.
  public let displayedState: DisplayedState
  /// A Boolean value that says whether the accessory is left out and takes no space.
  public let isHidden: Bool
  /// The width that is reserved for the accessory.
  public let reservedLayoutWidth: LayoutDimension
  /// The colour; nil for that of the kind.
  public let tintColor: UIColor?

  let appearance: Appearance
  let placement: Placement
  let action: ActionHandler?

  enum Appearance {
    case symbol
    case outline(OutlineDisclosureOptions.Style)
    case reorder(showsSeparator: Bool)
    case text(String, font: UIFont?, follows: Bool)
    case custom(UIView, maintainsFixedSize: Bool)
    case menu(UIMenu, (UIMenu) -> Void)
    /// The colour of the circle around a control's sign.
    case circle(UIColor?)
  }

  init(
    _ type: AccessoryType, displayed: DisplayedState, _ options: some AccessoryOptions,
    appearance: Appearance = .symbol, placement: Placement? = nil, action: ActionHandler? = nil
  ) {
    accessoryType = type
    displayedState = displayed
    isHidden = options.isHidden ?? false
    reservedLayoutWidth = options.reservedLayoutWidth ?? type.ordinaryWidth
    tintColor = options.tintColor
    self.appearance = appearance
    self.placement = placement ?? type.ordinaryPlacement(displayed)
    self.action = action
  }
}

extension UICellAccessory.AccessoryType {
  /// The width reserved for accessories of the kind, unless they set one (behaviour rule AC-5).
  fileprivate var ordinaryWidth: UICellAccessory.LayoutDimension {
    switch self {
    case .label, .customView, .popUpMenu: .actual
    default: .standard
    }
  }

  /// The side that accessories of the kind are on.
  fileprivate func ordinaryPlacement(
    _ displayed: UICellAccessory.DisplayedState
  ) -> UICellAccessory.Placement {
    switch self {
    case .delete, .insert, .multiselect: .leading(displayed: displayed)
    default: .trailing(displayed: displayed)
    }
  }

  /// The place among accessories of the same side, from the leading edge (behaviour rule AC-4); nil
  /// for views of the client's own, which say it themselves.
  var rank: Int? {
    switch self {
    case .delete: 0
    case .insert: 1
    case .multiselect: 2
    case .label: 10
    case .popUpMenu: 11
    case .checkmark: 12
    case .detail: 13
    case .disclosureIndicator: 14
    // On phones at the trailing edge in either style; on the Mac a cell's stands in front.
    case .outlineDisclosure: 15
    case .reorder: 20
    case .customView: nil
    }
  }
}

extension UICellAccessory {
  /// Whether a tap does something of its own.
  var takesTaps: Bool {
    switch accessoryType {
    case .outlineDisclosure, .multiselect, .delete, .popUpMenu: true
    default: action != nil
    }
  }

  func isDisplayed(isEditing: Bool) -> Bool {
    guard !isHidden else { return false }
    return switch displayedState {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }
}

/// An error in the accessories of a cell. UIKit raises an exception for each of these.
public enum CellAccessoryError: Error, Hashable, CustomStringConvertible {
  /// Two accessories of one kind of the system (behaviour rule AC-3).
  case duplicate(UICellAccessory.AccessoryType)
  /// A view that is in two accessories.
  case duplicateView

  /// The message for a cell accessory error: the fault and its remedy.
  public var description: String {
    switch self {
    case .duplicate(let type):
      """
      A cell has at most one accessory of each kind (was given two of the kind \(type)). Set each \
      accessory once.
      """
    case .duplicateView:
      """
      A view can be in only one accessory (was given one that is in two). Create a view for each \
      accessory.
      """
    }
  }

  /// Checks that nothing is there twice; texts may be.
  ///
  /// - Throws: ``duplicate(_:)`` or ``duplicateView``.
  /// - Complexity: O(accessories).
  package static func check(
    _ types: [UICellAccessory.AccessoryType]
  ) throws(CellAccessoryError) {
    var seen: Set<UICellAccessory.AccessoryType> = []
    for type in types where type != .label {
      guard seen.insert(type).inserted else {
        if case .customView = type { throw .duplicateView }
        throw .duplicate(type)
      }
    }
  }
}

extension UICellAccessory {
  /// The position of an accessory in a cell.
  @preconcurrency @MainActor
  public enum Placement {
    /// A closure that returns the index of an accessory among the others on its side, which are in
    /// order from the leading to the trailing edge.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// The leading side of the content; by default the position nearest to it.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// The trailing side of the content; by default the position nearest to it.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// Returns a position before an accessory.
    ///
    /// - Parameter type: What to stand before; nil, and a type that is not there, mean before all.
    /// - Returns: The position.
    public static func position(before type: AccessoryType? = nil) -> Position {
      { accessories in accessories.firstIndex { $0.accessoryType == type } ?? 0 }
    }

    /// Returns a position after an accessory.
    ///
    /// - Parameter type: What to stand after; nil, and a type that is not there, mean after all.
    /// - Returns: The position.
    public static func position(after type: AccessoryType? = nil) -> Position {
      { accessories in
        accessories.lastIndex { $0.accessoryType == type }.map { $0 + 1 } ?? accessories.count
      }
    }

    var isLeading: Bool {
      if case .leading = self { true } else { false }
    }

    var displayed: DisplayedState {
      switch self {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    }

    var position: Position {
      switch self {
      case .leading(_, let position), .trailing(_, let position): position
      }
    }
  }

  /// Returns the accessories of one side in order from the leading to the trailing edge (behaviour
  /// rules AC-4 and AC-10): the system's by rank, then the client's own at their positions.
  static func arrange(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
    var result = accessories.enumerated()
      .filter { $0.element.accessoryType.rank != nil }
      .sorted { left, right in
        (left.element.accessoryType.rank ?? 0, left.offset)
          < (right.element.accessoryType.rank ?? 0, right.offset)
      }.map(\.element)
    for accessory in accessories where accessory.accessoryType.rank == nil {
      let index = accessory.placement.position(result)
      result.insert(accessory, at: min(max(0, index), result.count))
    }
    return result
  }
}
