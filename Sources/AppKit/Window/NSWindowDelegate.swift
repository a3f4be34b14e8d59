// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Methods that respond to what happens to a window.
@preconcurrency @MainActor
public protocol NSWindowDelegate: NSObjectProtocol {
  /// Called after the window has another size.
  func windowDidResize(_ notification: Notification)
  /// Called before the window is taken away.
  func windowWillClose(_ notification: Notification)
}

extension NSWindow {
  /// Posted after a window has another size.
  public nonisolated static let didResizeNotification = Notification.Name(
    "NSWindowDidResizeNotification")
  /// Posted before a window is taken away.
  public nonisolated static let willCloseNotification = Notification.Name(
    "NSWindowWillCloseNotification")

  func announce(
    _ name: Notification.Name, _ tell: (any NSWindowDelegate) -> (Notification) -> Void
  ) {
    let notification = Notification(name: name, object: self)
    if let delegate { tell(delegate)(notification) }
    NotificationCenter.default.post(notification)
  }
}
