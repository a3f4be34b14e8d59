// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
import Views

// The one place where the two directions of y meet (appkit rules MV-1 and MV-2). A node's y runs
// down. The bounds of a flipped view's node are the view's; those of any other begin at y 0, which
// is the upper edge of the view's bounds.
extension NSView {
  /// A y of the view's coordinates in its node's, or the other way round.
  func mirrored(y: CGFloat) -> CGFloat {
    isFlipped ? y : boundsOrigin.y + viewNode.bounds.height - y
  }

  /// A rectangle of the view's coordinates in its node's, or the other way round.
  func mirrored(_ rect: CGRect) -> CGRect { mirrored(rect, inHeight: viewNode.bounds.height) }

  /// The same for another height of the view.
  private func mirrored(_ rect: CGRect, inHeight height: CGFloat) -> CGRect {
    guard !isFlipped else { return rect }
    return CGRect(
      x: rect.origin.x, y: boundsOrigin.y + height - rect.origin.y - rect.height,
      width: rect.width, height: rect.height)
  }

  // MARK: Frame

  /// The frame in the superview's coordinates; of a view in none, as it was set.
  var frameInSuperview: NSRect {
    let frame = viewNode.geometry.untransformedFrame
    return superview?.mirrored(frame) ?? frame
  }

  private func store(frame: NSRect) {
    guard frame.isFinite else {
      programmerError(
        """
        \(type(of: self)): the frame \(frame.compactDescription) is not finite; set finite numbers.
        """)
    }
    let isResized = frame.size != viewNode.bounds.size
    let oldSize = viewNode.bounds.size
    viewNode.store(frame: superview?.mirrored(frame) ?? frame)
    if isResized { sizeChanged(from: oldSize) }
    postFrameChange()
  }

  func store(frameOrigin origin: NSPoint) {
    let frame = frameInSuperview
    guard origin != frame.origin else { return }
    store(frame: NSRect(origin: origin, size: frame.size))
  }

  func store(frameSize size: NSSize) {
    let oldSize = viewNode.bounds.size
    guard size != oldSize else { return }
    let positive = NSSize(width: max(0, size.width), height: max(0, size.height))
    guard isFrameSetExternally else {
      return store(frame: NSRect(origin: frameInSuperview.origin, size: positive))
    }
    viewNode.store(size: positive)
    sizeChanged(from: oldSize)
    postFrameChange()
  }

  /// The nearest point at which pixels are whole.
  func onPixel(_ point: NSPoint) -> NSPoint {
    PixelGrid(scale: max(1, viewNode.traitCollection.displayScale)).round(point)
  }

  // MARK: Following the superview

  private func sizeChanged(from oldSize: NSSize) {
    if autoresizesSubviews {
      resizeSubviews(withOldSize: oldSize)
    } else if !isFlipped {
      for view in subviews { view.stay(since: oldSize) }
    }
  }

  func frame(inSuperviewOf oldSize: NSSize) -> NSRect {
    let frame = viewNode.geometry.untransformedFrame
    return superview?.mirrored(frame, inHeight: oldSize.height) ?? frame
  }

  /// Keeps the frame while the superview's size changes: the node's differs if y runs up.
  func stay(since oldSize: NSSize) {
    guard let superview, translatesAutoresizingMaskIntoConstraints else { return }
    viewNode.store(frame: superview.mirrored(frame(inSuperviewOf: oldSize)))
  }
}

extension CGRect {
  /// The rectangle with both edges floored on both axes.
  var flooredToPoints: CGRect {
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return CGRect(
      x: left, y: top, width: maxX.rounded(.down) - left, height: maxY.rounded(.down) - top)
  }
}

extension NSView {
  /// Posted by a view that has another frame than before, if
  /// `NSView.postsFrameChangedNotifications` says so.
  public nonisolated static let frameDidChangeNotification = Notification.Name(
    "NSViewFrameDidChangeNotification")
  /// Posted by a view whose bounds begin elsewhere than before, or have another size, if
  /// `NSView.postsBoundsChangedNotifications` says so: by a clip view that scrolls.
  public nonisolated static let boundsDidChangeNotification = Notification.Name(
    "NSViewBoundsDidChangeNotification")

  func postFrameChange() {
    guard postsFrameChangedNotifications else { return }
    NotificationCenter.default.post(name: Self.frameDidChangeNotification, object: self)
  }

  func postBoundsChange() {
    guard postsBoundsChangedNotifications else { return }
    NotificationCenter.default.post(name: Self.boundsDidChangeNotification, object: self)
  }
}
