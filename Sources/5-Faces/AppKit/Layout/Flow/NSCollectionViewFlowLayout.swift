// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
package import CollectionEngine
package import CollectionLayout
public import Foundation
import Geometry
import Views

/// A layout of items in lines, one after the other, with headers and footers for each section.
///
/// Items of one size form a grid; lines of unequal items are justified, except the last. Sizes,
/// insets and spacings are properties, or come from a delegate that conforms to
/// ``NSCollectionViewDelegateFlowLayout``. The width is the clip view's (appkit rule MF-1).
@preconcurrency @MainActor
open class NSCollectionViewFlowLayout: NSCollectionViewLayout {
  /// The solved, measured and described state of the layout.
  package final var state = FlowLayoutState()
  /// The sections whose items are in one row.
  final var collapsedSections: Set<Int> = []
  /// Whether sections that are gone when the data are next known are no longer collapsed.
  final var forgetsMissingSections = false

  /// Creates a layout with AppKit's defaults.
  public override init() { super.init() }

  /// Creates a layout of an Interface Builder document. With another coder it is like `init()`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decode(self, reading: Self.nibStep)
  }

  /// The class of invalidation contexts, `NSCollectionViewFlowLayoutInvalidationContext`.
  open override class var invalidationContextClass: AnyClass {
    NSCollectionViewFlowLayoutInvalidationContext.self
  }

  // MARK: Properties

  /// The direction in which lines stack and the layout scrolls; vertical at first.
  open var scrollDirection = NSCollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// The distance of two lines, in points; 10 at first.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The least distance of two items on a line, in points; 10 at first.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The size of every item, in points, unless the delegate gives sizes; 50 × 50 at first.
  open var itemSize = NSSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// The size of items that were not measured yet; zero, as at first, turns measuring off.
  open var estimatedItemSize = NSSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  /// The space around the lines of each section, in points; none at first.
  open var sectionInset = NSEdgeInsets() {
    didSet { if sectionInset.geometry != oldValue.geometry { invalidateLayout() } }
  }
  /// The size of headers, of which only the length along the scroll direction counts; zero, as at
  /// first, for none.
  open var headerReferenceSize = NSSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The size of footers, of which only the length along the scroll direction counts; zero, as at
  /// first, for none.
  open var footerReferenceSize = NSSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// A Boolean value that says whether headers stay visible while their section is; false at first.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// A Boolean value that says whether footers stay visible while their section is; false at first.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  // MARK: The layout

  /// Asks the delegate for sizes and breaks lines, as far as they were invalidated.
  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    if forgetsMissingSections {
      forgetsMissingSections = false
      collapsedSections = collapsedSections.filter(exists)
    }
    state.invalidate(unlessFor: collectionView.engine.counts, .zero, scrollDirection: axis)
    if state.needsLines { breakLines() }
  }

  /// The size of all content: the clip view's own across the scroll direction.
  open override var collectionViewContentSize: NSSize { solvedLayout?.contentSize ?? .zero }

  /// The items, headers and footers that have a part in a rectangle.
  ///
  /// - Complexity: O(log sections + log lines + elements found).
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
    return solvedLayout?.cell(item: indexPath.item, section: indexPath.section)
      .map(attributes(of:))
  }

  /// A header or footer; a pinned one where it is now.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    return solvedLayout?.supplementary(
      kind: elementKind, section: indexPath.section, index: indexPath.item, viewport: viewport
    ).map(attributes(of:))
  }

  // MARK: Dropping

  /// Returns the target of a drop: in the middle half of an item the item, else the gap on that
  /// side; between two lines the first gap of the lower one, and below all that after the last item
  /// (appkit rules MX-3 and MZ-10).
  open override func layoutAttributesForDropTarget(
    at pointInCollectionView: NSPoint
  ) -> NSCollectionViewLayoutAttributes? {
    var point = layoutPoint(pointInCollectionView)
    // In a collapsed section the row is scrolled.
    if let (_, shift) = collectionView?.engine.scrolledSection(at: point) {
      point = CGPoint(x: point.x + shift.x, y: point.y + shift.y)
    }
    return attributes(of: solvedLayout?.dropPosition(at: point))
  }

  /// The space in front of an item, as high as its line; behind the last one for the number of items
  /// of its section (appkit rule MX-4).
  open override func layoutAttributesForInterItemGap(
    before indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    let result = attributes(
      of: solvedLayout?.gap(beforeItem: indexPath.item, section: indexPath.section),
      before: indexPath)
    result?.isInScrollArea = orthogonalArea(ofSection: indexPath.section) != nil
    return result
  }

  // MARK: Collapsed sections

  /// Returns whether a section is collapsed; false for a section that does not exist.
  open func section(atIndexIsCollapsed sectionIndex: Int) -> Bool {
    collapsedSections.contains(sectionIndex) && exists(section: sectionIndex)
  }

  /// Arranges the items of a section in one row, which scrolls horizontally; header, insets and
  /// footer stay. It has an effect on vertical layouts only (appkit rule MC-1).
  ///
  /// - Parameter sectionIndex: The section; ignored if there is none.
  open func collapseSection(at sectionIndex: Int) {
    guard exists(section: sectionIndex), collapsedSections.insert(sectionIndex).inserted else {
      return
    }
    invalidateLines()
  }

  /// Arranges the items of a section in lines again.
  ///
  /// - Parameter sectionIndex: The section; ignored if it is not collapsed.
  open func expandSection(at sectionIndex: Int) {
    guard collapsedSections.remove(sectionIndex) != nil else { return }
    invalidateLines()
  }

  package override func orthogonalArea(ofSection section: Int) -> OrthogonalScrollArea? {
    collapsedSections.contains(section) ? solvedLayout?.collapsedArea(ofSection: section) : nil
  }

  override var scrollAxis: LayoutAxis? { axis }

  // MARK: Solved lines

  package override var solved: SolvedContents { contents(viewport) }
  package override func description(at size: CGSize) -> FoundDescription {
    flowDescription(at: size)
  }

  // MARK: Updates and invalidation

  /// Moves the collapsed state along with its section (appkit rule MC-3).
  package override func dataWillChange(through renumbering: ElementRenumbering) {
    collapsedSections = Set(collapsedSections.compactMap { renumbering.batch.section(after: $0) })
    state.dataWillChange(through: renumbering)
  }

  /// Invalidates the parts of the layout that the context names.
  ///
  /// - Parameter context: Its flags say whether the delegate is asked and lines are broken again.
  open override func invalidateLayout(with context: NSCollectionViewLayoutInvalidationContext) {
    willInvalidate(with: context)
    if context.invalidateEverything { forgetsMissingSections = true }
    super.invalidateLayout(with: context)
  }

  /// Returns whether new bounds invalidate the layout: those with another length across the scroll
  /// direction, and scrolling if headers or footers are pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: NSRect) -> Bool {
    guard let collectionView else { return false }
    return newBounds.size[axis.cross] != collectionView.containerSize[axis.cross]
      || sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
  }

  /// Returns what another visible rectangle invalidates: everything for another size, else the
  /// places of pinned views.
  open override func invalidationContext(
    forBoundsChange newBounds: NSRect
  ) -> NSCollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    limit(context, isResized: newBounds.size != collectionView?.containerSize)
    return context
  }

  /// A measured size that is not the one given invalidates the layout.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: NSCollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: NSCollectionViewLayoutAttributes
  ) -> Bool { recordMeasured(preferredAttributes, of: originalAttributes) }

  /// Adopts a measured size, and returns the parts of the layout that it invalidates.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: NSCollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: NSCollectionViewLayoutAttributes
  ) -> NSCollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    measure(preferredAttributes, of: originalAttributes, in: context)
    return context
  }
}

