// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
public import CollectionLayout
public import Foundation
public import LayoutInspection
package import Views

extension NSCollectionView {
  /// Explains the position of an item, or why it is not visible.
  ///
  /// Nothing is laid out for it: what is explained is what the collection view shows now.
  ///
  /// - Parameter indexPath: The item; one that the data do not have is explained as such.
  /// - Returns: The explanation of the item.
  /// - Complexity: That of a question to the layout about one element, and O(visible elements).
  public func explanation(forItemAt indexPath: IndexPath) -> ElementExplanation {
    explanation(of: .cell, at: indexPath)
  }

  /// Explains the position of a header, a footer or a badge, or why it is not visible.
  ///
  /// - Parameters:
  ///   - elementKind: The kind of the supplementary view.
  ///   - indexPath: The index path; one that the layout does not have is explained as such.
  /// - Returns: The explanation of the supplementary view.
  public func explanation(
    forSupplementaryElementOfKind elementKind: SupplementaryElementKind, at indexPath: IndexPath
  ) -> ElementExplanation {
    explanation(of: .supplementaryView, kind: elementKind, at: indexPath)
  }

  /// Explains the position of a background, or why it is not visible.
  ///
  /// - Parameters:
  ///   - elementKind: The kind of the decoration view.
  ///   - indexPath: The index path; one that the layout does not have is explained as such.
  /// - Returns: The explanation of the decoration view.
  public func explanation(
    forDecorationElementOfKind elementKind: DecorationElementKind, at indexPath: IndexPath
  ) -> ElementExplanation {
    explanation(of: .decorationView, kind: elementKind, at: indexPath)
  }

  private func explanation(
    of category: CollectionLayoutElementCategory, kind: String? = nil, at indexPath: IndexPath
  ) -> ElementExplanation {
    engine.explanation(
      of: LayoutTrace.Element(category: category, kind: kind, indexPath: indexPath), in: self)
  }

  /// The trace of the layout passes, while it is not nil; nil unless it was set.
  ///
  /// Set it to `LayoutTrace()` to switch it on, and to nil to switch it off, when it costs nothing.
  /// Reading it does not end it.
  public var layoutTrace: LayoutTrace? {
    get { engine.trace }
    set { engine.trace = newValue }
  }
}

extension NSCollectionView: ExplanationHost {
  package var isUpdating: Bool { engine.hasUncommittedUpdates || engine.presentsUncommittedChanges }
  package var hasData: Bool { dataSource != nil || !legacy.objects.isEmpty }
  package var viewportSize: CGSize { containerSize }

  package var explanationWords: ExplanationWords {
    ExplanationWords(
      layOut: "layoutSubtreeIfNeeded()", scroll: "scroll(_:)",
      scrollToItem: { "scrollToItems(at: [\($0)], scrollPosition: .\($1))" },
      fillItem: "give its view subviews, or a layer with a background", alpha: "alphaValue",
      adjust: "layoutAttributesForElements(in:)")
  }

  package func typeName(of view: UIView) -> String {
    guard let owner = (view as? ViewNode)?.owner else { return "\(type(of: view))" }
    return "\(type(of: owner))"
  }
}
