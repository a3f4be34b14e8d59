// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Views

/// A controller of a view.
@preconcurrency @MainActor
open class NSViewController: NSResponder, NSUserInterfaceItemIdentification {
  private var loadedView: NSView?
  private var isLoading = false
  private var nib: (name: NSNib.Name?, bundle: Bundle?)
  /// The objects of the controller's document, which nothing else keeps.
  private var nibObjects: [AnyObject] = []
  /// The scene of a storyboard that the controller was created from; nil for none.
  var scene: ControllerScene?
  /// The controllers that this one presents, and the one that presents it; nil until there is any.
  var presentation: ControllerPresentation?

  // MARK: Creating

  /// Creates a controller whose view is created in `loadView()`.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of an Interface Builder document that has the controller as its owner
  ///     and sets its view; nil for one that is named after the class, or none. See ``loadView()``.
  ///   - nibBundleOrNil: The document's bundle; nil for the main one.
  public init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?) {
    nib = (nibNameOrNil, nibBundleOrNil)
    super.init()
  }

  /// Creates a controller of an Interface Builder document. With another coder it is like `init()`.
  public required init?(coder: NSCoder) {
    nib = (nil, nil)
    super.init(coder: coder)
    scene = coder.nibSceneOwner as? ControllerScene
    scene?.take(self)
    decodeNib(coder)
  }

  /// Creates a controller whose view is created in `loadView()`.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller of the class at hand; for the collection view.
  ///
  /// It calls `init(nibName:bundle:)`, so that a subclass's own runs.
  ///
  /// - Parameter instantiation: Made by the collection view.
  public required convenience init(instantiation: AppKitInstantiation) {
    self.init(nibName: nil, bundle: nil)
  }

  /// The name that the controller was created with, or of the document of its view.
  open var nibName: NSNib.Name? { nib.name }
  /// The bundle that the controller was created with.
  open var nibBundle: Bundle? { nib.bundle }
  /// A name to find the controller by.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// The title of the controller.
  open var title: String?
  /// The object that the view shows; the controller does nothing with it.
  open var representedObject: Any?

  // MARK: View

  /// The view; made by ``loadView()`` when it is first asked for.
  open var view: NSView {
    get { loadedView ?? load() }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue.controller = self
    }
  }

  /// A Boolean value that says whether the view was made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Creates the view. Override it to create your own, and do not call super.
  ///
  /// The view is that of the controller's scene, if a storyboard created it, or of the Interface Builder
  /// document ``nibName``. Without a name it is that of the document with the class's name; if there is no
  /// such document, it is a plain view.
  open func loadView() {
    if let scene, scene.loadView() { return }
    guard let name = nib.name ?? NibDocument.name(forViewOf: type(of: self), in: nib.bundle) else {
      view = NSView(frame: .zero)
      return
    }
    nibObjects = NSNib.objects(ofNib: name, in: nib.bundle, owner: self)
    guard loadedView != nil else {
      programmerError("loaded the \"\(name)\" nib but the view outlet was not set")
    }
    nib.name = name
  }
  /// Called when the view was created.
  open func viewDidLoad() {}
  /// Creates the view, if it was not created yet.
  open func loadViewIfNeeded() { _ = view }
  /// The view; nil if it was not made yet.
  open var viewIfLoaded: NSView? { loadedView }
  /// Called before the view is added to a window.
  open func viewWillAppear() {}
  /// Called after the view was added to a window.
  open func viewDidAppear() {}
  /// Called before the view is removed from its window.
  open func viewWillDisappear() {}
  /// Called after the view was removed from its window.
  open func viewDidDisappear() {}
  /// Called before the view is laid out.
  open func viewWillLayout() {}
  /// Called after the view was laid out.
  open func viewDidLayout() {}

  /// The size that the view is to have, in points: that of a sheet, a modal window or a popover that shows
  /// it; kept for other containers. A length of zero leaves it to the view.
  open var preferredContentSize = NSSize.zero {
    didSet {
      guard preferredContentSize != oldValue, let follow = presentation?.follow else { return }
      follow(presentedSize)
    }
  }

  // MARK: Presenting

  /// The controllers that this one presents, in the order in which it did; nil for none.
  open var presentedViewControllers: [NSViewController]? {
    presentation.flatMap { $0.presented.isEmpty ? nil : $0.presented }
  }
  /// The controller that presents this one; nil for none.
  open weak var presentingViewController: NSViewController? { presentation?.presenting }

  /// Presents a controller as a sheet of the view's window (appkit rules MP-3 and MP-4). A
  /// controller whose view is in no window, or one that is presented already, stops the program.
  open func presentAsSheet(_ viewController: NSViewController) {
    guard let owner = view.window else {
      programmerError(
        "\(type(of: self)) cannot present a sheet: its view is in no window; add it to one first")
    }
    let window = makeWindow(for: viewController, [.titled])
    begin(viewController) { [weak owner, weak window] in
      if let window { owner?.endSheet(window) }
    }
    owner.beginSheet(window) { _ in NSViewController.end(viewController, in: window) }
    window.contentViewController = viewController
  }
  /// Presents a controller in a window of its own, with the controller's title; no other window gets
  /// events until it closes. A controller that is presented already stops the program.
  open func presentAsModalWindow(_ viewController: NSViewController) {
    let window = makeWindow(for: viewController, [.titled, .closable])
    begin(viewController) { [weak window] in window?.close() }
    window.whenClosed = { NSViewController.end(viewController, in: window) }
    window.beginModal(over: viewIfLoaded?.window)
    window.contentViewController = viewController
    window.makeKeyAndOrderFront(nil)
  }
  /// Presents a controller in a popover. A view in no window, or a controller that is presented already,
  /// stops the program.
  ///
  /// - Parameters:
  ///   - viewController: The controller.
  ///   - positioningRect: The part of the view that the popover points at; an empty one for all of it.
  ///   - positioningView: The view.
  ///   - preferredEdge: The edge of the part that the popover is to be at, in the view's coordinates.
  ///   - behavior: The events that close it.
  open func present(
    _ viewController: NSViewController, asPopoverRelativeTo positioningRect: NSRect,
    of positioningView: NSView, preferredEdge: NSRectEdge, behavior: NSPopover.Behavior
  ) {
    beginPopover(viewController, behavior).show(
      relativeTo: positioningRect, of: positioningView, preferredEdge: preferredEdge)
  }
  /// Presents a controller with a custom animation. A presented one stops the program.
  ///
  /// - Parameters:
  ///   - viewController: The controller.
  ///   - animator: Shows it, and hides it when it is dismissed; kept until then.
  open func present(
    _ viewController: NSViewController, animator: any NSViewControllerPresentationAnimator
  ) {
    begin(viewController) { [weak self, weak viewController] in
      guard let viewController else { return }
      if let self { animator.animateDismissal(of: viewController, from: self) }
      NSViewController.end(viewController, in: nil)
    }
    animator.animatePresentation(of: viewController, from: self)
  }
  /// Dismisses a controller, whichever controller presents it.
  ///
  /// - Parameter viewController: The controller. Of one that is not presented, what the controllers around
  ///   it say, and without any of these the window closes that it is the contents of.
  open func dismiss(_ viewController: NSViewController) { viewController.endPresentation() }
  /// Dismisses this controller: the action of a button that closes a sheet.
  ///
  /// - Parameter sender: The button. It does not matter.
  open func dismiss(_ sender: Any?) { endPresentation() }

  // MARK: Storyboards

  /// The storyboard that the controller was created from; nil for none.
  open var storyboard: NSStoryboard? { scene?.storyboard }
  /// Performs a segue of the controller's scene.
  ///
  /// - Parameters:
  ///   - identifier: Its name. One that the scene does not have stops the program.
  ///   - sender: What `prepare(for:sender:)` gets.
  open func performSegue(withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?) {
    requiredSegue(identifier).perform(sender: sender)
  }
  /// Returns whether a triggered segue is performed. Not called for
  /// ``performSegue(withIdentifier:sender:)``.
  ///
  /// - Parameters:
  ///   - identifier: Its name; empty for one without.
  ///   - sender: The object that triggers it.
  /// - Returns: Whether it is performed; true unless overridden.
  open func shouldPerformSegue(
    withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?
  ) -> Bool { true }
  /// Called before a segue is performed: its destination exists, but its view is not loaded.
  open func prepare(for segue: NSStoryboardSegue, sender: Any?) {}

  // MARK: Children

  /// The controllers in this one.
  open var children: [NSViewController] { ownChildren }
  private var ownChildren: [NSViewController] = []
  /// The controller that this one is in; nil for none.
  open private(set) weak var parent: NSViewController?

  /// Adds a child controller at the end; its view is added by the client.
  open func addChild(_ childViewController: NSViewController) {
    insertChild(childViewController, at: ownChildren.count)
  }
  /// Inserts a child controller; its view is added by the client.
  ///
  /// - Parameters:
  ///   - childViewController: The controller, which leaves the one that it was in.
  ///   - index: Where it is among the children, 0 to their number; outside, the nearest.
  open func insertChild(_ childViewController: NSViewController, at index: Int) {
    childViewController.removeFromParent()
    ownChildren.insert(childViewController, at: min(max(0, index), ownChildren.count))
    childViewController.parent = self
  }
  /// Removes the controller from its parent; its view stays where it is.
  open func removeFromParent() {
    parent?.ownChildren.removeAll { $0 === self }
    parent = nil
  }

  // MARK: Appearing

  private var isShown = false

  func viewWillMove(toWindow window: UIWindow?) {
    if window != nil, !isShown { viewWillAppear() }
    if window == nil, isShown { viewWillDisappear() }
  }

  func viewDidMoveToWindow() {
    let wasShown = isShown
    isShown = loadedView?.viewNode.window != nil
    if isShown, !wasShown { viewDidAppear() }
    if !isShown, wasShown { viewDidDisappear() }
  }

  private func load() -> NSView {
    guard !isLoading else {
      programmerError(
        "\(type(of: self)).loadView() reads the view that it must create: set view first.")
    }
    isLoading = true
    loadView()
    isLoading = false
    guard let view = loadedView else {
      programmerError("\(type(of: self)).loadView() did not create a view: set view.")
    }
    viewDidLoad()
    return view
  }

  override var usualNextResponder: NSResponder? {
    loadedView?.superview ?? loadedView?.window
  }
}
