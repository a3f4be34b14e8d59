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
    let frame = CGRect(origin: .zero, size: size ?? view.bounds.size)
    window = view.window ?? UIWindow(frame: frame)
    if view.window == nil {
      if let controller { window.rootViewController = controller } else { window.addSubview(view) }
      view.frame = frame
    } else if let size, view.bounds.size != size {
      view.frame.size = size
    }
  }
}
