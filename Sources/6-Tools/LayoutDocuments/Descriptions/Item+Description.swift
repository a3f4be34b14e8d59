// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionLayout

extension LayoutDocument.Item {
  package var layoutItem: NSCollectionLayoutItem {
    let item = NSCollectionLayoutItem(
      layoutSize: layoutSize, supplementaryItems: supplementaryItems.map(\.layoutItem))
    apply(to: item)
    return item
  }

  /// Describes the slot of an item and its badges, without what a group or a badge has beside.
  package init(describing item: NSCollectionLayoutItem) {
    self.init(
      width: .init(describing: item.layoutSize.widthDimension),
      height: .init(describing: item.layoutSize.heightDimension))
    contentInsets = item.contentInsets
    edgeSpacing = item.edgeSpacing.map { .init(describing: $0) }
    supplementaryItems = item.supplementaryItems.map { .init(describing: $0) }
  }

  fileprivate var layoutSize: NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width.dimension, heightDimension: height.dimension)
  }

  fileprivate func apply(to item: NSCollectionLayoutItem) {
    item.contentInsets = contentInsets
    item.edgeSpacing = edgeSpacing?.layoutSpacing
  }
}

extension LayoutDocument.SupplementaryItem {
  package var layoutItem: NSCollectionLayoutSupplementaryItem {
    let badge =
      if let itemAnchor {
        NSCollectionLayoutSupplementaryItem(
          layoutSize: item.layoutSize, elementKind: kind, containerAnchor: anchor.layoutAnchor,
          itemAnchor: itemAnchor.layoutAnchor)
      } else {
        NSCollectionLayoutSupplementaryItem(
          layoutSize: item.layoutSize, elementKind: kind, containerAnchor: anchor.layoutAnchor)
      }
    item.apply(to: badge)
    badge.zIndex = zIndex
    return badge
  }

  package init(describing badge: NSCollectionLayoutSupplementaryItem) {
    self.init(
      kind: badge.elementKind, width: .init(describing: badge.layoutSize.widthDimension),
      height: .init(describing: badge.layoutSize.heightDimension),
      anchor: .init(describing: badge.containerAnchor))
    item = .init(describing: badge)
    itemAnchor = badge.itemAnchor.map { .init(describing: $0) }
    zIndex = badge.zIndex
  }
}

extension LayoutDocument.BoundaryItem {
  package var layoutItem: NSCollectionLayoutBoundarySupplementaryItem {
    let boundary = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: item.layoutSize, elementKind: kind, alignment: alignment, absoluteOffset: offset)
    item.apply(to: boundary)
    boundary.extendsBoundary = extendsBoundary
    boundary.pinToVisibleBounds = pinToVisibleBounds
    boundary.zIndex = zIndex
    return boundary
  }

  package init(describing boundary: NSCollectionLayoutBoundarySupplementaryItem) {
    self.init(
      kind: boundary.elementKind, width: .init(describing: boundary.layoutSize.widthDimension),
      height: .init(describing: boundary.layoutSize.heightDimension),
      alignment: boundary.alignment)
    item = .init(describing: boundary)
    offset = boundary.offset
    extendsBoundary = boundary.extendsBoundary
    pinToVisibleBounds = boundary.pinToVisibleBounds
    zIndex = boundary.zIndex
  }
}

extension LayoutDocument.Decoration {
  package var layoutItem: NSCollectionLayoutDecorationItem {
    let item = NSCollectionLayoutDecorationItem.background(elementKind: kind)
    item.contentInsets = contentInsets
    item.zIndex = zIndex
    return item
  }

  package init(describing item: NSCollectionLayoutDecorationItem) {
    self.init(kind: item.elementKind)
    contentInsets = item.contentInsets
    zIndex = item.zIndex
  }
}

extension LayoutDocument.Subitem {
  /// UIKit's item, which is a group where this is one.
  package var layoutItem: NSCollectionLayoutItem {
    switch self {
    case .item(let item): item.layoutItem
    case .group(let group): group.layoutGroup
    }
  }

  /// Describes an item or a group.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - environment: The environment in which custom groups are asked for their frames.
  package init(
    describing item: NSCollectionLayoutItem, in environment: any NSCollectionLayoutEnvironment
  ) {
    if let group = item as? NSCollectionLayoutGroup {
      self = .group(.init(describing: group, in: environment))
    } else {
      self = .item(.init(describing: item))
    }
  }
}

extension LayoutDocument.Group {
  /// UIKit's group. A group without items, which no text describes, has no frames either.
  package var layoutGroup: NSCollectionLayoutGroup {
    let group = arrangedGroup
    item.apply(to: group)
    group.supplementaryItems = item.supplementaryItems.map(\.layoutItem)
    group.interItemSpacing = interItemSpacing?.layoutSpacing
    return group
  }

  private var arrangedGroup: NSCollectionLayoutGroup {
    let size = item.layoutSize
    guard let first = items.first, arrangement != .custom else {
      let frames = frames
      return .custom(layoutSize: size) { _ in frames.map(\.layoutItem) }
    }
    let isHorizontal = arrangement == .horizontal
    guard let count else {
      let subitems = items.map(\.layoutItem)
      return isHorizontal
        ? .horizontal(layoutSize: size, subitems: subitems)
        : .vertical(layoutSize: size, subitems: subitems)
    }
    let times = max(1, count)
    switch (isHorizontal, divides) {
    case (true, true):
      return .horizontal(layoutSize: size, subitem: first.layoutItem, count: times)
    case (false, true): return .vertical(layoutSize: size, subitem: first.layoutItem, count: times)
    case (true, false):
      return .horizontal(layoutSize: size, repeatingSubitem: first.layoutItem, count: times)
    case (false, false):
      return .vertical(layoutSize: size, repeatingSubitem: first.layoutItem, count: times)
    }
  }

  /// Describes a group.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - environment: The environment in which custom groups are asked for their frames.
  package init(
    describing group: NSCollectionLayoutGroup, in environment: any NSCollectionLayoutEnvironment
  ) {
    let arrangement: Arrangement =
      switch group.list?.axis {
      case .horizontal?: .horizontal
      case .vertical?: .vertical
      case nil: .custom
      }
    self.init(
      arrangement, width: .init(describing: group.layoutSize.widthDimension),
      height: .init(describing: group.layoutSize.heightDimension),
      items: group.subitems.map { .init(describing: $0, in: environment) })
    item = .init(describing: group)
    switch group.list?.count {
    case .dividing(let count)?:
      self.count = count
      divides = true
    case .repeating(let count)?: self.count = count
    case .packing?, nil: break
    }
    interItemSpacing = group.interItemSpacing.map { .init(describing: $0) }
    frames = (group.customItems(in: environment) ?? []).map { .init(describing: $0) }
  }
}

extension LayoutDocument.CustomFrame {
  fileprivate var layoutItem: NSCollectionLayoutGroupCustomItem {
    NSCollectionLayoutGroupCustomItem(frame: frame, zIndex: zIndex)
  }

  fileprivate init(describing item: NSCollectionLayoutGroupCustomItem) {
    self.init(item.frame)
    zIndex = item.zIndex
  }
}
