// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Geometry

/// The state of a cell (behaviour rule ST-1).
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The state of a cell in a drag.
  public enum DragState: Int, Hashable, Sendable {
    /// The cell is not dragged.
    case none
    /// A touch lifts the cell.
    case lifting
    /// A touch drags the cell's item.
    case dragging
  }

  /// The state of a cell as the target of a drop.
  public enum DropState: Int, Hashable, Sendable {
    /// The cell takes part in no drop.
    case none
    /// The drop goes elsewhere in the same view.
    case notTargeted
    /// The drop goes into the cell.
    case targeted
  }

  /// The traits of the cell's environment.
  public var traitCollection: UITraitCollection
  /// A Boolean value that says whether the cell takes no touches.
  public var isDisabled: Bool {
    get { states.contains(.disabled) }
    set { set(.disabled, newValue) }
  }
  /// A Boolean value that says whether a touch is on the cell.
  public var isHighlighted: Bool {
    get { states.contains(.highlighted) }
    set { set(.highlighted, newValue) }
  }
  /// A Boolean value that says whether the item is selected.
  public var isSelected: Bool {
    get { states.contains(.selected) }
    set { set(.selected, newValue) }
  }
  /// A Boolean value that says whether the cell has focus.
  public var isFocused: Bool {
    get { states.contains(.focused) }
    set { set(.focused, newValue) }
  }
  /// A Boolean value that says whether the cell is pinned to an edge of the visible area, as a
  /// header may be.
  public var isPinned: Bool {
    get { states.contains(.pinned) }
    set { set(.pinned, newValue) }
  }
  /// A Boolean value that says whether the collection view is being edited.
  public var isEditing: Bool {
    get { states.contains(.editing) }
    set { set(.editing, newValue) }
  }
  /// A Boolean value that says whether the cell is swiped, so that its swipe actions are visible.
  public var isSwiped: Bool {
    get { states.contains(.swiped) }
    set { set(.swiped, newValue) }
  }
  /// A Boolean value that says whether the item's children in an outline are shown.
  public var isExpanded: Bool {
    get { states.contains(.expanded) }
    set { set(.expanded, newValue) }
  }
  /// A Boolean value that says whether the cell's item is interactively reordered: from the moment
  /// it is lifted until it is dropped.
  public var isReordering: Bool {
    get { states.contains(.reordering) }
    set { set(.reordering, newValue) }
  }
  /// The state of the cell in a drag.
  public var cellDragState = DragState.none
  /// The state of the cell as the target of a drop.
  public var cellDropState = DropState.none

  package var states: CellStates = []
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the state of a cell whose Boolean values are all false.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// Accesses a custom state; nil if it was never set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }

  private mutating func set(_ state: CellStates, _ isOn: Bool) {
    if isOn { states.insert(state) } else { states.remove(state) }
  }
}

package struct CellStates: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let disabled = CellStates(rawValue: 1 << 0)
  package static let highlighted = CellStates(rawValue: 1 << 1)
  package static let selected = CellStates(rawValue: 1 << 2)
  package static let focused = CellStates(rawValue: 1 << 3)
  package static let pinned = CellStates(rawValue: 1 << 4)
  package static let editing = CellStates(rawValue: 1 << 5)
  package static let swiped = CellStates(rawValue: 1 << 6)
  package static let expanded = CellStates(rawValue: 1 << 7)
  package static let reordering = CellStates(rawValue: 1 << 8)
  /// Something has the focus, but nothing of the view that the cell is in.
  package static let besideFocus = CellStates(rawValue: 1 << 9)
}

extension CellStates {
  /// Creates the states that default appearances follow, of any state.
  ///
  /// - Parameter state: A cell's or another view's; of one that is neither nothing is known.
  package init(_ state: any UIConfigurationState) {
    switch state {
    case let cell as UICellConfigurationState: self = cell.states
    case let view as UIViewConfigurationState:
      self = []
      if view.isDisabled { insert(.disabled) }
      if view.isHighlighted { insert(.highlighted) }
      if view.isSelected { insert(.selected) }
      if view.isFocused { insert(.focused) }
      if view.isPinned { insert(.pinned) }
    default: self = []
    }
  }
}

/// The state of a header, a footer or another view that is not a cell (behaviour rule ST-1).
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view's environment.
  public var traitCollection: UITraitCollection
  /// A Boolean value that says whether the view takes no touches.
  public var isDisabled = false
  /// A Boolean value that says whether a touch is on the view.
  public var isHighlighted = false
  /// A Boolean value that says whether the view is selected.
  public var isSelected = false
  /// A Boolean value that says whether the view has focus.
  public var isFocused = false
  /// A Boolean value that says whether the view is pinned to an edge of the visible area.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the state of a view whose Boolean values are all false.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// Accesses a custom state; nil if it was never set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a view, which configurations follow.
public protocol UIConfigurationState {
  /// Creates the state of a view whose Boolean values are all false.
  init(traitCollection: UITraitCollection)

  /// The traits of the view's environment.
  var traitCollection: UITraitCollection { get set }

  /// Accesses a custom state.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a custom state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The text of the key.
  public let rawValue: String

  /// Creates a key from its text.
  ///
  /// - Parameter rawValue: The name; one that begins with the program's own prefix meets no other.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a key from its text, without a label.
  ///
  /// - Parameter rawValue: The name; one that begins with the program's own prefix meets no other.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
