// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
package import CollectionEngine
package import CollectionLayout
public import Foundation
package import Geometry
import Views

/// The base class of layouts, which supply the attributes of a collection view's elements.
///
/// In a layout pass the collection view asks, in this order: ``prepare()`` if the layout was
/// invalidated, ``collectionViewContentSize``, and ``layoutAttributesForElements(in:)`` for the
/// visible rectangle. The base class has no elements. Coordinates run down.
///
/// These methods may read the collection view's data and bounds; its cells may still be those of
/// before. They must not change items, which stops the program during a layout pass. An
/// invalidation in ``prepare()`` has no effect, since that is what it would ask for.
@preconcurrency @MainActor
open class NSCollectionViewLayout: NSObject {
  /// The collection view that the layout belongs to; nil while it belongs to none.
  open internal(set) weak var collectionView: NSCollectionView?
  var decorationClasses: [String: NSView.Type] = [:]
  var decorationNibs: [String: NSNib] = [:]
  /// The change that elements are going through; nil outside one.
  package var transition: ElementTransition?

  // MARK: Creating

  /// Creates a collection view layout.
  public override init() { super.init() }

  /// Creates a layout of an Interface Builder document. With another coder it is like `init()`.
  public required init?(coder: NSCoder) { super.init() }

  /// Called once after an Interface Builder document created the layout. Never called for layouts
  /// created in code.
  open func awakeFromNib() {}

  /// The class of attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { NSCollectionViewLayoutAttributes.self }
  /// The class of invalidation contexts that are made for the layout.
  open class var invalidationContextClass: AnyClass {
    NSCollectionViewLayoutInvalidationContext.self
  }

  // MARK: Providing attributes

  /// Called once after an invalidation, before the layout is asked for anything. The data are
  /// counted already, so the collection view may be asked for its numbers of items. Compute all
  /// frames here, or the values that they derive from.
  open func prepare() {}

  /// The size of all content, in points, asked after ``prepare()``; it must be finite.
  open var collectionViewContentSize: NSSize { .zero }

  /// Returns the elements in a rectangle, and others if that is simpler; each once.
  ///
  /// - Parameter rect: A rectangle in the collection view's coordinates.
  /// - Returns: Attributes of items, supplementary views and decoration views.
  open func layoutAttributesForElements(in rect: NSRect) -> [NSCollectionViewLayoutAttributes] {
    []
  }

