// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The methods that respond to a popover that is shown and closed.
@preconcurrency @MainActor
public protocol NSPopoverDelegate: NSObjectProtocol {
  /// Returns whether a popover may close: asked by ``NSPopover/performClose(_:)`` and before a click
  /// elsewhere closes it, not by ``NSPopover/close()``.
  func popoverShouldClose(_ popover: NSPopover) -> Bool
  /// Called before the popover is shown.
  func popoverWillShow(_ notification: Notification)
  /// Called after the popover was shown.
  func popoverDidShow(_ notification: Notification)
  /// Called before the popover closes.
  func popoverWillClose(_ notification: Notification)
  /// Called after the popover closed.
  func popoverDidClose(_ notification: Notification)
}

extension NSPopover {
  /// Posted before a popover is shown.
  public nonisolated static let willShowNotification = Notification.Name(
    "NSPopoverWillShowNotification")
  /// Posted after a popover was shown.
  public nonisolated static let didShowNotification = Notification.Name(
    "NSPopoverDidShowNotification")
  /// Posted before a popover closes.
  public nonisolated static let willCloseNotification = Notification.Name(
    "NSPopoverWillCloseNotification")
  /// Posted after a popover closed.
  public nonisolated static let didCloseNotification = Notification.Name(
    "NSPopoverDidCloseNotification")

  func announce(
    _ name: Notification.Name, _ tell: (any NSPopoverDelegate) -> (Notification) -> Void
  ) {
    let notification = Notification(name: name, object: self)
    if let delegate { tell(delegate)(notification) }
    NotificationCenter.default.post(notification)
  }
}
