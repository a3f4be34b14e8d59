// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import IllustrationDrawing
import UIKit

extension Stage {
  /// Puts a view into a window of its own, unless it is in one.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - controller: The controller whose view it is, if any.
  ///   - size: The view's size in points; nil for the one that it has.
  init(_ view: UIView, of controller: UIViewController? = nil, size: CGSize?) {
    if let window = view.window {
      if let size, view.bounds.size != size { view.frame.size = size }
      self.init(view, in: window, ownedBy: [controller].compactMap(\.self))
      return
    }
    if let size { view.frame.size = size }
    // What the view is part of comes with it.
    var root = view
    while let superview = root.superview { root = superview }
    root.frame.origin = .zero
    let window = UIWindow(frame: root.frame)
    if let controller, root === view {
      window.rootViewController = controller
    } else {
      window.addSubview(root)
    }
    self.init(view, in: window, ownedBy: [controller].compactMap(\.self))
  }
}