/// The invalid part of a flow layout.
open class NSCollectionViewFlowLayoutInvalidationContext: NSCollectionViewLayoutInvalidationContext
{
  /// A Boolean value that says whether the delegate is asked again for sizes, insets and spacings;
  /// true at first.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// A Boolean value that says whether lines are broken again; true at first.
  open var invalidateFlowLayoutAttributes = true

  /// Creates a context that invalidates the delegate's metrics and the lines.
  public override init() { super.init() }
}

extension NSCollectionViewFlowLayout: OpenFlowLayout {
  package typealias FaceFlowContext = NSCollectionViewFlowLayoutInvalidationContext

  /// The viewport on which pinned views and collapsed sections depend.
  var viewport: Viewport {
    Viewport(
      visibleRect: visibleLayoutRect,
      orthogonalOffsets: collapsedSections.isEmpty
        ? [:] : collectionView?.engine.orthogonalOffsets ?? [:])
  }

  /// The lines, broken if that is due: subclasses prepare in any order, and change properties after
  /// they called `super.prepare()`.
  package var solvedLayout: SolvedFlowLayout? {
    guard collectionView != nil else { return nil }
    if state.needsLines { breakLines() }
    return state.solved
  }

  /// Returns whether the data have a section; of a layout without a collection view they may.
  func exists(section: Int) -> Bool {
    guard let collectionView else { return section >= 0 }
    return collectionView.engine.counts.indices.contains(section)
  }

  /// Breaks lines again in the next pass; the delegate is not asked.
  func invalidateLines() {
    let context = makeInvalidationContext()
    if let context = context as? NSCollectionViewFlowLayoutInvalidationContext {
      context.invalidateFlowLayoutDelegateMetrics = false
    }
    invalidateLayout(with: context)
  }

  package func flowSections() -> [FlowSectionSpecification] {
    guard let collectionView else { return [] }
    return collectionView.engine.settledAnswer {
      FlowDelegateMetrics(layout: self, collectionView: collectionView).sections()
    }
  }

  /// Returns the container in which lines are broken, and its name in warnings (rule F-7).
  package func flowContainer(size: CGSize?) -> FlowContainer? {
    guard let collectionView else { return nil }
    var container = FlowContainer(
      specification(
        in: size ?? collectionView.containerSize,
        scale: collectionView.node.traitCollection.displayScale),
      space: "the clip view minus section insets")
    container.specification.roundsOrigins = false
    container.specification.lineRule = .tolerant
    // Appkit rule MC-1: columns do not collapse.
    container.collapsedSections = axis == .vertical ? collapsedSections : []
    return container
  }

  /// The depth of headers and footers, pinned or not (appkit rule MI-8).
  private static let boundaryDepth = 1

  func attributes(of element: SolvedElement) -> NSCollectionViewLayoutAttributes {
    let attributes = makeAttributes(of: element)
    attributes.zIndex = element.identity.category == .cell ? 0 : Self.boundaryDepth
    attributes.isInScrollArea = element.isInOrthogonalSection
    if !element.estimatedAxes.isEmpty {
      attributes.estimatedAxes = element.estimatedAxes
      attributes.isMeasured = state.measurements.contains(element.identity)
    } else if Self.self == NSCollectionViewFlowLayout.self {
      attributes.estimatedAxes = []
    }
    // A subclass may take sizes that this class would not, and its estimates are unknown.
    return attributes
  }
}

extension NSCollectionViewFlowLayoutInvalidationContext: OpenFlowInvalidation {}
