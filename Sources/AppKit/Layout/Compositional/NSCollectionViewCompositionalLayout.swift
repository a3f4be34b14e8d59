// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
package import CollectionEngine
public import CollectionLayout
public import Foundation
import Geometry

/// Describes a section of a compositional layout, given its index and where it is shown; nil for
/// one without items.
public typealias NSCollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// What a compositional layout asks for besides its sections.
public typealias NSCollectionViewCompositionalLayoutConfiguration =
  UICollectionViewCompositionalLayoutConfiguration

/// How a section scrolls across its layout.
public typealias NSCollectionLayoutSectionOrthogonalScrollingBehavior =
  UICollectionLayoutSectionOrthogonalScrollingBehavior

/// Lays out sections that are described by groups of items.
///
/// Each section is solved once, as a pattern that repeats: preparing does not depend on the number
/// of items. The container is the clip view; contents are never inset on the Mac (appkit rule
/// MU-7).
@preconcurrency @MainActor
open class NSCollectionViewCompositionalLayout: NSCollectionViewLayout {
  /// Where descriptions come from.
  enum Source {
    case section(NSCollectionLayoutSection)
    case provider(NSCollectionViewCompositionalLayoutSectionProvider)
  }

  let source: Source
  var ownConfiguration = NSCollectionViewCompositionalLayoutConfiguration()
  /// What the layout knows.
  final var state = CompositionalLayoutState()
  /// The update of the data under way; nil outside one.
  private var mapping: BatchMapping?
  /// What handlers were given of the visible elements.
  final let visibleItems = VisibleItems()

  // MARK: Creating

  /// Creates a layout of one section for every index.
  ///
  /// - Parameter section: The section; copied.
  public init(section: NSCollectionLayoutSection) {
    source = .section(section.duplicate())
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
    source = .section(section.duplicate())
    ownConfiguration = configuration.duplicate()
    super.init()
  }

  /// Creates a layout whose sections a closure describes.
  ///
  /// - Parameter sectionProvider: Asked once for each section whenever the layout is solved.
  public init(
    sectionProvider: @escaping NSCollectionViewCompositionalLayoutSectionProvider
  ) {
    source = .provider(sectionProvider)
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
    source = .provider(sectionProvider)
    ownConfiguration = configuration.duplicate()
    super.init()
  }

  /// Creates a layout without sections, for source compatibility.
  ///
  /// - Parameter coder: Not read.
  public required init?(coder: NSCoder) {
    source = .provider { _, _ in nil }
    super.init(coder: coder)
  }

  /// What the layout asks for besides its sections. Setting invalidates the layout.
  ///
  /// The getter gives a copy: changing it has no effect until it is set.
  open var configuration: NSCollectionViewCompositionalLayoutConfiguration {
    get { ownConfiguration.duplicate() }
    set {
      ownConfiguration = newValue.duplicate()
      invalidateLayout()
    }
  }

  // MARK: The layout

  /// Solves the layout if it was invalidated as a whole.
  open override func prepare() {
    super.prepare()
    solveIfNeeded()
  }

  /// The size of all content, in points.
  open override var collectionViewContentSize: NSSize { solvedLayout?.contentSize ?? .zero }

  /// The elements of the groups, boundary items and backgrounds that are in a rectangle.
  ///
  /// - Parameter rect: A rectangle in the collection view's coordinates; clipped to the content.
  /// - Returns: Attributes.
  /// - Complexity: O(log sections + elements found).
  open override func layoutAttributesForElements(
    in rect: NSRect
  ) -> [NSCollectionViewLayoutAttributes] {
    solvedLayout?.elements(in: rect, viewport: viewport).map(attributes(of:)) ?? []
  }

