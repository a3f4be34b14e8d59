// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// A view in a window, which has the time that the view's animations go by.
@MainActor final class Stage {
  let view: UIView
  let window: UIWindow
  /// Held while it is drawn: a view holds its controller weakly.
  private let controller: UIViewController?

  /// Puts a view into a window of its own, unless it is in one.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - controller: The controller whose view it is, if any.
  ///   - size: The view's size in points; nil for the one that it has.
  init(_ view: UIView, of controller: UIViewController? = nil, size: CGSize?) {
    self.view = view
    self.controller = controller
    if let window = view.window {
      self.window = window
      if let size, view.bounds.size != size { view.frame.size = size }
      return
    }
    if let size { view.frame.size = size }
    // What the view is part of comes with it.
    var root = view
    while let superview = root.superview { root = superview }
    root.frame.origin = .zero
    window = UIWindow(frame: root.frame)
    if let controller, root === view {
      window.rootViewController = controller
    } else {
      window.addSubview(root)
    }
  }
}
