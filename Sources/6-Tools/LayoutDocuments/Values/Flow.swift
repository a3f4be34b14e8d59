// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionLayout
package import Foundation
package import Geometry

extension LayoutDocument {
  /// A flow layout: `UICollectionViewFlowLayout`, and what its delegate answers.
  package struct Flow: Hashable, Sendable {
    /// The source of the sizes of items before they are measured.
    package enum EstimatedItemSize: Hashable, Sendable {
      /// `UICollectionViewFlowLayout.automaticSize`.
      case automatic
      case size(CGSize)
    }

    package enum SectionInsetReference: Hashable, Sendable, CaseIterable {
      case contentInset
      case safeArea
      case layoutMargins
    }

    package var scrollDirection = CollectionLayoutScrollDirection.vertical
    /// The size of items that have none of their own, in points.
    package var itemSize = CGSize(width: 50, height: 50)
    /// The size of items before they are measured; nil where sizes are not measured.
    package var estimatedItemSize: EstimatedItemSize?
    /// The keys that sections may replace.
    package var keys = FlowKeys()
    package var sectionInsetReference = SectionInsetReference.contentInset
    package var sectionHeadersPinToVisibleBounds = false
    package var sectionFootersPinToVisibleBounds = false
    /// Whether items run from right to left where the interface does.
    package var mirrors = false
    /// The keys that differ by section; empty where all sections have the layout's.
    package var sections: [FlowSection] = []

    package init() {}
  }

  /// The spacings, insets and headers of a flow layout.
  package struct FlowKeys: Hashable, Sendable {
    package var minimumLineSpacing = 10.0
    /// The least distance of two items of a line, in points.
    package var minimumInteritemSpacing = 10.0
    /// The space around the lines of a section, in points.
    package var sectionInset = UIEdgeInsets.zero
    /// The size of headers, in points; no headers for zero.
    package var headerReferenceSize = CGSize.zero
    /// The size of footers, in points; no footers for zero.
    package var footerReferenceSize = CGSize.zero

    package init() {}
  }

  /// The answers of a flow layout's delegate for a section; nil for the layout's own.
  package struct FlowSection: Hashable, Sendable {
    package var itemSize: CGSize?
    package var minimumLineSpacing: Double?
    /// The least distance of two items of a line, in points.
    package var minimumInteritemSpacing: Double?
    package var sectionInset: UIEdgeInsets?
    package var headerReferenceSize: CGSize?
    package var footerReferenceSize: CGSize?

    package init() {}
  }
}

extension LayoutDocument.Flow {
  package func keys(ofSection index: Int) -> LayoutDocument.FlowKeys {
    guard let section = section(index) else { return keys }
    var result = keys
    result.minimumLineSpacing = section.minimumLineSpacing ?? keys.minimumLineSpacing
    result.minimumInteritemSpacing =
      section.minimumInteritemSpacing ?? keys.minimumInteritemSpacing
    result.sectionInset = section.sectionInset ?? keys.sectionInset
    result.headerReferenceSize = section.headerReferenceSize ?? keys.headerReferenceSize
    result.footerReferenceSize = section.footerReferenceSize ?? keys.footerReferenceSize
    return result
  }

  private func section(_ index: Int) -> LayoutDocument.FlowSection? {
    sections.indices.contains(index) ? sections[index] : nil
  }
}
