// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
public import Views

// The three objects are made when one of them is first asked for: a text view without them costs what it
// did (behaviour rule TK-11).
extension UITextView {
  /// The text. Edits show in the view, which moves the selection with them; neither the delegate is asked
  /// nor a notification posted.
  public var textStorage: NSTextStorage { textKitCreatingIfNeeded.storage }

  /// The layout manager of the ``textContainer``, which tells where lines and glyphs are. Points are in the
  /// container's coordinates, which begin inside of ``textContainerInset``.
  public var layoutManager: NSLayoutManager { textKitCreatingIfNeeded.manager }

  /// The area that lines are set in: as wide as the view without its insets, and as high as the text.
  ///
  /// The padding of its lines, its greatest number of lines with the ellipsis of its mode, and the shapes
  /// that lines keep clear of count in the view.
  public var textContainer: NSTextContainer { textKitCreatingIfNeeded.container }
}

extension UITextView: TextContainerView {
  package var linkAttributes: [NSAttributedString.Key: Any] { linkTextAttributes }
  package var attributesOfTyping: [NSAttributedString.Key: Any] { typing }

  package func textWasEdited(_ range: NSRange, changeInLength delta: Int) {
    follow(range, changeInLength: delta)
  }

  package func linesBecameInvalid() {
    guard let textKit, !textKit.isTracking else { return }
    if textKit.hasOtherText { followExchangeOfText() }
    sizeMayHaveChanged()
  }
}
