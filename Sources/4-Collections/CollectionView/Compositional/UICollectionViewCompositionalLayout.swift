// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionEngine
public import CollectionLayout
public import Foundation
import Geometry
import Views

/// A closure that returns a section of a compositional layout, given its index and its environment;
/// nil for a section without items.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// A layout of sections that are composed of groups of items.
///
/// Each section is solved once, as a pattern that repeats: preparing does not depend on the number
/// of items. The provider is asked again when the layout is invalidated as a whole, which includes
/// another size, other traits, other insets and reloaded data; never for scrolling, for pinned
/// headers or for measured sizes.
///
/// What it needs from the collection view is public, as for any layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// The state of the layout: what is solved, measured and described.
  package final let state: CompositionalLayoutState
  /// The object behind ``configuration``, which nobody else has.
  private(set) final var settings = UICollectionViewCompositionalLayoutConfiguration()

  // MARK: Creating

  /// Creates a layout of one section for every index.
  ///
  /// - Parameter section: The section; copied.
  public init(section: NSCollectionLayoutSection) {
    state = CompositionalLayoutState(section: section)
    super.init()
  }

  /// Creates a layout of one section for every index.
  ///
  /// - Parameters:
  ///   - section: The section; copied.
  ///   - configuration: What the layout asks for besides; copied.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    state = CompositionalLayoutState(section: section)
    settings = configuration.duplicate()
    super.init()
  }

  /// Creates a layout whose sections a closure describes.
  ///
  /// - Parameter sectionProvider: Asked once for each section whenever the layout is solved.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    state = CompositionalLayoutState(provider: sectionProvider)
    super.init()
  }

  /// Creates a layout whose sections a closure describes.
  ///
  /// - Parameters:
  ///   - sectionProvider: Asked once for each section whenever the layout is solved.
  ///   - configuration: What the layout asks for besides; copied.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    state = CompositionalLayoutState(provider: sectionProvider)
    settings = configuration.duplicate()
    super.init()
  }

  /// Creates a layout without sections for source compatibility: archives are not decoded.
  public required init?(coder: NSCoder) {
    state = CompositionalLayoutState(provider: { _, _ in nil })
    super.init(coder: coder)
  }

  /// The settings of the layout besides its sections. Setting invalidates the layout.
  ///
  /// The getter gives a copy: changing it has no effect until it is set.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { settings.duplicate() }
    set {
      settings = newValue.duplicate()
      invalidateLayout()
    }
  }

  // MARK: The layout

  /// Solves the layout if it was invalidated as a whole.
  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let engine = collectionView.engine
    let isSolved = state.solveIfNeeded(
      reportingTo: engine.problems, while: { !engine.isInterrupted }
    ) {
      context(in: collectionView)
    }
    if isSolved { fillBackgroundOfLists() }
  }

  /// The size of the sections together, in points.
  open override var collectionViewContentSize: CGSize { state.contentSize }

  /// The elements of the groups, boundary items and backgrounds that are in a rectangle.
  ///
  /// - Parameter rect: A rectangle in layout coordinates; clipped to the content.
  /// - Returns: Attributes. Frames in orthogonal sections are those of the unscrolled
  ///   section; the rectangle is moved by the offset of such a section instead.
  /// - Complexity: O(log sections + elements found).
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    state.elements(in: rect, viewport)?.map(attributes(of:))
  }

  /// The attributes of a cell; nil outside the data.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    state.element(.cell, at: indexPath, viewport).map(attributes(of:))
  }

  /// Returns the attributes of a header, a footer or a badge, with the present frame of a pinned
  /// one; nil if there is none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    state.element(.supplementaryView, kind: elementKind, at: indexPath, viewport)
      .map(attributes(of:))
  }

  /// Returns the attributes of a background; nil if there is none.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    state.element(.decorationView, kind: elementKind, at: indexPath, viewport)
      .map(attributes(of:))
  }

  /// The scroll area of a section that scrolls orthogonally; nil for other sections.
  open override func scrollArea(forSection section: Int) -> UICollectionLayoutScrollArea? {
    state.orthogonalArea(ofSection: section)
  }

  /// Calls the visible-items handlers of the visible sections, which may change the attributes.
  open override func adjustedAttributes(
    forVisibleElements attributes: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    state.adjusted(
      attributes, in: collectionView?.engine, offset: collectionView?.contentOffset,
      as: Self.attributes)
  }

  package override var adjustsElements: Bool {
    state.hasHandlers || type(of: self) != UICollectionViewCompositionalLayout.self
  }
  package override var solved: SolvedContents { state.contents(viewport) }
  package override func isBadgeOfItem(_ key: ElementIdentity) -> Bool { state.isBadgeOfItem(key) }
  package override func description(at size: CGSize) -> FoundDescription {
    state.description(in: collectionView.map { context(in: $0, size: size) })
  }

  // MARK: Updates

  package override func dataWillChange(through renumbering: ElementRenumbering) {
    state.dataWillChange(through: renumbering)
  }

  /// Ends the update of the collection view's data.
  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    state.dataDidChange()
  }

  /// Returns the attributes at which a cell starts: one that an update brings from far away comes
  /// from where it was.
  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let usual = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    // What the base class has fade in is new, or was out of its reach.
    guard usual == nil || usual?.alpha == 0,
      let cell = state.previousCell(ofItemNowAt: itemIndexPath)
    else { return usual }
    let attributes = attributes(of: cell)
    attributes.represent(.cell, kind: nil, at: itemIndexPath)
    return attributes
  }

  /// Returns the badges of deleted items.
  open override func indexPathsToDeleteForSupplementaryView(
    ofKind elementKind: String
  ) -> [IndexPath] { state.badgesLeaving(ofKind: elementKind) }

  /// Returns the badges of inserted items.
  open override func indexPathsToInsertForSupplementaryView(
    ofKind elementKind: String
  ) -> [IndexPath] { state.badgesEntering(ofKind: elementKind) }

  // MARK: Invalidation

  /// Invalidates the parts of the layout that the context names: the sections are asked for again
  /// unless it names elements alone.
  ///
  /// - Parameter context: A context that names elements keeps the solution; others do not.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    state.invalidate(with: context)
    super.invalidateLayout(with: context)
  }

  /// Returns whether new bounds invalidate the layout: those of another size, or whose insets leave
  /// a different length across the scroll direction; scrolling only if something is pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return newBounds.size != collectionView.bounds.size || hasOtherInsets(collectionView)
      || state.hasPinnedElements
  }

  /// Returns the parts of the layout that a change of bounds invalidates: everything for another
  /// size or other insets, else the pinned elements (behaviour rule P-6).
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let collectionView, newBounds.size == collectionView.bounds.size,
      !hasOtherInsets(collectionView)
    else { return context }
    state.limitToPinnedElements(context, viewport)
    return context
  }

  /// Returns whether a measured size invalidates the layout: one that differs from the estimate.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { state.recordMeasured(preferredAttributes, of: originalAttributes) }

  /// Adopts the size that a view prefers, and returns the parts of the layout that it invalidates.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    state.measure(preferredAttributes, of: originalAttributes, in: context, of: self)
    return context
  }

  /// A Boolean value that says whether the collection view mirrors the layout when it reads from
  /// right to left; true.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

