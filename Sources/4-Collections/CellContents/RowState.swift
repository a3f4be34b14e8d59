// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry
package import Interactions
package import Views

/// The state of a row's cell, with what depends on its position in a list or table.
@MainActor
package struct RowState {
  /// The states of the cell beside its own properties: focus, pinning, editing, swiping, expansion,
  /// reordering.
  package var states: CellStates = []
  package var dragState = UICellConfigurationState.DragState.none
  package var dropState = UICellConfigurationState.DropState.none
  package var topLine = SeparatorLine()
  package var bottomLine = SeparatorLine()
  /// Whether the row below hides the line between the two.
  package var isBesideEmphasis = false
  /// Whether corners are rounded because of the row's position.
  package var isRounded = false
  /// The actions beside the row, if they are visible.
  package var swipe: RevealedActions?

  package var segues = NibCellSegues()

  /// Creates the state of a cell of which nothing is true.
  package init() {}
}

/// A cell: what it shows follows selection, highlight, editing, drags and the rest of its state.
@MainActor
package protocol ConfiguredCell: ConfiguredView, FocusEffectSource, SpringLoadedHighlighting
where FollowedState == UICellConfigurationState {
  var rowState: RowState { get set }
  var isSelected: Bool { get }
  var isHighlighted: Bool { get }
  /// Highlights the cell, as a touch does, or ends that.
  func showHighlight(_ isHighlighted: Bool)
  /// Tells subclasses what a drag does with the cell.
  func dragStateChanged(to state: UICellConfigurationState.DragState)
}

extension ConfiguredCell {
  /// The state of the cell, without the additions of subclasses.
  package var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.states = rowState.states
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    state.cellDragState = rowState.dragState
    state.cellDropState = rowState.dropState
    return state
  }

  /// Says that something is true of the cell, or no longer.
  package func setState(_ state: CellStates, _ isOn: Bool) {
    var states = rowState.states
    if isOn { states.insert(state) } else { states.remove(state) }
    guard states != rowState.states else { return }
    rowState.states = states
    setNeedsUpdateConfiguration()
  }

  package func setDragState(_ rawValue: Int) {
    guard let next = UICellConfigurationState.DragState(rawValue: rawValue),
      next != rowState.dragState
    else { return }
    rowState.dragState = next
    setNeedsUpdateConfiguration()
    dragStateChanged(to: next)
  }

  /// Takes what a drop would do with the cell, as the raw value of a state. A cell that takes what
  /// would be dropped is highlighted, as by a touch (interaction rule DP-5).
  package func setDropState(_ rawValue: Int) {
    let previous = rowState.dropState
    guard let next = UICellConfigurationState.DropState(rawValue: rawValue), next != previous
    else { return }
    rowState.dropState = next
    if next == .targeted { showHighlight(true) }
    if previous == .targeted { showHighlight(false) }
    setNeedsUpdateConfiguration()
  }

  /// An item that is about to open flashes as one that is touched (interaction rule SP-2).
  package func setSpringLoadedHighlight(_ isHighlighted: Bool) {
    showHighlight(isHighlighted || rowState.dropState == .targeted)
  }

  /// Nothing where the background says it (interaction rules, section 3.6).
  package var defaultFocusEffect: UIFocusEffect? {
    configurations.backgroundView == nil ? UIFocusHaloEffect() : nil
  }

  package func removePlainBackgrounds() {
    backgroundView = nil
    backgroundColor = nil
  }

  package func show(
    _ line: WritableKeyPath<RowState, SeparatorLine>, _ frame: CGRect?, _ color: UIColor
  ) {
    // Apart from the state, which a view that comes into the cell may ask for.
    var shown = rowState[keyPath: line]
    shown.show(frame, color, in: self)
    rowState[keyPath: line] = shown
  }
}

/// The line at an edge of a cell, made when it is first shown.
@MainActor
package struct SeparatorLine {
  /// The view; nil before the line was ever shown.
  package private(set) var view: UIView?

  package init() {}

  /// Shows the line, or hides it.
  package mutating func show(_ frame: CGRect?, _ color: UIColor, in cell: UIView) {
    guard let frame else {
      view?.isHidden = true
      return
    }
    let line = view ?? UIView(frame: .zero)
    let isAppearing = view?.isHidden ?? true
    if view == nil { cell.addSubview(line) }
    view = line
    line.isHidden = false
    line.backgroundColor = color
    if isAppearing {
      // Where it was when it was last seen, or nowhere, is not where an animation starts.
      UIView.performWithoutAnimation { line.frame = frame }
    } else {
      line.frame = frame
    }
  }
}

/// The least heights of rows with contents of the system's, at a reader's text size.
package enum RowHeight {
  /// Whether the least height follows the line of body text, by whole points. LK-6, LK-27
  private static let followsText = ByDesign(false, true)

  /// Returns the least height of a row.
  ///
  /// - Parameters:
  ///   - standard: The height at the standard text size, in points; 0 for none.
  ///   - traits: The text size, and the design.
  /// - Returns: The height, in points.
  package static func least(_ standard: CGFloat, in traits: UITraitCollection) -> CGFloat {
    guard standard > 0, followsText[traits.design] else { return standard }
    func line(_ category: UIContentSizeCategory) -> CGFloat {
      UIFont.preferredFont(
        forTextStyle: .body,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
      ).lineHeight.rounded(.up)
    }
    return standard + line(traits.preferredContentSizeCategory) - line(.large)
  }
}
