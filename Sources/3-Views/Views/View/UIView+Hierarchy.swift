// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension UIView {
  func insert(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else {
      programmerError(
        "Cannot add \(type(of: view)) to \(type(of: self)): a view cannot contain itself.")
    }
    if view.parent === self {
      move(view, to: index)
      return
    }
    let window = root ?? (self as? UIWindow)
    view.willMove(toSuperview: self)
    if let previous = view.parent {
      view.dropConstraintsToOutside()
      previous.willRemoveSubview(view)
      previous.children.removeAll { $0 === view }
    }
    let changesWindow = view.root !== window
    if changesWindow { view.announceMove(to: window) }
    children.insert(view, at: min(max(index, 0), children.count))
    view.parent = self
    if changesWindow { view.setWindow(window) }
    view.updateTraits(isMoved: true)
    if view.ownTint == nil { view.announceTint() }
    if view.layoutState.isPending { markSubtreeNeedsLayout() }
    view.didMoveToSuperview()
    if changesWindow { view.announceMoved() }
    view.safeAreaMayHaveChanged()
    constraintsDidInsert(view)
    didAddSubview(view)
    setNeedsLayout()
  }

  func insert(_ view: UIView, nextTo sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    // The place is counted without the view itself, which may be a sibling already.
    let others = children.filter { $0 !== view }
    let index = others.firstIndex { $0 === sibling }.map { $0 + offset } ?? others.count
    insert(view, at: index)
  }

  func move(_ view: UIView, to index: Int) {
    guard let current = children.firstIndex(where: { $0 === view }) else { return }
    children.remove(at: current)
    children.insert(view, at: min(max(index, 0), children.count))
  }

  func announceMove(to window: UIWindow?) {
    controller?.viewWillMove(to: window)
    willMove(toWindow: window)
    if keepsTouches { cancelTouches(leavingFor: window) }
    for child in children { child.announceMove(to: window) }
  }

  func setWindow(_ window: UIWindow?) {
    // Another window has another time.
    if animations != nil { removeAllAnimations() }
    root = window
    RunningLayerAnimation.treeDidChange()
    if controller?.addsToSafeArea == true { window?.hasAdditionalSafeArea = true }
    for child in children { child.setWindow(window) }
  }

  func announceMoved() {
    didMoveToWindow()
    if let scrollView = self as? UIScrollView { scrollView.dragging?.windowChanged() }
    controller?.viewDidMove()
    for child in children { child.announceMoved() }
  }

  /// The subviews as they are drawn: by depth, then in order.
  package var childrenInDrawingOrder: [UIView] {
    children.inDepthOrder { $0.ownLayer?.shownDepth ?? 0 }
  }

  /// The subviews as touches find them, the last first: as they are drawn without animations.
  package var childrenInTouchOrder: [UIView] {
    children.inDepthOrder { $0.ownLayer?.zPosition ?? 0 }
  }

  func announceTint() {
    tintColorDidChange()
    for child in children where child.ownTint == nil { child.announceTint() }
  }
}
