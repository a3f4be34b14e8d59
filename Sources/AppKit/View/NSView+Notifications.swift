// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

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
