// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry
import Views

/// What differs between a batch of updates, a change of size and a change of layout.
@MainActor
struct TransitionSteps {
  /// Prepares the layout for what comes.
  var prepare: () -> Void
  /// Done when elements have their new keys, before new ones are made.
  var settle: () -> Void = {}
  /// Done inside the animation, when all elements have their new places.
  var finalize: () -> Void
  /// Told at the end of the animation.
  var completion: (Bool) -> Void
}

extension UICollectionView {
  /// Takes elements from where they are to where they will be (behaviour sections 6.4, 6.9, 6.10):
  ///
  /// 1. **Prepare** the layout; content size and offset follow.
  /// 2. **Renumber** what is on screen; what has no number any more departs.
  /// 3. **Settle** as in a layout pass: make and measure what comes.
  /// 4. **Ask** where each element that was on screen ends, and where each that will be starts.
  /// 5. **Start** there, without animation.
  /// 6. **End** in the animation: places, departures, offset; then the layout's last word.
  func run(_ transition: ElementTransition, steps: TransitionSteps, duration: TimeInterval) {
    passState.begin()
    let block = AnimationBlock.forUpdates(of: root, duration: duration)
    transition.begin()
    let onScreen = elementsInOrder
    let formerKeys = onScreen.map(\.key)
    steps.prepare()
    block.perform { followContent() }
    renumber(onScreen, by: transition)
    steps.settle()
    transitionElements = Set(visibleElements.values.map(ObjectIdentifier.init))
    var attributes: [UICollectionViewLayoutAttributes] = []
    block.perform { attributes = settledAttributes() }
    attributes = adjusted(attributes)
    let left = departAfterSettling(attributes)
    let final = formerKeys.map { transition.formerLayout.finalAttributes(of: $0) }
    let initial = attributes.sorted { ElementKey.isBefore(ElementKey($0), ElementKey($1)) }
      .map { (ElementKey($0), currentLayout.initialAttributes(of: ElementKey($0))) }
    AnimationBlock.performWithoutAnimation {
      for (key, attributes) in initial { start(key, at: attributes, transition) }
      // New views have their contents in place from the start.
      for element in elementsInOrder
      where transitionElements?.contains(ObjectIdentifier(element)) != true {
        element.view.layoutIfNeeded()
      }
    }
    block.perform {
      placeScrollAreas()
      for attributes in attributes {
        if let element = visibleElements[ElementKey(attributes)] { place(element) }
      }
      for (index, element) in onScreen.enumerated() where left.contains(ObjectIdentifier(element)) {
        end(element, formerly: formerKeys[index], at: final[index], transition)
      }
      arrangeSubviews()
      placeBackgroundView()
      for element in elementsInOrder { element.view.layoutIfNeeded() }
      steps.finalize()
    }
    transition.end()
    transitionElements = nil
    endPass()
    let departed = onScreen.filter { left.contains(ObjectIdentifier($0)) }
    let areas = updateState.departingAreas
    block.commit { [weak self] finished in
      self?.removeDeparted(departed, areas)
      steps.completion(finished)
    }
  }

  /// What is on screen, in an order that is the same in every process: clients see it.
  var elementsInOrder: [VisibleElement] {
    visibleElements.values.sorted { ElementKey.isBefore($0.key, $1.key) }
  }

  /// Gives what is on screen its new keys. What has none departs.
  private func renumber(_ onScreen: [VisibleElement], by transition: ElementTransition) {
    visibleElements = [:]
    for element in onScreen {
      guard let key = transition.key(after: element.key) else {
        updateState.departing.append(element)
        continue
      }
      element.key = key
      // Where its view is; it moves when the layout says where it belongs.
      element.scrollArea = (element.view.superview as? EmbeddedScrollView)?.section
      if let cell = element.view as? UICollectionViewCell {
        cell.isSelected = selection.contains(key.indexPath)
      }
      visibleElements[key] = element
    }
  }

  /// What was on screen and is not any more departs. What came while sizes were settling and went
  /// again is taken away at once.
  ///
  /// - Returns: Everything that departs.
  private func departAfterSettling(
    _ attributes: [UICollectionViewLayoutAttributes]
  ) -> Set<ObjectIdentifier> {
    let keys = Set(attributes.map(ElementKey.init))
    for element in elementsInOrder where !keys.contains(element.key) {
      if transitionElements?.contains(ObjectIdentifier(element)) == true {
        visibleElements[element.key] = nil
        element.laterKey = element.key
        updateState.departing.append(element)
      } else {
        remove(element)
      }
    }
    return Set(updateState.departing.map(ObjectIdentifier.init))
  }

  /// Puts an element where its animation starts; one that is on screen already stays as it looks
  /// unless the layout says otherwise.
  private func start(
    _ key: ElementKey, at initial: UICollectionViewLayoutAttributes?,
    _ transition: ElementTransition
  ) {
    guard let element = visibleElements[key] else { return }
    if transitionElements?.contains(ObjectIdentifier(element)) == true {
      guard let initial, initial.isEqual(transition.formerAttributes(of: key)) == false else {
        return
      }
      setLooks(of: element, to: initial)
    } else if let start = initial ?? transition.initialAttributes(of: key) {
      setLooks(of: element, to: start)
    }
  }

  /// Sends an element out. It is animated where it last was, in the coordinates that it had there.
  private func end(
    _ element: VisibleElement, formerly key: ElementKey,
    at final: UICollectionViewLayoutAttributes?, _ transition: ElementTransition
  ) {
    element.key = key
    if let end = final ?? transition.finalAttributes(of: key) {
      element.attributes = end.duplicate()
      place(element)
    }
  }

  /// The last of a departure: the view goes back to the pool.
  private func removeDeparted(_ elements: [VisibleElement], _ areas: [EmbeddedScrollView]) {
    let identities = Set(elements.map(ObjectIdentifier.init))
    let leaving = updateState.departing.filter { identities.contains(ObjectIdentifier($0)) }
    updateState.departing.removeAll { identities.contains(ObjectIdentifier($0)) }
    // What is gone from sight already calls for no new layout pass.
    let isLayoutNeeded = layoutState.isNeeded
    for element in leaving { takeAway(element) }
    updateState.departingAreas.removeAll { area in areas.contains { $0 === area } }
    for area in areas { area.removeFromSuperview() }
    if !scrolling.views.isEmpty { placeScrollAreas() }
    layoutState.isNeeded = isLayoutNeeded
  }

  /// Takes everything away that is still on its way out.
  func removeAllDeparting() {
    removeDeparted(updateState.departing, updateState.departingAreas)
  }
}

extension ElementTransition {
  /// Lets the layouts' own methods answer from the transition.
  func begin() {
    layout.transition = self
    formerLayout.transition = self
  }

  func end() {
    layout.transition = nil
    formerLayout.transition = nil
  }
}

extension AnimationBlock {
  /// The block for an update: what is performing already, else one of its own.
  static func forUpdates(of window: UIWindow?, duration: TimeInterval) -> AnimationBlock {
    let settings = Settings(duration: window == nil ? 0 : duration)
    return following(settings)
  }
}

extension ElementKey {
  /// Cells, then supplementary views, then decoration views, each in the order of index paths.
  static func isBefore(_ left: ElementKey, _ right: ElementKey) -> Bool {
    if left.category != right.category { return left.category.rawValue < right.category.rawValue }
    if left.indexPath != right.indexPath { return left.indexPath < right.indexPath }
    return (left.kind ?? "") < (right.kind ?? "")
  }
}
