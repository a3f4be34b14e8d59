// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CellContents
import CollectionData
import CollectionEngine
import Geometry
import Views

extension UITableViewCell: RowCell {
  package var automaticBackground: UIBackgroundConfiguration? { defaultBackgroundConfiguration() }

  package func requestMeasurement() { requestMeasurement(for: .enabled) }

  func requestMeasurement(for cause: UITableView.SelfSizingInvalidation) {
    guard let tableView = table.view, tableView.selfSizingInvalidation.rawValue >= cause.rawValue
    else { return }
    tableView.engine.requestMeasurement(of: self)
  }

  /// Says that the contents have another width: they are laid out, and measured, again.
  func contentSpaceChanged() {
    setNeedsLayout()
    table.view?.engine.requestMeasurement(of: self)
  }

  // MARK: State

  /// Ends an update (behaviour rule ST-2).
  package func callUpdateHandler(for state: UICellConfigurationState) {
    table.updateHandler?(self, state)
  }

  /// Not selected where the style says that it is not shown.
  package func backgroundState(_ state: UICellConfigurationState) -> UICellConfigurationState {
    var state = state
    if selectionStyle == .none || selectionView != nil {
      state.isSelected = false
      state.isHighlighted = false
    }
    return state
  }

  /// Highlights what takes a drop, or is about to open (interaction rules DP-5 and SP-2).
  package func showHighlight(_ isHighlighted: Bool) {
    setHighlighted(isHighlighted, animated: false)
  }

  package func dragStateChanged(to state: UICellConfigurationState.DragState) {
    DragState(rawValue: state.rawValue).map(dragStateDidChange)
  }

  // MARK: Selection

  /// Whether the cell stands out, so that no line divides it from its neighbours (rule TV-13).
  var isEmphasized: Bool { (isSelected || isHighlighted) && selectionStyle != .none }

  func emphasisChanged() {
    showSelection()
    setNeedsUpdateConfiguration()
    separatorsChanged()
  }

  /// The view of the client's behind a selected or highlighted cell.
  private var selectionView: UIView? {
    table.view?.canSelectSeveral == true
      ? multipleSelectionBackgroundView ?? selectedBackgroundView : selectedBackgroundView
  }

  /// The same while it is shown.
  var shownSelectedBackground: UIView? { isEmphasized ? selectionView : nil }

  func showSelection() {
    let shown = shownSelectedBackground
    for view in [selectedBackgroundView, multipleSelectionBackgroundView] where view !== shown {
      view?.removeFromSuperview()
    }
    guard let shown else { return }
    insertSubview(shown, belowSubview: contentView)
    setNeedsLayout()
  }

  /// Changes the state; what follows from that takes time if it is animated and the cell is in a
  /// window (behaviour rule TV-14).
  func change(animated: Bool, _ change: () -> Void) {
    guard animated, window != nil else { return change() }
    // What waits already is not a part of the change.
    traitCollection.performAsCurrent { updateConfigurationIfNeeded() }
    UIView.animate(withDuration: Timeline.defaultDuration) {
      change()
      traitCollection.performAsCurrent { updateConfigurationIfNeeded() }
    }
  }

  package func neighbour(_ distance: Int) -> (any RowCell)? {
    guard let path = table.path, path.item + distance >= 0 else { return nil }
    let presentedPath = PresentedIndexPath(item: path.item + distance, section: path.section)
    return table.view?.engine.view(for: .cell(presentedPath)) as? UITableViewCell
  }
}

extension UITableViewCell: ConstraintObserver {
  package func constraintsDidChange() { requestMeasurement(for: .enabledIncludingConstraints) }
}
