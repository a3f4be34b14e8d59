// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionEngine
import CollectionLayout
public import Foundation
import Geometry
import Views

/// A view that shows the items of a data source, arranged by a layout.
///
/// It scrolls as the document of an `NSScrollView`; its layout is made for the size of the clip view
/// (appkit rules MD-1 and MD-2). Views are made only for what is visible, and reused when they are
/// no longer visible. Members that clients override are declared here; the work is done in the
/// extensions beside this file.
@preconcurrency @MainActor
open class NSCollectionView: NSView, NSDraggingSource {
  let engine: CollectionEngine
  /// The layout while there is none: it has the items of ``content``, and none of a data source.
  let emptyLayout: NSCollectionViewLayout = LegacyLayout()
  let selectedRole: ItemReferences.Role
  /// The roles of items that are about to change; an item has one of these or none.
  let highlightRoles: [NSCollectionViewItem.HighlightState: ItemReferences.Role]
  var shownContentSize = CGSize.zero
  package var offsetOrigins = OffsetOrigins()
  /// Whether the engine moves the clip view, and not the user.
  var isMovedByEngine = false
  /// The work that is left after a change of the clip view's size.
  var resize: (() -> Void)?
  /// The gesture of the mouse; nil while its button is up.
  var gesture: MouseGesture?
  var drag = CollectionDragState()
  /// The rectangle that the mouse draws; nil while it draws none.
  var marquee: MarqueeView?
  /// The rectangle that is laid out in place of the visible one, for drawing all content.
  var laidOutRect: CGRect?
  /// The content that is shown without a data source.
  var legacy = LegacyContent()
  /// Selected indexes past the end of the first section, which are kept as they were set.
  var excessIndexes = IndexSet()

  // MARK: Creating

  /// Creates a collection view without a layout.
  ///
  /// - Parameter frameRect: Where it is in its superview, in points.
  public override init(frame frameRect: NSRect) {
    engine = CollectionEngine(layout: emptyLayout)
    selectedRole = engine.registerRole(keepsReloadedItems: true)
    highlightRoles = Self.roles(in: engine)
    super.init(frame: frameRect)
  }

  /// Creates a collection view of an Interface Builder document. With another coder it is like `init()`.
  public required init?(coder: NSCoder) {
    engine = CollectionEngine(layout: emptyLayout)
    selectedRole = engine.registerRole(keepsReloadedItems: true)
    highlightRoles = Self.roles(in: engine)
    super.init(coder: coder)
  }

  override func setUp() {
    super.setUp()
    engine.attach(to: self)
    showBackground()
  }

  override func decodeNibPart(_ coder: NSCoder) {
    super.decodeNibPart(coder)
    coder.decode(self, reading: Self.nibStep)
    takeNibContents(coder)
  }

  override func makeNode() -> ViewNode { CollectionNode(owner: self) }

  /// The part of the bounds that is not cut off by views around it.
  open override var visibleRect: NSRect { laidOutRect ?? super.visibleRect }

  /// A Boolean value that says whether y runs down; true.
  open override var isFlipped: Bool { true }

  // MARK: Data

  /// The supplier of counts, items and views. A new one recreates everything.
  open weak var dataSource: (any NSCollectionViewDataSource)? {
    didSet {
      guard dataSource !== oldValue else { return }
      if dataSource != nil { legacy.objects = [] }
      excessIndexes = []
      engine.reload()
      showBackground()
    }
  }
  /// The object that learns which items will be needed soon.
  open weak var prefetchDataSource: (any NSCollectionViewPrefetching)?
  /// The delegate, called for what is shown, highlighted and selected.
  open weak var delegate: (any NSCollectionViewDelegate)?

  /// Reloads everything from the data source in the next layout pass. Ends the selection.
  open func reloadData() {
    excessIndexes = []
    if engine.hasUncommittedUpdates { engine.reloadInsteadOfUpdates() } else { engine.reload() }
  }

  /// The number of sections, as the data source last said; 1 without a data source.
  open var numberOfSections: Int { engine.counts.count }

  /// The number of items in a section, as the data source last said; a section that does not exist
  /// stops the program.
  open func numberOfItems(inSection section: Int) -> Int {
    engine.count(ofSection: section, in: engine.counts)
  }

