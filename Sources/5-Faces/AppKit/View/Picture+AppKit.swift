// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
import Views

extension Picture {
  /// Creates a picture of a view, which it retains.
  ///
  /// - Parameters:
  ///   - view: The view. One without a superview takes the picture's size.
  ///   - size: The size in points; nil for the view's own.
  ///   - scale: Pixels per point; nil for what the window says.
  ///   - appearance: Light or dark; nil for the view's.
  public convenience init(
    of view: NSView, size: NSSize? = nil, scale: CGFloat? = nil, appearance: NSAppearance? = nil
  ) {
    self.init(
      of: view.viewNode, ownedBy: view, size: size, scale: scale, traits: appearance?.traits)
  }

  /// Creates a picture of the contents of a window, which it retains.
  ///
  /// - Parameters:
  ///   - window: The window whose contents are drawn.
  ///   - scale: Pixels per point; nil for what the window says.
  ///   - appearance: Light or dark; nil for the window's.
  public convenience init(
    of window: NSWindow, scale: CGFloat? = nil, appearance: NSAppearance? = nil
  ) {
    self.init(
      of: window.windowNode, ownedBy: window, size: nil, scale: scale, traits: appearance?.traits)
  }
}

extension NSView: Pictured {
  /// The view itself.
  public var pictureContent: PictureContent { pictureContent(of: nil) }

  fileprivate func pictureContent(of controller: NSViewController?) -> PictureContent {
    PictureContent(
      view: viewNode, owner: controller ?? self, resize: { self.setFrameSize($0) },
      makeWindow: {
        let window = self.makeWindow(of: controller)
        return (window.windowNode, window)
      })
  }

  private func makeWindow(of controller: NSViewController?) -> NSWindow {
    // What the view is part of comes with it.
    var root = self
    while let superview = root.superview { root = superview }
    let window = NSWindow(
      contentRect: NSRect(origin: .zero, size: root.bounds.size), styleMask: [],
      backing: .buffered, defer: false)
    if let controller, root === self {
      window.contentViewController = controller
    } else {
      window.contentView = root
    }
    return window
  }
}

extension NSViewController: Pictured {
  /// The controller's view, which is loaded.
  public var pictureContent: PictureContent { view.pictureContent(of: self) }
}

extension NSWindow: Pictured {
  /// The window's contents in the window's size, without its title bar.
  public var pictureContent: PictureContent {
    PictureContent(view: windowNode, owner: self, keepsItsSize: true)
  }
}

extension NSWindowController: Pictured {
  /// The contents of the controller's window, which is loaded; an empty view without one.
  public var pictureContent: PictureContent {
    guard let window else { return PictureContent(view: UIView(), owner: self) }
    return PictureContent(view: window.windowNode, owner: self, keepsItsSize: true)
  }
}

extension NSImage: Pictured {
  /// The image in its own size.
  public var pictureContent: PictureContent {
    PictureContent(view: UIImageView(image: uiImage), owner: self, keepsItsSize: true)
  }
}

extension NSAppearance {
  fileprivate var traits: UITraitCollection { UITraitCollection(userInterfaceStyle: style) }
}
