// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import LayoutInspection

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
