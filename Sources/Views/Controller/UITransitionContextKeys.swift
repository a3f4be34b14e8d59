// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Names a controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is shown at the beginning.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is shown at the end.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Names a view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is shown at the beginning.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is shown at the end.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
