// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Geometry
package import Views

/// A view whose size follows from its contents, and is asked for again when they change.
@MainActor
package protocol MeasuredView: UIView {
  /// Asks for another measurement.
  func requestMeasurement()
}

/// A view that shows configurations, which follow its state: a cell, a header, a footer.
@MainActor
package protocol ConfiguredView: MeasuredView, ContentHolder {
  /// What is true of the view.
  associatedtype FollowedState: UIConfigurationState

  /// The content and the background, as far as they are configurations.
  var configurations: CellConfigurations { get }
  /// The content view as long as no configuration is shown.
  var plainContentView: UIView { get }
  /// The background that is shown as long as the client sets none; nil for nothing.
  var automaticBackground: UIBackgroundConfiguration? { get }
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var backgroundConfiguration: UIBackgroundConfiguration? { get set }
  var backgroundView: UIView? { get set }
  /// Removes the backgrounds that a configuration takes the place of.
  func removePlainBackgrounds()
  /// Asks for an update of the configurations before the next layout.
  func setNeedsUpdateConfiguration()
  /// What is true of the view, with what subclasses add.
  var configurationState: FollowedState { get }
  /// Makes the view look as its state asks for.
  func updateConfiguration(using state: FollowedState)
  /// Calls the client's handler of updates.
  func callUpdateHandler(for state: FollowedState)
  /// Returns a state as the background shows it.
  func backgroundState(_ state: FollowedState) -> FollowedState
}

extension ConfiguredView {
  package func backgroundState(_ state: FollowedState) -> FollowedState { state }

  /// Whether the view is read from right to left.
  package var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Makes the view look as its state asks for, if that was asked for (behaviour rule ST-2).
  package func updateConfigurationIfNeeded() {
    guard configurations.beginUpdate() else { return }
    let state = configurationState
    updateConfiguration(using: state)
    callUpdateHandler(for: state)
    configurations.endUpdate(in: self, for: backgroundState(state))
  }

  /// Does what a view does by itself when its state changes (behaviour rule BG-3).
  package func followState(_ state: FollowedState) {
    if let content = configurations.followingContent(for: state) { contentConfiguration = content }
    if let background = configurations.followingBackground(for: backgroundState(state)) {
      backgroundConfiguration = background
    }
  }

  /// Shows a view behind the contents in place of another one, or of a configuration.
  package func showBackgroundView(_ view: UIView?, insteadOf previous: UIView?) {
    guard view !== previous else { return }
    previous?.removeFromSuperview()
    guard let view else { return }
    configurations.removeBackground()
    insertSubview(view, at: 0)
    setNeedsLayout()
  }
}
