// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Geometry
import Views

extension CollectionEngine {
  /// Step 2 of the layout pass: removes what is no longer visible, and makes, places and measures what is.
  ///
  /// The order for a view that comes is behaviour rule RE-4's: supplied, given its attributes where
  /// dequeuing has not done that, measured, announced, added.
  func show(_ found: [FoundElement], measuring: Bool) {
    let isInTransition = elements.isInTransition
    // In a transition they disappear, with an animation.
    if !isInTransition {
      let keys = Set(found.map(\.key))
      removeElements { !keys.contains($0.key) }
    }
    var growth = MeasuredGrowth(isHorizontal: scrollsHorizontally)
    for found in found {
      if pass.isInterrupted { return }
      let (key, attributes) = (found.key, found.attributes)
      let (state, frame) = (attributes.state, attributes.frame)
      // What is about to leave is neither made nor measured (behaviour rule Z-2).
      if growth.pushesOut(frame, zIndex: state.zIndex, of: mirrored(host.visibleRect)) { continue }
      let shown = elements[key]
      let version = references.version
      guard let element = shown ?? makeElement(key, attributes, state) else { return }
      if shown != nil {
        if !element.attributes.isSame(as: attributes) {
          element.attributes = attributes.duplicated()
        }
        moveToContainer(element, key, state)
      }
      // What takes part in a transition is still where it comes from; what comes new is not seen to
      // move from its estimated place to its measured one.
      if !isInTransition {
        apply(element)
      } else if !elements.takesPart(element) {
        AnimationBlock.performWithoutAnimation { apply(element) }
      }
      if measuring, element.needsMeasurement(for: state, in: pass.preparedSize) {
        growth.record(measure(element, attributes), of: frame)
      }
      guard shown == nil else { continue }
      guard !pass.isInterrupted else { return discard(element) }
      display(element, since: version)
    }
  }

  private func makeElement(
    _ key: ElementIdentity, _ attributes: any ElementAttributes, _ state: ElementState
  ) -> VisibleElement? {
    guard let element = supplyElement(for: attributes, key) else { return nil }
    element.scrollArea = scrollAreaSection(of: key, state)
    host.update(element.view, for: key, isNew: true)
    return element
  }

  /// Announces a view and adds it.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - version: The version of ``references`` before the view was asked for.
  private func display(_ element: VisibleElement, since version: Int) {
    if let key = clientKey(of: element.key, in: presentation.order) {
      element.isDisplayed = true
      host.willDisplay(element.view, for: key)
    }
    elements.show(element)
    // A client may have selected or deselected the item before its cell could be found; of data that it has
    // loaded again nothing is asked.
    if version != references.version, !pass.isInterrupted {
      host.update(element.view, for: element.key, isNew: true)
    }
    if element.key.category == .cell {
      // What is shown is no longer expected.
      _ = references.remove(element.key.presentedPath, prefetching.role)
    }
    container(of: element).addSubview(element.view.node)
    guard AnimationBlock.current != nil else { return }
    // In an animation that others are in: contents of a new view are in place from the start.
    AnimationBlock.performWithoutAnimation { element.view.node.layoutIfNeeded() }
  }

  /// The section whose scroll area an element is in; nil for the host itself.
  func scrollAreaSection(of key: ElementIdentity, _ state: ElementState) -> Int? {
    guard state.isInScrollArea else { return nil }
    let section = key.indexPath.section
    return scrollArea(forSection: section) != nil ? section : nil
  }

  /// Moves the view of an element that went to another section, or whose section began or stopped
  /// to scroll orthogonally, to the view that it now belongs in. It is seen where it was.
  private func moveToContainer(
    _ element: VisibleElement, _ key: ElementIdentity, _ state: ElementState
  ) {
    element.scrollArea = scrollAreaSection(of: key, state)
    let (view, target) = (element.view.node, container(of: element))
    guard let previous = view.superview, previous !== target else { return }
    if elements.takesPart(element), let area = target as? EmbeddedScrollView {
      scrolling.admit(into: area)
    }
    let center = target.convert(view.presentationGeometry.center, from: previous)
    AnimationBlock.performWithoutAnimation {
      target.addSubview(view)
      view.center = center
    }
  }

  private func container(of element: VisibleElement) -> UIView {
    guard let section = element.scrollArea else { return host.node }
    return scrollView(forSection: section)
  }

  /// Takes elements away, in the order of their index paths.
  func removeElements(where shouldRemove: (VisibleElement) -> Bool) {
    let leaving = elements.visible.filter(shouldRemove)
    // All of them before clients hear of the first.
    for element in leaving { elements.hide(element) }
    recycle(leaving)
  }

  func remove(_ element: VisibleElement) {
    elements.hide(element)
    recycle(element)
  }

  /// Takes the views of elements off the screen, in the order of their index paths.
  func recycle(_ leaving: [VisibleElement]) {
    for element in leaving.sorted(by: { ElementIdentity.isBehind($0.key, $1.key) }) {
      recycle(element)
    }
  }

  /// Takes an element's view off the screen, says so, and keeps it for reuse.
  func recycle(_ element: VisibleElement) {
    element.view.node.removeFromSuperview()
    showAgain(element)
    if element.isDisplayed {
      element.isDisplayed = false
      let key = element.lastClientKey ?? clientKey(of: element.key, in: presentation.order)
      host.didEndDisplaying(element.view, for: key ?? element.key)
    }
    discard(element)
  }

  /// Keeps the view of an element for reuse.
  func discard(_ element: VisibleElement) {
    showAgain(element)
    elements.giveBack(element.view)
  }

  /// Shows a view that its attributes hide; one that hides itself stays hidden.
  private func showAgain(_ element: VisibleElement) {
    if element.isHiddenByLayout { element.view.node.isHidden = false }
    element.isHiddenByLayout = false
  }
}
