// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Views

/// The content of a picture in a window, which has the time that the animations of the content go by.
@MainActor package struct PictureStage {
  package let view: UIView
  package let window: UIWindow
  /// Retained while it is drawn: a view retains neither its controller nor what it draws for.
  private let owners: [AnyObject]

  /// Puts a content into a window of its own, unless it is in one.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - size: The size of its view in points; nil for the one that it has.
  package init(_ content: PictureContent, size: CGSize?) {
    view = content.view
    if let size, view.bounds.size != size {
      if let resize = content.resize { resize(size) } else { view.frame.size = size }
    }
    if let window = view.window {
      self.window = window
      owners = [content.owner].compactMap(\.self)
    } else if let makeWindow = content.makeWindow {
      let (window, owner) = makeWindow()
      self.window = window
      owners = [content.owner, owner].compactMap(\.self)
    } else {
      window = Self.window(around: view, of: content.owner as? UIViewController)
      owners = [content.owner].compactMap(\.self)
    }
  }

  private static func window(around view: UIView, of controller: UIViewController?) -> UIWindow {
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
    return window
  }
}
