// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
public import CollectionLayout
public import Foundation

extension UICollectionView {
  /// Says why an item's cell is where it is, or why it is not seen.
  ///
  /// Nothing is laid out for it: what is explained is what the collection view shows now.
  ///
  /// - Parameter indexPath: The item; one that the data do not have is explained as such.
  /// - Returns: The explanation.
  /// - Complexity: That of a question to the layout about one element, and O(visible elements).
  public func explanation(forItemAt indexPath: IndexPath) -> ElementExplanation {
    explanation(of: .cell, kind: nil, at: indexPath, presented: indexPath.count == 2)
  }

  /// Says why a header, a footer or a badge is where it is, or why it is not seen.
  ///
  /// - Parameters:
  ///   - elementKind: The element kind.
  ///   - indexPath: The index path; one that the layout does not have is explained as such.
  /// - Returns: The explanation.
  public func explanation(
    forSupplementaryElementOfKind elementKind: String, at indexPath: IndexPath
  ) -> ElementExplanation {
    explanation(of: .supplementaryView, kind: elementKind, at: indexPath, presented: false)
  }

  /// Says why a background is where it is, or why it is not seen.
  ///
  /// - Parameters:
  ///   - elementKind: The element kind.
  ///   - indexPath: The index path; one that the layout does not have is explained as such.
  /// - Returns: The explanation.
  public func explanation(
    forDecorationElementOfKind elementKind: String, at indexPath: IndexPath
  ) -> ElementExplanation {
    explanation(of: .decorationView, kind: elementKind, at: indexPath, presented: false)
  }

  private func explanation(
    of category: CollectionLayoutElementCategory, kind: String?, at indexPath: IndexPath,
    presented: Bool
  ) -> ElementExplanation {
    let element = LayoutTrace.Element(category: category, kind: kind, indexPath: indexPath)
    guard (1...2).contains(indexPath.count) else {
      return ElementExplanation(
        element: element, frame: nil,
        reasons: [
          ElementExplanation.Reason(
            .obstacle(.notInData), "not in the data",
            "an index path of \(indexPath.count) numbers names no element",
            remedy: "use IndexPath(item:section:)")
        ])
    }
    let path = presented && !hasUncommittedUpdates ? presentedPath(indexPath) : indexPath
    let key = ElementIdentity(category: category, kind: kind, indexPath: path)
    return ElementExplainer(self, key, element).explanation
  }

  /// What the layout passes do, while it is not nil; nil unless it was set.
  ///
  /// Set it to `LayoutTrace()` to switch it on, and to nil to switch it off, when it costs nothing.
  /// Reading it does not end it.
  public var layoutTrace: LayoutTrace? {
    get { engine.trace }
    set { engine.trace = newValue }
  }
}
