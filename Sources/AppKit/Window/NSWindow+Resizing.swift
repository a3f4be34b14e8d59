// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

extension NSWindow {
  /// Drags an edge of the window: its views get the beginning and the end, and are laid out at
  /// each size (appkit rule MD-7).
  ///
  /// > Note: Differs from AppKit, where a mouse does it.
  ///
  /// - Parameter sizes: The sizes of the contents on the way, in points.
  public func resizeLive(through sizes: [NSSize]) {
    contentView?.setInLiveResize(true)
    for size in sizes {
      setContentSize(size)
      layoutIfNeeded()
    }
    contentView?.setInLiveResize(false)
  }
}

extension NSView {
  /// Tells this view and all in it that a live resize begins or ends.
  func setInLiveResize(_ isBeginning: Bool) {
    isResizing = isBeginning
    if isBeginning { viewWillStartLiveResize() } else { viewDidEndLiveResize() }
    for view in subviews { view.setInLiveResize(isBeginning) }
  }
}
