// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionEngine
public import CollectionLayout
public import Foundation
public import Geometry
public import Views

/// A layout of items in lines, one after the other, with headers and footers for each section.
///
/// Items of one size form a grid; lines of unequal items are justified, except the last. Sizes,
/// insets and spacings are properties, or come from a delegate that conforms to
/// ``UICollectionViewDelegateFlowLayout``. Changing a property invalidates the layout.
///
/// A section whose items share a size costs the same however many there are. A delegate that gives
/// each item a size is asked once for each.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The reference of section insets, across the scroll direction.
  public enum SectionInsetReference: Int, Hashable, Sendable, CaseIterable {
    /// The collection view's content inset.
    case fromContentInset = 0
    /// The safe area.
    case fromSafeArea = 1
    /// The layout margins.
    case fromLayoutMargins = 2
  }

  /// An ``estimatedItemSize`` for items as large as their contents, without an estimate.
  ///
  /// Items count as large as ``itemSize`` until they are measured.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// The state of the layout: what is solved, measured and described.
  package final var state = FlowLayoutState()

  // MARK: Creating

  /// Creates a layout with UIKit's defaults.
  public override init() { super.init() }

  /// Creates a flow layout of an Interface Builder document. With another coder it is like `init()`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decode(self, reading: Self.nibStep)
  }

  /// Returns the property that an Interface Builder document names.
  ///
  /// - Parameter name: The property's name, such as `minimumLineSpacing`.
  /// - Returns: The property; nil if a flow layout has none of that name.
  open override nonisolated class func objectiveCKey(named name: String) -> ObjectiveCKey? {
    ownKey(named: name) ?? super.objectiveCKey(named: name)
  }

  /// The class of invalidation contexts, `UICollectionViewFlowLayoutInvalidationContext`.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  // MARK: Sizes and spacings

  /// The direction in which lines stack and the layout scrolls; vertical at first.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  /// The distance of two lines, in points; 10 at first. Between lines it is exact.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }

  /// The least distance of two items on a line, in points; 10 at first.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }

  /// The size of every item, in points, unless the delegate gives sizes; 50 × 50 at first.
  ///
  /// A negative length counts as zero; one that is not finite stops the program later.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// The size of items that were not measured yet; zero, as at first, turns measuring off.
  ///
  /// With any other value cells say how large they are, by
  /// `preferredLayoutAttributesFitting(_:)`. Sizes that the delegate gives are then estimates;
  /// without them items that were not measured count as the average of those that were.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }

  /// The space around the lines of each section, in points; none at first.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  /// The reference of ``sectionInset``, across the scroll direction; the content inset at first.
  ///
  /// Setting it does not invalidate the layout, as in UIKit.
  open var sectionInsetReference = SectionInsetReference.fromContentInset

  // MARK: Headers and footers

  /// The size of headers, of which only the length along the scroll direction counts; zero, as at
  /// first, for none.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The size of footers, of which only the length along the scroll direction counts; zero, as at
  /// first, for none.
  open var footerReferenceSize = CGSize.zero {
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
    state.invalidate(
      unlessFor: collectionView.engine.counts, collectionView.adjustedContentInset,
      scrollDirection: axis)
    if state.needsLines { breakLines() }
  }

  /// The size of all content: the collection view's own across the scroll direction.
  open override var collectionViewContentSize: CGSize { solvedLayout?.contentSize ?? .zero }

  /// Returns the cells, headers and footers that intersect a rectangle.
  ///
  /// - Parameter rect: A rectangle in layout coordinates.
  /// - Returns: Attributes, new ones for each call.
  /// - Complexity: O(log sections + log lines + elements found).
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let solvedLayout else { return nil }
    let type = Self.attributesType
    return solvedLayout.elements(in: rect, viewport: viewport).map { attributes(of: $0, type) }
  }

  /// The attributes of a cell; nil outside the data.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    return solvedLayout?.cell(item: indexPath.item, section: indexPath.section)
      .map { attributes(of: $0, Self.attributesType) }
  }

  /// Returns the attributes of a header or footer, with the present frame of a pinned one.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    return solvedLayout?.supplementary(
      kind: elementKind, section: indexPath.section, index: indexPath.item, viewport: viewport
    ).map { attributes(of: $0, Self.attributesType) }
  }

  // MARK: Interactive movement

  /// Returns the attributes of a cell that is moved interactively: without a size, in front of all;
  /// the collection view keeps the cell's size.
  open override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = Self.attributesType.objectiveCInit()
    attributes.represent(.cell, kind: nil, at: indexPath)
    attributes.center = position
    attributes.zIndex = .max
    return attributes
  }

  /// Returns the index path of the item under the point at which a moved item is held.
  open override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    guard let cell = solvedLayout?.cell(at: position) else { return previousIndexPath }
    return IndexPath(item: cell.identity.index, section: cell.identity.section)
  }

  // MARK: Solved lines

  package override var adjustsElements: Bool { type(of: self) != UICollectionViewFlowLayout.self }
  package override var solved: SolvedContents { contents(viewport) }
  package override func description(at size: CGSize) -> FoundDescription {
    flowDescription(at: size)
  }
  package override func dataWillChange(through renumbering: ElementRenumbering) {
    state.dataWillChange(through: renumbering)
  }

  // MARK: Invalidation

  /// Invalidates the parts of the layout that the context names: the delegate's sizes, the lines,
  /// or single elements.
  ///
  /// - Parameter context: Its flags say whether the delegate is asked and lines are broken again.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    willInvalidate(with: context)
    super.invalidateLayout(with: context)
  }

  /// Returns whether new bounds invalidate the layout: those with another length across the scroll
  /// direction, insets included, and scrolling if headers or footers are pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return newBounds.size[axis.cross] != collectionView.bounds.size[axis.cross]
      || hasOtherInsets(collectionView) || sectionHeadersPinToVisibleBounds
      || sectionFootersPinToVisibleBounds
  }

  /// Returns the parts of the layout that a change of bounds invalidates: everything for another
  /// size, else the frames of pinned views.
  ///
  /// - Parameter newBounds: The collection view's bounds to be.
  /// - Returns: The context, with both flags false when only the offset changes.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    limit(context, isResized: newBounds.size != collectionView?.bounds.size)
    return context
  }

  /// Returns whether a measured size invalidates the layout: one that differs from the given size.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { recordMeasured(preferredAttributes, of: originalAttributes) }

  /// Adopts the size that a cell prefers, and returns the lines that it invalidates.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    measure(preferredAttributes, of: originalAttributes, in: context)
    return context
  }
}

