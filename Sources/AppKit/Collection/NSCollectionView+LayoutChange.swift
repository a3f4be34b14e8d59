// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
import Foundation
import Geometry
import Views

extension NSCollectionView {
  /// Lets a layout take the place of the present one: at once, or over time through an animator
  /// (appkit rules MU-1 and MU-5).
  func changeLayout(to new: NSCollectionViewLayout) {
    defer { showBackground() }
    guard takeAnimation() else { return engine.replaceLayout(by: new) }
    let end = NSAnimationContext.current.begin()
    if let between = transitionLayout(to: new) {
      change(to: new, through: between, completion: end)
    } else {
      engine.changeLayout(to: new, animated: true) { _ in end() }
    }
  }

  /// The delegate's layout between the present one and another; nil where the change goes straight,
  /// takes no time, or waits for one that is under way.
  private func transitionLayout(
    to new: NSCollectionViewLayout
  ) -> NSCollectionViewTransitionLayout? {
    guard let delegate, let old = collectionViewLayout, new !== old, new !== emptyLayout,
      window != nil, NSAnimationContext.current.duration > 0, !engine.isLayingOut,
      !engine.hasUncommittedUpdates, !engine.isExchangingInteractively
    else { return nil }
    return OptionalMethod.answer(
      "collectionView(_:transitionLayoutForOldLayout:newLayout:)", of: delegate
    ) {
      delegate.collectionView(self, transitionLayoutForOldLayout: old, newLayout: new)
    }
  }

  private func change(
    to new: NSCollectionViewLayout, through between: NSCollectionViewTransitionLayout,
    completion: @escaping () -> Void
  ) {
    layoutSubtreeIfNeeded()
    let old = engine.layout
    for view in shownViews { view.layoutWillChange(from: old, to: new) }
    engine.beginExchange(to: new, through: between) { [weak self] _, _ in
      for view in self?.shownViews ?? [] { view.layoutDidChange(from: old, to: new) }
      completion()
    }
    engine.settleExchange(isCompleted: true) { between.transitionProgress = 1 }
  }

  private var shownViews: [any ElementView] {
    CollectionLayoutElementCategory.allCases.flatMap { engine.visibleViews(of: $0) }.map(\.view)
  }
}
