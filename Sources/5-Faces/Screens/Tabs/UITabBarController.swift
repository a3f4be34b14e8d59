// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry
public import Views

/// Shows one of several controllers, and a bar at the bottom whose items select them.
///
/// A controller's item is its `tabBarItem`. The view of a controller is loaded when it is selected for
/// the first time and kept in its state while another one is selected. What a controller selects in its
/// `viewDidLoad` or `viewWillAppear` is selected when it has been shown.
///
/// > Note: Differs from UIKit: there is no list of more items. In a compact width the bar has items for
/// > the first five controllers; the others are selected by code.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  private var tabs: [UIViewController] = []
  private var selection: UIViewController?
  private var hidesBar = false
  private var bar: UITabBar?
  /// Holds the view of the selected controller, below the bar.
  let container = UIView()
  /// The change that is being made, and those that clients asked for meanwhile.
  private var changes: [() -> Void] = []
  /// The transition under way.
  var transition: NavigationTransition?
  /// The controller whose view is shown, or comes.
  weak var shownController: UIViewController?
  /// The scroll view of the controller that is shown, which the bar follows.
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
    change(to: viewControllers ?? [], animated: animated)
  }

  /// The controller that is selected; nil if there are no controllers. Setting nil has no effect; one
  /// that is not among ``viewControllers`` is a programmer error.
  open var selectedViewController: UIViewController? {
    get { selection }
    set {
      guard let newValue else { return }
      guard tabs.contains(where: { $0 === newValue }) else {
        programmerError(
          "\(TabError.missingController("\(type(of: newValue))", count: tabs.count))")
      }
      select(newValue)
    }
  }

  /// The index of the selected controller; `NSNotFound` if there are no controllers. Setting an index
  /// without a controller has no effect.
  open var selectedIndex: Int {
    get { tabs.firstIndex { $0 === selection } ?? NSNotFound }
    set { if tabs.indices.contains(newValue) { select(tabs[newValue]) } }
  }

  /// Keeps the controllers, and which is selected, of a change that was checked.
  func take(_ controllers: [UIViewController], selected: UIViewController?) {
    tabs = controllers
    selection = selected
  }

  /// Whether a change is being made.
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
    bar.placeMayHaveChanged = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
    updateItems()
  }

  /// A Boolean value that says whether there is no bar below the controllers' views.
  open var isTabBarHidden: Bool {
    get { hidesBar }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Shows or hides the bar below the controllers' views.
  ///
  /// - Parameters:
  ///   - hidden: Whether it is hidden.
  ///   - animated: Whether it moves over time; it does in a window only.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesBar else { return }
    hidesBar = hidden
    moveBar(animated: animated)
  }

  /// Called when a touch selected an item of the bar, before the delegate decides; overridden to follow
  /// that. Does nothing itself: the controller is selected afterwards.
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

  /// Shows as many items as there is space for in other traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateItems()
  }

  /// The coordinator of the transition under way; nil without one that takes time.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let transition, transition.isAnimated { return transition }
    return super.transitionCoordinator
  }

  /// The colour of the status bar's text that the selected controller asks for.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    selection?.preferredStatusBarStyle ?? .default
  }

  /// Selects the controller where unwinding ends, or that leads there.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    if tabs.contains(where: { $0 === subsequentVC }) { select(subsequentVC) }
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
