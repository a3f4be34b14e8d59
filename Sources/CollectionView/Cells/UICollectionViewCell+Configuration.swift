// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CellContents
import Foundation
import Geometry
import Views

extension UICollectionViewCell: ConfiguredView {
  package var automaticBackground: UIBackgroundConfiguration? {
    showsDefaultBackground ? defaultBackgroundConfiguration() : nil
  }

  package func removePlainBackgrounds() {
    backgroundView = nil
    backgroundColor = nil
  }

  // MARK: State

  /// What is true of the cell, but for what subclasses add.
  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.states = configuring.states
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    state.cellDragState = configuring.dragState
    state.cellDropState = configuring.dropState
    return state
  }

  /// Says that something is true of the cell, or no longer; for what the cell does not say itself:
  /// focus, pinning, editing, swiping, expansion, reordering.
  func setState(_ state: CellStates, _ isOn: Bool) {
    let previous = configuring.states
    if isOn { configuring.states.insert(state) } else { configuring.states.remove(state) }
    if configuring.states != previous { setNeedsUpdateConfiguration() }
  }

  /// Makes the cell look as its state asks for, if that was asked for (behaviour rule ST-2).
  func updateConfigurationIfNeeded() {
    guard configurations.beginUpdate() else { return }
    let state = configurationState
    updateConfiguration(using: state)
    configuring.updateHandler?(self, state)
    configurations.endUpdate(in: self, for: state)
  }

  /// Does what a cell does by itself when its state changes (behaviour rule BG-3).
  func followState(_ state: UICellConfigurationState) {
    if let content = configurations.followingContent(for: state) { contentConfiguration = content }
    if let background = configurations.followingBackground(for: state) {
      backgroundConfiguration = background
    }
  }

  // MARK: Size

  /// Sets attributes to the size of a content view's contents and of what is beside it.
  func fit(_ attributes: UICollectionViewLayoutAttributes, to view: UIView) {
    // Its margins depend on where it is.
    let bounds = CGRect(origin: .zero, size: attributes.size)
    if bounds.size == self.bounds.size { view.frame = contentFrame(in: bounds) }
    configuring.measuredSize = attributes.size
    attributes.fitSize(of: self)
    configuring.measuredSize = nil
  }

  /// Whether a cell that is fitted as a whole has its contents in the same constraints: those that
  /// the client puts into its content view.
  var solvesContentWithCell: Bool {
    configurations.contentView == nil && hasConstrainedContents
      && plainContentView.translatesAutoresizingMaskIntoConstraints
  }

  /// The size of the contents, fitted apart from the cell.
  func fittedContentSize(
    for target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    guard let view = configurations.contentView else {
      return plainContentView.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    return fittedSize(for: target, horizontal, vertical, of: view)
  }

  /// The size of the contents, with what is beside them.
  func fittedSize(
    for target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority,
    of view: UIView
  ) -> CGSize {
    let outer = configuring.measuredSize ?? bounds.size
    let inner = contentFrame(in: CGRect(origin: .zero, size: outer)).size
    let beside = CGSize(width: outer.width - inner.width, height: outer.height - inner.height)
    let fitted = view.systemLayoutSizeFitting(
      CGSize(
        width: max(0, target.width - beside.width), height: max(0, target.height - beside.height)),
      withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    // Contents without a length leave the estimate, whatever is beside them.
    let isMeasured = configuring.measuredSize != nil
    return CGSize(
      width: isMeasured && fitted.width <= 0 ? 0 : fitted.width + beside.width,
      height: isMeasured && fitted.height <= 0 ? 0 : fitted.height + beside.height)
  }
}
