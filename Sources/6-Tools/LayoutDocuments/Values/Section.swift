// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionLayout
package import Geometry

extension LayoutDocument {
  /// A section of a compositional layout, with variants by width, height and text size.
  package struct Section: Hashable, Sendable {
    /// The keys that hold where no variant does.
    package var keys: SectionKeys
    /// The variants; the first whose conditions all hold replaces the keys that it gives.
    package var variants: [Variant] = []

    package init(_ keys: SectionKeys) { self.keys = keys }
  }

  /// The keys that a section and its variants have in common; nil is a key that is not given.
  ///
  /// The defaults of keys that are not given are those of `NSCollectionLayoutSection`, and of the
  /// list where the section is one.
  package struct SectionKeys: Hashable, Sendable {
    /// The group that is repeated. A section has either this or a list.
    package var group: Group?
    package var list: List?
    /// The space around the groups, in points; zero by default.
    package var contentInsets: NSDirectionalEdgeInsets?
    /// The distance of two groups, in points; 0 by default.
    package var interGroupSpacing: Double?
    /// The edge that the content insets count from; automatic by default.
    package var contentInsetsReference: UIContentInsetsReference?
    /// The same for headers and footers; automatic by default.
    package var supplementaryContentInsetsReference: UIContentInsetsReference?
    /// Whether headers and footers follow the content insets; true by default. Deprecated by UIKit.
    package var supplementariesFollowContentInsets: Bool?
    /// The way in which the section scrolls across the layout; none by default.
    package var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior?
    /// The physics of scrolling across the layout; automatic by default.
    package var orthogonalScrolling: OrthogonalScrolling?
    /// The headers and footers; empty by default.
    package var boundaryItems: [BoundaryItem]?
    /// The backgrounds; empty by default.
    package var decorations: [Decoration]?

    package init() {}
  }

  /// The physics of a section that scrolls across the layout.
  package struct OrthogonalScrolling: Hashable, Sendable {
    package var decelerationRate = UICollectionLayoutSectionOrthogonalScrollingDecelerationRate
      .automatic
    package var bounce = UICollectionLayoutSectionOrthogonalScrollingBounce.automatic

    package init() {}
  }

  /// Keys of a section that replace its own under conditions.
  package struct Variant: Hashable, Sendable {
    /// The conditions, which all have to hold.
    package var when: Condition
    /// The keys that are replaced, each as a whole.
    package var keys = SectionKeys()

    /// Creates a variant that replaces nothing.
    package init(when: Condition) { self.when = when }
  }

  /// The conditions of a variant; nil is a condition that always holds.
  package struct Condition: Hashable, Sendable {
    /// The width that the container's effective size exceeds, in points.
    package var widthAbove: Double?
    /// The height that it exceeds, in points.
    package var heightAbove: Double?
    /// The text size that the environment's exceeds.
    package var textSizeAbove: TextSize?

    /// Creates a condition that always holds.
    package init() {}

    /// Returns whether all conditions hold.
    ///
    /// - Parameters:
    ///   - width: The width of the container's effective size, in points.
    ///   - height: Its height, in points.
    ///   - textSize: The text size of the environment.
    /// - Returns: True where none fails.
    package func holds(width: Double, height: Double, textSize: TextSize) -> Bool {
      width > widthAbove ?? -.infinity && height > heightAbove ?? -.infinity
        && (textSizeAbove.map { textSize > $0 } ?? true)
    }
  }
}

extension LayoutDocument.Section {
  /// Returns the index of the variant that holds; nil if the section's own keys do.
  package func variantIndex(
    width: Double, height: Double, textSize: LayoutDocument.TextSize
  ) -> Int? {
    variants.firstIndex { $0.when.holds(width: width, height: height, textSize: textSize) }
  }

  /// Returns the keys that hold in an environment; the parameters are those of
  /// ``variantIndex(width:height:textSize:)``.
  package func keys(
    width: Double, height: Double, textSize: LayoutDocument.TextSize
  ) -> LayoutDocument.SectionKeys {
    let index = variantIndex(width: width, height: height, textSize: textSize)
    return index.map { keys.replacing(with: variants[$0].keys) } ?? keys
  }
}

extension LayoutDocument.SectionKeys {
  /// Returns the keys, with those that others give in their place. A group replaces a list and the
  /// other way round.
  package func replacing(with other: Self) -> Self {
    var result = self
    if other.group != nil || other.list != nil {
      result.group = other.group
      result.list = other.list
    }
    result.contentInsets = other.contentInsets ?? contentInsets
    result.interGroupSpacing = other.interGroupSpacing ?? interGroupSpacing
    result.contentInsetsReference = other.contentInsetsReference ?? contentInsetsReference
    result.supplementaryContentInsetsReference =
      other.supplementaryContentInsetsReference ?? supplementaryContentInsetsReference
    result.supplementariesFollowContentInsets =
      other.supplementariesFollowContentInsets ?? supplementariesFollowContentInsets
    result.orthogonalScrollingBehavior =
      other.orthogonalScrollingBehavior ?? orthogonalScrollingBehavior
    result.orthogonalScrolling = other.orthogonalScrolling ?? orthogonalScrolling
    result.boundaryItems = other.boundaryItems ?? boundaryItems
    result.decorations = other.decorations ?? decorations
    return result
  }
}
