// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
public import Views

/// A rectangle that draws itself and holds other views.
///
/// The origin of its coordinates is its lower left corner unless ``isFlipped`` says otherwise
/// (appkit rule MV-1). It is drawn by a node in which y runs down; one file, NSView+Geometry.swift,
/// knows how the two go together. What subclasses may override is declared in this file.
@preconcurrency @MainActor
open class NSView: NSResponder, NSUserInterfaceItemIdentification, NSDraggingDestination {
  lazy var viewNode = makeNode()
  var boundsOrigin = NSPoint.zero
  /// Whether an engine or a constraint sets the size and the place, and not the view's user.
  var isFrameSetExternally = false
  weak var controller: NSViewController?
  var ownAppearance: NSAppearance?
  /// Whether the next change is animated: ``animator()`` was asked for it.
  var isArmed = false
  /// The types of data that can be dropped on the view.
  private var draggedTypes: [NSPasteboard.PasteboardType] = []
  /// Whether an edge of the window is being dragged.
  var isResizing = false

  // MARK: Creating

  /// Creates a view.
  ///
  /// - Parameter frameRect: Where it is in its superview, in points.
  public init(frame frameRect: NSRect) {
    super.init()
    viewNode.store(frame: frameRect)
    setUp()
  }

  /// Creates a view of an Interface Builder document, with its subviews; else like `init()`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decodeNib(coder)
  }

  /// Creates a view of no size at the origin.
  public override convenience init() { self.init(frame: .zero) }

  /// Creates a view of the class at hand; for the collection view and for documents.
  ///
  /// It calls `init(frame:)`, so that a subclass's own runs.
  ///
  /// - Parameter instantiation: Made by the collection view, or with a document's frame.
  public required convenience init(instantiation: AppKitInstantiation) {
    self.init(frame: instantiation.frame)
  }

  /// Prepares a new view, whichever initializer made it.
  func setUp() {}

  /// Takes what the element of a document says of a class's own properties.
  func decodeNibPart(_ coder: NSCoder) {}
  func takeNibSubview(_ view: NSView) { addSubview(view) }

  func makeNode() -> ViewNode { ViewNode(owner: self) }

  /// A name to find the view by.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// A number to find the view by.
  open var tag: Int { -1 }

  // MARK: Geometry

  /// A Boolean value that says whether y runs down; false at first. It never changes.
  open var isFlipped: Bool { false }

  /// The view's rectangle in its superview's coordinates.
  open var frame: NSRect {
    get { frameInSuperview }
    set {
      animatable {
        setFrameOrigin(newValue.origin)
        setFrameSize(newValue.size)
      }
    }
  }

  /// The view's rectangle in its own coordinates. Another origin than zero scrolls the contents.
  open var bounds: NSRect {
    get { NSRect(origin: boundsOrigin, size: viewNode.bounds.size) }
    set {
      setBoundsOrigin(newValue.origin)
      if newValue.size != viewNode.bounds.size { setFrameSize(newValue.size) }
    }
  }

  /// Moves the view in its superview.
  open func setFrameOrigin(_ newOrigin: NSPoint) {
    animatable { store(frameOrigin: newOrigin) }
  }
  /// Sets the size of the view; the origin of its frame stays.
  open func setFrameSize(_ newSize: NSSize) { animatable { store(frameSize: newSize) } }
  /// Scrolls the contents.
  open func setBoundsOrigin(_ newOrigin: NSPoint) {
    guard newOrigin != boundsOrigin else { return }
    let frames = isFlipped ? [] : subviews.map { ($0, $0.frameInSuperview) }
    boundsOrigin = newOrigin
    viewNode.store(boundsOrigin: CGPoint(x: newOrigin.x, y: isFlipped ? newOrigin.y : 0))
    for (view, frame) in frames { view.viewNode.store(frame: mirrored(frame)) }
    postBoundsChange()
  }

  /// A Boolean value that says whether another frame is announced by ``frameDidChangeNotification``;
  /// true at first.
  open var postsFrameChangedNotifications = true
  /// A Boolean value that says whether other bounds are announced by
  /// ``boundsDidChangeNotification``; true at first.
  open var postsBoundsChangedNotifications = true

  /// The parts of the view's frame that change with its superview's size; none at first.
  open var autoresizingMask: AutoresizingMask = []
  /// A Boolean value that says whether subviews follow when the size changes, each by its
  /// ``autoresizingMask``.
  open var autoresizesSubviews = true
  /// Resizes the subviews after a change of size.
  ///
  /// - Parameter oldSize: The size before.
  open func resizeSubviews(withOldSize oldSize: NSSize) {
    for view in subviews { view.resize(withOldSuperviewSize: oldSize) }
  }
  /// Resizes the view after a change of its superview's size, by its ``autoresizingMask``.
  ///
  /// - Parameter oldSize: The superview's size before.
  open func resize(withOldSuperviewSize oldSize: NSSize) {
    // Appkit rules MV-4 and MZ-1.
    guard let superview, translatesAutoresizingMaskIntoConstraints else { return }
    let mask = autoresizingMask
    guard !mask.isEmpty else { return stay(since: oldSize) }
    let (old, newSize) = (frame(inSuperviewOf: oldSize), superview.viewNode.bounds.size)
    let horizontal = AutoresizedSpan(
      position: old.minX - superview.boundsOrigin.x, length: old.width,
      isFlexible: (
        mask.contains(.minXMargin), mask.contains(.width), mask.contains(.maxXMargin)
      )
    ).resized(from: oldSize.width, to: newSize.width)
    let vertical = AutoresizedSpan(
      position: old.minY - superview.boundsOrigin.y, length: old.height,
      isFlexible: (
        mask.contains(.minYMargin), mask.contains(.height), mask.contains(.maxYMargin)
      )
    ).resized(from: oldSize.height, to: newSize.height)
    var frame = CGRect(
      x: horizontal.position + superview.boundsOrigin.x,
      y: vertical.position + superview.boundsOrigin.y, width: horizontal.length,
      height: vertical.length)
    if window == nil { frame = frame.flooredToPoints }
    // The node is where the old height had it; both setters compare with what they read there.
    viewNode.store(
      frame: superview.mirrored(CGRect(origin: frame.origin, size: viewNode.bounds.size)))
    self.frame = frame
  }

  // MARK: Hierarchy

  /// The view that this one is in.
  open var superview: NSView? { viewNode.enclosingNode?.owner }
  /// The views in this one, the backmost first.
  open var subviews: [NSView] {
    get { viewNode.subviews.flatMap(\.ownedViews) }
    set { replaceSubviews(newValue) }
  }
  /// The window that the view is in; nil outside one.
  open var window: NSWindow? { (viewNode.window as? WindowNode)?.owner }
  override var usualNextResponder: NSResponder? { controller ?? superview ?? window }

  /// Adds a view in front of the other subviews; itself or an ancestor stops the program.
  open func addSubview(_ view: NSView) { insert(view, at: nil) }
  /// Adds a view in front of or behind another.
  ///
  /// - Parameters:
  ///   - view: The new subview.
  ///   - place: Which.
  ///   - otherView: The other; nil for all in this one.
  open func addSubview(
    _ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?
  ) {
    guard place != .out else { return view.removeFromSuperview() }
    // The place is counted without the view itself, which may be here already.
    let others = viewNode.subviews.filter { $0 !== view.viewNode }
    guard let otherView, let index = others.firstIndex(where: { $0 === otherView.viewNode }) else {
      return insert(view, at: place == .above ? nil : 0)
    }
    insert(view, at: place == .above ? index + 1 : index)
  }
  /// Removes the view from its superview.
  open func removeFromSuperview() { viewNode.removeFromSuperview() }
  /// Called after a view was added.
  open func didAddSubview(_ subview: NSView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: NSView) {}
  /// Called before the superview changes.
  open func viewWillMove(toSuperview newSuperview: NSView?) {}
  /// Called after the superview changed.
  open func viewDidMoveToSuperview() {}
  /// Called before the window changes.
  open func viewWillMove(toWindow newWindow: NSWindow?) {}
  /// Called after the window changed.
  open func viewDidMoveToWindow() {}
  /// Called before a collection view uses the view for another element; it is opaque and visible
  /// again (appkit rule MI-3).
  open func prepareForReuse() {
    alphaValue = 1
    isHidden = false
  }

  // MARK: Layout

  /// A Boolean value that says whether ``layout()`` is called in the next pass.
  open var needsLayout: Bool {
    get { viewNode.layoutState.isNeeded }
    set { if newValue { viewNode.setNeedsLayout() } }
  }
  /// Lays out the subviews that constraints place; subclasses lay out others.
  open func layout() { viewNode.layOutConstrained() }
  /// Lays out the view and its descendants, where layout was requested.
  open func layoutSubtreeIfNeeded() { viewNode.layoutIfNeeded() }
  /// A Boolean value that says whether the frame and ``autoresizingMask`` decide where the view is;
  /// otherwise constraints do.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { viewNode.translatesAutoresizingMaskIntoConstraints }
    set { viewNode.translatesAutoresizingMaskIntoConstraints = newValue }
  }
  /// A Boolean value that says whether ``updateConstraints()`` is called in the next pass.
  open var needsUpdateConstraints: Bool {
    get { viewNode.layoutState.wantsConstraints }
    set { if newValue { viewNode.setNeedsUpdateConstraints() } }
  }
  /// Creates or changes constraints; a subclass calls this one at the end.
  open func updateConstraints() {}
  /// The natural size of the contents; ``noIntrinsicMetric`` where there is none.
  open var intrinsicContentSize: NSSize {
    NSSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  /// Invalidates ``intrinsicContentSize``.
  open func invalidateIntrinsicContentSize() { viewNode.invalidateIntrinsicContentSize() }
  /// The insets of the alignment rectangle from the frame.
  open var alignmentRectInsets: NSEdgeInsets { NSEdgeInsets() }
  /// The least size that the constraints inside allow; without any the intrinsic one, and zero for
  /// a length that has none.
  open var fittingSize: NSSize {
    let size = viewNode.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    // A size without constraints is that of the alignment rectangle.
    let insets = viewNode.constraints.isEmpty ? alignmentRectInsets : NSEdgeInsets()
    return NSSize(
      width: max(0, size.width + insets.left + insets.right),
      height: max(0, size.height + insets.top + insets.bottom))
  }
  /// The node with the text whose baselines the view has; nil for none.
  var baselineNode: UIView? { nil }
  func naturalSize(in size: CGSize) -> CGSize {
    let own = intrinsicContentSize
    return CGSize(width: max(0, own.width), height: max(0, own.height))
  }

  // MARK: Appearance

  /// The opacity of the view with its subviews, 0…1.
  open var alphaValue: CGFloat {
    get { viewNode.alpha }
    set { animatable { viewNode.alpha = newValue } }
  }
  /// A Boolean value that says whether the view and its subviews are hidden, also from hit-testing.
  open var isHidden: Bool {
    get { viewNode.isHidden }
    set { viewNode.isHidden = newValue }
  }
  /// A Boolean value that says whether drawing and subviews are cut at the bounds; false at first.
  open var clipsToBounds: Bool {
    get { viewNode.clipsToBounds }
    set { viewNode.clipsToBounds = newValue }
  }
  /// A Boolean value that says whether the view, and all views in it, have a ``layer``.
  open var wantsLayer = false {
    didSet { if wantsLayer, !oldValue { layerWasMade() } }
  }
  /// The layer of the view: background, corners, border and shadow; nil until ``wantsLayer`` is
  /// true of it or of a view around it (appkit rule MV-5). Its colours are those of the appearance
  /// at the moment they are set.
  open var layer: CALayer? { isLayerBacked ? viewNode.layer : nil }
  /// A Boolean value that says whether ``updateLayer()`` sets the layer's looks, in place of
  /// ``draw(_:)``.
  open var wantsUpdateLayer: Bool { false }
  /// Updates the layer's appearance.
  open func updateLayer() {}
  /// The shadow; nil for none.
  open var shadow: NSShadow? {
    didSet { show(shadow) }
  }
  /// A Boolean value that says whether the contents changed; every drawing draws everything.
  open var needsDisplay: Bool {
    get { false }
    set { if newValue, wantsUpdateLayer { updateLayer() } }
  }
  /// Marks a part of the contents as changed.
  open func setNeedsDisplay(_ invalidRect: NSRect) { needsDisplay = true }
  /// Draws the view's own contents, in its own coordinates, behind its subviews.
  ///
  /// - Parameter dirtyRect: The bounds.
  open func draw(_ dirtyRect: NSRect) {}
  /// The appearance of the view and what is in it; nil for the superview's.
  open var appearance: NSAppearance? {
    get { ownAppearance }
    set {
      ownAppearance = newValue
      viewNode.traitOverrides.userInterfaceStyle = newValue?.style ?? .unspecified
    }
  }
  /// The appearance that the view has.
  open var effectiveAppearance: NSAppearance { NSAppearance(viewNode.traitCollection) }
  /// Called when ``effectiveAppearance`` changed.
  open func viewDidChangeEffectiveAppearance() {}
  /// Takes colours that are kept as fixed ones in the new appearance.
  func appearanceChanged() { if wantsUpdateLayer { updateLayer() } }
  /// The direction in which the view lays out its contents.
  open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
    get {
      viewNode.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    set {
      viewNode.semanticContentAttribute =
        newValue == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
    }
  }

  /// Lays out and draws the view; every drawing draws everything.
  open func display() { layoutSubtreeIfNeeded() }

  // MARK: Live resizing

  /// A Boolean value that says whether an edge of the window is being dragged.
  open var inLiveResize: Bool { isResizing }
  /// Called when an edge of the window begins to be dragged.
  open func viewWillStartLiveResize() {}
  /// Called when the user releases the edge of the window.
  open func viewDidEndLiveResize() {}

  // MARK: Animation

  /// The view itself, whose next change that can be animated is: one property or method, used up by
  /// it or by the next layout pass (appkit rule MU-3). For more use a group of
  /// ``NSAnimationContext``.
  open func animator() -> Self {
    isArmed = true
    return self
  }

  // MARK: Scrolling

  /// The part of the bounds that is not cut off by views around it.
  open var visibleRect: NSRect {
    var visible = viewNode.bounds
    var view: UIView = viewNode
    while let parent = view.superview {
      if parent.clipsToBounds {
        visible = visible.intersection(viewNode.convert(parent.bounds, from: parent))
      }
      view = parent
    }
    return visible.isNull ? .zero : mirrored(visible)
  }
  /// The scroll view around the view; nil without one.
  open var enclosingScrollView: NSScrollView? { ancestor(NSScrollView.self) }
  /// Scrolls the clip view around the view until a point is at its origin.
  open func scroll(_ point: NSPoint) {
    guard let clip = ancestor(NSClipView.self) else { return }
    clip.scroll(to: clip.convert(point, from: self))
  }
  /// Scrolls the clip view around the view as little as possible to make a rectangle visible
  /// (appkit rule MD-5).
  ///
  /// - Parameter rect: The rectangle in the view's coordinates.
  /// - Returns: Whether it scrolled.
  @discardableResult
  open func scrollToVisible(_ rect: NSRect) -> Bool {
    guard let clip = ancestor(NSClipView.self) else { return false }
    return clip.show(clip.convert(rect, from: self))
  }

  // MARK: Events

  /// The deepest view at a point, this one or one in it (appkit rule MV-7).
  ///
  /// - Parameter point: The point in the superview's coordinates.
  /// - Returns: The view; nil if the point is outside.
  open func hitTest(_ point: NSPoint) -> NSView? {
    guard !isHidden, point.x.isFinite, point.y.isFinite else { return nil }
    let converted = superview.map { convert(point, from: $0) } ?? point
    guard superview == nil ? mouse(point, in: frame) : mouse(converted, in: bounds) else {
      return nil
    }
    for child in viewNode.childrenInTouchOrder.reversed() {
      if let found = child.ownedViews.reversed().firstNonNil({
        $0.hitTest(inside: self, converted)
      }) {
        return found
      }
    }
    return self
  }
  /// The areas that were added.
  open var trackingAreas: [NSTrackingArea] { trackedAreas }
  private var trackedAreas: [NSTrackingArea] = []
  /// Adds a tracking area. Nothing tracks the mouse here.
  open func addTrackingArea(_ trackingArea: NSTrackingArea) { trackedAreas.append(trackingArea) }
  /// Removes a tracking area.
  open func removeTrackingArea(_ trackingArea: NSTrackingArea) {
    trackedAreas.removeAll { $0 === trackingArea }
  }
  /// Has no effect: nothing tracks the mouse. Updates the tracking areas to the view's size.
  open func updateTrackingAreas() {}
  /// The menu of the right button; nil for nothing.
  open var menu: NSMenu?
  /// Returns the menu for the right button and an event: the view's ``menu`` unless overridden.
  open func menu(for event: NSEvent) -> NSMenu? { menu }

  // MARK: Dropping

  /// Registers types of data that can be dropped on the view, beside those before.
  open func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {
    draggedTypes += newTypes.filter { !draggedTypes.contains($0) }
  }
  /// Unregisters all types of data that can be dropped on the view.
  open func unregisterDraggedTypes() { draggedTypes = [] }
  /// The types of the data that can be dropped here; none at first.
  open var registeredDraggedTypes: [NSPasteboard.PasteboardType] { draggedTypes }
  /// Called when a drag enters the view. Returns the operation of a drop: none, unless overridden.
  open func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
  /// Called when a drag moves over the view. Returns the operation of a drop: the last answer,
  /// unless overridden.
  open func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation {
    (sender as? Drag)?.answer ?? []
  }
  /// Called when a drag leaves the view, or ends over it without a drop.
  open func draggingExited(_ sender: (any NSDraggingInfo)?) {}
  /// Called before a drop that was not refused. Returns whether it is still accepted: true, unless
  /// overridden.
  open func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool { true }
  /// Accepts the data of a drop. Returns whether they were accepted: false, unless overridden.
  open func performDragOperation(_ sender: any NSDraggingInfo) -> Bool { false }
  /// Called after data were accepted.
  open func concludeDragOperation(_ sender: (any NSDraggingInfo)?) {}
  /// Called when a drag ends over the view.
  open func draggingEnded(_ sender: any NSDraggingInfo) {}
  /// Called after each answer, to change the images of the dragged items.
  open func updateDraggingItemsForDrag(_ sender: (any NSDraggingInfo)?) {}

  // MARK: Hit-testing

  /// Returns whether a point is in a rectangle of this view.
  open func mouse(_ point: NSPoint, in rect: NSRect) -> Bool {
    point.x >= rect.minX && point.x < rect.maxX && point.y >= rect.minY && point.y < rect.maxY
  }
}