  /// The attributes of an item; nil outside the data.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    return solvedLayout?.cell(item: indexPath.item, section: indexPath.section).map(attributes(of:))
  }

  /// The attributes of a header, a footer or a badge, a pinned one where it is now; nil if there is
  /// none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    return solvedLayout?.supplementary(
      kind: elementKind, section: indexPath.section, index: indexPath.item, viewport: viewport
    ).map(attributes(of:))
  }

  /// A background.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    return solvedLayout?.decoration(
      kind: elementKind, section: indexPath.section, index: indexPath.item
    ).map(attributes(of:))
  }

  // MARK: Dropping

  /// The item that contains a point, else the gap beside the nearest one (appkit rule MX-3).
  open override func layoutAttributesForDropTarget(
    at pointInCollectionView: NSPoint
  ) -> NSCollectionViewLayoutAttributes? {
    if let item = super.layoutAttributesForDropTarget(at: pointInCollectionView) { return item }
    guard let solvedLayout else { return nil }
    let point = layoutPoint(pointInCollectionView)
    let scrolled = collectionView?.engine.scrolledSection(at: point)
    return attributes(
      of: solvedLayout.dropPosition(
        near: point,
        linesStackingAlong: scrolled == nil ? solvedLayout.mainAxis : solvedLayout.mainAxis.cross,
        viewport: viewport, inOrthogonal: scrolled))
  }

  /// The space between an item and the one before it, side by side or one above the other; beside
  /// the first and the last item of a section as wide as on their other side.
  open override func layoutAttributesForInterItemGap(
    before indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    guard indexPath.count == 2, let solvedLayout else { return nil }
    let (item, section) = (indexPath.item, indexPath.section)
    let isScrolled = solvedLayout.orthogonalSection(section) != nil
    let result = attributes(
      of: solvedLayout.gap(
        beforeItem: item, section: section,
        linesStackingAlong: isScrolled ? solvedLayout.mainAxis.cross : solvedLayout.mainAxis),
      before: indexPath)
    result?.isInScrollArea = isScrolled
    return result
  }

  // MARK: Scrolling and adjusting

  override func orthogonalArea(forSection section: Int) -> OrthogonalScrollArea? {
    solvedLayout?.orthogonalSection(section).map(OrthogonalScrollArea.init)
  }

  override func adjusted(
    _ attributes: [NSCollectionViewLayoutAttributes]
  ) -> [NSCollectionViewLayoutAttributes] { callVisibleItemsHandlers(attributes) }

  override var scrollAxis: LayoutAxis? {
    ownConfiguration.scrollDirection == .horizontal ? .horizontal : .vertical
  }

  override var isMirroredRightToLeft: Bool { true }

  package override var solved: SolvedContents {
    guard let layout = state.solved, let description = state.description else { return .custom }
    return .compositional(layout, description, viewport)
  }

  package override func isBadgeOfItem(_ key: ElementIdentity) -> Bool { state.isBadgeOfItem(key) }

  package override func description(at size: CGSize) -> FoundDescription {
    guard let collectionView else { return .invalid("It has no collection view.") }
    do throws(DescriptionError) {
      return .compositional(try freeze(context(in: collectionView, size: size)).specification)
    } catch {
      return .invalid(error.description)
    }
  }

  // MARK: Updates

  package override func dataWillChange(through mapping: BatchMapping) {
    self.mapping = mapping
    state.dataWillChange(through: mapping)
  }

  /// Forgets the changes.
  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    mapping = nil
    state.dataDidChange()
  }

  /// Where an item starts: one that an update brings from far away comes from where it was.
  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    let usual = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    // What the base class has fade in is new, or was out of its reach.
    guard usual == nil || usual?.alpha == 0,
      let cell = mapping?.previousCell(ofItemNowAt: itemIndexPath, in: state.previous?.layout)
    else { return usual }
    let attributes = attributes(of: cell)
    attributes.represent(.item, kind: nil, at: itemIndexPath)
    return attributes
  }

  /// Badges go with their items.
  open override func indexPathsToDeleteForSupplementaryView(
    ofKind elementKind: String
  ) -> Set<IndexPath> {
    Set(
      state.previous?.description.badges(ofKind: elementKind, at: mapping?.itemsLeaving ?? []) ?? []
    )
  }

  /// Badges come with their items.
  open override func indexPathsToInsertForSupplementaryView(
    ofKind elementKind: String
  ) -> Set<IndexPath> {
    Set(state.description?.badges(ofKind: elementKind, at: mapping?.itemsEntering ?? []) ?? [])
  }

  // MARK: Invalidation

  /// Says what of the layout is no longer valid.
  ///
  /// - Parameter context: A context that names elements keeps the solution; others ask the provider
  ///   again.
  open override func invalidateLayout(with context: NSCollectionViewLayoutInvalidationContext) {
    if !context.isLimited { state.invalidate() }
    if let data = context.dataInvalidation { state.invalidate(data) }
    super.invalidateLayout(with: context)
  }

  /// Another size of the clip view invalidates the layout; scrolling only if something is pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: NSRect) -> Bool {
    guard let collectionView else { return false }
    return newBounds.size != collectionView.containerSize
      || solvedLayout?.hasPinnedElements ?? false
  }

  /// Returns what another visible rectangle invalidates: everything for another size, else the
  /// pinned elements.
  open override func invalidationContext(
    forBoundsChange newBounds: NSRect
  ) -> NSCollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if newBounds.size == collectionView?.containerSize { limitToPinnedElements(context) }
    return context
  }

  /// A measured size that is not the estimate invalidates the layout.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: NSCollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: NSCollectionViewLayoutAttributes
  ) -> Bool {
    state.isChange(
      from: originalAttributes.size, to: preferredAttributes.size, of: originalAttributes.key,
      along: originalAttributes.estimatedAxes ?? [])
  }

  /// Takes in a measured size.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: NSCollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: NSCollectionViewLayoutAttributes
  ) -> NSCollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    guard let axis = solvedLayout?.specification.scrollDirection else { return context }
    invalidate(originalAttributes, in: context, along: axis) {
      state.measure(preferredAttributes.size, of: originalAttributes.key)
    }
    return context
  }
}