  /// Registers the nib of items; nil removes the registration. It is read when the first item is
  /// needed, and must have exactly one item at its top, beside any views.
  open func register(
    _ nib: NSNib?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier
  ) {
    guard let nib else { return register(nil as AnyClass?, forItemWithIdentifier: identifier) }
    engine.register(
      ReusePool.Class(madeFrom: nib) { _ in
        let item = nib.makeElement(NSCollectionViewItem.self, for: identifier)
        item.identifier = identifier
        _ = item.view
        return item
      }, for: .cell(identifier: identifier.rawValue))
  }
  /// Registers the nib of supplementary views; nil removes the registration. It is read when the
  /// first view is needed, and must have exactly one view at its top.
  open func register(
    _ nib: NSNib?, forSupplementaryViewOfKind kind: NSCollectionView.SupplementaryElementKind,
    withIdentifier identifier: NSUserInterfaceItemIdentifier
  ) { registerNib(nib, forSupplementaryViewOfKind: kind, withIdentifier: identifier) }

  // MARK: Contents without a data source

  /// The objects that are shown without a data source, each by a copy of ``itemPrototype``. A data
  /// source empties it; setting it while there is one stops the program, unless to nothing.
  open var content: [Any] {
    get { legacy.objects }
    set { setContent(newValue) }
  }

  /// The prototype from which the items of ``content`` are copied; its view's size is theirs.
  /// Setting one while there is a data source stops the program.
  open var itemPrototype: NSCollectionViewItem? {
    get { legacy.prototype }
    set { setPrototype(newValue) }
  }

  /// A new item for an object of ``content``: a copy of ``itemPrototype``. Without one, or with a
  /// data source, the program stops.
  open func newItem(forRepresentedObject object: Any) -> NSCollectionViewItem {
    guard dataSource == nil else { refuseWithDataSource("newItem(forRepresentedObject:)") }
    guard let copy = legacy.prototype?.copy() as? NSCollectionViewItem else {
      programmerError(
        """
        NSCollectionView.newItem(forRepresentedObject:): there is no itemPrototype to copy for \
        \(object). Set one before content, or override this method.
        """)
    }
    copy.representedObject = object
    return copy
  }

  // MARK: Updates

