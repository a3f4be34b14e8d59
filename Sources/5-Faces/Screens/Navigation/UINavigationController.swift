// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
public import Views

/// A container that shows the last of a stack of controllers below a navigation bar, and returns to
/// the others.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  private var ownStack: [UIViewController] = []
  private let barClass: UINavigationBar.Type
  private let toolbarClass: UIToolbar.Type
  private var bar: UINavigationBar?
  private var bottomBar: UIToolbar?
  private var hidesBar = false
  private var hidesToolbar = true
  /// Holds the views of the controllers, below the bars.
  let container = UIView()
  var transition: NavigationTransition?
  weak var followedScrollView: UIScrollView?
  /// The closure that ends the bar's transition under way.
  var endBarTransition: (() -> Void)?
  weak var shownController: UIViewController?
  /// The search bar that is shown at the bottom.
  weak var bottomSearchBar: UISearchBar?
  /// The gesture that leads back.
  private(set) lazy var swipeBack = SwipeBack(of: self)
  private(set) lazy var barHiding = BarHiding(of: self)

  /// Creates a controller that shows another one.
  ///
  /// - Parameter rootViewController: The one that all others are pushed on. Another navigation
  ///   controller is a programmer error.
  public init(rootViewController: UIViewController) {
    barClass = UINavigationBar.self
    toolbarClass = UIToolbar.self
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates a controller with bars of classes of a client's.
  ///
  /// - Parameters:
  ///   - navigationBarClass: The class of the navigation bar; nil for `UINavigationBar`. Others are a
  ///     programmer error.
  ///   - toolbarClass: The class of the toolbar; nil for `UIToolbar`. Others are a programmer error.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    guard let bar = (navigationBarClass ?? UINavigationBar.self) as? UINavigationBar.Type,
      let toolbar = (toolbarClass ?? UIToolbar.self) as? UIToolbar.Type
    else {
      programmerError(
        "The bar classes must inherit from UINavigationBar and UIToolbar (were "
          + "\(String(describing: navigationBarClass)) and \(String(describing: toolbarClass))).")
    }
    barClass = bar
    self.toolbarClass = toolbar
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that shows nothing yet; both names are for nib files, which do not exist here.
  ///
  /// - Parameters:
  ///   - nibName: Has no effect: a navigation controller has no nib file.
  ///   - bundle: Has no effect: a navigation controller creates its views itself.
  public override init(nibName: String?, bundle: Bundle?) {
    barClass = UINavigationBar.self
    toolbarClass = UIToolbar.self
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a controller of an Interface Builder document, with the bars that it has there. With
  /// another coder it shows nothing yet.
  public required init?(coder: NSCoder) {
    barClass = UINavigationBar.self
    toolbarClass = UIToolbar.self
    super.init(coder: coder)
    if let bar = coder.nibObject(for: "navigationBar") as? UINavigationBar {
      self.bar = bar
      connect(bar)
    }
    bottomBar = coder.nibObject(for: "toolbar") as? UIToolbar
    coder.decode(self, reading: Self.nibStep)
  }

  /// The object that is notified as controllers are shown.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Returns the controllers where unwinding may end, the one that is nearest to the last first.
  open override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { super.allowedChildrenForUnwinding(from: source).reversed() }

  /// Pops the controllers that were pushed on a controller.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    guard ownStack.contains(where: { $0 === subsequentVC }) else { return }
    popToViewController(subsequentVC, animated: UIView.areAnimationsEnabled)
  }

  // MARK: Stack

  /// The controllers, the one that is shown last.
  open var viewControllers: [UIViewController] {
    get { ownStack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controller that is shown; nil for none.
  open var topViewController: UIViewController? { ownStack.last }
  /// The controller that is seen; nil for none.
  open var visibleViewController: UIViewController? { topViewController }

  /// Sets the controllers.
  ///
  /// - Parameters:
  ///   - viewControllers: The controllers, the one to be shown last. One that is there twice, and a
  ///     navigation controller, are programmer errors.
  ///   - animated: Whether another one at the end comes over time: pushed if it is not on the present
  ///     stack, otherwise popped to. It does in a window only.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let isOld = viewControllers.last.map { new in ownStack.contains { $0 === new } } ?? false
    change(to: viewControllers, isOld ? .back : .forward, animated: animated)
  }

  /// Pushes a controller onto the stack.
  ///
  /// A transition that is under way ends at once before it begins.
  ///
  /// - Parameters:
  ///   - viewController: The controller. One that is on the stack, and a navigation controller, are
  ///     programmer errors.
  ///   - animated: Whether that takes 0.35 seconds of the window's time.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    change(to: ownStack + [viewController], .forward, animated: animated)
  }

  /// Pops the last controller; the first one stays.
  ///
  /// - Parameter animated: Whether that takes 0.35 seconds of the window's time.
  /// - Returns: The controller; nil if there is none to go back to.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard ownStack.count > 1, let last = ownStack.last else { return nil }
    change(to: ownStack.dropLast(), .back, animated: animated)
    return last
  }

  /// Pops all controllers that were pushed on a controller.
  ///
  /// - Parameters:
  ///   - viewController: The one to be shown. One that is not on the stack is a programmer error.
  ///   - animated: Whether that takes 0.35 seconds of the window's time.
  /// - Returns: The controllers that were taken off, the one shown last; nil for none.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = ownStack.firstIndex(where: { $0 === viewController }) else {
      programmerError(
        "\(NavigationStackError.missingController("\(type(of: viewController))", count: ownStack.count))"
      )
    }
    let popped = Array(ownStack[(index + 1)...])
    guard !popped.isEmpty else { return nil }
    change(to: Array(ownStack[...index]), .back, animated: animated)
    return popped
  }

  /// Pops all controllers except the first.
  ///
  /// - Parameter animated: Whether that takes 0.35 seconds of the window's time.
  /// - Returns: The controllers that were taken off, the one shown last; nil for none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = ownStack.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  /// Pushes a controller.
  open override func show(_ viewController: UIViewController, sender: Any?) {
    pushViewController(viewController, animated: UIView.areAnimationsEnabled)
  }

  /// The gesture that leads back: a drag in from the leading edge of the view, which pops the last
  /// controller or, released early, does not.
  ///
  /// It begins only where the bar is shown with the system's button that leads back; a delegate of a
  /// client's in place of its own decides otherwise.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipeBack.recognizer }

  /// Keeps the controllers that a change has checked.
  func take(_ stack: [UIViewController]) { ownStack = stack }

  /// Called after controllers left the stack and the navigation controller; overridden where they belong
  /// elsewhere then.
  func didRemove(_ controllers: [UIViewController]) {}

  func finishTransitions() { transition?.finish(true) }

  // MARK: Bars

  /// The bar above the controllers' views.
  open var navigationBar: UINavigationBar {
    if let bar { return bar }
    let bar = barClass.init(instantiation: UIBarInstantiation())
    self.bar = bar
    connect(bar)
    return bar
  }
  /// A Boolean value that says whether there is no bar above the controllers' views.
  open var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Shows or hides the navigation bar.
  ///
  /// - Parameters:
  ///   - hidden: Whether it is hidden.
  ///   - animated: Whether it moves over time; it does in a window only.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesBar else { return }
    hidesBar = hidden
    moveBars(animated: animated)
  }
  // Implicitly unwrapped as in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The bar below the controllers' views, which shows the `toolbarItems` of the last one.
  open var toolbar: UIToolbar! {
    if let bottomBar { return bottomBar }
    let bar = toolbarClass.init(instantiation: UIBarInstantiation())
    bottomBar = bar
    return bar
  }
  /// A Boolean value that says whether there is no bar below the controllers' views; true at first.
  open var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// Shows or hides the toolbar.
  ///
  /// - Parameters:
  ///   - hidden: Whether it is hidden.
  ///   - animated: Whether it moves over time; it does in a window only.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesToolbar else { return }
    hidesToolbar = hidden
    moveBars(animated: animated)
  }

  /// A Boolean value that says whether a touch that scrolls the contents up hides the bars, and one that
  /// scrolls them down shows them again: after 20 points.
  open var hidesBarsOnSwipe: Bool {
    get { barHiding.followsSwipes }
    set { barHiding.followsSwipes = newValue }
  }
  /// A Boolean value that says whether a tap on what is between the bars hides them, or shows them again.
  open var hidesBarsOnTap: Bool {
    get { barHiding.tap.isEnabled }
    set { barHiding.tap.isEnabled = newValue }
  }
  /// The gesture of ``hidesBarsOnTap``.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

  func showsToolbar(for controller: UIViewController?) -> Bool {
    guard !hidesToolbar else { return false }
    // In a tab bar controller the tab bar goes, and a toolbar can take its place.
    return tabs != nil || !hidesBottomBar(for: controller)
  }

  func hidesBottomBar(for controller: UIViewController?) -> Bool {
    // Hidden by one, it stays so for those that are pushed on it.
    let below = ownStack.prefix { $0 !== controller } + [controller].compactMap(\.self)
    return below.contains { screen in
      if screen.hidesBottomBarWhenPushed { return true }
      // Behind More, the stack is that of another navigation controller.
      guard let inner = screen.stackInside else { return false }
      return inner.hidesBottomBar(for: inner.topViewController)
    }
  }

  /// The tab bar controller whose bar goes and comes with the controllers; nil for none.
  var tabs: UITabBarController? { tab.parent as? UITabBarController }

  /// The controller that a tab bar controller shows with this one: a split view controller around it whose
  /// columns are one, the navigation controller of More, or itself.
  var tab: UIViewController {
    if let more { return more }
    guard let split = parent as? UISplitViewController, split.stack === self else { return self }
    return split
  }

  /// The navigation controller of More that this one's stack is in, by itself or in a split view controller
  /// whose columns are one; nil for none.
  var more: MoreNavigationController? {
    if let more = parent as? MoreNavigationController { return more }
    guard let split = parent as? UISplitViewController, split.stack === self else { return nil }
    return split.parent as? MoreNavigationController
  }

  // Implicitly unwrapped as in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The item that a tab bar shows for the controller: that of the first controller on the stack, unless
  /// one was set.
  open override var tabBarItem: UITabBarItem! {
    get { hasTabBarItem ? super.tabBarItem : ownStack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  /// The title of the controller, which its item in a tab bar has, too.
  open override var title: String? {
    didSet {
      if !hasTabBarItem, let title { ownStack.first?.tabBarItem.title = title }
    }
  }

  // MARK: View

  /// Creates the view: the controllers' views, and the bars over them.
  open override func loadView() {
    let view = NavigationView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.owner = self
    container.frame = view.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.clipsToBounds = true
    container.addGestureRecognizer(barHiding.tap)
    view.addSubview(container)
    view.addSubview(toolbar)
    view.addSubview(navigationBar)
    view.addGestureRecognizer(swipeBack.recognizer)
    self.view = view
    showTop()
  }

  /// The coordinator of the transition under way; nil without one that takes time.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let transition, transition.isAnimated { return transition }
    return super.transitionCoordinator
  }

  /// The colour of the status bar's text that the controller asks for which is shown; of a bar that is
  /// `black`, light.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    if !isNavigationBarHidden, navigationBar.barStyle == .black { return .lightContent }
    return topViewController?.preferredStatusBarStyle ?? .default
  }
}

