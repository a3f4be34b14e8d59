// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
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

extension UISearchTextField {
  /// Adds a token.
  ///
  /// - Parameters:
  ///   - token: The token.
  ///   - index: Its place among the tokens, from 0 to their number; others are a programmer error.
  public func insertToken(_ token: UISearchToken, at index: Int) {
    guard (0...tokens.count).contains(index) else {
      programmerError("No token can be inserted at \(index) among \(tokens.count).")
    }
    tokens.insert(token, at: index)
  }

  /// Removes a token.
  ///
  /// - Parameter index: Its place; one where there is none is a programmer error.
  public func removeToken(at index: Int) {
    guard tokens.indices.contains(index) else {
      programmerError("There is no token \(index) among \(tokens.count).")
    }
    tokens.remove(at: index)
  }

  /// Puts a token in the place of text.
  ///
  /// - Parameters:
  ///   - textRange: The text that goes.
  ///   - token: The token.
  ///   - index: Its place among the tokens, from 0 to their number; others are a programmer error.
  public func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at index: Int
  ) {
    replace(textRange, withText: "")
    insertToken(token, at: index)
  }

  /// All of the text, without the tokens.
  public var textualRange: UITextRange {
    UITextRange(NSRange(location: 0, length: (text ?? "").utf16.count))
  }
}