extension UICollectionViewCompositionalLayout {
  /// The viewport on which pinned items and orthogonal sections depend.
  var viewport: Viewport {
    Viewport(
      visibleRect: visibleLayoutRect, orthogonalOffsets: collectionView?.orthogonalOffsets ?? [:])
  }

  func attributes(of element: SolvedElement) -> UICollectionViewLayoutAttributes {
    let identity = element.identity
    let attributes = Self.attributesType.objectiveCInit()
    attributes.represent(identity.category, kind: identity.kind, at: identity.indexPath)
    attributes.frame = element.frame
    attributes.zIndex = element.zIndex
    attributes.isInScrollArea = element.isInOrthogonalSection
    attributes.estimatedAxes = element.estimatedAxes
    if !element.estimatedAxes.isEmpty {
      attributes.isMeasured = state.measurements.contains(identity)
    }
    attributes.listRow = listRow(of: identity, at: element.frame)
    return attributes
  }

  /// Returns what the collection view is, as far as descriptions may know (behaviour rule EV-1).
  func context(
    in collectionView: UICollectionView, size: CGSize? = nil
  ) -> LayoutContext {
    let size = size ?? collectionView.bounds.size
    let direction = collectionView.effectiveUserInterfaceLayoutDirection
    let environment = LayoutEnvironment(
      container: LayoutContainer(
        contentSize: size, contentInsets: insets(of: collectionView)),
      traitCollection: collectionView.traitCollection)
    var reference = LayoutContext.ReferenceInsets()
    reference.safeArea = collectionView.safeAreaInsets.directional(direction)
    reference.layoutMargins = collectionView.directionalLayoutMargins
    reference.readableContent = Self.readableInsets(
      margins: reference.layoutMargins, width: size.width)
    return LayoutContext(
      environment: environment, referenceInsets: reference, configuration: settings,
      itemCounts: collectionView.engine.counts)
  }

  /// The explicit content inset across the scroll direction.
  private func insets(of collectionView: UICollectionView) -> NSDirectionalEdgeInsets {
    let direction = collectionView.effectiveUserInterfaceLayoutDirection
    var insets = collectionView.contentInset.directional(direction)
    switch settings.scrollDirection {
    case .vertical: (insets.top, insets.bottom) = (0, 0)
    case .horizontal: (insets.leading, insets.trailing) = (0, 0)
    }
    return insets
  }

  /// Whether insets leave a different length across the scroll direction than the solution has.
  func hasOtherInsets(_ collectionView: UICollectionView) -> Bool {
    guard let environment = state.description?.environment else { return false }
    return environment.container.contentInsets != insets(of: collectionView)
  }

  /// Lines of text are not read with ease beyond this width, UIKit's for ordinary text.
  private static let readableWidth: CGFloat = 672

  private static func readableInsets(
    margins: NSDirectionalEdgeInsets, width: CGFloat
  ) -> NSDirectionalEdgeInsets {
    var insets = margins
    let rest = (width - readableWidth) / 2
    insets.leading = max(insets.leading, rest)
    insets.trailing = max(insets.trailing, rest)
    return insets
  }
}

extension UIEdgeInsets {
  fileprivate func directional(
    _ direction: UIUserInterfaceLayoutDirection
  ) -> NSDirectionalEdgeInsets {
    let isReversed = direction == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: top, leading: isReversed ? right : left, bottom: bottom,
      trailing: isReversed ? left : right)
  }
}
