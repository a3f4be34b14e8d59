// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

/// A title of a ``UIMenuController`` and the action that it sends.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The words that the menu shows.
  open var title: String
  /// The action, whose method gets the menu controller. The item is shown where a responder, from the
  /// first one on, can perform it.
  open var action: Selector

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - title: The words that the menu shows.
  ///   - action: The action, whose method gets the menu controller.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