  /// The attributes of an item; nil if there is none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes? {
    nil
  }

  /// The attributes of a supplementary view; nil if there is none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { nil }

  /// The attributes of a decoration view; nil if there is none.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { nil }

  /// Returns the drop target of a point: an item, or the gap in front of one
  /// (``layoutAttributesForInterItemGap(before:)``); nil for neither.
  ///
  /// The base class answers the item that contains the point (appkit rule MX-3).
  ///
  /// - Parameter pointInCollectionView: The point, in the collection view's coordinates.
  /// - Returns: The attributes; nil puts it behind the last item.
  open func layoutAttributesForDropTarget(
    at pointInCollectionView: NSPoint
  ) -> NSCollectionViewLayoutAttributes? {
    (collectionView?.engine.item(at: pointInCollectionView)?.indexPath)
      .flatMap(layoutAttributesForItem(at:))
  }

  /// The attributes of the space in front of an item; nil, unless a subclass says otherwise.
  open func layoutAttributesForInterItemGap(
    before indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { nil }

  /// The area in which a section scrolls orthogonally; nil if it does not.
  package func orthogonalArea(ofSection section: Int) -> OrthogonalScrollArea? { nil }
  package var adjustsElements: Bool { false }
  /// The final adjustment of what is visible, once a pass.
  package func adjusted(_ elements: [any ElementAttributes]) -> [any ElementAttributes] { elements }
  package var solved: SolvedContents { .custom }
  /// Whether a supplementary view is the badge of the item at its own index path.
  package func isBadgeOfItem(_ key: ElementIdentity) -> Bool { false }
  /// Returns the description of the layout in a size of the clip view; nothing is solved.
  package func description(at size: CGSize) -> FoundDescription { .custom }
  /// Takes what the layout knows of elements along when data change, after the invalidation and
  /// before ``prepare()``.
  package func dataWillChange(through renumbering: ElementRenumbering) {}
  /// The axis that the layout scrolls along; nil if it is unknown (appkit rule MD-3).
  var scrollAxis: LayoutAxis? { nil }
  package func isMirrored(in direction: UIUserInterfaceLayoutDirection) -> Bool { false }

  // MARK: Offsets

  /// Returns the offset to scroll to when the content changes; the proposed offset at first.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: NSPoint) -> NSPoint
  {
    proposedContentOffset
  }

  /// Returns the offset at which a scroll comes to rest; the proposed offset at first.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: Where it would come to rest.
  ///   - velocity: The velocity of the touch at the end, in points per millisecond.
  /// - Returns: The offset to rest at.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: NSPoint, withScrollingVelocity velocity: NSPoint
  ) -> NSPoint { proposedContentOffset }

  // MARK: Updates

  /// Called with the changes of the data, after ``prepare()`` and before elements appear and
  /// disappear. Record here which ones are new, for their initial attributes.
  open func prepare(forCollectionViewUpdates updateItems: [NSCollectionViewUpdateItem]) {}
  /// Called when all elements of an update have their new frames, inside the animation: changes
  /// made here are animated, too. Discard the record of the update here.
  open func finalizeCollectionViewUpdates() {}

  /// Returns the supplementary views of a kind that the layout itself adds in an update, by their
  /// new index paths; none at first.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> Set<IndexPath> {
    []
  }

  /// Returns the decoration views of a kind that the layout itself adds in an update, by their new
  /// index paths; none at first.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> Set<IndexPath> { [] }

  /// Returns the supplementary views of a kind that the layout itself removes in an update, by
  /// their old index paths; none at first.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> Set<IndexPath> {
    []
  }

  /// Returns the decoration views of a kind that the layout itself removes in an update, by their
  /// old index paths; none at first.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> Set<IndexPath> { [] }

  /// Returns the attributes at which the animation of an item starts, by its new index path; nil
  /// for the default. The base class answers where it was before, and for a new one its place,
  /// transparent.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { firstAttributes(of: .cell(itemIndexPath)) }

  /// Returns the attributes at which the animation of a supplementary view starts, by its new index
  /// path; nil for the default. The base class answers where it was before, and for a new one its
  /// place, transparent.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    firstAttributes(of: .supplementary(elementKind, elementIndexPath))
  }

  /// Returns the attributes at which the animation of a decoration view starts, by its new index
  /// path; nil for the default. The base class answers where it was before, and for a new one its
  /// place, transparent.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    firstAttributes(of: .decoration(elementKind, decorationIndexPath))
  }

  /// Returns the attributes at which the animation of an item ends, by its old index path; nil for
  /// the default. The base class answers where it is after, and for a deleted one its place,
  /// transparent.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { lastAttributes(of: .cell(itemIndexPath)) }

  /// Returns the attributes at which the animation of a supplementary view ends, by its old index
  /// path; nil for the default. The base class answers where it is after, and for a deleted one its
  /// place, transparent.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    lastAttributes(of: .supplementary(elementKind, elementIndexPath))
  }

  /// Returns the attributes at which the animation of a decoration view ends, by its old index
  /// path; nil for the default. The base class answers where it is after, and for a deleted one its
  /// place, transparent.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    lastAttributes(of: .decoration(elementKind, decorationIndexPath))
  }

  // MARK: Invalidating

  /// Invalidates the layout; the collection view lays out in the next pass.
  open func invalidateLayout() { invalidateLayout(with: makeInvalidationContext()) }

  /// Invalidates the parts of the layout that a context names, for the next layout pass.
  open func invalidateLayout(with context: NSCollectionViewLayoutInvalidationContext) {
    collectionView?.engine.layoutWasInvalidated(with: context)
  }

  /// Returns whether scrolling or another size of the clip view invalidates the layout.
  ///
  /// - Parameter newBounds: What will be visible; the clip view still has its old bounds.
  /// - Returns: Whether it does; false at first.
  open func shouldInvalidateLayout(forBoundsChange newBounds: NSRect) -> Bool { false }

  /// Returns what another visible rectangle invalidates: a new context of
  /// ``invalidationContextClass``.
  open func invalidationContext(
    forBoundsChange newBounds: NSRect
  ) -> NSCollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  /// Returns whether the size that a view asks for invalidates the layout; false at first.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: NSCollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: NSCollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns what the size that a view asks for invalidates: a new context of
  /// ``invalidationContextClass``.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: NSCollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: NSCollectionViewLayoutAttributes
  ) -> NSCollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  // MARK: Animated changes

  /// Called after ``prepare()`` when the bounds change inside an animation, with the old bounds.
  open func prepare(forAnimatedBoundsChange oldBounds: NSRect) {}
  /// Called inside the animation of a change of bounds, when all elements have their new frames.
  open func finalizeAnimatedBoundsChange() {}
  /// Called when this layout replaces another, before it is prepared.
  open func prepareForTransition(from oldLayout: NSCollectionViewLayout) {}
  /// Called when another layout replaces this one, before anything changes.
  open func prepareForTransition(to newLayout: NSCollectionViewLayout) {}
  /// Called on both layouts at the end of a change of layouts; inside its animation, if it has one.
  open func finalizeLayoutTransition() {}

  // MARK: Decorations

  /// Registers the class of a decoration view, a subclass of `NSView`, or removes it with nil.
  open func register(
    _ viewClass: AnyClass?,
    forDecorationViewOfKind elementKind: NSCollectionView.DecorationElementKind
  ) {
    decorationNibs[elementKind] = nil
    decorationClasses[elementKind] = NSView.checkedClass(
      viewClass, role: "the decoration view of kind \"\(elementKind)\"")
  }

  /// Registers the nib of decoration views, with exactly one view at its top; nil removes the
  /// registration.
  open func register(
    _ nib: NSNib?, forDecorationViewOfKind elementKind: NSCollectionView.DecorationElementKind
  ) {
    decorationNibs[elementKind] = nib
    decorationClasses[elementKind] = nil
  }
}

