// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

/// A part of a search that is no text: shown as a word on a coloured background before the text.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  let icon: UIImage?
  let text: String

  /// Creates a token.
  ///
  /// - Parameters:
  ///   - icon: An image before the word; nil for none.
  ///   - text: The word. Line breaks count as spaces.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }

  /// The client's object that the token represents.
  open var representedObject: Any?
}
