// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionData
package import CollectionEngine
import CollectionLayout
public import Foundation
public import Geometry
public import Views

/// A view that shows the items of a data source, arranged by a layout.
///
/// Views are made only for what is visible, and reused when they are no longer visible. What
/// depends on the number of items is the layout's; the collection view itself keeps one number for
/// each section.
///
/// The work is done in the extensions beside this file: the layout pass, supplying and reusing
/// views, self-sizing, queries, scrolling, selection. Members to override are declared here.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  // MARK: State

  package let engine: CollectionEngine
  package let selectedRole: ItemReferences.Role
  package let highlightedRole: ItemReferences.Role
  package let itemFocus: ItemFocus
  /// The menu of the items; nil before there was a delegate.
  final var menu: CollectionMenu?
  package let multipleSelection: MultipleSelection
  /// The row whose swipe actions were revealed last.
  final weak var revealedRow: UICollectionViewListCell?
  /// Hands batches with closures that do not escape to the method that subclasses override.
  var batchForwarding = BatchForwarding()
  /// Whether the data source is known not to implement `collectionView(_:moveItemAt:to:)`.
  var isMoveUnimplemented = false
  /// The insets that the layout was last made with, to notice that they changed.
  var containerInsets = ContainerInsets()
  package private(set) final lazy var drags = DragAndDrop(engine, host: self)
  /// The item that a press is about to move, of which the data source has said that it can be moved.
  final var movableItem: IndexPath?
  let index = ElementIndex()
  /// Whether cells drew lines of a card, which are drawn again in each pass.
  final var hasListLines = false
  /// The rectangle that is laid out in place of the bounds, for drawing all content.
  package var laidOutRect: CGRect?

  // MARK: Creating

  /// Creates a collection view.
  ///
  /// - Parameters:
  ///   - frame: Its place in its superview, in points.
  ///   - layout: Says where elements are. Another collection view that has it goes on with a layout
  ///     without elements.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    engine = CollectionEngine(layout: layout)
    selectedRole = engine.registerRole(keepsReloadedItems: false)
    highlightedRole = engine.registerRole(keepsReloadedItems: true)
    itemFocus = ItemFocus(engine)
    multipleSelection = MultipleSelection(engine)
    super.init(frame: frame)
    // What a collection view made in code has had since iOS 13.
    backgroundColor = .systemBackground
    beginHosting()
  }

  /// Creates a collection view of an Interface Builder document. With another coder it has no frame, and
  /// a layout without elements.
  public required init?(coder: NSCoder) {
    engine = CollectionEngine(layout: coder.nibLayout)
    selectedRole = engine.registerRole(keepsReloadedItems: false)
    highlightedRole = engine.registerRole(keepsReloadedItems: true)
    itemFocus = ItemFocus(engine)
    multipleSelection = MultipleSelection(engine)
    super.init(coder: coder)
    beginHosting()
    decodeNib(coder)
  }

  // MARK: Data

  /// The supplier of counts and views. A new one recreates everything.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      guard dataSource !== oldValue else { return }
      isMoveUnimplemented = false
      engine.reload()
    }
  }

  /// The delegate, called for what is shown, highlighted and selected.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      delegateMayHaveMenus()
    }
  }

  /// The data source that is called with the items that will be needed soon.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// A Boolean value that says whether items are announced before they become visible.
  open var isPrefetchingEnabled = true

  /// The delegate that supplies the dragged items; nil, as at first, for none. It is not retained.
  public weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { if dragDelegate !== oldValue { drags.delegatesChanged() } }
  }
  /// The delegate that handles drops; nil, as at first, for none. It is not retained.
  public weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    didSet { if dropDelegate !== oldValue { drags.delegatesChanged() } }
  }

  /// Reloads all views from the data source. Ends the selection. Inside
  /// ``performBatchUpdates(_:completion:)`` it replaces all other updates; gaps and placeholders
  /// are lost.
  open func reloadData() {
    engine.reportLostChanges()
    if engine.hasUncommittedUpdates { engine.reloadInsteadOfUpdates() } else { engine.reload() }
  }

  /// The number of sections that the data source last returned; 0 without a data source.
  open var numberOfSections: Int { counts.count }

  /// Returns the number of items in a section that the data source last returned; a section that
  /// does not exist stops the program.
  open func numberOfItems(inSection section: Int) -> Int {
    engine.count(ofSection: section, in: counts)
  }

  // MARK: Updates

  /// Makes several updates as one, over time if the view is in a window.
  ///
  /// The layout is brought up to date first, then `updates` runs. In it change the data, and name
  /// every change: deletes, reloads and sources of moves by their index paths before the batch,
  /// inserts and destinations of moves by those after it, in any order (behaviour rule BU-1). The
  /// counts that the data source gives afterwards must follow from the changes; otherwise the
  /// program stops with the reason (`BatchUpdates.mapping(from:to:)` is the check).
  ///
  /// - Parameters:
  ///   - updates: Changes the data and names the changes. Calls inside it join this one.
  ///   - completion: Called at the end of the animation, or after the layout pass if there is none.
  /// - Complexity: O(changes log changes + sections + visible elements).
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    batchForwarding.arrived()
    engine.record({ updates?() }, completion: completion)
  }

  /// A Boolean value that says whether updates are being named that are not made yet, or a gap, a
  /// dragged item or a placeholder is shown that the data do not have.
  open var hasUncommittedUpdates: Bool {
    engine.hasUncommittedUpdates || engine.presentsUncommittedChanges
  }

  /// Inserts items at index paths.
  open func insertItems(at indexPaths: [IndexPath]) {
    engine.record(indexPaths.map(BatchUpdates.Change.insertItem))
  }

  /// Deletes items at index paths.
  open func deleteItems(at indexPaths: [IndexPath]) {
    engine.record(indexPaths.map(BatchUpdates.Change.deleteItem))
  }

  /// Recreates the cells of items at index paths.
  open func reloadItems(at indexPaths: [IndexPath]) {
    engine.record(indexPaths.map(BatchUpdates.Change.reloadItem))
  }

  /// Moves an item from one index path to another.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    engine.record([.moveItem(indexPath, to: newIndexPath)])
  }

  /// Inserts sections with all their items.
  open func insertSections(_ sections: IndexSet) {
    engine.record(sections.map(BatchUpdates.Change.insertSection))
  }

  /// Deletes sections with all their items.
  open func deleteSections(_ sections: IndexSet) {
    engine.record(sections.map(BatchUpdates.Change.deleteSection))
  }

  /// Recreates all views of sections; their numbers of items may change.
  open func reloadSections(_ sections: IndexSet) {
    engine.record(sections.map(BatchUpdates.Change.reloadSection))
  }

  /// Moves a section with all its items.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    engine.record([.moveSection(section, to: newSection)])
  }

  /// Configures the cells of items again: the data source is asked for the cell, and dequeuing
  /// returns the present one, unchanged. Items without a cell are ignored.
  ///
  /// - Parameter indexPaths: The items, before the batch inside one.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    engine.reconfigure(indexPaths.map { DataIndexPath($0) })
  }

  // MARK: Layout

  /// Replaces the layout, over time if the view is in a window.
  ///
  /// - Parameters:
  ///   - layout: The new layout; another collection view that has it goes on without elements.
  ///   - animated: Whether elements go from their old places to their new ones over time.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Replaces the layout, and calls a closure at the end of the animation, or after the layout pass
  /// if there is none.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    engine.changeLayout(to: layout, animated: animated, completion: completion)
  }

  /// The layout of the collection view. A new one replaces it at once, without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { UICollectionViewLayout.layout(engine.layout) }
    set { engine.replaceLayout(by: newValue) }
  }

  /// Lays out the visible elements.
  open override func layoutSubviews() {
    super.layoutSubviews()
    engine.layOut()
  }

  /// The visible rectangle in content coordinates. The layout is asked before it changes, and is
  /// invalidated directly after, before else follows from the bounds (behaviour rule Y-10).
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      guard newValue != super.bounds else { return }
      guard engine.isReady else {
        super.bounds = newValue
        return
      }
      let resize = engine.animatedResize(from: bounds, to: newValue)
      if newValue.origin != bounds.origin { closeOpenRow() }
      let isInvalidated = engine.boundsWillChange(to: newValue)
      super.bounds = newValue
      // The bounds may have come to be what they are while the layout was asked.
      engine.boundsWereStored()
      if isInvalidated { resize?() }
    }
  }

  /// Called when traits changed; the layout is invalidated.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasDifferentSizes(comparedTo: previousTraitCollection) {
      // Everything that sizes itself has another size.
      forgetMeasuredSizes()
    }
    containerInsetsChanged()
    if previousTraitCollection?.textRendering != traitCollection.textRendering { scrollAgain() }
  }

  /// Called when the safe area changed; the layout is invalidated.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsMayHaveChanged()
  }

  /// Called when the insets changed: the layout is asked as if the bounds had changed, since the
  /// visible area and the space for the contents depend on both.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    guard engine.isReady else { return }
    engine.boundsWillChange(to: bounds)
    engine.boundsWereStored()
  }

  /// Called when the margins changed; the layout is invalidated.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    insetsMayHaveChanged()
  }

  // MARK: Appearance

  /// The item that the view was scrolled to last; nil for none.
  var lastScroll: LastScroll<ScrollPosition>?

  /// A view that fills the visible bounds behind all elements and does not scroll.
  open var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { replaceBackgroundView(oldValue) } }
  }

  // MARK: Visible views

  /// The visible cells, by index path.
  open var visibleCells: [UICollectionViewCell] { shownCells.map(\.cell) }
  /// The visible items, sorted.
  open var indexPathsForVisibleItems: [IndexPath] { shownCells.map(\.indexPath) }

  /// The cell of an item; nil if it is not visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    engine.view(for: .cell(presentedPath(indexPath))) as? UICollectionViewCell
  }

  /// The item that a cell shows; nil if the cell is not visible here.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    guard let key = engine.key(of: cell) else { return nil }
    return key.category == .cell ? clientPath(key.presentedPath) : key.indexPath
  }
  /// The index path of a supplementary view; nil if it is not visible here.
  open func indexPath(
    forSupplementaryView supplementaryView: UICollectionReusableView
  ) -> IndexPath? {
    guard let key = engine.key(of: supplementaryView), key.category == .supplementaryView else {
      return nil
    }
    return key.indexPath
  }
  /// A supplementary view; nil if it is not visible.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    engine.view(for: .supplementary(elementKind, indexPath)) as? UICollectionReusableView
  }
  /// The visible supplementary views of a kind, by index path.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    engine.visibleViews(of: .supplementaryView, kind: elementKind)
      .compactMap { $0.view as? UICollectionReusableView }
  }
  /// The index paths of the visible supplementary views of a kind, sorted.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    engine.visibleViews(of: .supplementaryView, kind: elementKind).map(\.key.indexPath)
  }
  /// The item whose cell is at a point of the contents, visible or not; of several the frontmost.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    engine.item(at: point).flatMap(clientPath)
  }
  /// An item's attributes from the layout, brought up to date first; nil if it has none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    engine.bringLayoutUpToDate()
    let path = presentedPath(indexPath)
    let attributes = engine.perform(in: .presented) {
      collectionViewLayout.layoutAttributesForItem(at: path.indexPath)
    }
    guard path != PresentedIndexPath(indexPath),
      let copy = attributes?.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    copy.indexPath = indexPath
    return copy
  }
  /// Returns a supplementary view's attributes in the same way.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    engine.bringLayoutUpToDate()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Reuse

  /// Registers the class of cells for an identifier, a subclass of `UICollectionViewCell`; another
  /// class stops the program, and nil removes the class.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    let checked = UICollectionReusableView.checkedClass(
      cellClass, role: "the cell \"\(identifier)\"")
    if let checked, !(checked is UICollectionViewCell.Type) {
      programmerError(
        "\(checked) cannot be the cell \"\(identifier)\": it is not a UICollectionViewCell.")
    }
    register(checked, for: .cell(identifier: identifier))
  }
  /// Registers the class of supplementary views, a subclass of `UICollectionReusableView`.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let checked = UICollectionReusableView.checkedClass(
      viewClass, role: "the supplementary view \"\(identifier)\" of kind \"\(elementKind)\"")
    register(checked, for: .supplementary(kind: elementKind, identifier: identifier))
  }
  /// Registers the Interface Builder document of cells, with one cell at its top; nil removes it.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    registerNib(nib, for: .cell(identifier: identifier))
  }
  /// Registers the Interface Builder document of supplementary views, with one view at its top.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { registerNib(nib, for: .supplementary(kind: elementKind, identifier: identifier)) }
  /// A cell that waited for reuse or a new one, to configure and return from the data source. An
  /// identifier that no class is registered for stops the program.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let role = ReusePool.Role.cell(identifier: identifier)
    guard let cell = dequeue(role, for: .cell(indexPath)) as? UICollectionViewCell else {
      programmerError(
        """
        Cannot dequeue a cell for \(indexPath): no class is registered for the identifier \
        "\(identifier)". Call register(_:forCellWithReuseIdentifier:) first.
        """)
    }
    return cell
  }
  /// Returns a supplementary view in the same way.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let role = ReusePool.Role.supplementary(kind: elementKind, identifier: identifier)
    guard let view = dequeue(role, for: .supplementary(elementKind, indexPath)) else {
      programmerError(
        """
        Cannot dequeue a supplementary view of kind "\(elementKind)" for \(indexPath): no class is \
        registered for the identifier "\(identifier)". Call \
        register(_:forSupplementaryViewOfKind:withReuseIdentifier:) first.
        """)
    }
    return view
  }

  // MARK: Selection

  /// A Boolean value that says whether items can be selected; if not, the selection ends.
  open var allowsSelection = true {
    didSet { if !allowsSelection { deselectAll() } }
  }
  /// A Boolean value that says whether more than one item can be selected. Setting it to false
  /// keeps the first.
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection { keepFirstSelected() } }
  }
  /// A Boolean value that says whether items can be selected while ``isEditing``.
  open var allowsSelectionDuringEditing = false
  /// A Boolean value that says whether more than one item can be selected while ``isEditing``.
  open var allowsMultipleSelectionDuringEditing = false
  /// A Boolean value that says whether focusing an item selects it; at first in sidebar lists only.
  open var selectionFollowsFocus: Bool {
    get { itemFocus.selectionFollows ?? isSidebar }
    set { itemFocus.selectionFollows = newValue }
  }
  /// A Boolean value that says whether items can have the focus; at first only in lists that are
  /// sidebars. A delegate that answers `collectionView(_:canFocusItemAt:)` decides instead.
  open var allowsFocus: Bool {
    get { itemFocus.allows ?? isSidebar }
    set { itemFocus.allows = newValue }
  }
  /// A Boolean value that says whether items can have the focus while ``isEditing``; false at first.
  open var allowsFocusDuringEditing: Bool {
    get { itemFocus.allowsDuringEditing ?? false }
    set { itemFocus.allowsDuringEditing = newValue }
  }
  /// A Boolean value that says whether the focus returns to the item that had it last.
  open var remembersLastFocusedIndexPath = false

  /// Returns whether the delegate lets the focus move from an item or to one.
  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    OptionalMethod.value("collectionView(_:shouldUpdateFocusIn:)", of: delegate) {
      $0.collectionView(
        self, shouldUpdateFocusIn: UICollectionViewFocusUpdateContext(context, in: self))
    } ?? true
  }

  /// Tells the delegate that the focus has moved from an item or to one.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    delegate?.collectionView?(
      self, didUpdateFocusIn: UICollectionViewFocusUpdateContext(context, in: self),
      with: coordinator)
  }

  /// A Boolean value that says whether the contents are edited. Items selected before are not any
  /// more, unless they may be.
  ///
  /// Accessories of list cells appear and disappear over time, and contents make space for them; at
  /// once in `UIView.performWithoutAnimation(_:)`, and in a collection view controller's
  /// `setEditing(_:animated:)` that is not animated.
  open var isEditing = false {
    didSet { if isEditing != oldValue { editingChanged() } }
  }

  /// The selected items in the order of selection.
  open var indexPathsForSelectedItems: [IndexPath]? { selectionOrder }

  /// Selects an item, without telling the delegate; where only one may be selected, the others are
  /// deselected in the same way. Nil ends the selection; an empty position does not scroll.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    select(indexPath, scrollPosition: scrollPosition, animated: animated)
  }

  /// Deselects an item, without telling the delegate. If animated, its cell's background and other
  /// changes of state animate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  /// Called when a touch begins: the item under it is highlighted.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // A touch that closes a row does nothing else (behaviour rule SW-5).
    if let touch = touches.first, !closeOpenRow() { highlightItem(at: touch.location(in: self)) }
  }

  /// Called when a touch ends: inside an item it selects or deselects the item.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { endTouch(at: touch.location(in: self), with: event) }
  }

  /// Called when a touch is cancelled: nothing is selected.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    unhighlightItem()
  }

  // MARK: Scrolling

  /// Scrolls to an item. A missing item, and two positions on one axis, stop the program.
  ///
  /// > Note: Differs from UIKit: outside a window's timeline the item is there at once.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: Self-sizing and interactive movement

  /// Lifts an item, to be moved interactively (behaviour section 6.11), and returns whether it did:
  /// the data source may forbid it, and its cell must be visible.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    layoutIfNeeded()
    let asked = presentedPath(indexPath)
    guard !isMoveUnimplemented, engine.canMove(itemAt: asked), !drags.source.isLifting
    else { return false }
    // The data source may change the data as it is asked.
    let (isAllowed, item) = engine.references.following(asked) {
      movableItem == indexPath
        || OptionalMethod.value(
          "collectionView(_:canMoveItemAt:)", of: dataSource,
          { $0.collectionView(self, canMoveItemAt: indexPath) }) ?? false
    }
    guard isAllowed, let path = item, engine.canMove(itemAt: path) else { return false }
    engine.beginMovement(ofItemAt: path)
    // A layout that hears of it may change the data, which ends the movement.
    guard engine.movingItem == path else { return false }
    (engine.view(for: .cell(path)) as? UICollectionViewCell)?.setState(.reordering, true)
    return true
  }
  /// Moves the center of the lifted item to a point of the contents. Others make space when it
  /// comes over them, and near the edges contents scroll; the data source is not called yet.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    engine.updateMovement(to: targetPosition)
  }
  /// Drops the lifted item; the data source is called once if its index path has changed.
  open func endInteractiveMovement() { endReordering { engine.endMovement() } }
  /// Returns the lifted item to its old index path; the data source is not called.
  open func cancelInteractiveMovement() { endReordering { engine.cancelMovement() } }

  /// The events after which cells are measured again.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// The delay before items make space for a drag over them.
  open var reorderingCadence = ReorderingCadence.immediate
}
