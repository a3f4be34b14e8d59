// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Views

/// A view in a window, which has the time that the view's animations go by.
@MainActor package struct Stage {
  let view: UIView
  let window: UIWindow
  /// Held while it is drawn: a view holds neither its controller nor what it draws for.
  private let owners: [AnyObject]

  /// - Parameters:
  ///   - view: The view.
  ///   - window: The window that it is in.
  ///   - owners: What else is held.
  package init(_ view: UIView, in window: UIWindow, ownedBy owners: [AnyObject]) {
    self.view = view
    self.window = window
    self.owners = owners
  }
}
