// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// How much space there is on an axis.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// Not said; what is around decides.
  case unspecified = 0
  /// Little space.
  case compact = 1
  /// Much space.
  case regular = 2
}

/// The kind of device that an interface is for.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// Not said; what is around decides.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A desktop.
  case mac = 5
}
