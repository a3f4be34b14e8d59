// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry
public import Views

/// A container that shows one of several controllers, which a bar at the bottom selects.
///
/// A controller's item is its `tabBarItem`. The view of a controller is loaded when it is selected for
/// the first time and kept in its state while another one is selected. What a controller selects in its
/// `viewDidLoad` or `viewWillAppear` is selected when it has been shown.
///
/// A bar has five items in a compact width and eight in a regular one. Where there are more controllers,
/// the last item is More: it shows ``moreNavigationController``, whose list leads to the controllers
/// without an item of their own. A navigation controller among them, or a split view controller in a
/// compact width, is shown with its own bar, which leads back to the list.
///
/// > Note: Differs from UIKit: the list has no button Edit, so the user does not exchange the items.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  private var tabs: [UIViewController] = []
  /// The controllers that the item More stands for; none where the bar has an item for each.
  private(set) var controllersBehindMore: [UIViewController] = []
  /// The controller whose item is selected: one of those with an item in the bar, or the navigation
  /// controller of More; nil for none.
  var selectedRoot: UIViewController?
  private(set) var ownMore: MoreNavigationController?
  /// The controllers that a client set, nil, too; none before that.
  private var customizable: [UIViewController]??
  private var hidesBar = false
  private var bar: UITabBar?
  /// Holds the view of the selected controller, below the bar.
  let container = UIView()
  /// The change that is being made, and those that clients asked for meanwhile.
  private var changes: [() -> Void] = []
  var transition: NavigationTransition?
  weak var shownController: UIViewController?
  weak var followedScrollView: UIScrollView?

  /// Creates a controller that shows nothing yet; both names are for nib files.
  ///
  /// - Parameters:
  ///   - nibName: Has no effect: a tab bar controller has no nib file.
  ///   - bundle: Has no effect: a tab bar controller creates its views itself.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a controller of an Interface Builder document, with the bar that it has there. With
  /// another coder it shows nothing yet.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let bar = coder.nibObject(for: "tabBar") as? UITabBar { connect(bar) }
  }

  /// The object that decides on the selection and follows it.
  open weak var delegate: (any UITabBarControllerDelegate)?

  // MARK: Controllers

  /// The controllers in the order of their items; nil or none for none.
  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the controllers.
  ///
  /// The selected one stays selected if it is among them; otherwise the one at its index is selected,
  /// and without one there, the first.
  ///
  /// - Parameters:
  ///   - viewControllers: The controllers in the order of their items; nil for none. One that is there
  ///     twice, and the tab bar controller itself, are programmer errors.
  ///   - animated: Whether new items of the bar fade in; they do in a window only.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    customizable = nil
    change(to: viewControllers ?? [], animated: animated)
  }

  /// The controller that is selected; nil if there are no controllers. While the list of more controllers
  /// is shown it is ``moreNavigationController``; setting that shows the list, if the bar has the item
  /// More. Setting nil has no effect; another one that is not among ``viewControllers`` is a programmer
  /// error.
  open var selectedViewController: UIViewController? {
    get {
      guard let ownMore, selectedRoot === ownMore else { return selectedRoot }
      return ownMore.shownTab ?? ownMore
    }
    set {
      guard let newValue else { return }
      guard canSelect(newValue) else {
        programmerError(
          "\(TabError.missingController("\(type(of: newValue))", count: tabs.count))")
      }
      select(newValue)
    }
  }

  /// The index of the selected controller; `NSNotFound` if there are no controllers, and while the list
  /// of more controllers is shown. Setting an index without a controller has no effect.
  open var selectedIndex: Int {
    get {
      let selected = selectedViewController
      return tabs.firstIndex { $0 === selected } ?? NSNotFound
    }
    set { if tabs.indices.contains(newValue) { select(tabs[newValue]) } }
  }

  /// Keeps the controllers of a change that was checked.
  ///
  /// - Parameters:
  ///   - controllers: All of them.
  ///   - more: The last of them, without an item of their own.
  func take(_ controllers: [UIViewController], behindMore more: [UIViewController]) {
    tabs = controllers
    controllersBehindMore = more
  }

  // MARK: More

  /// The navigation controller behind the item More, which shows the list of the controllers without an
  /// item of their own, and pushes the one that a touch chooses there. It is inside the tab bar controller
  /// only while the bar has that item, and never among ``viewControllers``.
  open var moreNavigationController: UINavigationController { more }

  var more: MoreNavigationController {
    if let ownMore { return ownMore }
    let more = MoreNavigationController(of: self)
    ownMore = more
    return more
  }

  /// Has no effect: the list of more controllers has no button Edit. The controllers that the user
  /// may reorder in the bar, nil or none for none: all, unless it is set, and again when
  /// ``viewControllers`` is set.
  open var customizableViewControllers: [UIViewController]? {
    get {
      if let customizable { return customizable }
      return viewControllers
    }
    set { customizable = .some(newValue) }
  }

  var isChanging: Bool { !changes.isEmpty }

  /// Makes a change. One that a client asks for while it learns of another, in `viewDidLoad` or
  /// `viewWillAppear`, is made after that.
  func perform(_ change: @escaping () -> Void) {
    changes.append(change)
    guard changes.count == 1 else { return }
    while let next = changes.first {
      next()
      changes.removeFirst()
    }
  }

  // MARK: Bar

  /// The bar below the controllers' views. Its delegate is the tab bar controller.
  open var tabBar: UITabBar {
    if let bar { return bar }
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
    connect(bar)
    return bar
  }

  private func connect(_ bar: UITabBar) {
    self.bar = bar
    bar.delegate = self
    bar.didChoose = { [weak self] item in self?.choose(item) }
    bar.frameMayHaveChanged = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
    updateItems()
  }

  /// A Boolean value that says whether there is no bar below the controllers' views.
  open var isTabBarHidden: Bool {
    get { hidesBar }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Shows or hides the tab bar.
  ///
  /// - Parameters:
  ///   - hidden: Whether it is hidden.
  ///   - animated: Whether it moves over time; it does in a window only.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesBar else { return }
    hidesBar = hidden
    moveBar(animated: animated)
  }

  /// Called when a touch selected an item of the bar, before the delegate decides; a subclass may
  /// override it. Does nothing itself: the controller is selected afterwards.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  // MARK: View

  /// Creates the view: the selected controller's, and the bar over it.
  open override func loadView() {
    let view = TabsView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.owner = self
    // The bar moves out at the side.
    view.clipsToBounds = true
    container.frame = view.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.clipsToBounds = true
    view.addSubview(container)
    view.addSubview(tabBar)
    self.view = view
    showSelected()
  }

  /// Updates the number of visible items for other traits, with the next layout.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateItems()
    if needsOtherItems { viewIfLoaded?.setNeedsLayout() }
  }

  /// The coordinator of the transition under way; nil without one that takes time.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let transition, transition.isAnimated { return transition }
    return super.transitionCoordinator
  }

  /// The colour of the status bar's text that the selected controller asks for.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    selectedRoot?.preferredStatusBarStyle ?? .default
  }

  /// Selects the controller at which unwinding ends, or that contains it.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    if subsequentVC === ownMore {
      selectItem(of: subsequentVC)
    } else if tabs.contains(where: { $0 === subsequentVC }) {
      select(subsequentVC)
    }
  }
}

