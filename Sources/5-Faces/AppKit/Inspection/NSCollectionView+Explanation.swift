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

extension NSCollectionViewLayout {
  /// Finds faults of the layout at its present size and at others.
  ///
  /// Compositional layouts ask their section provider for each size, and solve what it describes;
  /// flow layouts ask their delegate, which sees the collection view as it is. Of other layouts
  /// attributes are looked at, at the clip view's own size alone. Nothing is laid out for it.
  ///
  /// ```swift
  /// let sizes = [NSSize(width: 320, height: 480), NSSize(width: 1024, height: 768)]
  /// for finding in collectionView.collectionViewLayout!.findings(for: sizes) { print(finding) }
  /// ```
  ///
  /// - Parameter sizes: Sizes of the clip view around the collection view, in points; those that are
  ///   not finite or have no area are left out.
  /// - Returns: The findings, size by size and section by section; the same fault is found at each
  ///   size that it is at. None without a collection view.
  public func findings(for sizes: [NSSize]) -> [LayoutFinding] {
    guard let collectionView else { return [] }
    return collectionView.engine.findings(
      in: self, for: sizes, of: collectionView,
      source: collectionView.dataSource as? any DataSourceInspecting)
  }

  /// Whether a class or a nib is registered for a background.
  package func hasClass(forDecorationsOfKind kind: String) -> Bool {
    decorationClasses[kind] != nil || decorationNibs[kind] != nil
  }
}

extension NSCollectionViewDiffableDataSource: DataSourceInspecting {
  package var suppliesSupplementaries: Bool { supplementaryViewProvider != nil }
  package var firstUnstableIdentifier: String? { snapshot().firstUnstableIdentifier }
}
