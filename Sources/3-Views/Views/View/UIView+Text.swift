// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  /// The views whose words ``textInside`` leaves out, with those of what is in them; empty except
  /// while a layout tree is described that a mask covers in part.
  package static var viewsWithoutText: Set<ObjectIdentifier> = []

  /// The words shown in this view and what is in it, in drawing order; nil if there are none.
  package var textInside: String? {
    var words: [String] = []
    collectText(into: &words)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  private func collectText(into words: inout [String]) {
    guard !presentationIsHidden, alpha > 0, !Self.viewsWithoutText.contains(ObjectIdentifier(self))
    else {
      return
    }
    if let shownText { words.append(shownText) }
    for child in childrenInDrawingOrder { child.collectText(into: &words) }
  }
}
