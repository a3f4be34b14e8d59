// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionEngine
public import CollectionLayout
public import Foundation
public import LayoutInspection
package import Views

extension UICollectionView {
  /// Explains the position of an item's cell, or why it is not visible.
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
    forSupplementaryElementOfKind elementKind: String, at indexPath: IndexPath
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
    forDecorationElementOfKind elementKind: String, at indexPath: IndexPath
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

  /// The problems of a layout that comes from a file, while it is wanted; nil ends the program where
  /// a layout has no solution, as UIKit does.
  package var layoutProblems: LayoutProblems? {
    get { engine.problems }
    set { engine.problems = newValue }
  }
}

extension UICollectionView: ExplanationHost {
  package var isUpdating: Bool { hasUncommittedUpdates }
  package var hasData: Bool { dataSource != nil }
  package var viewportSize: CGSize { bounds.size }

  package var explanationWords: ExplanationWords {
    ExplanationWords(
      layOut: "layoutIfNeeded()", scroll: "setContentOffset(_:animated:)",
      scrollToItem: { "scrollToItem(at: \($0), at: .\($1), animated: false)" },
      fillItem: "give it a contentConfiguration, subviews in its contentView, or a background",
      alpha: "alpha", adjust: "adjustedAttributes(forVisibleElements:)")
  }

  package func typeName(of view: UIView) -> String { "\(type(of: view))" }
}

extension UICollectionViewLayout {
  /// Finds faults of the layout at its present size and at others.
  ///
  /// Compositional layouts ask their section provider for each size, and solve what it describes;
  /// flow layouts ask their delegate, which sees the collection view as it is. Of a layout of the
  /// client's own, attributes are looked at, at the collection view's own size alone. Nothing is
  /// laid out for it.
  ///
  /// ```swift
  /// let sizes = [CGSize(width: 320, height: 568), CGSize(width: 1024, height: 768)]
  /// for finding in collectionView.collectionViewLayout.findings(for: sizes) { print(finding) }
  /// ```
  ///
  /// - Parameter sizes: Sizes of the collection view, in points; those that are not finite or have no
  ///   area are left out.
  /// - Returns: The findings, size by size and section by section; the same fault is found at each
  ///   size that it is at. None without a collection view.
  public func findings(for sizes: [CGSize]) -> [LayoutFinding] {
    guard let collectionView else { return [] }
    return collectionView.engine.findings(
      in: self, for: sizes, of: collectionView,
      source: collectionView.dataSource as? any DataSourceInspecting)
  }

  package func hasClass(forDecorationsOfKind kind: String) -> Bool {
    decorationClasses[kind] != nil || decorationNibs[kind] != nil
  }
}

extension UICollectionViewDiffableDataSource: DataSourceInspecting {
  package var suppliesSupplementaries: Bool { supplementaryViewProvider != nil }
  package var firstUnstableIdentifier: String? { snapshot().firstUnstableIdentifier }
}