extension UICollectionViewFlowLayout {
  /// Reads what an element says, with Interface Builder's defaults for what it leaves out.
  static func nibStep(_ element: NibElement) -> NibStep<UICollectionViewFlowLayout>? {
    guard element.name == "collectionViewFlowLayout" else { return nil }
    let isAutomatic = element.flag("automaticEstimatedItemSize", otherwise: false)
    let estimate = isAutomatic ? automaticSize : element.size(for: "estimatedItemSize") ?? .zero
    var values = NibValues<UICollectionViewFlowLayout>(element)
    values.choice(
      "scrollDirection", ["vertical": .vertical, "horizontal": .horizontal], otherwise: .vertical
    ) { $0.scrollDirection = $1 }
    values.number("minimumLineSpacing", otherwise: 10) { $0.minimumLineSpacing = $1 }
    values.number("minimumInteritemSpacing", otherwise: 10) { $0.minimumInteritemSpacing = $1 }
    values.size("itemSize", otherwise: CGSize(width: 50, height: 50)) { $0.itemSize = $1 }
    values.set(estimate) { $0.estimatedItemSize = $1 }
    values.size("headerReferenceSize", otherwise: .zero) { $0.headerReferenceSize = $1 }
    values.size("footerReferenceSize", otherwise: .zero) { $0.footerReferenceSize = $1 }
    values.insets("sectionInset", otherwise: .zero) { $0.sectionInset = $1 }
    values.choice(
      "sectionInsetReference",
      [
        "contentInset": .fromContentInset, "safeArea": .fromSafeArea,
        "layoutMargins": .fromLayoutMargins,
      ], otherwise: .fromContentInset
    ) { $0.sectionInsetReference = $1 }
    values.flag("sectionHeadersPinToVisibleBounds", otherwise: false) {
      $0.sectionHeadersPinToVisibleBounds = $1
    }
    values.flag("sectionFootersPinToVisibleBounds", otherwise: false) {
      $0.sectionFootersPinToVisibleBounds = $1
    }
    return values.step
  }

  /// The properties that runtime attributes set.
  nonisolated static func ownKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "minimumLineSpacing":
      ObjectiveCKey(UICollectionViewFlowLayout.self) { $0.minimumLineSpacing = try $1() }
    case "minimumInteritemSpacing":
      ObjectiveCKey(UICollectionViewFlowLayout.self) { $0.minimumInteritemSpacing = try $1() }
    case "itemSize": ObjectiveCKey(UICollectionViewFlowLayout.self) { $0.itemSize = try $1() }
    case "estimatedItemSize":
      ObjectiveCKey(UICollectionViewFlowLayout.self) { $0.estimatedItemSize = try $1() }
    case "sectionHeadersPinToVisibleBounds":
      ObjectiveCKey(UICollectionViewFlowLayout.self) {
        $0.sectionHeadersPinToVisibleBounds = try $1()
      }
    case "sectionFootersPinToVisibleBounds":
      ObjectiveCKey(UICollectionViewFlowLayout.self) {
        $0.sectionFootersPinToVisibleBounds = try $1()
      }
    default: nil
    }
  }
}
