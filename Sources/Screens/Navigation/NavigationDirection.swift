// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Where a screen comes from in a transition.
enum NavigationDirection {
  /// From the end: it is pushed.
  case forward
  /// From behind: another one is popped.
  case back
}
