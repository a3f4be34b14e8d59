// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Geometry

/// What is true of a view at a moment, for configurations to follow.
public protocol UIConfigurationState {
  /// Creates the state of a view of which nothing is true.
  init(traitCollection: UITraitCollection)

  /// Where the view is shown.
  var traitCollection: UITraitCollection { get set }

  /// A state of the client's own.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a state of the client's own.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key.
  ///
  /// - Parameter rawValue: The name; one that begins with the program's own prefix meets no other.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a key.
  ///
  /// - Parameter rawValue: The name; one that begins with the program's own prefix meets no other.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
