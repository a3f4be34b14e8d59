// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

extension UICollectionView {
  /// Seconds that a change of layout takes unless an enclosing animation says otherwise.
  private static let layoutChangeDuration: TimeInterval = 0.3

  /// Exchanges the layout (behaviour section 6.10).
  func changeLayout(
    to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    guard interactiveTransition == nil else {
      interactiveTransition?.waiting = { [weak self] in
        self?.changeLayout(to: layout, animated: animated, completion: completion)
      }
      return
    }
    let old = currentLayout
    guard layout !== old else {
      completion?(true)
      return
    }
    guard updateState.depth == 0 else {
      updateState.layoutChanges.append { [weak self] in
        self?.changeLayout(to: layout, animated: animated, completion: completion)
      }
      return
    }
    guard animated, root != nil, !passState.isRunning else {
      collectionViewLayout = layout
      if root != nil, !passState.isRunning { layoutIfNeeded() }
      completion?(true)
      return
    }
    layoutIfNeeded()
    let former = visibleElements.mapValues(\.attributes)
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    let views = elementsInOrder.map(\.view)
    for view in views { view.willTransition(from: old, to: layout) }
    currentLayout = layout
    adopt(layout)
    for element in visibleElements.values { element.measurement = nil }
    let transition = ElementTransition(
      from: former, mapping: nil, formerLayout: old, layout: layout)
    run(
      transition,
      steps: TransitionSteps(
        prepare: { [self] in
          scrolling.forgetAreas()
          invalidateAll(counts: false)
          prepareLayout()
        },
        finalize: {
          old.finalizeLayoutTransition()
          layout.finalizeLayoutTransition()
        },
        completion: { finished in
          for view in views { view.didTransition(from: old, to: layout) }
          completion?(finished)
        }), duration: Self.layoutChangeDuration)
    old.collectionView = nil
  }

  /// What to do after a change of size inside an animation, if it invalidates the layout (behaviour
  /// rule U-z); nil where nothing is animated.
  func animatedResize(to newBounds: CGRect) -> (() -> Void)? {
    let old = bounds
    guard newBounds.size != old.size, AnimationBlock.current != nil, root != nil,
      currentLayout.collectionView === self, !visibleElements.isEmpty, !passState.isRunning
    else { return nil }
    if pending.isPending { runLayoutPass() }
    let former = visibleElements.mapValues(\.attributes)
    let layout = currentLayout
    return { [self] in
      run(
        ElementTransition(from: former, mapping: nil, formerLayout: layout, layout: layout),
        steps: TransitionSteps(
          prepare: { [self] in
            prepareLayout()
            layout.prepare(forAnimatedBoundsChange: old)
          },
          finalize: { layout.finalizeAnimatedBoundsChange() },
          completion: { _ in }), duration: Self.layoutChangeDuration)
    }
  }
}
