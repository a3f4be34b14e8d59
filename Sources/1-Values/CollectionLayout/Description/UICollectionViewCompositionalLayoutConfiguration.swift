// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The settings of a compositional layout besides its sections.
///
/// Compared by content and copied when set on a layout: changing the object that a layout gave out
/// has no effect until it is set again.
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  /// The direction in which sections follow each other; vertical at first.
  open var scrollDirection = CollectionLayoutScrollDirection.vertical

  /// The distance between every two neighbouring sections, empty ones included; points.
  open var interSectionSpacing: CGFloat = 0

  /// The insets of the collection view that automatic sections add; the safe area's at first.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  private var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Creates a configuration of a layout that scrolls vertically.
  public override init() { super.init() }

  /// Creates a copy of a configuration.
  public required init(copying source: UICollectionViewCompositionalLayoutConfiguration) {
    super.init()
    scrollDirection = source.scrollDirection
    interSectionSpacing = source.interSectionSpacing
    contentInsetsReference = source.contentInsetsReference
    boundaryItems = source.boundaryItems.map { $0.duplicate() }
  }

  /// The headers, footers and side views of the layout as a whole. Setting copies them.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    get { boundaryItems }
    set { boundaryItems = newValue.map { $0.duplicate() } }
  }

  /// A new configuration of the same class and content.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  /// A new configuration of the same class and content.
  package final func duplicate() -> Self { Self(copying: self) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewCompositionalLayoutConfiguration else {
      return false
    }
    return scrollDirection == other.scrollDirection
      && interSectionSpacing == other.interSectionSpacing
      && contentInsetsReference == other.contentInsetsReference
      && boundaryItems == other.boundaryItems
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(scrollDirection)
    hasher.combine(interSectionSpacing)
    hasher.combine(contentInsetsReference)
    return hasher.finalize()
  }
}

/// The direction in which a layout scrolls; `UICollectionView.ScrollDirection`.
public enum CollectionLayoutScrollDirection: Int, Hashable, Sendable, CaseIterable {
  /// A layout that scrolls vertically: sections follow each other downwards.
  case vertical = 0
  /// A layout that scrolls horizontally: sections follow each other from the leading edge.
  case horizontal = 1
}

/// The insets of the collection view that a section adds to its own, across the scroll direction.
public enum UIContentInsetsReference: Int, Hashable, Sendable, CaseIterable {
  /// The reference of the layout's configuration.
  case automatic = 0
  /// No insets: contents reach the edges of the container.
  case none = 1
  /// The insets of the safe area.
  case safeArea = 2
  /// The layout margins.
  case layoutMargins = 3
  /// The insets of the readable content guide.
  case readableContent = 4
}
