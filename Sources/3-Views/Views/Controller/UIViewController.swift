// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry

/// An object that owns a view, and is notified when the view is loaded, shown and laid out.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
  private var loadedView: UIView?
  private var nib: (name: String?, bundle: Bundle?)
  private var edits = false
  private var respectsMinimumMargins = true
  /// The margin at the sides that suits the window, in points.
  var sideMargin = SideMargin.narrow
  private var barItems = ControllerBarItems()
  /// The insets of the bars that the controllers around this one have drawn over the edges of its
  /// view. They count to the safe area as ``additionalSafeAreaInsets`` does.
  package var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { additionalSafeAreaChanged() } }
  }
  /// The scroll view that bars at the top and the bottom follow, where a client says so.
  var contentScrollViews = ContentScrollViews()
  package var movement = ContainerMovement.none
  var appearance = ControllerAppearance()
  /// The scene of a storyboard that the controller was created from; nil for none.
  var scene: StoryboardScene?
  /// The traits that the controller knows of; nil until its view was in a window.
  var knownTraits: UITraitCollection?
  var traitObservers: [TraitObserver] = []

  /// Creates a controller whose view is created in `loadView()`.
  ///
  /// - Parameters:
  ///   - nibName: The name of an Interface Builder document that has the controller as its owner and
  ///     sets its view; nil for one that is named after the class, or none. See ``loadView()``.
  ///   - bundle: The document's bundle; nil for the main one.
  public init(nibName: String?, bundle: Bundle?) {
    nib = (nibName, bundle)
    super.init()
  }

  /// Creates a controller of an Interface Builder document. With another coder it is like `init()`.
  public required init?(coder: NSCoder) {
    nib = (coder.nibElement?["nibName"], coder.nibBundle)
    super.init()
    scene = coder.nibScene
    scene?.take(self)
    coder.decode(self, reading: NibSteps.controller)
    barItems.decode(coder, title: title)
    toolbarItems = coder.nibObjects(in: "toolbarItems")
    if let view = coder.nibObject(for: "view") as? UIView { self.view = view }
  }

  /// Creates a controller whose view is created in `loadView()`.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  // Implicitly unwrapped as in UIKit: clients write both `view.frame` and `view = nil`.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller's view, loaded when first asked for.
  open var view: UIView! {
    get { loadedView ?? load() }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
      if addsToSafeArea { additionalSafeAreaChanged() }
    }
  }

  /// The view if it is loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// A Boolean value that says whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }
  /// The title of the controller in bars; setting it sets those of ``navigationItem`` and
  /// ``tabBarItem``, too.
  open var title: String? { didSet { barItems.take(title: title) } }
  /// The size that the view asks for where it is shown in something else, such as the preview of a
  /// context menu or a popover; zero for whatever that gives it.
  open var preferredContentSize = CGSize.zero {
    didSet { presentation?.controller?.preferredContentSizeDidChange() }
  }
  /// A Boolean value that says whether the controller lets its contents be edited. Setting it calls
  /// ``setEditing(_:animated:)``, not animated.
  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends editing; overridden to pass it on, calling this one first.
  ///
  /// - Parameters:
  ///   - editing: Whether to edit.
  ///   - animated: Whether what an override changes is to take time.
  open func setEditing(_ editing: Bool, animated: Bool) {
    edits = editing
    barItems.take(isEditing: editing)
  }

  // MARK: Storyboards

  /// The storyboard that the controller was created from; nil for none.
  open var storyboard: UIStoryboard? { scene?.storyboard }

  /// Performs a segue of the controller's scene.
  ///
  /// - Parameters:
  ///   - identifier: Its name. One that the scene does not have stops the program.
  ///   - sender: What `prepare(for:sender:)` gets.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    requiredSegue(identifier).perform(sender: sender)
  }

  /// Returns whether a triggered segue is performed. Not called for
  /// ``performSegue(withIdentifier:sender:)``.
  ///
  /// - Parameters:
  ///   - identifier: Its name; empty for one without.
  ///   - sender: The object that triggers it.
  /// - Returns: Whether it is performed; true unless overridden.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue is performed: its destination exists, but its view is not loaded.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Returns whether unwinding may end at this controller.
  ///
  /// - Parameters:
  ///   - action: The method that gets the segue.
  ///   - fromViewController: The controller whose segue leads back.
  ///   - sender: The object that triggered it.
  /// - Returns: Whether the controller has the action, unless overridden.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { self !== fromViewController && action.isUnderstood(by: self) }

  /// Returns the controllers in this one where unwinding may end, the first to be asked first: all but
  /// the one that it comes from.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let origin = childContaining(source)
    return children.filter { $0 !== origin }
  }

  /// Returns the child that the source of unwinding is, or is in; nil if it is not in this controller.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    sequence(first: source.source, next: \.parent).first { $0.parent === self }
  }

  /// Shows a controller of this container again; a container overrides it. Does nothing else.
  ///
  /// - Parameters:
  ///   - unwindSegue: The segue that leads back.
  ///   - subsequentVC: The child that leads to its destination.
  open func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {}

  // MARK: Bars

  /// The item that the navigation bar shows for the controller.
  open var navigationItem: UINavigationItem { barItems.navigationItem(title: title) }
  // Implicitly unwrapped as in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The item that a tab bar shows for the controller: of its title, unless it is set; a navigation
  /// controller has its first controller's. Setting nil makes another one.
  open var tabBarItem: UITabBarItem! {
    get { barItems.tabItem(title: title) }
    set {
      barItems.tab = newValue
      announceTabItem()
    }
  }
  /// Whether the controller has a tab bar item of its own, made or set.
  package var hasTabBarItem: Bool { barItems.tab != nil }
  /// An item that begins and ends editing: "Edit" or "Done".
  open var editButtonItem: UIBarButtonItem { barItems.editItem(of: self) }
  /// The items that a navigation controller's toolbar shows for the controller, if any.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { announceToolbarItems(animated: false) }
  }
  /// Sets the items of a navigation controller's toolbar for this controller.
  ///
  /// - Parameters:
  ///   - toolbarItems: The items; nil for none.
  ///   - animated: Has no effect: they are there at once.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// A Boolean value that says whether the bar at the bottom goes away while the controller, or one
  /// pushed on it, is shown: in a tab bar controller its tab bar, elsewhere the toolbar.
  open var hidesBottomBarWhenPushed = false
  /// The edges at which the view goes on under bars.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { if edgesForExtendedLayout != oldValue { announceBarRelations() } }
  }
  /// A Boolean value that says whether the view also goes on under bars that are not translucent.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { announceBarRelations() } }
  }
  /// The colour of the status bar's text.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Has no effect: the status bar is drawn without asking. A Boolean value that says whether it is
  /// hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// Has no effect: the home indicator is drawn without asking. A Boolean value that says whether
  /// it hides automatically.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Has no effect: the status bar does not move. The animation with which it appears and
  /// disappears.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Has no effect: the style is that of the frontmost controller. The child that decides it
  /// instead.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Has no effect: the status bar is drawn without asking. The child that decides whether it is
  /// hidden.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Has no effect: nothing turns the screen. A Boolean value that says whether the contents turn
  /// with it.
  open var shouldAutorotate: Bool { true }
  /// Has no effect: nothing turns the screen. The orientation in which the controller is presented.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Has no effect: nothing turns the screen. Turns the contents with the screen.
  open class func attemptRotationToDeviceOrientation() {}
  /// Has no effect: the `contentInsetAdjustmentBehavior` of scroll views decides. A Boolean value
  /// that says whether their insets follow bars.
  open var automaticallyAdjustsScrollViewInsets = true
  /// The place between the view's top and its safe area, for code before iOS 11.
  open var topLayoutGuide: any UILayoutSupport { view.topBarGuide }
  /// The place between the view's safe area and its bottom, for code before iOS 11.
  open var bottomLayoutGuide: any UILayoutSupport { view.bottomBarGuide }
  /// Requests an update of the status bar's appearance, which is read at each drawing.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// The coordinator of the transition under way; nil without one that takes time.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    presentationCoordinator ?? parent?.transitionCoordinator
  }
  /// A Boolean value that says whether the controller appears since a container took it in.
  open var isMovingToParent: Bool { movement == .toParent }
  /// A Boolean value that says whether the controller disappears since its container gives it up.
  open var isMovingFromParent: Bool { movement == .fromParent }
  /// Sets the scroll view that bars follow.
  ///
  /// - Parameters:
  ///   - scrollView: A scroll view in the view; nil for the view itself or its backmost subview, if
  ///     that is one.
  ///   - edge: The edges whose bars follow it; those at the sides do not count.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    contentScrollViews.set(scrollView, for: edge)
    announceBarRelations()
  }
  /// Returns the scroll view that a bar follows.
  ///
  /// - Returns: The one named for it, otherwise the view itself or its backmost subview if that is a
  ///   scroll view; nil without one.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let named = contentScrollViews.scrollView(for: edge) { return named }
    return viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
  }
  /// Shows a controller in the way of the containers around this one: a navigation controller
  /// pushes it. Without such a container it is presented.
  open func show(_ viewController: UIViewController, sender: Any?) {
    guard let parent else { return presentShown(viewController) }
    parent.show(viewController, sender: sender)
  }
  /// Shows a controller beside this one, in the way of the containers around it. Without such a
  /// container it is presented.
  open func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
    guard let parent else { return presentShown(viewController) }
    parent.showDetailViewController(viewController, sender: sender)
  }

  // MARK: Presentation

  /// The controller's presentations; nil for one that presents nothing and is not presented.
  package var presentation: ControllerPresentation?
  /// The controller that this one presents, or one around it does; nil for none.
  open var presentedViewController: UIViewController? {
    presentation?.presented ?? parent?.presentedViewController
  }
  /// The controller that presents this one, or one around it; nil for none.
  open var presentingViewController: UIViewController? {
    presentation?.presenting ?? parent?.presentingViewController
  }
  /// The style in which the controller is presented, `automatic` unless set.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { presentation?.style ?? .automatic }
    set { madePresentation.style = newValue }
  }
  /// The way in which the controller comes and goes when it is presented.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { presentation?.transitionStyle ?? .coverVertical }
    set { madePresentation.transitionStyle = newValue }
  }
  /// A Boolean value that says whether a touch cannot dismiss the controller; false unless set.
  open var isModalInPresentation: Bool {
    get { presentation?.isModal ?? false }
    set { if newValue != isModalInPresentation { madePresentation.isModal = newValue } }
  }
  /// A Boolean value that says whether the controller appears since it is presented.
  open var isBeingPresented: Bool { presentation?.movement == .presented }
  /// A Boolean value that says whether the controller disappears since it is dismissed.
  open var isBeingDismissed: Bool { presentation?.movement == .dismissed }
  /// Presents a controller over this one, or over the controller around it that suits the style.
  ///
  /// A controller that presents one, or is in no window, says so on the console and does nothing.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller. One that has a parent or is presented is a programmer
  ///     error.
  ///   - flag: Whether it comes over the window's time.
  ///   - completion: Called when it has appeared; nil for nothing.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    Self.presenter?.present(
      viewControllerToPresent, from: self, animated: flag, completion: completion)
  }
  /// Dismisses what this controller presents, with all that is presented over it; without that, the
  /// controller itself.
  ///
  /// - Parameters:
  ///   - flag: Whether the frontmost one goes over the window's time; the others go at once.
  ///   - completion: Called when it has disappeared, or at once if there is nothing to dismiss.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    Self.presenter?.dismiss(from: self, animated: flag, completion: completion)
  }
  /// The insets that the controller adds to the safe area of its view, by side. It counts in a
  /// window; negative numbers make the safe area smaller, down to none.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { additionalSafeAreaChanged() } }
  }
  /// The least margins of the view, by reading direction: at the sides 16 points in a window less than
  /// 414 points wide and 20 in others; 16 before the view is in a window.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: sideMargin, bottom: 0, trailing: sideMargin)
  }
  /// A Boolean value that says whether the margins of the view are at least
  /// ``systemMinimumLayoutMargins``.
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { respectsMinimumMargins }
    set {
      guard newValue != respectsMinimumMargins else { return }
      guard let loadedView else {
        respectsMinimumMargins = newValue
        return
      }
      loadedView.changeMargins { _ in respectsMinimumMargins = newValue }
    }
  }
  /// The environments in the controller that the focus prefers, best first: its view.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] {
    viewIfLoaded.map { [$0] } ?? []
  }
  /// Requests a focus update, if the focus is in the view.
  open func setNeedsFocusUpdate() { viewIfLoaded?.root?.focus?.lookAgain(in: self) }
  /// Updates the focus now, if an update was requested.
  open func updateFocusIfNeeded() { viewIfLoaded?.root?.focus?.updateFocusIfNeeded() }
  /// Returns whether a movement of the focus in the view may happen.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called when the focus has moved in the view.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Called instead of the view's `updateConstraints()`, which it calls.
  open func updateViewConstraints() { view.updateConstraints() }
  /// The controller that this one is in.
  open private(set) weak var parent: UIViewController?
  /// The controllers in this one.
  open private(set) var children: [UIViewController] = []
  /// The view's superview; where that holds what is presented, the presenting controller comes next.
  open override var next: UIResponder? {
    guard let presentation, presentation.isCovered else { return loadedView?.parent }
    return loadedView?.parent ?? presentation.superviewWhileCovered
  }

  /// The traits of the view or, before it is loaded, the current ones.
  open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? .current }

  /// The name of the document that the view is from: the one that the controller was created with or,
  /// once the view is loaded, the one that was found; nil for none.
  open var nibName: String? { nib.name }
  /// The bundle that the controller was created with; nil for none.
  open var nibBundle: Bundle? { nib.bundle }

  /// Creates the view; overridden to use another one.
  ///
  /// The view is that of its scene, if a storyboard created the controller, or of the Interface Builder
  /// document ``nibName``. Without a name it is that of the document with the class's name without
  /// `Controller`, as `NewsView` for `NewsViewController`, or with the class's name; if there is no
  /// such document, it is a plain view.
  open func loadView() {
    guard !loadViewFromNib() else { return }
    view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  }
  /// Loads the view from the controller's document.
  ///
  /// - Returns: Whether there is one. One that is named and missing stops the program.
  package func loadViewFromNib() -> Bool {
    if let scene, scene.loadView() { return true }
    guard let name = nib.name ?? NibFiles.name(forViewOf: type(of: self), in: nib.bundle) else {
      return false
    }
    UINib(nibName: name, bundle: nib.bundle).instantiate(withOwner: self)
    guard loadedView != nil else {
      programmerError("loaded the \"\(name)\" nib but the view outlet was not set")
    }
    nib.name = name
    return true
  }
  /// Loads the view if it is not loaded.
  open func loadViewIfNeeded() { if loadedView == nil { _ = load() } }
  /// Called after the view was loaded.
  open func viewDidLoad() {}
  /// Called before the view is added to a window.
  ///
  /// - Parameter animated: Whether that happens in an animation block, or in a transition that is
  ///   said to be animated; see ``beginAppearanceTransition(_:animated:)``.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in its window and has its traits and size, before it is laid out.
  ///
  /// - Parameter animated: Whether the view is appearing over time, as in ``viewWillAppear(_:)``.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view has appeared: at once, at the end of the animation that it appears in, or
  /// when the transition ends; with the root of a window, after the window's first layout, and before it
  /// disappears if that comes first.
  ///
  /// - Parameter animated: Whether the view was shown over time, as in ``viewWillAppear(_:)``.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view is removed from its window.
  ///
  /// - Parameter animated: Whether the view is about to be hidden over time, as in
  ///   ``viewWillAppear(_:)``.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view was removed from its window, or when the transition ends.
  ///
  /// - Parameter animated: Whether the view was hidden over time, as in ``viewWillAppear(_:)``.
  open func viewDidDisappear(_ animated: Bool) {}

  /// A Boolean value that says whether the controllers in this one learn of their views' appearance
  /// by themselves; true unless overridden. If it is false, only
  /// ``beginAppearanceTransition(_:animated:)`` tells them.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Begins the appearance or disappearance of the view, in a transition of a container.
  ///
  /// The controller and, unless ``shouldAutomaticallyForwardAppearanceMethods`` is false, those of
  /// ``children`` whose views are in its view get `viewWillAppear` or `viewWillDisappear`; the
  /// view's way into the window and out of it is not a separate appearance until
  /// ``endAppearanceTransition()``. Nothing happens if it has appeared or disappeared already.
  ///
  /// - Parameters:
  ///   - isAppearing: Whether the view appears.
  ///   - animated: The argument of the appearance methods.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    loadViewIfNeeded()
    guard isAppearing != appearance.isShown else { return }
    appearance.isTransition = true
    begin(isAppearing, animated: animated)
    if isAppearing, viewIfLoaded?.root != nil { viewIsAppearing(animated) }
    appearance.forwarded = forwardedChildren
    for child in appearance.forwarded {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Ends the appearance or disappearance of the view that
  /// ``beginAppearanceTransition(_:animated:)`` began.
  open func endAppearanceTransition() { endTransition() }
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called when the safe area of the view changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the layout margins of the view changed.
  open func viewLayoutMarginsDidChange() {}
  /// Called when the view's traits changed: with nil when the view is added to a window for the
  /// first time, before it is laid out, and then at every change; a parent before its children.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called before the size of the window, and with it that of the view, changes. Passed on to
  /// ``children``.
  ///
  /// - Parameters:
  ///   - size: The size to be, in points.
  ///   - coordinator: Runs what is to happen together with the change, and after it.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// Has no effect: traits change at once. Called before they do; ``traitCollectionDidChange(_:)``
  /// is called after.
  ///
  /// - Parameters:
  ///   - newCollection: The traits to be.
  ///   - coordinator: Runs what is to happen together with the change, and after it.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Adds a child controller; its view is added by the caller.
  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Removes the controller from its parent, and dismisses the controllers that it presents.
  open func removeFromParent() {
    guard let parent else { return }
    endPresentations()
    parent.children.removeAll { $0 === self }
    self.parent = nil
    leaveTransition()
    didMove(toParent: nil)
  }

  /// Called before the parent changes.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the parent changed.
  open func didMove(toParent parent: UIViewController?) {}

  private func load() -> UIView {
    loadView()
    let view = loadedView ?? UIView(frame: .zero)
    if loadedView == nil { self.view = view }
    viewDidLoad()
    return view
  }
}