/// The view of a tab bar controller, which places the bar.
final class TabsView: UIView {
  weak var owner: UITabBarController?

  override func layoutSubviews() {
    super.layoutSubviews()
    owner?.layOutBar()
  }
}

extension UIViewController {
  /// The nearest tab bar controller around the controller; nil outside one.
  public var tabBarController: UITabBarController? {
    sequence(first: self, next: \.parent).dropFirst().lazy
      .compactMap { $0 as? UITabBarController }.first
  }
}

// The item More, and the controllers that it stands for. In the bar are the first controllers and the
// navigation controller of More; that one has the list, and on it one of the others at most. The rest
// are children of the tab bar controller, as those in the bar are, so that each is inside it always.
extension UITabBarController {
  /// The numbers of items that a bar has in a compact width, and in a regular one.
  private static let itemLimits = (compact: 5, regular: 8)

  /// Returns the controllers without an item in the present width, if any.
  func overflow(of controllers: [UIViewController]) -> [UIViewController] {
    let isRegular = traitCollection.horizontalSizeClass == .regular
    let limit = isRegular ? Self.itemLimits.regular : Self.itemLimits.compact
    return controllers.count > limit ? Array(controllers[(limit - 1)...]) : []
  }

  var controllersInBar: [UIViewController] {
    guard !controllersBehindMore.isEmpty else { return viewControllers ?? [] }
    return (viewControllers ?? []).dropLast(controllersBehindMore.count) + [more]
  }

