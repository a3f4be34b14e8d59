// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Geometry
import Views

/// The steps in which a batch of updates, a change of size and a change of layout differ.
@MainActor
struct TransitionSteps {
  var prepare: () -> Void
  /// Done when elements have their new keys, before new ones are made.
  var assignKeys: () -> Void = {}
  /// Done inside the animation, when all elements have their new places.
  var finalize: () -> Void
  /// Whether it lasts its time also where nothing that is seen moves.
  var lasts = false
  var completion: (Bool) -> Void
}

/// The work that is left when a transition is over. It retains the host: one without other owners
/// is there until then.
@MainActor
private final class TransitionEnd {
  private let host: any EngineHost
  private let engine: CollectionEngine
  private let areas: [EmbeddedScrollView]
  private let arriving: [EmbeddedScrollView]
  private let disappeared: [VisibleElement]
  private let completion: (Bool) -> Void

  init(
    host: any EngineHost, engine: CollectionEngine, areas: [EmbeddedScrollView],
    arriving: [EmbeddedScrollView], disappeared: [VisibleElement],
    completion: @escaping (Bool) -> Void
  ) {
    self.host = host
    self.engine = engine
    self.areas = areas
    self.arriving = arriving
    self.disappeared = disappeared
    self.completion = completion
  }

  func run(_ finished: Bool) {
    for view in arriving { view.endArrival() }
    engine.removeDisappeared(disappeared, areas)
    completion(finished)
  }
}

extension CollectionEngine {
  /// Takes elements from where they are to where they will be (behaviour sections 6.4, 6.9, 6.10):
  ///
  /// 1. **Prepare** the layout; content size and offset follow.
  /// 2. **Renumber** what is on screen; what has no number any more disappears.
  /// 3. **Settle** as in a layout pass: make and measure what comes.
  /// 4. **Ask** where each element that was on screen ends, and where each that will be starts.
  /// 5. **Start** there, without animation.
  /// 6. **End** in the animation: places, what disappears, offset; then the layout's final
  ///    adjustment.
  func run(
    _ transition: ElementTransition, steps: TransitionSteps, settings: AnimationBlock.Settings
  ) {
    // As in a layout pass: what is made and measured before it is in the host has its traits.
    host.node.traitCollection.performAsCurrent { go(transition, steps, settings) }
  }

  private func go(
    _ transition: ElementTransition, _ steps: TransitionSteps, _ settings: AnimationBlock.Settings
  ) {
    pass.begin()
    let block = AnimationBlock.forUpdates(of: host.node.root, settings)
    if steps.lasts, let window = host.node.root { block.last(in: window) }
    transition.begin()
    let onScreen = elements.inOrder
    let previousKeys = onScreen.map(\.key)
    steps.prepare()
    block.perform { followContentOverTime() }
    renumber(onScreen, by: transition)
    steps.assignKeys()
    elements.beginTransition()
    var found: [FoundElement] = []
    block.perform { found = settledElements() }
    found = adjusted(found)
    let left = disappearAfterSettling(found)
    let final = previousKeys.map { transition.previousLayout.finalElement($0) }
    let initial = found.map(\.key).sorted(by: ElementIdentity.isBefore)
      .map { ($0, layout.initialElement($0)) }
    AnimationBlock.performWithoutAnimation {
      for (key, attributes) in initial { start(key, at: attributes, transition) }
      // New views have their contents in place from the start.
      for element in elements.inOrder where !elements.takesPart(element) {
        element.view.node.layoutIfNeeded()
      }
    }
    block.perform {
      layOutScrollAreas()
      for found in found {
        if let element = elements[found.key] { apply(element) }
      }
      for (index, element) in onScreen.enumerated() where left.contains(ObjectIdentifier(element)) {
        end(element, formerly: previousKeys[index], at: final[index], transition)
      }
      arrangeViews()
      host.elementsWereLaidOut()
      for element in elements.inOrder { element.view.node.layoutIfNeeded() }
      steps.finalize()
    }
    transition.end()
    elements.endTransition()
    endPass()
    let transitionEnd = TransitionEnd(
      host: host, engine: self, areas: scrolling.disappearing, arriving: scrolling.takeArriving(),
      disappeared: onScreen.filter { left.contains(ObjectIdentifier($0)) },
      completion: steps.completion)
    resume()
    block.commit(completion: transitionEnd.run)
  }

  /// Gives what is on screen its new keys. What has none disappears.
  private func renumber(_ onScreen: [VisibleElement], by transition: ElementTransition) {
    elements.renumber(onScreen, transition.key(after:))
    for element in elements.visible {
      // Where its view is; it moves when the layout says where it belongs.
      element.scrollArea = (element.view.node.superview as? EmbeddedScrollView)?.section
    }
    // When all have their keys: hosts ask for views.
    for element in elements.inOrder { host.update(element.view, for: element.key, isNew: false) }
  }

  /// Lets what was on screen and is not any more disappear. What came while sizes were settling
  /// and went again is taken away at once.
  private func disappearAfterSettling(_ found: [FoundElement]) -> Set<ObjectIdentifier> {
    let keys = Set(found.map(\.key))
    for element in elements.inOrder where !keys.contains(element.key) {
      if elements.takesPart(element) {
        elements.disappear(element)
      } else {
        remove(element)
      }
    }
    return Set(elements.disappearing.map(ObjectIdentifier.init))
  }

  /// Puts an element where its animation starts; one that is on screen already stays as it looks
  /// unless the layout says otherwise.
  private func start(
    _ key: ElementIdentity, at initial: (any ElementAttributes)?,
    _ transition: ElementTransition
  ) {
    guard let element = elements[key] else { return }
    if elements.takesPart(element) {
      guard let initial, transition.previousAttributes(of: key).map(initial.isSame) != true else {
        return
      }
      setPlacement(of: element, to: initial)
    } else if let start = initial ?? transition.initialAttributes(of: key) {
      setPlacement(of: element, to: start)
    }
  }

  /// Lets an element disappear. It is animated where it last was, in its coordinates there.
  private func end(
    _ element: VisibleElement, formerly key: ElementIdentity,
    at final: (any ElementAttributes)?, _ transition: ElementTransition
  ) {
    element.key = key
    element.lastClientKey = clientKey(of: key, in: transition.previousOrder ?? presentation.order)
    if let end = final ?? transition.finalAttributes(of: key) {
      element.attributes = end.duplicated()
      apply(element)
    }
  }

  /// The end of disappearing: views go back to the pool.
  fileprivate func removeDisappeared(
    _ disappeared: [VisibleElement], _ areas: [EmbeddedScrollView]
  ) {
    let ended = elements.endDisappearing(disappeared)
    // What is gone already calls for no new layout pass; what clients do when they hear of it may.
    let isLayoutNeeded = host.node.layoutState.isNeeded
    for element in ended { recycle(element) }
    scrolling.endDisappearing(areas)
    if !scrolling.views.isEmpty, !pass.isLayoutDue { layOutScrollAreas() }
    setNeedsLayoutIfStale(or: isLayoutNeeded)
  }

  /// Takes everything away that is still disappearing.
  func removeAllDisappearing() {
    removeDisappeared(elements.disappearing, scrolling.disappearing)
  }
}

extension AnimationBlock {
  /// The block for an update: what is performing already, else one of its own.
  static func forUpdates(of window: UIWindow?, _ settings: Settings) -> AnimationBlock {
    following(window == nil ? Settings(duration: 0) : settings)
  }
}
