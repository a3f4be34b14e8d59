// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionEngine
public import CollectionLayout
public import Foundation
public import Geometry
public import Views

/// The base class of layouts, which supply the attributes of a collection view's elements.
///
/// In a layout pass the collection view asks, in this order: ``prepare()`` if the layout was
/// invalidated, ``collectionViewContentSize``, and ``layoutAttributesForElements(in:)`` for the
/// visible rectangle. The base class has no elements.
///
/// These methods may read the collection view's data and bounds; its cells may still be those of
/// before. They must not change items, which stops the program during a layout pass. An
/// invalidation in ``prepare()`` has no effect, since that is what it would ask for.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view whose layout this is; nil for none.
  open internal(set) weak var collectionView: UICollectionView?
  var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  var decorationNibs: [String: UINib] = [:]
  /// The change that elements are going through; nil outside one.
  package var transition: ElementTransition?

  // MARK: Creating

  /// Creates a collection view layout.
  public override init() { super.init() }

  /// Creates a layout of an Interface Builder document. With another coder it is like `init()`.
  public required init?(coder: NSCoder) { super.init() }

  /// Called once after an Interface Builder document created the layout and its outlets are set.
  /// Never called for layouts created in code.
  open func awakeFromNib() {}

  /// Returns the property that an Interface Builder document names; the translator overrides it in
  /// classes with outlets or inspectable properties.
  ///
  /// - Parameter name: The property's name, such as `itemSize`.
  /// - Returns: The property; unless overridden nil.
  open nonisolated class func objectiveCKey(named name: String) -> ObjectiveCKey? { nil }

  /// The class of the layout's attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the layout's invalidation contexts.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: Providing attributes

  /// Called once after an invalidation, before the layout is asked for anything. The data are
  /// counted already, so the collection view may be asked for its numbers of items. Compute all
  /// frames here, or the values that they derive from.
  open func prepare() {}

  /// The size of all content, in points. Asked after ``prepare()``; numbers that are not finite
  /// stop the program.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the elements in a rectangle. Others may be among them; each has one set of attributes.
  ///
  /// - Parameter rect: A rectangle in layout coordinates.
  /// - Returns: Attributes of cells, supplementary views and decoration views; nil for none.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Returns the attributes of a cell; nil if there is none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the attributes of a supplementary view; nil if there is none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a decoration view; nil if there is none.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a cell that is moved interactively.
  ///
  /// - Parameters:
  ///   - indexPath: The item.
  ///   - position: The point that its middle follows.
  /// - Returns: The item's attributes with the middle at that point.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.duplicate()
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    return attributes
  }

  // MARK: Solved layouts

  package var solved: SolvedContents { .custom }
  /// Whether a supplementary view is the badge of the item at its own index path.
  package func isBadgeOfItem(_ key: ElementIdentity) -> Bool { false }
  package func description(at size: CGSize) -> FoundDescription { .custom }
  /// Takes what the layout knows of elements along when data change, after the invalidation and
  /// before ``prepare()``.
  package func dataWillChange(through renumbering: ElementRenumbering) {}

  // MARK: Scroll areas

  /// Returns the scroll area of a section that scrolls orthogonally.
  ///
  /// The collection view asks for every section with an element whose attributes say
  /// `isInScrollArea`. Attributes stay in layout coordinates, as if nothing were scrolled; a layout
  /// that answers a rectangle takes `UICollectionView.orthogonalOffset(forSection:)` into account.
  ///
  /// > Note: Differs from UIKit: there this is between the compositional layout and the collection
  /// > view. The compositional layout has no private way in here, so the way is open to all.
  ///
  /// - Returns: The area, or nil if the section does not scroll.
  open func scrollArea(forSection section: Int) -> UICollectionLayoutScrollArea? { nil }

  /// Returns the final attributes of the visible elements, once in each layout pass when sizes have
  /// settled.
  ///
  /// > Note: Differs from UIKit: there only sections of a compositional layout have it, as
  /// > `visibleItemsInvalidationHandler`.
  ///
  /// - Parameter attributes: What is visible, as the layout answered it.
  /// - Returns: What is to be shown of these elements; the same at first.
  open func adjustedAttributes(
    forVisibleElements attributes: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] { attributes }

  /// Whether ``adjustedAttributes(forVisibleElements:)`` may answer anything other than what it is
  /// given: a client's may.
  package var adjustsElements: Bool { true }

  // MARK: Offsets

  /// Returns the offset to scroll to when the content changes.
  ///
  /// - Parameter proposedContentOffset: The offset that the collection view would take.
  /// - Returns: The offset to take; the proposed one at first.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the offset at which a drag comes to rest.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: Where it would come to rest.
  ///   - velocity: The velocity of the touch at the end, in points per millisecond.
  /// - Returns: The offset to rest at; the proposed one at first.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Updates

  /// Called with the changes of the data, after ``prepare()`` and before elements appear and
  /// disappear. Record here which ones are new, for their initial attributes.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called when all elements of an update have their new frames, inside the animation: changes
  /// made here are animated, too. Discard the record of the update here.
  open func finalizeCollectionViewUpdates() {}

  /// Returns the supplementary views that the layout itself adds in an update.
  ///
  /// - Returns: Their new index paths; none at first.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the decoration views that the layout itself adds in an update.
  ///
  /// - Returns: Their new index paths; none at first.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the supplementary views that the layout itself removes in an update.
  ///
  /// - Returns: Their old index paths; none at first.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the decoration views that the layout itself removes in an update.
  ///
  /// - Returns: Their old index paths; none at first.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the attributes at which the animation of an appearing cell begins.
  ///
  /// - Parameter itemIndexPath: Its new index path.
  /// - Returns: Its first attributes; nil for the default. The base class answers where the element
  ///   was before the update, and for a new one its place, transparent.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { firstAttributes(of: .cell(itemIndexPath)) }

  /// Returns the attributes at which the animation of an appearing supplementary view begins.
  ///
  /// - Parameters:
  ///   - elementKind: The kind of the supplementary view.
  ///   - elementIndexPath: Its new index path.
  /// - Returns: Its first attributes; nil for the default. The base class answers where the element
  ///   was before the update, and for a new one its place, transparent.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    firstAttributes(of: .supplementary(elementKind, elementIndexPath))
  }

  /// Returns the attributes at which the animation of an appearing decoration view begins.
  ///
  /// - Parameters:
  ///   - elementKind: The kind of the decoration view.
  ///   - decorationIndexPath: Its new index path.
  /// - Returns: Its first attributes; nil for the default. The base class answers where the element
  ///   was before the update, and for a new one its place, transparent.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    firstAttributes(of: .decoration(elementKind, decorationIndexPath))
  }

  /// Returns the attributes at which the animation of a disappearing cell ends.
  ///
  /// - Parameter itemIndexPath: Its old index path.
  /// - Returns: Its last attributes; nil for the default. The base class answers where the element
  ///   is after the update, and for a deleted one its place, transparent.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { lastAttributes(of: .cell(itemIndexPath)) }

  /// Returns the attributes at which the animation of a disappearing supplementary view ends.
  ///
  /// - Parameters:
  ///   - elementKind: The kind of the supplementary view.
  ///   - elementIndexPath: Its old index path.
  /// - Returns: Its last attributes; nil for the default. The base class answers where the element
  ///   is after the update, and for a deleted one its place, transparent.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    lastAttributes(of: .supplementary(elementKind, elementIndexPath))
  }

  /// Returns the attributes at which the animation of a disappearing decoration view ends.
  ///
  /// - Parameters:
  ///   - elementKind: The kind of the decoration view.
  ///   - decorationIndexPath: Its old index path.
  /// - Returns: Its last attributes; nil for the default. The base class answers where the element
  ///   is after the update, and for a deleted one its place, transparent.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    lastAttributes(of: .decoration(elementKind, decorationIndexPath))
  }

  /// Returns the index path of an item that is moved interactively, for its present position.
  ///
  /// - Parameters:
  ///   - previousIndexPath: Where the item is.
  ///   - position: The point that it is held at.
  /// - Returns: Where it goes; where it is at first.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { previousIndexPath }

  // MARK: Invalidating

  /// Invalidates the layout; the collection view lays out in the next pass.
  open func invalidateLayout() { invalidateLayout(with: makeInvalidationContext()) }

  /// Invalidates the parts of the layout that a context names, for the next layout pass.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.engine.layoutWasInvalidated(with: context)
  }

  /// Returns whether scrolling or another size invalidates the layout.
  ///
  /// - Parameter newBounds: The collection view's bounds to be; it still has the old ones.
  /// - Returns: Whether it does; false at first.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the parts of the layout that a change of bounds invalidates.
  ///
  /// - Parameter newBounds: The collection view's bounds to be; it still has the old ones.
  /// - Returns: A new context of ``invalidationContextClass``.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  /// Returns whether the size that a view prefers invalidates the layout.
  ///
  /// - Parameters:
  ///   - preferredAttributes: What the view asks for.
  ///   - originalAttributes: What the layout gave it.
  /// - Returns: Whether it does; false at first.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the parts of the layout that the size of a view invalidates.
  ///
  /// - Parameters:
  ///   - preferredAttributes: What the view asks for.
  ///   - originalAttributes: What the layout gave it.
  /// - Returns: A new context of ``invalidationContextClass``.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  /// Returns the parts of the layout that an interactive move of items invalidates.
  ///
  /// - Parameters:
  ///   - targetIndexPaths: Where the items are now.
  ///   - targetPosition: The point that they are held at.
  ///   - previousIndexPaths: Where they were.
  ///   - previousPosition: The point that they were held at.
  /// - Returns: A new context of ``invalidationContextClass`` that says so.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }

  /// Returns the parts of the layout that the end of an interactive move invalidates.
  ///
  /// - Parameters:
  ///   - indexPaths: Where the items are at the end.
  ///   - previousIndexPaths: Where they were.
  ///   - movementCancelled: Whether they go back.
  /// - Returns: A new context of ``invalidationContextClass`` that says so.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    return context
  }

  // MARK: Animated changes

  /// Called after ``prepare()`` when the bounds change inside an animation, with the old bounds.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called inside the animation of a change of bounds, when all elements have their new frames.
  open func finalizeAnimatedBoundsChange() {}
  /// Called when this layout replaces another, before it is prepared.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called when another layout replaces this one, before anything changes.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called on both layouts at the end of a change of layouts; inside its animation, if it has one.
  open func finalizeLayoutTransition() {}

  // MARK: Direction

  /// The direction for which the layout's coordinates are written.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// A Boolean value that says whether the collection view mirrors the layout when it reads in the
  /// other direction.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Decorations

  /// Registers the class of a decoration view.
  ///
  /// - Parameters:
  ///   - viewClass: A subclass of `UICollectionReusableView`, else the program stops; nil for none.
  ///   - elementKind: The kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = UICollectionReusableView.checkedClass(
      viewClass, role: "the decoration view of kind \"\(elementKind)\"")
    decorationNibs[elementKind] = nil
  }

  /// Registers the Interface Builder document of a decoration view.
  ///
  /// - Parameters:
  ///   - nib: A document with one view at its top, a `UICollectionReusableView`; nil for none. It is read
  ///     when the first such view is visible.
  ///   - elementKind: The kind.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationNibs[elementKind] = nib
    decorationClasses[elementKind] = nil
  }
}

extension UICollectionViewLayout: NibDecodable, NibAwakening, ObjectiveCKeys {}
