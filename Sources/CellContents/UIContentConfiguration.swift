// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

/// Says what a cell shows, as a value; a view of its kind shows it.
public protocol UIContentConfiguration {
  /// Creates a view that shows the configuration.
  @MainActor func makeContentView() -> any UIView & UIContentView

  /// The configuration with its defaults for a state where the client has set nothing.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What the view shows; it shows another one when that is set.
  var configuration: any UIContentConfiguration { get set }

  /// Returns whether the view can show a configuration.
  ///
  /// - Parameter configuration: The configuration.
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