  /// Makes several updates as one, over time if the view is in a window.
  ///
  /// Deletes, reloads and sources of moves are named by their index paths before the batch, inserts
  /// and destinations of moves by those after it (behaviour rule BU-1).
  ///
  /// - Parameters:
  ///   - updates: Changes the data and names the changes. Calls inside it join this one.
  ///   - completionHandler: Called after the animation, or the layout pass if there is none.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completionHandler: ((Bool) -> Void)? = nil
  ) {
    isArmed = false
    let end = NSAnimationContext.current.begin()
    engine.record(
      { updates?() },
      completion: { finished in
        completionHandler?(finished)
        end()
      })
  }

  /// Inserts items at index paths.
  open func insertItems(at indexPaths: Set<IndexPath>) {
    change(indexPaths.sorted().map(BatchUpdates.Change.insertItem))
  }
  /// Deletes items at index paths.
  open func deleteItems(at indexPaths: Set<IndexPath>) {
    change(indexPaths.sorted().map(BatchUpdates.Change.deleteItem))
  }
  /// Recreates the items at index paths.
  open func reloadItems(at indexPaths: Set<IndexPath>) {
    change(indexPaths.sorted().map(BatchUpdates.Change.reloadItem))
  }
  /// Moves an item from one index path to another.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change([.moveItem(indexPath, to: newIndexPath)])
  }
  /// Inserts sections with all their items.
  open func insertSections(_ sections: IndexSet) {
    change(sections.map(BatchUpdates.Change.insertSection))
  }
  /// Deletes sections with all their items.
  open func deleteSections(_ sections: IndexSet) {
    change(sections.map(BatchUpdates.Change.deleteSection))
  }
  /// Recreates all views of sections; their numbers of items may change.
  open func reloadSections(_ sections: IndexSet) {
    change(sections.map(BatchUpdates.Change.reloadSection))
  }
  /// Moves a section with all its items.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change([.moveSection(section, to: newSection)])
  }

  /// A change on its own is made at once, unless an animator or a group animates it; one in a batch
  /// with the batch (appkit rule MU-1).
  private func change(_ changes: [BatchUpdates.Change]) {
    guard !engine.hasUncommittedUpdates else { return engine.record(changes) }
    if takeAnimation() {
      performBatchUpdates({ self.engine.record(changes) })
    } else {
      UIView.performWithoutAnimation { engine.record(changes) }
    }
  }

  /// Collapses the section in whose header a view is, or expands it, over time if the view is in a
  /// window. Nothing happens without such a header, and in layouts that are no flow layouts.
  ///
  /// - Parameter sender: The view: a button of the header, as a rule.
  open func toggleSectionCollapse(_ sender: Any) {
    // Appkit rule MC-2.
    guard let layout = collectionViewLayout as? NSCollectionViewFlowLayout,
      let section = section(ofHeaderAround: sender)
    else { return }
    // The layout is invalidated inside, and elements go from where they are to where they will be.
    performBatchUpdates({
      if layout.section(atIndexIsCollapsed: section) {
        layout.expandSection(at: section)
      } else {
        layout.collapseSection(at: section)
      }
    })
  }

  // MARK: Layout

  /// The layout of the collection view; nil at first, and then nothing is shown. A new one replaces
  /// it at once, or over time through an animator; another collection view that has it continues
  /// without one.
  open var collectionViewLayout: NSCollectionViewLayout? {
    get { engine.layout === emptyLayout ? nil : NSCollectionViewLayout.layout(engine.layout) }
    set { changeLayout(to: newValue ?? emptyLayout) }
  }

  /// Lays out the items and views that the clip view shows.
  open override func layout() {
    super.layout()
    makeLegacyItems()
    engine.layOut()
  }

  /// Resizes the subviews that are no elements: the layout sets the frames of those.
  open override func resizeSubviews(withOldSize oldSize: NSSize) {
    let elements = Set(
      CollectionLayoutElementCategory.allCases.flatMap { engine.visibleViews(of: $0) }
        .map { ObjectIdentifier($0.view.node) })
    for view in subviews where !elements.contains(ObjectIdentifier(view.viewNode)) {
      view.resize(withOldSuperviewSize: oldSize)
    }
  }

  /// Sets the size of the view; without a clip view around it, that of its layout.
  open override func setFrameSize(_ newSize: NSSize) {
    guard engine.isReady, clip == nil, newSize != bounds.size else {
      return super.setFrameSize(newSize)
    }
    engine.boundsWillChange(to: CGRect(origin: bounds.origin, size: newSize))
    super.setFrameSize(newSize)
    engine.boundsWereStored()
  }

  // MARK: Looks

  // Implicitly unwrapped as in AppKit: nil is set, for the default, and never read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colours of the view behind everything: the first colour; empty for nothing. Nil restores
  /// that of controls.
  ///
  /// Without a data source and a layout the items' places have the colours in turn.
  open var backgroundColors: [NSColor]! {
    get { ownBackgroundColors ?? [.controlBackgroundColor] }
    set {
      ownBackgroundColors = newValue
      showBackground()
    }
  }
  private var ownBackgroundColors: [NSColor]?

  func showBackground() {
    viewNode.backgroundColor = tilesBackground ? nil : backgroundColors.first?.uiColor
  }

  /// Draws the background behind items that have background colours.
  open override func draw(_ dirtyRect: NSRect) {
    super.draw(dirtyRect)
    guard tilesBackground, let colors = backgroundColors else { return }
    for index in 0..<(engine.counts.first ?? 0) {
      let path = IndexPath(item: index, section: 0)
      guard let frame = engine.layout.element(.cell(path))?.frame else { continue }
      colors[index % colors.count].setFill()
      frame.fill()
    }
  }

  /// A view behind all elements, in front of the background colours.
  open var backgroundView: NSView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      insert(backgroundView, at: 0)
      layOutBackgroundView()
    }
  }
  /// A Boolean value that says whether the background view is as large as the contents and scrolls
  /// with them; otherwise it fills what is visible. False at first.
  open var backgroundViewScrollsWithContent = false {
    didSet { layOutBackgroundView() }
  }

  // MARK: Selection

  /// A Boolean value that says whether the mouse and keys select items; false at first. Setting it
  /// to false ends the selection.
  open var isSelectable = false {
    didSet { if !isSelectable, oldValue { replaceSelection(by: []) } }
  }
  /// A Boolean value that says whether more than one item can be selected; false at first. Setting
  /// it to false keeps the first.
  open var allowsMultipleSelection = false {
    didSet {
      guard !allowsMultipleSelection, oldValue, let first = selectedPaths.min() else { return }
      replaceSelection(by: [first])
    }
  }
  /// A Boolean value that says whether the mouse and keys may leave nothing selected; true at first.
  open var allowsEmptySelection = true

  /// The selected items. Setting them tells the delegate nothing; items that do not exist stop the
  /// program. Without a data source and a layout it is empty, and cannot be set: there
  /// ``selectionIndexes`` has the selection (appkit rule MS-5).
  open var selectionIndexPaths: Set<IndexPath> {
    get { isLegacy ? [] : selectedPaths }
    set { if !isLegacy { replaceSelection(by: newValue) } }
  }

  /// The selected items of the first section. Setting them tells the delegate nothing; what is past
  /// the end is kept, and selects nothing.
  open var selectionIndexes: IndexSet {
    get { IndexSet(selectedPaths.filter { $0.section == 0 }.map(\.item)).union(excessIndexes) }
    set {
      let count = engine.counts.first ?? 0
      let known = newValue.filteredIndexSet { $0 < count }
      replaceSelection(
        by: selectedPaths.filter { $0.section != 0 }
          .union(known.map { IndexPath(item: $0, section: 0) }))
      excessIndexes = newValue.subtracting(known)
    }
  }

  /// Adds items to the selection, and scrolls to them. The delegate is not notified, and neither
  /// ``isSelectable`` nor ``allowsMultipleSelection`` matters (appkit rule MS-1).
  open func selectItems(
    at indexPaths: Set<IndexPath>, scrollPosition: NSCollectionView.ScrollPosition
  ) {
    replaceSelection(by: selectedPaths.union(indexPaths))
    if !scrollPosition.isEmpty { scrollToItems(at: indexPaths, scrollPosition: scrollPosition) }
  }

  /// Deselects items without notifying the delegate.
  open func deselectItems(at indexPaths: Set<IndexPath>) {
    replaceSelection(by: selectedPaths.subtracting(indexPaths))
  }

  /// Selects all items that the delegate allows, if several may be selected.
  open override func selectAll(_ sender: Any?) {
    // Appkit rule MS-2.
    guard isSelectable, allowsMultipleSelection else { return }
    let all = engine.counts.enumerated().flatMap { section, count in
      (0..<count).map { IndexPath(item: $0, section: section) }
    }
    let proposed = Set(all).subtracting(selectedPaths)
    guard !proposed.isEmpty else { return }
    let accepted = allowedSelection(of: proposed)
    guard !accepted.isEmpty else { return }
    replaceSelection(by: selectedPaths.union(accepted))
    delegate?.collectionView(self, didSelectItemsAt: accepted)
  }
  /// Deselects all items that the delegate allows, if items can be selected.
  open func deselectAll(_ sender: Any?) {
    // Appkit rule MS-2.
    guard isSelectable, !selectedPaths.isEmpty else { return }
    let accepted = allowedDeselection(of: selectedPaths)
    guard !accepted.isEmpty else { return }
    replaceSelection(by: selectedPaths.subtracting(accepted))
    delegate?.collectionView(self, didDeselectItemsAt: accepted)
  }

  /// A Boolean value that says whether keys move the selection, as ``isSelectable``.
  open override var acceptsFirstResponder: Bool { isSelectable }

  /// Cancels a press of the mouse, which selects nothing, when the view's window changes.
  open override func viewWillMove(toWindow newWindow: NSWindow?) { cancelGesture() }

  /// The mouse is pressed on an item, or on empty ground.
  open override func mouseDown(with event: NSEvent) {
    // Appkit rules MS-6 to MS-10.
    guard isSelectable else { return }
    window?.makeFirstResponder(self)
    let point = convert(event.locationInWindow, from: nil)
    let isModified = !event.modifierFlags.isDisjoint(with: [.command, .shift])
    // The layout that is asked may load the data again: what is selected is read afterwards.
    let found = engine.item(at: point)?.indexPath
    let selection = selectedPaths
    guard let path = found else {
      gesture = MouseGesture(
        kind: .marquee, start: point, toggles: isModified, selection: selection)
      return
    }
    // ⇧-click where one item may be selected is a click (appkit rule MZ-7).
    let toggles =
      event.modifierFlags.contains(.command)
      || event.modifierFlags.contains(.shift) && allowsMultipleSelection
    var gesture = MouseGesture(
      kind: .item(path, wasSelected: selection.contains(path)), start: point, toggles: toggles,
      selection: selection, press: event)
    let generation = engine.dataGeneration
    propose(
      MouseGesture.press(
        on: path, selection: selection, toggles: toggles, allowsMultiple: allowsMultipleSelection,
        allowsEmpty: allowsEmptySelection), in: &gesture)
    keep(gesture, since: generation)
  }
  /// The mouse is dragged: from empty ground it selects what its rectangle meets.
  open override func mouseDragged(with event: NSEvent) {
    guard isSelectable, var gesture else { return }
    let point = convert(event.locationInWindow, from: nil)
    let (dx, dy) = (point.x - gesture.start.x, point.y - gesture.start.y)
    if !gesture.isDragged, (dx * dx + dy * dy).squareRoot() > MouseGesture.clickSlop {
      gesture.isDragged = true
      if case .item(let path, _) = gesture.kind {
        guard let next = dragItem(at: path, of: gesture) else { return cancelGesture() }
        gesture = next
      }
    }
    let generation = engine.dataGeneration
    if case .marquee = gesture.kind, gesture.isDragged, allowsMultipleSelection {
      let rect = CGRect(
        x: min(point.x, gesture.start.x), y: min(point.y, gesture.start.y), width: abs(dx),
        height: abs(dy))
      let found = items(in: rect)
      guard generation == engine.dataGeneration else { return cancelGesture() }
      propose(gesture.marquee(over: found), in: &gesture)
      showMarquee(rect)
    }
    keep(gesture, since: generation)
  }
  /// The mouse button is released: now items are selected and deselected.
  open override func mouseUp(with event: NSEvent) {
    guard let gesture else { return }
    self.gesture = nil
    showMarquee(nil)
    defer { clearHighlights() }
    guard isSelectable else { return }
    var changes = gesture.accepted
    switch gesture.kind {
    case .item(let path, wasSelected: true) where !gesture.toggles && !gesture.isDragged:
      // No highlight was asked for (appkit rule MZ-8).
      changes.deselected = gesture.selection.subtracting([path])
    case .marquee where !gesture.isDragged && !gesture.toggles:
      changes.deselected = gesture.selection
    case .marquee where !allowsMultipleSelection: changes.selected = []
    default: break
    }
    finish(changes, asksForSingle: gesture.kind.isItem)
  }
  /// Called when a key is pressed: arrows select the neighbours of the item that was selected last,
  /// ⌘A all; other keys are passed on.
  open override func keyDown(with event: NSEvent) {
    if !handleKey(of: event) { super.keyDown(with: event) }
  }

  // MARK: Dragging items

  /// Sets the operations that are possible with items that are dragged from here.
  ///
  /// - Parameters:
  ///   - dragOperationMask: The operations. At first all inside the program, and none outside it.
  ///   - localDestination: Whether they hold inside the program.
  open func setDraggingSourceOperationMask(
    _ dragOperationMask: NSDragOperation, forLocal localDestination: Bool
  ) {
    if localDestination {
      drag.localMask = dragOperationMask
    } else {
      drag.externalMask = dragOperationMask
    }
  }
  /// Returns an image of visible items, at their positions to each other (appkit rule MX-7).
  ///
  /// - Parameters:
  ///   - indexPaths: The items; those that are not visible are left out.
  ///   - event: The event that begins the drag.
  ///   - dragImageOffset: How far the image is moved; it is left as it is.
  /// - Returns: The image, as large as the smallest rectangle around the items.
  open func draggingImageForItems(
    at indexPaths: Set<IndexPath>, with event: NSEvent, offset dragImageOffset: NSPointPointer
  ) -> NSImage { image(of: indexPaths) }
  /// Returns an image of visible items of the first section.
  ///
  /// - Parameters:
  ///   - indexes: The items; those that are not visible are left out.
  ///   - event: The event that begins the drag.
  ///   - dragImageOffset: How far the image is moved; it is left as it is.
  /// - Returns: The image, as large as the smallest rectangle around the items.
  open func draggingImageForItems(
    at indexes: IndexSet, with event: NSEvent, offset dragImageOffset: NSPointPointer
  ) -> NSImage {
    draggingImageForItems(at: indexes.indexPaths, with: event, offset: dragImageOffset)
  }

  /// Returns the mask from ``setDraggingSourceOperationMask(_:forLocal:)``.
  open func draggingSession(
    _ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext
  ) -> NSDragOperation { context == .withinApplication ? drag.localMask : drag.externalMask }
  /// A drag of items begins; notifies the delegate.
  open func draggingSession(_ session: NSDraggingSession, willBeginAt screenPoint: NSPoint) {
    dragWillBegin(session, at: screenPoint)
  }
  /// Called when dragged items move.
  open func draggingSession(_ session: NSDraggingSession, movedTo screenPoint: NSPoint) {}
  /// A drag of items is over; notifies the delegate.
  open func draggingSession(
    _ session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation
  ) {
    drag.draggedPaths = []
    delegate?.collectionView(
      self, draggingSession: session, endedAt: screenPoint, dragOperation: operation)
  }
  /// Returns whether modifier keys are ignored; false: ⌘, ⌥ and ⌃ choose the operation.
  open func ignoreModifierKeys(for session: NSDraggingSession) -> Bool { false }

  // MARK: Dropping among items

  /// A drag came over the view: the layout proposes a place and the delegate says what a drop would
  /// do (appkit rule MX-2).
  open override func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation {
    updateDrop(sender)
  }
  /// A drag moved over the view.
  open override func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation {
    updateDrop(sender)
  }
  /// A drag left the view: nothing is shown as a target any more.
  open override func draggingExited(_ sender: (any NSDraggingInfo)?) { endDrop() }
  /// Passes the drop to the delegate, with its index path. Returns whether it was accepted.
  open override func performDragOperation(_ sender: any NSDraggingInfo) -> Bool {
    acceptDrop(sender)
  }
  /// A drag ended over the view.
  open override func draggingEnded(_ sender: any NSDraggingInfo) { endDrop() }
  /// Asks the delegate for other images of the dragged items.
  open override func updateDraggingItemsForDrag(_ sender: (any NSDraggingInfo)?) {
    guard let sender else { return }
    delegate?.collectionView(self, updateDraggingItemsForDrag: sender)
  }

  /// Selects the item above.
  open override func moveUp(_ sender: Any?) { moveSelection(.up, extends: false) }
  /// Selects the item below.
  open override func moveDown(_ sender: Any?) { moveSelection(.down, extends: false) }
  /// Selects the item to the left, across lines and sections.
  open override func moveLeft(_ sender: Any?) { moveSelection(.left, extends: false) }
  /// Selects the item to the right, across lines and sections.
  open override func moveRight(_ sender: Any?) { moveSelection(.right, extends: false) }
  /// Adds the item above to the selection, where several may be selected.
  open override func moveUpAndModifySelection(_ sender: Any?) { moveSelection(.up, extends: true) }
  /// Adds the item below to the selection, where several may be selected.
  open override func moveDownAndModifySelection(_ sender: Any?) {
    moveSelection(.down, extends: true)
  }
  /// Adds the item to the left to the selection, where several may be selected.
  open override func moveLeftAndModifySelection(_ sender: Any?) {
    moveSelection(.left, extends: true)
  }
  /// Adds the item to the right to the selection, where several may be selected.
  open override func moveRightAndModifySelection(_ sender: Any?) {
    moveSelection(.right, extends: true)
  }

  // MARK: Scrolling

  /// The wheel turns: a section that scrolls orthogonally takes what goes along it; the scroll view
  /// around the collection view takes the rest.
  open override func scrollWheel(with event: NSEvent) {
    if !scrollSection(with: event) { super.scrollWheel(with: event) }
  }

  /// Scrolls to items: to the smallest rectangle around them.
  ///
  /// - Parameters:
  ///   - indexPaths: The items; one that does not exist stops the program.
  ///   - scrollPosition: Where they are to be; two choices for one axis stop the program.
  open func scrollToItems(
    at indexPaths: Set<IndexPath>, scrollPosition: NSCollectionView.ScrollPosition
  ) { scroll(to: indexPaths, at: scrollPosition) }
}
