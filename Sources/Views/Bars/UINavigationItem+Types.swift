// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension UINavigationItem {
  /// When the title of an item is large, in a bar that prefers large titles.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// As that of the item before; large for the first.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
    /// Always, the words beside the buttons where there is space. Here as `always`.
    case inline = 3
  }

  /// What the button says that leads back to an item.
  public enum BackButtonDisplayMode: Int, Hashable, Sendable {
    /// The title; "Back" or nothing where there is no space for it.
    case `default` = 0
    /// "Back"; nothing where there is no space for it.
    case generic = 1
    /// Nothing.
    case minimal = 2
  }
}
