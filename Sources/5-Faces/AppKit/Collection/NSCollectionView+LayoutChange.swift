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

  /// The section of the visible header that is a view or around it; nil for none.
  func section(ofHeaderAround sender: Any) -> Int? {
    let view = (sender as? NSView) ?? (sender as? NSViewController)?.view
    guard let view, view.isDescendant(of: self) else { return nil }
    let headers = engine.visibleViews(
      of: .supplementaryView, kind: Self.elementKindSectionHeader)
    return headers.first { header in
      (header.view as? NSView).map(view.isDescendant) ?? false
    }?.key.section
  }

  /// Shows the buttons of the headers whose sections have more than one line, or are collapsed
  /// (appkit rule MC-4).
  func showCollapseButtons() {
    guard let layout = collectionViewLayout as? NSCollectionViewFlowLayout else { return }
    for header in engine.visibleViews(
      of: .supplementaryView, kind: Self.elementKindSectionHeader)
    {
      guard let view = header.view as? any NSCollectionViewSectionHeaderView,
        let button = view.sectionCollapseButton
      else { continue }
      let section = header.key.section
      let isHidden =
        !layout.section(atIndexIsCollapsed: section)
        && layout.solvedLayout?.isOneLine(section: section) ?? true
      if button.isHidden != isHidden { button.isHidden = isHidden }
    }
  }
}