  /// Whether a controller is one that the item More stands for.
  func isBehindMore(_ controller: UIViewController) -> Bool {
    controllersBehindMore.contains { $0 === controller }
  }

  /// Whether a controller is on the stack of More's navigation controller.
  func isShownByMore(_ controller: UIViewController) -> Bool {
    guard let ownMore else { return false }
    return controller.parent === ownMore
  }

  /// Whether a controller can be selected: one of the controllers, or More's while it has an item.
  func canSelect(_ controller: UIViewController) -> Bool {
    if controller === ownMore { return !controllersBehindMore.isEmpty }
    return viewControllers?.contains { $0 === controller } ?? false
  }

  /// Moves controllers between the bar and the list of More where the width is another one.
  func fitItems() {
    // Outside a window the traits are not those that the bar is shown in.
    guard viewIfLoaded?.window != nil, needsOtherItems else { return }
    perform { [self] in
      if needsOtherItems { exchange(with: viewControllers ?? [], animated: false) }
    }
  }

  var needsOtherItems: Bool { overflow(of: viewControllers ?? []) != controllersBehindMore }

  /// Shows the controller of a row of the list that was touched.
  func pushFromMore(_ controller: UIViewController) {
    perform { [self] in
      guard isBehindMore(controller) else { return }
      more.show(controller, animated: UIView.areAnimationsEnabled)
    }
  }

  /// Takes in again what left the navigation controller of More.
  func takeBack(_ controllers: [UIViewController]) {
    for controller in controllers where controller.parent == nil && isBehindMore(controller) {
      addChild(controller)
      controller.didMove(toParent: self)
      controller.stackInside?.showBarItems()
    }
  }
}

extension UITabBarController: NibContainer, NibKeyed {
  package func take(_ controller: UIViewController, for relationship: String) {
    guard relationship == "viewControllers" else { return }
    setViewControllers((viewControllers ?? []) + [controller], animated: false)
  }

  package nonisolated static func nibKey(named name: String) -> ObjectiveCKey? {
    guard name == "delegate" else { return nil }
    return ObjectiveCKey(UITabBarController.self) { $0.delegate = try $1() }
  }
}

extension UITabBar: NibKeyed {
  /// Reads what an element says, with Interface Builder's defaults for what it leaves out.
  static func nibStep(_ element: NibElement) -> NibStep<UITabBar>? {
    guard element.name == "tabBar" else { return nil }
    var values = NibValues<UITabBar>(element)
    values.set(element.barStyle) { $0.barStyle = $1 }
    values.flag("translucent", otherwise: true) { $0.isTranslucent = $1 }
    values.color("barTintColor") { $0.barTintColor = $1 }
    values.color("unselectedItemTintColor") { $0.unselectedItemTintColor = $1 }
    values.choice(
      "itemPositioning", ["automatic": .automatic, "fill": .fill, "centered": .centered],
      otherwise: .automatic
    ) { $0.itemPositioning = $1 }
    values.number("itemWidth", otherwise: 0) { $0.itemWidth = $1 }
    values.number("itemSpacing", otherwise: 0) { $0.itemSpacing = $1 }
    values.image("backgroundImage") { $0.backgroundImage = $1 }
    values.image("shadowImage") { $0.shadowImage = $1 }
    // An appearance can be changed later, so each bar gets its own.
    values.set(element.child(for: "standardAppearance")) {
      $0.standardAppearance = UITabBarAppearance($1)
    }
    values.set(element.child(for: "scrollEdgeAppearance")) {
      $0.scrollEdgeAppearance = UITabBarAppearance($1)
    }
    return values.step
  }

  package nonisolated static func nibKey(named name: String) -> ObjectiveCKey? {
    guard name == "delegate" else { return nil }
    return ObjectiveCKey(UITabBar.self) { $0.delegate = try $1() }
  }
}

extension UITabBarAppearance {
  fileprivate convenience init(_ element: NibElement) {
    self.init()
    if let color = element.color(for: "backgroundColor") { backgroundColor = color }
    if let color = element.color(for: "shadowColor") { shadowColor = color }
  }
}
