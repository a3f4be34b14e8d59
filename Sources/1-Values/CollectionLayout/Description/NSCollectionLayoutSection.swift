// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry

/// One group repeated, with its insets, headers, footers and backgrounds.
///
/// Sections are compared by content; what enters one is copied.
///
/// ```swift
/// let section = NSCollectionLayoutSection(group: row)
/// section.interGroupSpacing = 10
/// section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
/// ```
open class NSCollectionLayoutSection: NSObject, NSCopying {
  /// The group that is repeated; a copy.
  package let group: NSCollectionLayoutGroup

  /// The space between the section's edges and its groups, in points.
  ///
  /// Headers and footers that extend the boundary lie outside of it. A section with no items and
  /// no boundary items has no length and ignores its insets.
  ///
  /// A grouped list's section has other insets at the top of the first section and at the bottom of
  /// the last one than those that are read here; setting replaces all of them.
  open var contentInsets = NSDirectionalEdgeInsets.zero {
    didSet { positionalInsets = nil }
  }

  /// The distance between neighbouring groups, in points; never before the first or after the last.
  open var interGroupSpacing: CGFloat = 0

  /// The insets of the collection view added to ``contentInsets`` across the scroll direction.
  open var contentInsetsReference = UIContentInsetsReference.automatic

  /// The insets of the collection view for boundary items, in place of the section's reference.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

  /// A Boolean value that says whether boundary items keep the section's leading and trailing
  /// insets; true at first.
  open var supplementariesFollowContentInsets = true

  /// The orthogonal scrolling behavior of the section; none at first.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// A closure that is called with the visible items on layout and scrolling, or nil.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// The list that the section is; nil for other sections.
  package internal(set) final var listAppearance: CollectionLayoutListAppearance?
  /// The insets that a list's section has in place of ``contentInsets`` while the client sets none;
  /// nil for those.
  package internal(set) final var positionalInsets: ListSectionInsets?
  private var scrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  private var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  private var decorations: [NSCollectionLayoutDecorationItem] = []

  /// Creates a section of one repeated group.
  ///
  /// - Parameter group: The group; copied.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group.duplicate()
  }

  /// Creates a copy of a section.
  public required init(copying source: NSCollectionLayoutSection) {
    group = source.group.duplicate()
    contentInsets = source.contentInsets
    interGroupSpacing = source.interGroupSpacing
    contentInsetsReference = source.contentInsetsReference
    supplementaryContentInsetsReference = source.supplementaryContentInsetsReference
    supplementariesFollowContentInsets = source.supplementariesFollowContentInsets
    orthogonalScrollingBehavior = source.orthogonalScrollingBehavior
    visibleItemsInvalidationHandler = source.visibleItemsInvalidationHandler
    listAppearance = source.listAppearance
    positionalInsets = source.positionalInsets
    scrollingProperties = source.scrollingProperties.duplicate()
    boundaryItems = source.boundaryItems.map { $0.duplicate() }
    decorations = source.decorations.map { $0.duplicate() }
  }

  /// The properties of orthogonal scrolling. Setting them copies.
  open var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties {
    get { scrollingProperties }
    set { scrollingProperties = newValue.duplicate() }
  }

  /// The headers, footers and side views, of different kinds. Setting copies them.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    get { boundaryItems }
    set { boundaryItems = newValue.map { $0.duplicate() } }
  }

  /// The backgrounds. Setting copies them.
  ///
  /// In a section that has one, cells lie one higher, so that they are above it.
  open var decorationItems: [NSCollectionLayoutDecorationItem] {
    get { decorations }
    set { decorations = newValue.map { $0.duplicate() } }
  }

  /// A new section of the same class and content.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  package final func duplicate() -> Self { Self(copying: self) }

  /// Returns whether another object is a section of the same content.
  ///
  /// Handlers cannot be compared: a section with one equals only sections with one.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSection, type(of: self) == type(of: other) else {
      return false
    }
    let numbersAgree =
      contentInsets == other.contentInsets && positionalInsets == other.positionalInsets
      && interGroupSpacing == other.interGroupSpacing
    let referencesAgree =
      contentInsetsReference == other.contentInsetsReference
      && supplementaryContentInsetsReference == other.supplementaryContentInsetsReference
      && supplementariesFollowContentInsets == other.supplementariesFollowContentInsets
    let scrollingAgrees =
      orthogonalScrollingBehavior == other.orthogonalScrollingBehavior
      && scrollingProperties == other.scrollingProperties
      && (visibleItemsInvalidationHandler == nil) == (other.visibleItemsInvalidationHandler == nil)
    return numbersAgree && referencesAgree && scrollingAgrees && group == other.group
      && boundaryItems == other.boundaryItems && decorations == other.decorations
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(group)
    hasher.combine(contentInsets)
    hasher.combine(interGroupSpacing)
    return hasher.finalize()
  }
}

/// The orthogonal scrolling behavior of a section, and the offsets at which it comes to rest.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable,
  CaseIterable
{
  /// The section does not scroll orthogonally.
  case none = 0
  /// Sections scroll freely.
  case continuous = 1
  /// Sections scroll freely, and come to rest at the leading edge of a group.
  case continuousGroupLeadingBoundary = 2
  /// Sections scroll page by page; a page is the visible length between the section's insets.
  case paging = 3
  /// Sections scroll group by group.
  case groupPaging = 4
  /// Sections scroll group by group, each centred.
  case groupPagingCentered = 5
}

/// The properties of a section's orthogonal scrolling.
///
/// Compared by content and copied when set on a section.
public final class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, NSCopying {
  /// The deceleration rate of scrolling.
  public enum DecelerationRate: Int, Hashable, Sendable, CaseIterable {
    /// The normal rate for continuous scrolling, the fast one for paging.
    case automatic = 0
    /// The deceleration rate of a scroll view.
    case normal = 1
    /// A rate at which scrolling stops sooner.
    case fast = 2
  }

  /// The behavior of scrolling by touch at the ends of the content.
  public enum Bounce: Int, Hashable, Sendable, CaseIterable {
    /// Sections bounce if their items do not fit.
    case automatic = 0
    /// Sections bounce even if their items fit.
    case always = 1
    /// Sections stop at their ends.
    case never = 2
  }

  /// The deceleration rate of scrolling; automatic at first.
  public var decelerationRate = DecelerationRate.automatic
  /// The behavior of scrolling by touch at the ends of the content.
  public var bounce = Bounce.automatic

  /// Creates properties with automatic values.
  public override init() { super.init() }

  /// A new object of the same content.
  public func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  func duplicate() -> UICollectionLayoutSectionOrthogonalScrollingProperties {
    let properties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    properties.decelerationRate = decelerationRate
    properties.bounce = bounce
    return properties
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionLayoutSectionOrthogonalScrollingProperties else {
      return false
    }
    return decelerationRate == other.decelerationRate && bounce == other.bounce
  }

  public override var hash: Int { decelerationRate.rawValue * 3 + bounce.rawValue }
}

/// The deceleration rate of orthogonal scrolling, by UIKit's name.
public typealias UICollectionLayoutSectionOrthogonalScrollingDecelerationRate =
  UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate

/// The bounce behavior of orthogonal scrolling, by UIKit's name.
public typealias UICollectionLayoutSectionOrthogonalScrollingBounce =
  UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce
