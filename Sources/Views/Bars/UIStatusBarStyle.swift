// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The colour of the text in a status bar.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// Dark or light, as the user interface style asks for.
  case `default` = 0
  /// Light.
  case lightContent = 1
  /// Dark.
  case darkContent = 3
}