extension NSCollectionViewLayout: OpenLayout {
  package var host: (any EngineHost)? {
    get { collectionView }
    set { collectionView = newValue as? NSCollectionView }
  }

  package func elements(in rect: CGRect) -> [any ElementAttributes] {
    layoutAttributesForElements(in: rect)
  }

  /// The visible rectangle, in layout coordinates: they run from left to right, also where the
  /// layout is shown mirrored.
  package var visibleLayoutRect: CGRect {
    guard let collectionView else { return .zero }
    return collectionView.engine.mirrored(collectionView.visibleRect)
  }

  /// Behaviour rule Z-14.
  package func isBeforeVisiblePart(
    _ element: NSCollectionViewLayoutAttributes, along axis: LayoutAxis
  ) -> Bool {
    let start = visibleLayoutRect.origin[axis]
    let frame = (attributes(of: element.key) ?? element).frame
    return start > 0 && frame.origin[axis] + frame.size[axis] <= start
  }

  // MARK: Interactive movement, which AppKit does not have

  package func targetPath(
    forMoving path: PresentedIndexPath, to position: CGPoint
  ) -> PresentedIndexPath { path }

  package func movingElement(
    at presentedPath: PresentedIndexPath, position: CGPoint
  ) -> any ElementAttributes {
    let path = presentedPath.indexPath
    let attributes =
      layoutAttributesForItem(at: path)?.duplicate()
      ?? NSCollectionViewLayoutAttributes(forItemWith: path)
    attributes.state.center = position
    return attributes
  }

  package func invalidation(for step: MovementStep) -> any EngineInvalidation {
    guard case .moved(_, _, _, _, let counts) = step else { return makeInvalidationContext() }
    return makeInvalidation(everything: false, counts: counts)
  }

  package func prepare(for mapping: BatchMapping) {
    prepare(forCollectionViewUpdates: mapping.layoutUpdates.map { NSCollectionViewUpdateItem($0) })
  }

  // MARK: Types

  package func makeInvalidationContext() -> NSCollectionViewLayoutInvalidationContext {
    Self.checked(
      Self.invalidationContextClass, namedBy: "invalidationContextClass",
      below: NSCollectionViewLayoutInvalidationContext.self
    ).objectiveCInit()
  }

  static var attributesType: NSCollectionViewLayoutAttributes.Type {
    checked(
      layoutAttributesClass, namedBy: "layoutAttributesClass",
      below: NSCollectionViewLayoutAttributes.self)
  }

  func makeAttributes(of element: SolvedElement) -> NSCollectionViewLayoutAttributes {
    let (type, path) = (Self.attributesType, element.identity.indexPath)
    let kind = element.identity.kind ?? ""
    let attributes =
      switch element.identity.category {
      case .cell: type.init(forItemWith: path)
      case .supplementaryView: type.init(forSupplementaryViewOfKind: kind, with: path)
      case .decorationView: type.init(forDecorationViewOfKind: kind, with: path)
      }
    attributes.frame = element.frame
    attributes.zIndex = element.zIndex
    return attributes
  }
}
