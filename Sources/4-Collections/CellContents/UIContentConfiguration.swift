// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
public import Views

/// A value that describes the content of a cell; a view that the configuration creates shows it.
public protocol UIContentConfiguration {
  /// Creates a view that shows the configuration.
  @MainActor func makeContentView() -> any UIView & UIContentView

  /// The configuration with its defaults for a state where the client has set nothing.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The configuration of the view; it shows another one when that is set.
  var configuration: any UIContentConfiguration { get set }

  /// Returns whether the view can show a configuration.
  ///
  /// - Returns: Whether it can; by default, whether it is of the type that the view shows now.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether a configuration is of the type that the view shows now.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// Returns whether two configurations say the same: of one type that can be compared, and equal.
func isSame(_ left: (any UIContentConfiguration)?, _ right: (any UIContentConfiguration)?) -> Bool {
  guard let left = left as? any Equatable, let right = right as? any Equatable else {
    return left == nil && right == nil
  }
  return left.isSame(as: right)
}

extension Equatable {
  fileprivate func isSame(as other: any Equatable) -> Bool { (other as? Self) == self }
}

/// A view that shows configurations, which follow its state: a cell, a header, a footer.
@MainActor
package protocol ConfiguredView: UIView, ContentHolder {
  associatedtype FollowedState: UIConfigurationState

  /// Asks for the view's size again, since its contents have changed.
  func requestMeasurement()

  /// The content and the background, as far as they are configurations.
  var configurations: CellConfigurations { get }
  /// The content view as long as no configuration is shown.
  var plainContentView: UIView { get }
  /// The background that is shown as long as the client sets none; nil for nothing.
  var automaticBackground: UIBackgroundConfiguration? { get }
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var backgroundConfiguration: UIBackgroundConfiguration? { get set }
  var backgroundView: UIView? { get set }
  func removePlainBackgrounds()
  /// Asks for an update of the configurations before the next layout.
  func setNeedsUpdateConfiguration()
  var configurationState: FollowedState { get }
  func updateConfiguration(using state: FollowedState)
  func callUpdateHandler(for state: FollowedState)
  func backgroundState(_ state: FollowedState) -> FollowedState
}

extension ConfiguredView {
  package func backgroundState(_ state: FollowedState) -> FollowedState { state }

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
