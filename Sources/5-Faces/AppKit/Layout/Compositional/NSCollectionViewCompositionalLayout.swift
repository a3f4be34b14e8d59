// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionEngine
public import CollectionLayout
public import Foundation
import Geometry

/// A closure that returns a section of a compositional layout, given its index and its environment;
/// nil for a section without items.
public typealias NSCollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// The settings of a compositional layout besides its sections.
public typealias NSCollectionViewCompositionalLayoutConfiguration =
  UICollectionViewCompositionalLayoutConfiguration

/// The orthogonal scrolling behavior of a section.
public typealias NSCollectionLayoutSectionOrthogonalScrollingBehavior =
  UICollectionLayoutSectionOrthogonalScrollingBehavior

/// A layout of sections that are composed of groups of items.
///
/// Each section is solved once, as a pattern that repeats: preparing does not depend on the number
/// of items. The container is the clip view; contents are never inset on the Mac (appkit rule
/// MU-7).
@preconcurrency @MainActor
open class NSCollectionViewCompositionalLayout: NSCollectionViewLayout {
  /// The solved, measured and described state of the layout.
  private let state: CompositionalLayoutState
  /// The object behind ``configuration``, which nobody else has.
  private var settings = NSCollectionViewCompositionalLayoutConfiguration()

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
    configuration: NSCollectionViewCompositionalLayoutConfiguration
  ) {
    state = CompositionalLayoutState(section: section)
    settings = configuration.duplicate()
    super.init()
  }

  /// Creates a layout whose sections a closure describes.
  ///
  /// - Parameter sectionProvider: Asked once for each section whenever the layout is solved.
  public init(
    sectionProvider: @escaping NSCollectionViewCompositionalLayoutSectionProvider
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
    sectionProvider: @escaping NSCollectionViewCompositionalLayoutSectionProvider,
    configuration: NSCollectionViewCompositionalLayoutConfiguration
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
  open var configuration: NSCollectionViewCompositionalLayoutConfiguration {
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
    _ = state.solveIfNeeded(while: { !engine.isInterrupted }) { context(in: collectionView) }
  }

  /// Returns what the collection view is, as far as descriptions may know, in a clip view of a size;
  /// nil for the one that it has.
  private func context(in collectionView: NSCollectionView, size: CGSize? = nil) -> LayoutContext {
    LayoutContext(
      environment: LayoutEnvironment(
        container: LayoutContainer(
          contentSize: size ?? collectionView.containerSize, contentInsets: .zero),
        traitCollection: collectionView.node.traitCollection),
      configuration: settings, itemCounts: collectionView.engine.counts)
  }

  /// The viewport on which pinned items and orthogonal sections depend.
  private var viewport: Viewport {
    Viewport(
      visibleRect: visibleLayoutRect,
      orthogonalOffsets: collectionView?.engine.orthogonalOffsets ?? [:])
  }

  private func attributes(of element: SolvedElement) -> NSCollectionViewLayoutAttributes {
    let attributes = makeAttributes(of: element)
    attributes.isInScrollArea = element.isInOrthogonalSection
    attributes.estimatedAxes = element.estimatedAxes
    if !element.estimatedAxes.isEmpty {
      attributes.isMeasured = state.measurements.contains(element.identity)
    }
    return attributes
  }

  /// The size of the sections together, in points; the document is at least as large.
  open override var collectionViewContentSize: NSSize { state.contentSize }

  /// The elements of the groups, boundary items and backgrounds that are in a rectangle.
  ///
  /// - Parameter rect: A rectangle in the collection view's coordinates; clipped to the content.
  /// - Returns: Attributes.
  /// - Complexity: O(log sections + elements found).
  open override func layoutAttributesForElements(
    in rect: NSRect
  ) -> [NSCollectionViewLayoutAttributes] {
    state.elements(in: rect, viewport)?.map(attributes(of:)) ?? []
  }

  /// The attributes of an item; nil outside the data.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    state.element(.cell, at: indexPath, viewport).map(attributes(of:))
  }

  /// The attributes of a header, a footer or a badge, a pinned one where it is now, or nil.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    state.element(.supplementaryView, kind: elementKind, at: indexPath, viewport)
      .map(attributes(of:))
  }

  /// A background.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    state.element(.decorationView, kind: elementKind, at: indexPath, viewport)
      .map(attributes(of:))
  }

  // MARK: Dropping

  /// The item that contains a point, else the gap beside the nearest one (appkit rule MX-3).
  open override func layoutAttributesForDropTarget(
    at pointInCollectionView: NSPoint
  ) -> NSCollectionViewLayoutAttributes? {
    if let item = super.layoutAttributesForDropTarget(at: pointInCollectionView) { return item }
    guard let solved = state.solved else { return nil }
    let point = layoutPoint(pointInCollectionView)
    let scrolled = collectionView?.engine.scrolledSection(at: point)
    return attributes(
      of: solved.dropPosition(
        near: point,
        linesStackingAlong: scrolled == nil ? solved.mainAxis : solved.mainAxis.cross,
        viewport: viewport, inOrthogonal: scrolled))
  }

  /// The space between an item and the one before it, side by side or one above the other; beside
  /// the first and the last item of a section as wide as on their other side.
  open override func layoutAttributesForInterItemGap(
    before indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    guard indexPath.count == 2, let solved = state.solved else { return nil }
    let (item, section) = (indexPath.item, indexPath.section)
    let isScrolled = solved.orthogonalSection(section) != nil
    let result = attributes(
      of: solved.gap(
        beforeItem: item, section: section,
        linesStackingAlong: isScrolled ? solved.mainAxis.cross : solved.mainAxis),
      before: indexPath)
    result?.isInScrollArea = isScrolled
    return result
  }

  // MARK: Scrolling and adjusting

  package override func orthogonalArea(ofSection section: Int) -> OrthogonalScrollArea? {
    state.orthogonalArea(ofSection: section)
  }
  package override var adjustsElements: Bool { state.hasHandlers }
  package override func adjusted(
    _ elements: [any ElementAttributes]
  ) -> [any ElementAttributes] {
    state.adjusted(
      elements.map(Self.attributes), in: collectionView?.engine, offset: collectionView?.offset,
      as: Self.attributes)
  }
  override var scrollAxis: LayoutAxis? {
    settings.scrollDirection == .horizontal ? .horizontal : .vertical
  }
  package override func isMirrored(in direction: UIUserInterfaceLayoutDirection) -> Bool {
    direction == .rightToLeft
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

  /// Returns the attributes at which an item starts: one that an update brings from far away comes
  /// from where it was.
  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    let usual = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    // What the base class has fade in is new, or was out of its reach.
    guard usual == nil || usual?.alpha == 0,
      let cell = state.previousCell(ofItemNowAt: itemIndexPath)
    else { return usual }
    let attributes = attributes(of: cell)
    attributes.represent(.item, kind: nil, at: itemIndexPath)
    return attributes
  }

  /// Returns the badges of deleted items.
  open override func indexPathsToDeleteForSupplementaryView(
    ofKind elementKind: String
  ) -> Set<IndexPath> { Set(state.badgesLeaving(ofKind: elementKind)) }

  /// Returns the badges of inserted items.
  open override func indexPathsToInsertForSupplementaryView(
    ofKind elementKind: String
  ) -> Set<IndexPath> { Set(state.badgesEntering(ofKind: elementKind)) }

  // MARK: Invalidation

  /// Invalidates the parts of the layout that the context names; the descriptions are asked for
  /// again unless those are elements.
  ///
  /// - Parameter context: A context that names elements keeps the solution; others do not.
  open override func invalidateLayout(with context: NSCollectionViewLayoutInvalidationContext) {
    state.invalidate(with: context)
    super.invalidateLayout(with: context)
  }

  /// Returns whether new bounds invalidate the layout: those with another size of the clip view;
  /// scrolling only if something is pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: NSRect) -> Bool {
    guard let collectionView else { return false }
    return newBounds.size != collectionView.containerSize || state.hasPinnedElements
  }

  /// Returns what another visible rectangle invalidates: everything for another size, else the
  /// pinned elements (behaviour rule P-6).
  open override func invalidationContext(
    forBoundsChange newBounds: NSRect
  ) -> NSCollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if newBounds.size == collectionView?.containerSize {
      state.limitToPinnedElements(context, viewport)
    }
    return context
  }

  /// A measured size that is not the estimate invalidates the layout.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: NSCollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: NSCollectionViewLayoutAttributes
  ) -> Bool { state.recordMeasured(preferredAttributes, of: originalAttributes) }

  /// Adopts the size that an item's view prefers; returns what of the layout it invalidates.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: NSCollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: NSCollectionViewLayoutAttributes
  ) -> NSCollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    state.measure(preferredAttributes, of: originalAttributes, in: context, of: self)
    return context
  }
}
