// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import LayoutDocuments
public import UIKit

extension UICollectionView {
  /// Captures the collection view as a layout document: what runs, so that others can open it.
  ///
  /// Sections are those that the layout solved last, counts come from the data source, titles from the
  /// cells that are visible, and sizes from what was measured, so that the document has the same frames
  /// without the cells. Every cell becomes a label, or a row of a list. Nothing is laid out but what is
  /// due.
  ///
  /// ```swift
  /// let (document, notes) = collectionView.layoutDocument()
  /// print(document.canonicalText)
  /// for note in notes { print(note) }
  /// ```
  ///
  /// - Parameter texts: Whether the document has the texts; without them it has a dot for each
  ///   character, for reports about private data.
  /// - Returns: The document, and a sentence about each thing that it does not have: closures, classes
  ///   of the app's own, cells that were not measured. A layout that is neither compositional nor a flow
  ///   layout is captured as the frames that it has now.
  /// - Complexity: O(items).
  public func layoutDocument(texts: Bool = true) -> (document: LayoutDocument, notes: [String]) {
    layoutIfNeeded()
    var capture = LayoutCapture(self, texts: texts)
    let document = capture.document()
    return (document, capture.notes)
  }
}
