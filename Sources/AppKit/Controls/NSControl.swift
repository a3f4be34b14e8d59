// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
public import Views

/// A view that shows a value and may change it.
@preconcurrency @MainActor
open class NSControl: NSView {
  /// A Boolean value that says whether the control can be used.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { contentsChanged() } }
  }
  /// The text.
  open var stringValue = "" {
    didSet { if stringValue != oldValue { contentsChanged() } }
  }
  /// The font of the text; the system's at 13 points unless set.
  open var font: NSFont? = NSFont.systemFont(ofSize: 0) {
    didSet { contentsChanged() }
  }
  /// How lines are placed from side to side.
  open var alignment = NSTextAlignment.natural {
    didSet { contentsChanged() }
  }
  /// What happens to text that is too long.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { contentsChanged() }
  }
  /// A number to find the control by.
  open override var tag: Int {
    get { number }
    set { number = newValue }
  }
  private var number = 0
  /// Kept for clients: without the Objective-C runtime nothing can be sent to it.
  open weak var target: AnyObject?

  /// Takes the size of the contents.
  open func sizeToFit() { setFrameSize(intrinsicContentSize) }

  /// Called when what is shown changed.
  func contentsChanged() {
    invalidateIntrinsicContentSize()
    needsLayout = true
  }
}
