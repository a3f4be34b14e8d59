// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

/// The key of the movement in the user information of the focus's notifications.
public let UIFocusUpdateContextKey = "UIFocusUpdateContextKey"
/// The key of the animation coordinator in the user information of the focus's notifications.
public let UIFocusUpdateAnimationCoordinatorKey = "UIFocusUpdateAnimationCoordinatorKey"

/// The system that tracks and moves the focus in a window.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  /// Posted when the focus has moved.
  public static let didUpdateNotification = NSNotification.Name("UIFocusDidUpdateNotification")
  /// Posted when a key could not move the focus.
  public static let movementDidFailNotification = NSNotification.Name(
    "UIFocusMovementDidFailNotification")
  /// The greatest number of requests in one moment; more do not come to an end (interaction rules, section
  /// 8, row 12).
  private static let requestLimit = 50

  private(set) weak var window: UIWindow?
  private weak var view: UIView?
  private var deferred: (any DeferredFocusItem)?
  private var last: [AnyHashable: WeakItem] = [:]
  private var focusedGroup: AnyHashable?
  private var isUpdating = false
  /// The environment that asked for the focus to be looked for again; the outermost wins
  /// (interaction rule FC-9).
  private var waiting: (any UIFocusEnvironment)?
  private var requested: (any UIFocusEnvironment)?
  private var requests = (time: TimeInterval(0), count: 0)

  private struct WeakItem { weak var item: AnyObject? }

  init(_ window: UIWindow) { self.window = window }

  // MARK: What has the focus

  /// The item that has the focus; nil for none.
  open var focusedItem: (any UIFocusItem)? { target.map { Self.shown($0) } }

  /// The view that has the focus, or the one that the item is in.
  var focusedView: UIView? {
    if let deferred, deferred.holder?.root === window {
      return (deferred.shownItem as? UIView) ?? deferred.holder
    }
    return view?.root === window ? view : nil
  }

  /// The item with the focus: a view, or what stands for one.
  package var target: (any UIFocusItem)? {
    if let deferred { return deferred.holder?.root === window ? deferred : nil }
    return view?.root === window ? view : nil
  }

  func isShown(by view: UIView) -> Bool {
    if let deferred { return deferred.shownItem === view }
    return self.view === view && view.root === window
  }

  static func shown(_ item: any UIFocusItem) -> any UIFocusItem {
    (item as? any DeferredFocusItem)?.shownItem ?? item
  }

  func wasLast(_ item: any UIFocusItem, in group: AnyHashable) -> Bool {
    last[group]?.item === item
  }

  func end() { store(nil) }

  private func store(_ next: (any UIFocusItem)?) {
    let previous = target
    deferred = next as? any DeferredFocusItem
    view = next as? UIView
    for (item, isFocused) in [(previous, false), (next, true)] {
      (item as? any DeferredFocusItem)?.focusChanged(isFocused)
    }
    let key = next?.viewInFocus.map(FocusGroup.key)
    if let next, let key { last[key] = WeakItem(item: next) }
    guard key != focusedGroup else { return }
    focusedGroup = key
    announceGroup()
  }

  private func announceGroup() {
    guard let window else { return }
    for group in FocusGroup.all(in: window) {
      for case let source as any FocusItemSource in group.roots {
        source.focusMoved(isElsewhere: focusedGroup != nil && group.key != focusedGroup)
      }
    }
  }

  // MARK: Asking

  /// The focus system of the window of an environment; nil if nothing can have the focus there.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    environment.chainOfFocus.lazy.compactMap { ($0 as? UIView)?.root?.focus }.first
  }

  /// Returns whether an environment is another one or around it.
  open class func environment(
    _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool { otherEnvironment.chainOfFocus.contains { $0 === environment } }

  /// Moves the focus to the preferred item of an environment. While the focus is already moving, it
  /// moves when the window's time next advances.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    guard let window else { return }
    if requests.time != window.currentTime { requests = (window.currentTime, 0) }
    requests.count += 1
    guard requests.count <= Self.requestLimit else {
      if requests.count == Self.requestLimit + 1 {
        consoleMessage(
          "The focus was requested more than \(Self.requestLimit) times at one moment, last by"
            + " \(type(of: environment)); the request is ignored. Request it once.")
      }
      return
    }
    guard !isUpdating else {
      requested = environment
      return
    }
    window.layoutIfNeeded()
    if let item = preferredItem(in: environment) { move(to: item, heading: []) }
  }

  /// Updates the focus, if its environments requested an update.
  open func updateFocusIfNeeded() {
    guard !isUpdating else { return }
    if let environment = requested {
      requested = nil
      if let item = preferredItem(in: environment) { move(to: item, heading: []) }
    }
    guard let environment = waiting else { return }
    waiting = nil
    guard let target, Self.environment(environment, contains: target),
      let item = preferredItem(in: environment)
    else { return }
    move(to: item, heading: [])
  }

  func lookAgain(in environment: any UIFocusEnvironment) {
    if let waiting, Self.environment(waiting, contains: environment) { return }
    waiting = environment
  }

  // MARK: Moving

  /// Moves the focus, if nothing objects (interaction rule FC-18).
  ///
  /// - Parameters:
  ///   - next: Where to; nil for nowhere.
  ///   - heading: The direction.
  /// - Returns: Whether it has moved.
  @discardableResult
  package func move(to next: (any UIFocusItem)?, heading: UIFocusHeading) -> Bool {
    let previous = target
    guard !isUpdating, previous !== next else { return false }
    isUpdating = true
    defer { isUpdating = false }
    let (from, to) = (previous.map(Self.shown), next.map(Self.shown))
    let context = UIFocusUpdateContext(from: from, to: to, heading: heading)
    for environment in Self.environments(from, to)
    where !environment.shouldUpdateFocus(in: context) { return false }
    reveal(next)
    let shown = next.map(Self.shown)
    if let shown { context.nextItemWasMade(shown) }
    store(next)
    let coordinator = UIFocusAnimationCoordinator()
    for environment in Self.environments(from, shown) {
      environment.didUpdateFocus(in: context, with: coordinator)
    }
    coordinator.run()
    post(Self.didUpdateNotification, context, coordinator)
    (next as? any DeferredFocusItem)?.focusSettled()
    return true
  }

  /// A key led nowhere.
  func fail(_ heading: UIFocusHeading) {
    let item = focusedItem
    post(
      Self.movementDidFailNotification,
      UIFocusUpdateContext(from: item, to: nil, heading: heading), nil)
  }

  private func post(
    _ name: NSNotification.Name, _ context: UIFocusUpdateContext,
    _ coordinator: UIFocusAnimationCoordinator?
  ) {
    var information: [AnyHashable: Any] = [UIFocusUpdateContextKey: context]
    if let coordinator { information[UIFocusUpdateAnimationCoordinatorKey] = coordinator }
    NotificationCenter.default.post(name: name, object: self, userInfo: information)
  }

  private func reveal(_ item: (any UIFocusItem)?) {
    if let item = item as? any DeferredFocusItem { item.reveal() }
    var inner = item?.viewInFocus
    while let view = inner {
      if let scrollView = view.superview as? UIScrollView, !(scrollView is any FocusItemSource) {
        scrollView.scrollRectToVisible(view.frame, animated: true)
      }
      inner = view.superview
    }
    window?.layoutIfNeeded()
  }

  /// Returns the environments that are asked and notified: the previous item and outward, then the
  /// next one and outward.
  private static func environments(
    _ previous: (any UIFocusItem)?, _ next: (any UIFocusItem)?
  ) -> [any UIFocusEnvironment] {
    var known: Set<ObjectIdentifier> = []
    return ((previous?.chainOfFocus ?? []) + (next?.chainOfFocus ?? []))
      .filter { known.insert(ObjectIdentifier($0)).inserted }
  }
}

extension UIFocusEnvironment {
  /// The environment and those around it, outward.
  var chainOfFocus: [any UIFocusEnvironment] {
    var chain: [any UIFocusEnvironment] = [self]
    while let outer = chain.last?.parentFocusEnvironment, chain.count < 10_000 {
      chain.append(outer)
    }
    return chain
  }
}

extension UIFocusItem {
  package var viewInFocus: UIView? {
    (self as? UIView) ?? (self as? any DeferredFocusItem)?.holder
      ?? chainOfFocus.lazy.compactMap { $0 as? UIView }.first
  }

  package var frameInWindow: CGRect? {
    if let view = self as? UIView { return view.convert(view.bounds, to: nil) }
    guard let container = viewInFocus else { return nil }
    return container.convert(frame, to: nil as UIView?)
  }
}
