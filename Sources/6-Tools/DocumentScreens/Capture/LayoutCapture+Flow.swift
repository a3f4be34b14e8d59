// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
import LayoutDocuments
import UIKit

extension LayoutCapture {
  /// Captures a flow layout with what its delegate answers. Items that are measured have the sizes
  /// that they have now.
  mutating func flow(_ layout: UICollectionViewFlowLayout) -> LayoutDocument.Flow {
    var flow = LayoutDocument.Flow()
    flow.scrollDirection = layout.scrollDirection
    flow.sectionInsetReference =
      switch layout.sectionInsetReference {
      case .fromContentInset: .contentInset
      case .fromSafeArea: .safeArea
      case .fromLayoutMargins: .layoutMargins
      }
    flow.sectionHeadersPinToVisibleBounds = layout.sectionHeadersPinToVisibleBounds
    flow.sectionFootersPinToVisibleBounds = layout.sectionFootersPinToVisibleBounds
    flow.mirrors = layout.flipsHorizontallyInOppositeLayoutDirection
    let sections = layout.flowSections()
    let keys = sections.map { self.keys($0, along: layout.axis) }
    flow.keys = keys.first ?? flow.keys
    if keys.contains(where: { $0 != flow.keys }) {
      flow.sections = keys.map { LayoutDocument.FlowSection($0, beside: flow.keys) }
    }
    for (index, section) in sections.enumerated() where data.sections.indices.contains(index) {
      captureSizes(of: section, at: index, layout, in: &flow)
    }
    if layout.isEstimating {
      note("The cells were measured; they have the sizes that they have now.")
    }
    captureTexts(
      ofKind: UICollectionView.elementKindSectionHeader, name: "header", isBadge: false)
    captureTexts(
      ofKind: UICollectionView.elementKindSectionFooter, name: "footer", isBadge: false)
    return flow
  }

  private func keys(
    _ section: FlowSectionSpecification, along axis: LayoutAxis
  ) -> LayoutDocument.FlowKeys {
    func size(_ length: CGFloat) -> CGSize {
      guard length > 0 else { return .zero }
      return axis == .vertical
        ? CGSize(width: view.bounds.width, height: length)
        : CGSize(width: length, height: view.bounds.height)
    }
    var keys = LayoutDocument.FlowKeys()
    keys.minimumLineSpacing = section.lineSpacing
    keys.minimumInteritemSpacing = section.interitemSpacing
    keys.sectionInset = section.insets
    keys.headerReferenceSize = size(section.headerLength)
    keys.footerReferenceSize = size(section.footerLength)
    return keys
  }

  private mutating func captureSizes(
    of section: FlowSectionSpecification, at index: Int, _ layout: UICollectionViewFlowLayout,
    in flow: inout LayoutDocument.Flow
  ) {
    let sizes =
      layout.isEstimating
      ? (0..<section.items.count).map { item in
        layout.layoutAttributesForItem(at: IndexPath(item: item, section: index))?.size ?? .zero
      } : section.items.sizes
    guard let first = sizes.first else { return }
    if sizes.allSatisfy({ $0 == first }) {
      // The first section's is the layout's; others say theirs where it is another.
      if index == 0 { flow.itemSize = first }
      guard first != flow.itemSize else { return }
      data.sections[index].each.size = LayoutDocument.Cycle(first)
    } else {
      data.sections[index].each.size = LayoutDocument.Cycle(sizes)
    }
  }
}

extension FlowItemSizes {
  fileprivate var sizes: [CGSize] {
    switch storage {
    case .equal(let size): Array(repeating: size, count: count)
    case .each(let sizes): Array(sizes)
    }
  }
}

extension LayoutDocument.FlowSection {
  /// Creates a section of the keys that are not the layout's.
  fileprivate init(_ keys: LayoutDocument.FlowKeys, beside layout: LayoutDocument.FlowKeys) {
    self.init()
    func own<Value: Equatable>(_ key: KeyPath<LayoutDocument.FlowKeys, Value>) -> Value? {
      keys[keyPath: key] == layout[keyPath: key] ? nil : keys[keyPath: key]
    }
    minimumLineSpacing = own(\.minimumLineSpacing)
    minimumInteritemSpacing = own(\.minimumInteritemSpacing)
    sectionInset = own(\.sectionInset)
    headerReferenceSize = own(\.headerReferenceSize)
    footerReferenceSize = own(\.footerReferenceSize)
  }
}
