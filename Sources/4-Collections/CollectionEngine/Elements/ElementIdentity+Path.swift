// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
package import CollectionLayout
package import Foundation
import Geometry

extension ElementIdentity {
  /// Stands for the section of elements that belong to the layout as a whole and whose index path
  /// is a single number.
  private static let noSection = Int.min

  package init(
    category: CollectionLayoutElementCategory, kind: String? = nil, indexPath: IndexPath
  ) {
    guard let index = indexPath.last, indexPath.count <= 2 else {
      programmerError(
        """
        An element of a layout cannot have the index path \(indexPath) of \(indexPath.count) numbers; \
        use a section and an item, or one number for what belongs to the layout as a whole.
        """)
    }
    self.init(
      category: category, kind: kind, section: indexPath.count == 2 ? indexPath[0] : Self.noSection,
      index: index)
  }

  package var indexPath: IndexPath {
    get {
      section == Self.noSection
        ? IndexPath(index: index) : IndexPath(item: index, section: section)
    }
    set { self = ElementIdentity(category: category, kind: kind, indexPath: newValue) }
  }

  package static func cell(_ indexPath: IndexPath) -> ElementIdentity {
    ElementIdentity(category: .cell, indexPath: indexPath)
  }

  package static func cell(_ path: PresentedIndexPath) -> ElementIdentity {
    .cell(item: path.item, section: path.section)
  }

  /// The index path at which the element is presented, as layouts know it.
  package var presentedPath: PresentedIndexPath {
    PresentedIndexPath(item: index, section: section)
  }

  package static func supplementary(_ kind: String, _ indexPath: IndexPath) -> ElementIdentity {
    ElementIdentity(category: .supplementaryView, kind: kind, indexPath: indexPath)
  }

  package static func decoration(_ kind: String, _ indexPath: IndexPath) -> ElementIdentity {
    ElementIdentity(category: .decorationView, kind: kind, indexPath: indexPath)
  }

  var hasSection: Bool { section != Self.noSection && index != Self.layoutLevelIndex }

  /// Returns whether one element lies behind another of the same depth (behaviour rule RE-10):
  /// backgrounds behind cells, cells behind supplementary views, and the later in front.
  static func isBehind(_ left: ElementIdentity, _ right: ElementIdentity) -> Bool {
    if left.category != right.category { return left.depth < right.depth }
    return isBeforeInCategory(left, right)
  }

  /// Cells, then supplementary views, then decoration views, each in the order of index paths.
  static func isBefore(_ left: ElementIdentity, _ right: ElementIdentity) -> Bool {
    if left.category != right.category { return left.category.rawValue < right.category.rawValue }
    return isBeforeInCategory(left, right)
  }

  private static func isBeforeInCategory(_ left: ElementIdentity, _ right: ElementIdentity) -> Bool
  {
    if left.section != right.section { return left.section < right.section }
    if left.index != right.index { return left.index < right.index }
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

extension ElementIdentity: CustomStringConvertible {
  package var description: String {
    switch category {
    case .cell: "the item at \(indexPath)"
    case .supplementaryView: "the supplementary view \"\(kind ?? "")\" at \(indexPath)"
    case .decorationView: "the decoration view \"\(kind ?? "")\" at \(indexPath)"
    }
  }
}
