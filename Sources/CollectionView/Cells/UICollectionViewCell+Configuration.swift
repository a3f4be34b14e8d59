// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

extension UICollectionViewCell {
  // MARK: Content

  /// Shows a content configuration in the view that is there or, if that cannot, in another one
  /// (behaviour rule ST-3).
  ///
  /// - Parameters:
  ///   - content: The configuration; nil for none.
  ///   - plain: The content view of a cell without configurations.
  func setContent(_ content: (any UIContentConfiguration)?, plain: UIView) {
    guard !isSame(content, configuring.content) else { return }
    configuring.content = content
    defer { contentChanged() }
    guard let content else {
      configuring.contentView?.removeFromSuperview()
      configuring.contentView = nil
      if plain.superview !== self { addSubview(plain) }
      return
    }
    if let view = configuring.contentView, view.supports(content) {
      view.configuration = content
      return
    }
    let previous = contentView
    let view = content.makeContentView()
    configuring.contentView = view
    insertSubview(view, aboveSubview: previous)
    previous.removeFromSuperview()
    view.frame = contentFrame(in: CGRect(origin: .zero, size: bounds.size))
  }

  private func contentChanged() {
    setNeedsLayout()
    requestMeasurement()
    // What the update itself sets is up to date.
    if !configuring.isUpdating { setNeedsUpdateConfiguration() }
  }

  // MARK: Background

  /// The configuration of the background, as far as there is one.
  var resolvedBackground: UIBackgroundConfiguration? {
    switch configuring.background {
    case .automatic: showsDefaultBackground ? defaultBackgroundConfiguration() : nil
    case .none: nil
    case .own(let configuration): configuration
    }
  }

  func setBackground(_ configuration: UIBackgroundConfiguration?) {
    if case .own(let current) = configuring.background, current == configuration { return }
    guard let configuration else {
      removeBackgroundConfiguration()
      return
    }
    // Behaviour rule BG-2: one of them at a time. First the others, which would remove this one.
    backgroundView = nil
    backgroundColor = nil
    configuring.background = .own(configuration)
    show(configuration)
    if !configuring.isUpdating { setNeedsUpdateConfiguration() }
  }

  func removeBackgroundConfiguration() {
    configuring.background = .none
    configuring.backgroundView?.removeFromSuperview()
    configuring.backgroundView = nil
  }

  private func show(_ configuration: UIBackgroundConfiguration) {
    let view: BackgroundConfigurationView
    if let present = configuring.backgroundView {
      guard configuration != present.configuration else { return }
      view = present
    } else {
      view = BackgroundConfigurationView(frame: CGRect(origin: .zero, size: bounds.size))
      view.corners = configuring.corners
      configuring.backgroundView = view
      insertSubview(view, at: 0)
    }
    view.show(configuration)
    setNeedsLayout()
  }

  /// Rounds corners of the background, in place of the configuration's; nil for the
  /// configuration's again.
  func setCorners(_ corners: CellCorners?) {
    configuring.corners = corners
    configuring.backgroundView?.corners = corners
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
    guard configuring.needsUpdate, !configuring.isUpdating else { return }
    configuring.needsUpdate = false
    configuring.isUpdating = true
    let state = configurationState
    updateConfiguration(using: state)
    configuring.updateHandler?(self, state)
    if case .automatic = configuring.background, showsDefaultBackground {
      let background = defaultBackgroundConfiguration()
      show(configuring.updatesBackground ? background.updated(for: state) : background)
    }
    showTransformedColors()
    configuring.isUpdating = false
  }

  /// Shows colours that are transformed again, though the configurations are the same: clients let
  /// their transformers ask for the cell's state.
  private func showTransformedColors() {
    if let view = configuring.backgroundView, view.configuration.transformsColors {
      view.showColors()
    }
    if let view = contentView as? UIListContentView, view.list.transformsColors {
      view.showColors()
    }
  }

  /// Does what a cell does by itself when its state changes (behaviour rule BG-3).
  func followState(_ state: UICellConfigurationState) {
    if configuring.updatesContent, let content = contentConfiguration {
      contentConfiguration = content.updated(for: state)
    }
    if configuring.updatesBackground, case .own(let background) = configuring.background {
      backgroundConfiguration = background.updated(for: state)
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

  /// The size of a content view's contents and of what is beside it.
  func fittedSize(of view: UIView, in size: CGSize) -> CGSize {
    fittedSize(
      for: size, size.width > 0 ? .required : .fittingSizeLevel, .fittingSizeLevel, of: view)
  }
}
