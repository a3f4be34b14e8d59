// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CellContents
import CollectionData
import CollectionEngine
import CollectionLayout
import Foundation
import Geometry
import Views

extension UITableViewCell: ConfiguredView {
  package var automaticBackground: UIBackgroundConfiguration? { defaultBackgroundConfiguration() }

  package func removePlainBackgrounds() {
    backgroundView = nil
    backgroundColor = nil
  }

  package func requestMeasurement() { requestMeasurement(for: .enabled) }

  /// Asks the table view, if there is one, to measure the cell again.
  ///
  /// - Parameter cause: What the table view has to care for.
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

  /// What is true of the cell, but for what subclasses add.
  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.states = table.states
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    state.cellDragState = table.dragState
    state.cellDropState = table.dropState
    return state
  }

  /// Makes the cell look as its state asks for, if that was asked for (behaviour rule ST-2).
  func updateConfigurationIfNeeded() {
    guard configurations.beginUpdate() else { return }
    let state = configurationState
    updateConfiguration(using: state)
    table.updateHandler?(self, state)
    configurations.endUpdate(in: self, for: shown(state))
  }

  /// Does what a cell does by itself when its state changes.
  func followState(_ state: UICellConfigurationState) {
    if let content = configurations.followingContent(for: state) { contentConfiguration = content }
    if let background = configurations.followingBackground(for: shown(state)) {
      backgroundConfiguration = background
    }
  }

  /// A state as the background shows it: not selected where the style says that it is not shown.
  private func shown(_ state: UICellConfigurationState) -> UICellConfigurationState {
    var state = state
    if selectionStyle == .none || selectionView != nil {
      state.isSelected = false
      state.isHighlighted = false
    }
    return state
  }

  // MARK: Selection

  /// Whether the cell stands out from its neighbours, so that no line divides it from them (rule
  /// TV-13).
  var isEmphasized: Bool { (isSelected || isHighlighted) && selectionStyle != .none }

  func emphasisChanged() {
    showSelection()
    setNeedsUpdateConfiguration()
    neighbour(-1)?.setNeedsLayout()
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

  /// The cell of a row so many after this one in the same section, if it is visible.
  func neighbour(_ distance: Int) -> UITableViewCell? {
    guard let path = table.path, path.item + distance >= 0 else { return nil }
    let place = PresentedIndexPath(item: path.item + distance, section: path.section)
    return table.view?.engine.view(for: .cell(place)) as? UITableViewCell
  }
}

extension UITableViewCell: ConstraintObserver {
  package func constraintsDidChange() { requestMeasurement(for: .enabledIncludingConstraints) }
}
