// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import LayoutInspection

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