/// The view of a navigation controller, which places the bars.
final class NavigationView: UIView {
  weak var owner: UINavigationController?

  override func layoutSubviews() {
    super.layoutSubviews()
    owner?.layOutBars()
  }
}

extension UIViewController {
  /// The nearest navigation controller around the controller; nil outside one.
  public var navigationController: UINavigationController? {
    sequence(first: self, next: \.parent).dropFirst().lazy
      .compactMap { $0 as? UINavigationController }.first
  }
}

extension UINavigationController: NibContainer, NibKeyed {
  package func take(_ controller: UIViewController, for relationship: String) {
    guard relationship == "rootViewController" || relationship == "viewControllers" else { return }
    setViewControllers(viewControllers + [controller], animated: false)
  }

  /// Reads what an element says, with Interface Builder's defaults for what it leaves out.
  static func nibStep(_ element: NibElement) -> NibStep<UINavigationController>? {
    guard element.name == "navigationController" else { return nil }
    var values = NibValues<UINavigationController>(element)
    values.flag("navigationBarHidden", otherwise: false) { $0.isNavigationBarHidden = $1 }
    values.flag("toolbarHidden", otherwise: true) { $0.isToolbarHidden = $1 }
    values.flag("hidesBarsOnSwipe") { if $1 { $0.hidesBarsOnSwipe = true } }
    values.flag("hidesBarsOnTap") { if $1 { $0.hidesBarsOnTap = true } }
    return values.step
  }

  package nonisolated static func nibKey(named name: String) -> ObjectiveCKey? {
    guard name == "delegate" else { return nil }
    return ObjectiveCKey(UINavigationController.self) { $0.delegate = try $1() }
  }
}
