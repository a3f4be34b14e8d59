// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Views

/// The content and the background of a cell, a header or a footer, as far as they are
/// configurations, and the views that show them.
///
/// Every kind of cell holds one and hands itself over with each call: what is shown, and when it
/// follows the state, is the same in all of them.
@MainActor
package final class CellConfigurations {
  package private(set) var content: (any UIContentConfiguration)?
  package private(set) var contentView: (any UIView & UIContentView)?
  package private(set) var backgroundView: BackgroundConfigurationView?
  package var updatesContent = true
  package var updatesBackground = true
  private var background = Background.automatic
  /// Corners that the place of the cell rounds.
  private var corners: CellCorners?
  /// Whether the state is to be followed before the next layout.
  package var needsUpdate = true
  private var isUpdating = false

  private enum Background {
    /// From the kind of the cell.
    case automatic
    /// Nowhere: the cell has none, or it is a view.
    case none
    /// From the client.
    case own(UIBackgroundConfiguration)
  }

  package init() {}

  // MARK: Content

  /// Shows a content configuration in the view that is there or, if that cannot, in another one
  /// (behaviour rule ST-3).
  ///
  /// - Parameters:
  ///   - content: The configuration; nil for none.
  ///   - view: The view around it.
  package func setContent(
    _ content: (any UIContentConfiguration)?, in view: some ConfiguredView
  ) {
    guard !isSame(content, self.content) else { return }
    self.content = content
    show(content, in: view)
    view.setNeedsLayout()
    view.requestMeasurement()
    // What the update itself sets is up to date.
    if !isUpdating { view.setNeedsUpdateConfiguration() }
  }

  private func show(
    _ content: (any UIContentConfiguration)?, in view: some ConfiguredView
  ) {
    let plain = view.plainContentView
    guard let content else {
      contentView?.removeFromSuperview()
      contentView = nil
      if plain.superview !== view { view.addSubview(plain) }
      return
    }
    if let contentView, contentView.supports(content) {
      contentView.configuration = content
      return
    }
    let previous: UIView = contentView ?? plain
    let new = content.makeContentView()
    contentView = new
    view.insertSubview(new, aboveSubview: previous)
    previous.removeFromSuperview()
    new.frame = view.contentFrame(in: CGRect(origin: .zero, size: view.bounds.size))
  }

  // MARK: Background

  package func background(of view: some ConfiguredView) -> UIBackgroundConfiguration? {
    switch background {
    case .automatic: view.automaticBackground
    case .none: nil
    case .own(let configuration): configuration
    }
  }

  /// Shows a background configuration, and nothing else behind the contents (behaviour rule BG-2).
  ///
  /// - Parameters:
  ///   - configuration: The configuration; nil for none.
  ///   - view: The view around it.
  package func setBackground(
    _ configuration: UIBackgroundConfiguration?, in view: some ConfiguredView
  ) {
    if case .own(let current) = background, current == configuration { return }
    guard let configuration else {
      removeBackground()
      return
    }
    // One of them at a time. First the others, which would remove this one.
    view.removePlainBackgrounds()
    background = .own(configuration)
    show(configuration, in: view)
    if !isUpdating { view.setNeedsUpdateConfiguration() }
  }

  /// Removes the background: there is none, or it is a view.
  package func removeBackground() {
    background = .none
    backgroundView?.removeFromSuperview()
    backgroundView = nil
  }

  private func show(
    _ configuration: UIBackgroundConfiguration, in view: some ConfiguredView
  ) {
    let shown: BackgroundConfigurationView
    if let present = backgroundView {
      guard configuration != present.configuration else { return }
      shown = present
    } else {
      shown = BackgroundConfigurationView(frame: CGRect(origin: .zero, size: view.bounds.size))
      shown.corners = corners
      backgroundView = shown
      view.insertSubview(shown, at: 0)
    }
    shown.show(configuration)
    view.setNeedsLayout()
  }

  /// Rounds corners of the background, in place of the configuration's; nil for the
  /// configuration's again.
  package func setCorners(_ corners: CellCorners?) {
    self.corners = corners
    backgroundView?.corners = corners
  }

  // MARK: State

  /// Begins an update if one was asked for (behaviour rule ST-2); ``endUpdate(in:for:)`` follows.
  ///
  /// - Returns: Whether the cell is to follow its state now.
  package func beginUpdate() -> Bool {
    guard needsUpdate, !isUpdating else { return false }
    needsUpdate = false
    isUpdating = true
    return true
  }

  /// Ends an update: a background that the client does not set follows the state by itself.
  package func endUpdate(in view: some ConfiguredView, for state: some UIConfigurationState) {
    if case .automatic = background, let automatic = view.automaticBackground {
      show(updatesBackground ? automatic.updated(for: state) : automatic, in: view)
    }
    showTransformedColors(in: view)
    isUpdating = false
  }

  /// The content for a state, where the client lets it follow (rule BG-3); nil for no change.
  package func followingContent(
    for state: some UIConfigurationState
  ) -> (any UIContentConfiguration)? {
    updatesContent ? content?.updated(for: state) : nil
  }

  /// The background for a state, if the client's follows it; nil for no change.
  package func followingBackground(
    for state: some UIConfigurationState
  ) -> UIBackgroundConfiguration? {
    guard updatesBackground, case .own(let background) = background else { return nil }
    return background.updated(for: state)
  }

  /// Shows colours that are transformed again, though the configurations are the same: clients let
  /// their transformers ask for the cell's state.
  private func showTransformedColors(in view: some ConfiguredView) {
    if let backgroundView, backgroundView.configuration.transformsColors {
      backgroundView.showColors()
    }
    let shown: UIView = contentView ?? view.plainContentView
    if let list = shown as? UIListContentView, list.list.transformsColors { list.showColors() }
  }

  // MARK: Size

  /// The size that suits the content, with what is beside it in a cell.
  ///
  /// - Parameters:
  ///   - size: The size there is; no width asks for the least.
  ///   - view: The cell.
  /// - Returns: The size; nil without a content configuration.
  package func fittedSize(in size: CGSize, of view: some ConfiguredView) -> CGSize? {
    guard let contentView else { return nil }
    let frame = view.contentFrame(in: CGRect(origin: .zero, size: view.bounds.size))
    let beside = CGSize(
      width: view.bounds.width - frame.width, height: view.bounds.height - frame.height)
    let available = CGSize(
      width: max(0, size.width - beside.width), height: max(0, size.height - beside.height))
    let fitted = contentView.systemLayoutSizeFitting(
      available, withHorizontalFittingPriority: size.width > 0 ? .required : .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
    return CGSize(width: fitted.width + beside.width, height: fitted.height + beside.height)
  }
}
