// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package struct ElementIdentity: Hashable, Sendable {
  package var category: CollectionLayoutElementCategory
  /// The element kind; nil for cells.
  package var kind: String?
  package var section: Int
  /// The item of a cell, the number among its kind of a supplementary item, the position in the
  /// list of a decoration; ``layoutLevelIndex`` for boundary items of the whole layout.
  package var index: Int

  /// The index of the boundary items of the whole layout: UIKit's `NSNotFound`, with section 0.
  package static let layoutLevelIndex = Int.max

  package static func cell(item: Int, section: Int) -> ElementIdentity {
    ElementIdentity(category: .cell, kind: nil, section: section, index: item)
  }

  package static func supplementary(kind: String, section: Int, index: Int) -> ElementIdentity {
    ElementIdentity(category: .supplementaryView, kind: kind, section: section, index: index)
  }

  /// The identity of a boundary item of the whole layout.
  package static func layoutSupplementary(kind: String) -> ElementIdentity {
    supplementary(kind: kind, section: 0, index: layoutLevelIndex)
  }

  static func decoration(kind: String, section: Int, index: Int) -> ElementIdentity {
    ElementIdentity(category: .decorationView, kind: kind, section: section, index: index)
  }

  package init(
    category: CollectionLayoutElementCategory, kind: String?, section: Int, index: Int
  ) {
    self.category = category
    self.kind = kind
    self.section = section
    self.index = index
  }
}

/// Numbers the element kinds of a section's badges, and refuses descriptions without a layout.
struct ElementKinds {
  let section: Int
  private(set) var names: [String] = []
  private(set) var numbers: [String: Int] = [:]

  private var subitemCount = 0

  init(section: Int) {
    self.section = section
  }

  /// Walks a section: kinds must differ within one item, group or boundary list (rule I-0).
  mutating func add(_ specification: SectionSpecification) throws(LayoutError) {
    try Self.checkDistinct(
      specification.boundarySupplementaryItems.map(\.elementKind), section: section)
    try add(specification.group, depth: 0)
  }

  private mutating func add(_ group: GroupSpecification, depth: Int) throws(LayoutError) {
    guard depth < LayoutLimits.nestingDepth else { throw .nestedTooDeeply(section: section) }
    try add(group.supplementaryItems)
    switch group.filling {
    case .custom: return
    case .dividing(let count), .repeating(let count):
      guard count >= 1 else { throw .countBelowOne(count, section: section) }
    case .pack: break
    }
    guard !group.subitems.isEmpty else { throw .groupWithoutSubitems(section: section) }
    // Groups that share their subitems are small in memory and vast when walked.
    subitemCount += group.subitems.count
    guard subitemCount <= LayoutLimits.elementsPerGroup else {
      throw .tooManyElementsInGroup(section: section)
    }
    for subitem in group.subitems {
      switch subitem {
      case .item(let item): try add(item.supplementaryItems)
      case .group(let nested): try add(nested, depth: depth + 1)
      }
    }
  }

  private mutating func add(_ badges: [SupplementarySpecification]) throws(LayoutError) {
    guard !badges.isEmpty else { return }
    try Self.checkDistinct(badges.map(\.elementKind), section: section)
    for badge in badges where numbers[badge.elementKind] == nil {
      numbers[badge.elementKind] = names.count
      names.append(badge.elementKind)
    }
  }

  /// Refuses a list in which a kind occurs twice.
  static func checkDistinct(_ kinds: [String], section: Int?) throws(LayoutError) {
    guard kinds.count > 1 else { return }
    var seen: Set<String> = []
    for kind in kinds where !seen.insert(kind).inserted {
      throw .duplicateElementKind(kind, section: section)
    }
  }
}
