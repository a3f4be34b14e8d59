// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// Not said; what is around decides.
  case unspecified = 0
  /// Dark text on a light background.
  case light = 1
  /// Light text on a dark background.
  case dark = 2
}

/// The elevation of an interface above what is behind it.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
  /// Not said; what is around decides.
  case unspecified = -1
  /// The background.
  case base = 0
  /// On top of something, as a sheet is; dark backgrounds are a little lighter there.
  case elevated = 1
}
