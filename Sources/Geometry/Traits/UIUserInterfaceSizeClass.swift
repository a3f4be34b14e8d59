// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// How much room there is on an axis.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// Not said; what is around decides.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Much room.
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
