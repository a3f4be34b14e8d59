// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The heights of bars that images and positions can be set for.
public enum UIBarMetrics: Int, Hashable, Sendable {
  /// As usual.
  case `default` = 0
  /// Low, as on a phone on its side.
  case compact = 1
  /// As usual, with a line of words above the title.
  case defaultPrompt = 101
  /// Low, with a line of words above the title.
  case compactPrompt = 102
}

/// How a bar looks that has no appearance of its own.
public enum UIBarStyle: Int, Hashable, Sendable {
  /// Follows the user interface style.
  case `default` = 0
  /// Dark, with light text.
  case black = 1
}

/// Where a bar is.
public enum UIBarPosition: Int, Hashable, Sendable {
  /// Anywhere.
  case any = 0
  /// At the bottom of its container.
  case bottom = 1
  /// At the top of its container.
  case top = 2
  /// At the top of the screen: its background goes on under the status bar.
  case topAttached = 3
}
