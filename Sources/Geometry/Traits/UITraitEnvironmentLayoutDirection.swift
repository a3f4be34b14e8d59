// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The reading direction of an interface, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// Not said; what is around decides.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The reading direction that a view draws itself in.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
