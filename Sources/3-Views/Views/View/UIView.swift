// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry

/// A rectangle that draws itself and holds other views.
///
/// Geometry is UIKit's: ``bounds``, ``center`` and ``transform`` are stored, ``frame`` follows from
/// them. Points, y down. Everything that a subclass may override is declared in this file; the work
/// is done in the extensions beside it.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// The state of the view's layout; `setNeedsLayout` and friends go through it.
  package var layoutState = LayoutState()
  package var geometry = ViewGeometry()
  package var children: [UIView] = []
  package weak var parent: UIView?
  package weak var root: UIWindow?
  package weak var controller: UIViewController?
  package var ownLayer: CALayer?
  package var ownTint: UIColor?
  var ownTraits: TraitValues?
  var resolvedTraits: UITraitCollection?
  var traitObservers: [TraitObserver] = []
  var margins = ViewMargins()
  /// The view's state for constraints; nil without any.
  var autoLayout: ViewConstraints?
  /// The animations under way; nil for none, which is nearly always.
  var animations: PropertyAnimations?

  // MARK: Creating

  /// Creates a view.
  ///
  /// - Parameter frame: Where it is in its superview, in points.
  public init(frame: CGRect) {
    super.init()
    setFrame(frame)
  }

  /// Creates a view of an Interface Builder document: with its values, subviews and constraints. With
  /// another coder it is like `init(frame: .zero)`.
  public required init?(coder: NSCoder) {
    super.init()
    decodeNib(coder)
  }

  /// Creates a view of no size at the origin.
  public override convenience init() { self.init(frame: .zero) }

  // MARK: Geometry

  /// The smallest upright rectangle around the view, in its superview's coordinates.
  open var frame: CGRect {
    get { geometry.frame }
    set { setFrame(newValue) }
  }

  /// The view's rectangle in its own coordinates. Its origin scrolls the contents.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { setBounds(newValue) }
  }

  /// The layer's `anchorPoint`, at first the middle of the view, in its superview's coordinates.
  open var center: CGPoint {
    get { geometry.center }
    set { setCenter(newValue) }
  }

  /// A transform about the middle of the view.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { setTransform(newValue) }
  }

  /// A transform in space about the middle of the view, drawn as that of a ``CALayer`` is.
  open var transform3D: CATransform3D {
    get { ownLayer?.transform ?? CATransform3DMakeAffineTransform(geometry.transform) }
    set { setSpatialTransform(newValue) }
  }

  /// The mask by which the view follows when its superview's size changes.
  open var autoresizingMask: AutoresizingMask = []
  /// A Boolean value that says whether subviews follow when the size changes, each by its
  /// ``autoresizingMask``.
  open var autoresizesSubviews = true
  /// A Boolean value that says whether the frame and ``autoresizingMask`` decide where the view is;
  /// otherwise constraints do.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { placementChanged() } }
  }

  // MARK: Appearance

  /// The opacity of the view with its subviews, 0…1.
  open var alpha: CGFloat = 1 {
    willSet { if newValue != alpha { alphaWillChange(to: newValue) } }
    didSet { propertyDidChange() }
  }
  /// A Boolean value that says whether the view and its subviews are left out of drawing and
  /// hit-testing. A stack view gives no space to an arranged view that is hidden.
  open var isHidden = false {
    didSet { if isHidden != oldValue { hiddenDidChange() } }
  }
  /// A Boolean value that says whether subviews are cut at the bounds, and at rounded corners.
  open var clipsToBounds = false
  /// Has no effect: a hint for drawing that is not needed. A Boolean value that says whether the
  /// view fills its bounds.
  open var isOpaque = true
  /// The colour of the bounds behind the contents; nil for nothing.
  open var backgroundColor: UIColor? {
    willSet { if newValue != backgroundColor { backgroundColorWillChange(to: newValue) } }
  }
  /// The mode in which contents of another size fill the bounds.
  open var contentMode: ContentMode = .scaleToFill
  /// A number to find the view by.
  open var tag = 0
  /// A Boolean value that says whether hit-testing finds the view and its subviews.
  open var isUserInteractionEnabled = true

  // Implicitly unwrapped as in UIKit: nil is set, never read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of templates and of what can be acted on; inherited from the superview.
  open var tintColor: UIColor! {
    get { ownTint ?? parent?.tintColor ?? .systemBlue }
    set {
      guard newValue !== ownTint else { return }
      ownTint = newValue
      announceTint()
    }
  }

  /// Has no effect: colours are not dimmed behind what is presented. The mode in which
  /// ``tintColor`` is dimmed.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  /// Called when ``tintColor`` changed, in this view or above.
  open func tintColorDidChange() {}

  /// The layer of the view: corners, border, shadow, depth and mask.
  open var layer: CALayer { layerCreatingIfNeeded() }
  /// The class of the view's ``layer``: `CALayer` unless a subclass names another. One that is not a
  /// layer's stops the program when the layer is first asked for.
  open class var layerClass: AnyClass { CALayer.self }
  /// The view whose opacity decides what of this one is seen; nil, as by default, for all. Its frame is
  /// in this view's coordinates; it is taken out of its superview. Touches do not follow it.
  open var mask: UIView? {
    get { maskingView }
    set { maskingView = newValue }
  }

  // MARK: Direction

  /// The meaning of the contents, which decides whether the view flips in right-to-left layouts.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet {
      guard semanticContentAttribute != oldValue else { return }
      setNeedsLayout()
      constraintInputsChanged()
    }
  }

  /// The direction in which the view lays out its contents.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(in: traitCollection)
  }

  // MARK: Hierarchy

  /// The view that this one is in.
  open var superview: UIView? { parent }
  /// The views in this one, the backmost first.
  open var subviews: [UIView] { children }
  /// The window that the view is in; nil outside one.
  open var window: UIWindow? { root }
  /// The controller or the superview.
  open override var next: UIResponder? { controller ?? parent }

  /// Adds a view in front of the other subviews, and removes it from its previous superview.
  open func addSubview(_ view: UIView) { insert(view, at: children.count) }

  /// Inserts a view at an index of ``subviews``; an index beyond the ends means the end.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts a view in front of a sibling; in front of everything if that is not a subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, nextTo: sibling, offset: 1)
  }

  /// Inserts a view behind a sibling; in front of everything if that is not a subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, nextTo: sibling, offset: 0)
  }

  /// Exchanges the views at two indexes of ``subviews``; nothing happens if either does not exist.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard children.indices.contains(index1), children.indices.contains(index2) else { return }
    children.swapAt(index1, index2)
  }

  /// Moves a view in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) { move(view, to: children.count) }

  /// Moves a view behind its siblings.
  open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    guard let parent else { return }
    willMove(toSuperview: nil)
    let window = root
    let changesWindow = window != nil
    if let window {
      for feature in window.features { feature.viewWillLeave(self) }
      announceMove(to: nil)
    }
    dropConstraintsToOutside()
    parent.willRemoveSubview(self)
    if let index = parent.children.firstIndex(where: { $0 === self }) {
      parent.children.remove(at: index)
    }
    self.parent = nil
    if changesWindow { setWindow(nil) }
    didMoveToSuperview()
    if changesWindow { announceMoved() }
    parent.setNeedsLayout()
    window?.viewWasRemoved(self, from: parent)
  }

  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed.
  open func didMoveToWindow() {}
  /// Called after a view was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Layout

  /// Requests a call of ``layoutSubviews()`` in the next pass.
  open func setNeedsLayout() {
    guard !layoutState.isNeeded else { return }
    layoutState.isNeeded = true
    parent?.markSubtreeNeedsLayout()
  }
  /// Lays out the view and its descendants, where layout was requested.
  open func layoutIfNeeded() {
    updateConstraintTree()
    solveConstraints()
    // As Core Animation does: start at the topmost of the ancestors that all wait for layout.
    var top = self
    while let parent = top.parent, parent.layoutState.isNeeded, !parent.layoutState.isRunning {
      top = parent
    }
    var passes = 0
    while top.layoutState.isPending, passes < Self.passLimit {
      top.updateConstraintTree()
      passes += 1
      // What is left waits for views that are being laid out, further up in the calls.
      guard top.layOutTree() else { break }
    }
    if passes == Self.passLimit { top.announceEndlessLayout() }
    if top.parent == nil, !top.layoutState.isRunning { root?.rootDidLayOut() }
  }
  /// Lays out the subviews that constraints place; subclasses lay out others.
  open func layoutSubviews() {
    guard autoLayout != nil || hasConstrainedSubviews else { return }
    guard let engine = placingEngine, engine.update() else { return }
    engine.sizeContents(of: self)
    for guide in autoLayout?.guidesWithConstraints ?? [] {
      if let frame = engine.frame(of: guide), frame != guide.layoutFrame {
        guide.layoutFrame = frame
      }
    }
    // The transform of a subview that is zoomed is none of the constraints'.
    let scaled = (self as? UIScrollView)?.zooming?.scaledView
    for child in children where !child.translatesAutoresizingMaskIntoConstraints {
      guard let frame = engine.frame(of: child) else { continue }
      let center =
        child === scaled
        ? child.geometry.scaledAnchorPoint(of: frame) : child.geometry.anchorPoint(of: frame)
      if child.geometry.bounds.size != frame.size {
        child.bounds = CGRect(origin: child.geometry.bounds.origin, size: frame.size)
      }
      if child.geometry.center != center { child.center = center }
    }
  }

  /// Marks the contents as changed. Every drawing draws everything, so nothing is stored.
  open func setNeedsDisplay() {}

  /// Draws the contents in `UIGraphicsGetCurrentContext()`, between the background and the subviews.
  open func draw(_ rect: CGRect) {}

  /// The size that suits the contents in a space; the present one unless a subclass knows better.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to the size that ``sizeThatFits(_:)`` returns for the present one; the
  /// frame's origin stays.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    // Without the transform, if there is one (auto-layout rule ALF-10).
    let origin = geometry.untransformedFrame.origin
    let center = geometry.anchorPoint(of: CGRect(origin: origin, size: size))
    propertiesWillChange()
    defer { propertiesDidChange() }
    if center != geometry.center { self.center = center }
    bounds = CGRect(origin: bounds.origin, size: size)
  }

  /// The natural size of the contents; ``noIntrinsicMetric`` where there is none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Invalidates ``intrinsicContentSize``.
  open func invalidateIntrinsicContentSize() {
    intrinsicSizeChanged()
    parent?.setNeedsLayout()
  }

  /// The size that suits the contents, without a requirement; see the other form.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that suits the contents.
  ///
  /// With constraints inside, what they allow. Without any, a required length is the target's;
  /// another is the intrinsic one or, without one, what ``sizeThatFits(_:)`` says.
  ///
  /// - Parameters:
  ///   - targetSize: The size wanted, in points.
  ///   - horizontalFittingPriority: `.required` keeps the width of `targetSize`.
  ///   - verticalFittingPriority: `.required` keeps the height of `targetSize`.
  /// - Returns: The size.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    constrainedSize(for: targetSize, horizontalFittingPriority, verticalFittingPriority)
      ?? fittingSize(
        for: targetSize, isWidthRequired: horizontalFittingPriority == .required,
        isHeightRequired: verticalFittingPriority == .required)
  }

  // MARK: Constraints

  /// The constraints that the view holds: among itself and what is in it, in order of activation.
  open var constraints: [NSLayoutConstraint] { autoLayout?.held ?? [] }
  /// Requests a call of ``updateConstraints()`` in the next pass.
  open func setNeedsUpdateConstraints() {
    layoutState.wantsConstraints = true
    markConstraintsNeededAbove()
    setNeedsLayout()
  }
  /// Returns whether ``updateConstraints()`` will be called in the next pass.
  open func needsUpdateConstraints() -> Bool { layoutState.wantsConstraints }
  /// Calls ``updateConstraints()`` of the view and its descendants, where it was requested.
  open func updateConstraintsIfNeeded() { updateConstraintTree() }
  /// Creates or changes constraints; a subclass calls this one at the end.
  open func updateConstraints() {}
  /// A Boolean value that says whether the class makes its constraints in ``updateConstraints()``,
  /// which is called once the view is in another then.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The insets of the alignment rectangle from the frame.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The rectangle that constraints speak of: a frame less ``alignmentRectInsets``. An override is
  /// the inverse of one of ``frame(forAlignmentRect:)``.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    Self.rect(frame, less: alignmentRectInsets)
  }
  /// The frame whose alignment rectangle is given.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    Self.rect(alignmentRect, with: alignmentRectInsets)
  }

  /// The view whose first baseline constraints take for this one's: the view itself, or one in it.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline constraints take for this one's: the view itself, or one in it.
  open var forLastBaselineLayout: UIView { self }

  /// Returns the priority with which the view resists being larger than its contents: 250 unless
  /// set, 750 for a switch.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging(axis)
  }
  /// Sets the priority with which the view resists being larger than its contents: above 0, at most
  /// 1000.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setContentPriority(priority, axis, \.hugging)
  }
  /// Returns the priority with which the view resists being smaller than its contents; 750 unless set.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { resistance(axis) }
  /// Sets the priority with which the view resists shrinking below its contents: above 0, at most 1000.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setContentPriority(priority, axis, \.resistance)
  }
  /// The hugging of a view unless it is set (auto-layout rule ALI-2).
  class var defaultHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (.defaultLow, .defaultLow)
  }

  // MARK: Guides

  /// The guides of the view: those added, and the system's that were asked for.
  open var layoutGuides: [UILayoutGuide] {
    guard let autoLayout else { return [] }
    return autoLayout.guides + autoLayout.systemGuides
  }
  /// Adds a guide, and removes it from its previous view; constraints determine its rectangle.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    do { try checkRemoval(of: layoutGuide) } catch { programmerError(error.message) }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    madeConstraints.guides.append(layoutGuide)
    constraintStructureChanged()
  }
  /// Removes a guide, and the constraints that name it; it is an error for one of the system's.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    do { try checkRemoval(of: layoutGuide) } catch { programmerError(error.message) }
    guard let autoLayout, hasAdded(layoutGuide) else { return }
    var holder: UIView? = self
    while let view = holder {
      for constraint in view.constraints
      where constraint.items.contains(where: { $0 === layoutGuide }) {
        view.uninstall(constraint)
      }
      holder = view.parent
    }
    autoLayout.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
    constraintStructureChanged()
  }
  /// The rectangle inside the margins.
  open var layoutMarginsGuide: UILayoutGuide { marginsGuide }
  /// The rectangle that bars and corners of the screen leave free.
  open var safeAreaLayoutGuide: UILayoutGuide {
    madeOnce(\.safeAreaGuide) {
      InsetGuide(self, "UIViewSafeAreaLayoutGuide") { $0.safeAreaInsets }
    }
  }
  /// The middle of the margins' rectangle, at most 672 points wide at the default text size.
  open var readableContentGuide: UILayoutGuide {
    madeOnce(\.readableGuide) { ReadableContentGuide(self) }
  }
  /// The area of the keyboard, which never appears: the bottom of the safe area.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    madeOnce(\.keyboardGuide) {
      let guide = UIKeyboardLayoutGuide()
      guide.owningView = self
      guide.identifier = "UIViewKeyboardLayoutGuide"
      return guide
    }
  }

  // MARK: Ambiguity

  /// A Boolean value that says whether the view could have another frame without any constraint being
  /// met less; asking solves the constraints around again.
  open var hasAmbiguousLayout: Bool { UIView.engine(around: [self])?.isAmbiguous(self) ?? false }
  /// The active constraints that decide where the view is (auto-layout rule ALA-4).
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    UIView.engine(around: [self])?.constraintsDeciding(self, axis) ?? []
  }

  // MARK: Margins

  /// The distances from the edges that contents should keep, by side.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins.sided(effectiveUserInterfaceLayoutDirection) }
    set {
      setMargins(NSDirectionalEdgeInsets(newValue, effectiveUserInterfaceLayoutDirection))
    }
  }

  /// The distances from the edges that contents should keep, by reading direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveMargins }
    set { setMargins(newValue) }
  }

  /// A Boolean value that says whether the margins are at least what is left of the superview's at
  /// this view's place.
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set { changeMargins { $0.preservesSuperview = newValue } }
  }

  /// A Boolean value that says whether the safe area is added to the margins.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set { changeMargins { $0.insetsFromSafeArea = newValue } }
  }

  /// Called when the margins changed.
  open func layoutMarginsDidChange() {}

  /// The insets of this view that bars and corners of the screen cover, from each edge.
  open var safeAreaInsets: UIEdgeInsets {
    guard let root, let parent, root.safeAreaInsets != .zero || root.hasAdditionalSafeArea else {
      return .zero
    }
    // A view that constraints have not placed yet lies in the corner only until they do: with the
    // corner's insets in its margins they could not be satisfied.
    let inherited =
      frame == .zero ? .zero : remainder(of: parent.safeAreaOfContents, in: parent)
    guard let controller, controller.addsToSafeArea else { return inherited }
    let (more, bars) = (controller.additionalSafeAreaInsets, controller.barInsets)
    return UIEdgeInsets(
      top: max(0, inherited.top + bars.top + more.top),
      left: max(0, inherited.left + bars.left + more.left),
      bottom: max(0, inherited.bottom + bars.bottom + more.bottom),
      right: max(0, inherited.right + bars.right + more.right))
  }

  /// Called when ``safeAreaInsets`` changed.
  open func safeAreaInsetsDidChange() {}

  /// The part of ``safeAreaInsets`` that subviews have to keep clear of themselves.
  var safeAreaOfContents: UIEdgeInsets { safeAreaInsets }

  /// Called directly after new bounds are stored, before anything follows from them.
  func boundsWereStored() {}

  // MARK: Traits

  /// The traits of the view's environment.
  open var traitCollection: UITraitCollection { currentTraits }

  /// The traits that are set on this view, for itself and its descendants.
  open var traitOverrides: TraitValues {
    get { ownTraits ?? TraitValues() }
    set {
      guard newValue != ownTraits ?? TraitValues() else { return }
      ownTraits = newValue.isEmpty ? nil : newValue
      updateTraits()
    }
  }

  /// The style of the view and what is in it; `unspecified` for the superview's.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// Called when ``traitCollection`` changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Hit-testing

  /// The frontmost view at a point in this view's coordinates, in this one or what is in it; nil if
  /// the point is outside or the view takes no part.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // UIKit leaves out what is less than a hundredth opaque.
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, animations?.blocksTouches != true
    else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    for child in childrenInTouchOrder.reversed() {
      if let found = child.hitTest(child.convert(point, from: self), with: event) { return found }
    }
    return self
  }

  /// Returns whether a point, in this view's coordinates, is in the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.isFinite && point.x.isFinite && point.y.isFinite && bounds.contains(point)
  }

  // MARK: Drawing

  /// Draws what a built-in view shows, in its bounds.
  func drawContent(in drawing: ViewDrawing) {}

  /// Draws what is in front of the subviews, in the view's bounds.
  func drawOverlay(in drawing: ViewDrawing) {}

  /// Returns the distances of the baselines from the upper and the lower edge.
  func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat) { (0, 0) }

  /// Whether baselines are those of text, rather than the edges.
  var hasTextBaselines: Bool { false }

  func visibilityDidChange(of subview: UIView) {}

  // MARK: Interaction

  var interactionState = InteractionState()
  /// The gesture recognizers of the view, in the order in which they were added; nil for none.
  ///
  /// Setting them removes those that are no longer in the list, and adds the others.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { ownGestureRecognizers.isEmpty ? nil : ownGestureRecognizers }
    set { exchangeGestureRecognizers(for: newValue ?? []) }
  }
  /// Adds a recognizer, and removes it from the view that has it.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.setView(self)
    ownGestureRecognizers.append(recognizer)
  }
  /// Removes a recognizer; one of another view stays there.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.giveUp()
    ownGestureRecognizers.removeAll { $0 === recognizer }
    recognizer.setView(nil)
  }
  /// Returns whether a gesture on the view may begin, its own or one around it.
  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
  /// A Boolean value that says whether the view can have the focus now; false unless overridden.
  open var canBecomeFocused: Bool { false }
  /// A Boolean value that says whether the view has the focus.
  open var isFocused: Bool { root?.focus?.isShown(by: self) ?? false }
  /// The environments to which the focus goes, best first; empty for the view or what is in it.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Returns whether a movement of the focus from the view or what is in it, or to it, may happen.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called when the focus has moved from the view or its descendants, or to them.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Returns the views inside that can have the focus and overlap a rectangle.
  ///
  /// - Parameter rect: The rectangle, in the view's coordinates.
  /// - Returns: The views.
  open func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    if let source = self as? any FocusItemSource {
      return source.focusItems(in: rect, heading: [])
    }
    return focusableViews.filter { convert($0.bounds, from: $0).overlaps(rect) }
  }

  /// The words that the view shows, for layout trees.
  package var shownText: String? { nil }
}
