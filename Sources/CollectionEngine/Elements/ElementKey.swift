// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionLayout
package import Foundation
import Geometry

/// What tells an element from all others.
package struct ElementKey: Hashable, Sendable {
  package var category: CollectionLayoutElementCategory
  /// The kind; nil for cells.
  package var kind: String?
  package var indexPath: IndexPath

  package init(
    category: CollectionLayoutElementCategory, kind: String? = nil, indexPath: IndexPath
  ) {
    self.category = category
    self.kind = kind
    self.indexPath = indexPath
  }

  package static func cell(_ indexPath: IndexPath) -> ElementKey {
    ElementKey(category: .cell, indexPath: indexPath)
  }

  package static func supplementary(_ kind: String, _ indexPath: IndexPath) -> ElementKey {
    ElementKey(category: .supplementaryView, kind: kind, indexPath: indexPath)
  }

  package static func decoration(_ kind: String, _ indexPath: IndexPath) -> ElementKey {
    ElementKey(category: .decorationView, kind: kind, indexPath: indexPath)
  }

  /// Whether the element belongs to a section, and not to the layout as a whole.
  var hasSection: Bool { indexPath.count == 2 && indexPath.item != NSNotFound }

  /// Whether one element lies behind another of the same depth (behaviour rule RE-10): backgrounds
  /// behind cells, cells behind supplementary views, and the later in front.
  static func isBehind(_ left: ElementKey, _ right: ElementKey) -> Bool {
    if left.category != right.category { return left.depth < right.depth }
    return isBeforeInCategory(left, right)
  }

  /// Cells, then supplementary views, then decoration views, each in the order of index paths.
  static func isBefore(_ left: ElementKey, _ right: ElementKey) -> Bool {
    if left.category != right.category { return left.category.rawValue < right.category.rawValue }
    return isBeforeInCategory(left, right)
  }

  private static func isBeforeInCategory(_ left: ElementKey, _ right: ElementKey) -> Bool {
    if left.indexPath != right.indexPath { return left.indexPath < right.indexPath }
    return (left.kind ?? "") < (right.kind ?? "")
  }

  private var depth: Int {
    switch category {
    case .decorationView: 0
    case .cell: 1
    case .supplementaryView: 2
    }
  }
}

extension ElementKey: CustomStringConvertible {
  /// The element as a message names it.
  package var description: String {
    switch category {
    case .cell: "the item at \(indexPath)"
    case .supplementaryView: "the supplementary view \"\(kind ?? "")\" at \(indexPath)"
    case .decorationView: "the decoration view \"\(kind ?? "")\" at \(indexPath)"
    }
  }
}
