// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry
import Views

extension UICollectionView {
  /// Step 2 of the layout pass: takes away what left, and makes, places and measures what is there.
  ///
  /// The order for a view that comes is behaviour rule RE-4's: supplied, told its attributes,
  /// measured, announced, added.
  func show(_ attributes: [UICollectionViewLayoutAttributes], measuring: Bool) {
    let keys = Set(attributes.map(ElementKey.init))
    // In a transition they depart, with an animation.
    if transitionElements == nil { removeElements { !keys.contains($0.key) } }
    var growth = MeasuredGrowth(isHorizontal: scrollsHorizontally)
    for attributes in attributes {
      // What is about to leave is neither made nor measured (behaviour rule Z-2).
      if growth.pushesOut(attributes, of: mirrored(rectInSight)) { continue }
      let key = ElementKey(attributes)
      let shown = visibleElements[key]
      let element = shown ?? makeElement(key, attributes)
      if shown != nil {
        if !element.attributes.isEqual(attributes) { element.attributes = attributes.duplicate() }
        moveToContainer(element)
      }
      // What takes part in a transition is still where it comes from; what comes new is not moved
      // from its estimated place to its measured one in sight.
      if transitionElements == nil {
        place(element)
      } else if transitionElements?.contains(ObjectIdentifier(element)) != true {
        AnimationBlock.performWithoutAnimation { place(element) }
      }
      if measuring, element.needsMeasurement(for: attributes) {
        growth.record(measure(element, attributes), of: attributes)
      }
      if shown == nil { display(element) }
    }
  }

  private func makeElement(
    _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes
  ) -> VisibleElement {
    let element = VisibleElement(
      key: key, view: supplyView(for: attributes, key), attributes: attributes.duplicate())
    element.scrollArea = scrollAreaSection(of: attributes)
    if let cell = element.view as? UICollectionViewCell {
      cell.isSelected = selection.contains(key.indexPath)
      cell.isHighlighted = key.indexPath == highlightedItem
    }
    return element
  }

  /// Announces a view and adds it.
  private func display(_ element: VisibleElement) {
    let key = element.key
    switch key.category {
    case .cell:
      if let cell = element.view as? UICollectionViewCell {
        delegate?.collectionView(self, willDisplay: cell, forItemAt: key.indexPath)
      }
    case .supplementaryView:
      delegate?.collectionView(
        self, willDisplaySupplementaryView: element.view, forElementKind: key.kind ?? "",
        at: key.indexPath)
    case .decorationView: break
    }
    visibleElements[key] = element
    container(of: element).addSubview(element.view)
    guard AnimationBlock.current != nil else { return }
    // In an animation that others are in: contents of a new view are in place from the start.
    AnimationBlock.performWithoutAnimation { element.view.layoutIfNeeded() }
  }

  /// The section whose scroll area an element is in; nil for the collection view itself.
  private func scrollAreaSection(of attributes: UICollectionViewLayoutAttributes) -> Int? {
    let section = attributes.indexPath.section
    return attributes.isInScrollArea && scrollArea(forSection: section) != nil ? section : nil
  }

  /// Moves the view of an element that went to another section, or whose section began or stopped to
  /// scroll across, to the view that it now belongs in. It is seen where it was.
  private func moveToContainer(_ element: VisibleElement) {
    element.scrollArea = scrollAreaSection(of: element.attributes)
    let (view, target) = (element.view, container(of: element))
    guard let former = view.superview, former !== target else { return }
    let center = target.convert(view.shownGeometry.center, from: former)
    AnimationBlock.performWithoutAnimation {
      target.addSubview(view)
      view.center = center
    }
  }

  /// The view that an element's view is in.
  private func container(of element: VisibleElement) -> UIView {
    guard let section = element.scrollArea else { return self }
    return scrollView(forSection: section)
  }

  /// Takes elements away, in the order of their index paths.
  func removeElements(where shouldRemove: (VisibleElement) -> Bool) {
    let leaving = visibleElements.values.filter(shouldRemove)
    guard !leaving.isEmpty else { return }
    for element in leaving.sorted(by: { ElementKey.isBehind($0.key, $1.key) }) {
      remove(element)
    }
  }

  func removeAllElements() {
    removeElements { _ in true }
    removeAllDeparting()
  }

  func remove(_ element: VisibleElement) {
    visibleElements[element.key] = nil
    takeAway(element)
  }

  /// Takes an element's view off the screen, says so, and keeps it for reuse.
  func takeAway(_ element: VisibleElement) {
    let key = element.key
    element.view.removeFromSuperview()
    if element.isHiddenByLayout { element.view.isHidden = false }
    switch key.category {
    case .cell:
      if let cell = element.view as? UICollectionViewCell {
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.indexPath)
      }
    case .supplementaryView:
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: element.view, forElementOfKind: key.kind ?? "",
        at: key.indexPath)
    case .decorationView: break
    }
    pool.enqueue(element.view)
  }
}
