// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry
import Views

extension UICollectionView {
  /// Gives an element's view its place and looks, and tells it if they changed.
  ///
  /// A view may put itself elsewhere in `apply(_:)`, about an anchor of its own. It stays there until
  /// its attributes change, and is told them again whenever it is put back.
  func place(_ element: VisibleElement) {
    let shown = presented(element.attributes)
    if element.placesItself, let looks = element.looks, looks.attributes.isEqual(shown),
      looks.center == center(of: element, in: shown)
    {
      return
    }
    if let movement, element.key == .cell(movement.current) {
      // It is where the finger is, at once.
      AnimationBlock.performWithoutAnimation { setLooks(of: element, to: element.attributes) }
    } else {
      setLooks(of: element, to: element.attributes)
    }
    guard element.placesItself || element.applied?.isEqual(shown) != true else { return }
    // The view gets attributes of its own to keep; others never change these.
    let copy = shown === element.attributes ? shown.duplicate() : shown
    element.applied = copy
    element.view.apply(copy)
    element.placesItself = element.looks?.center != element.view.center
  }

  /// Gives an element's view its place and looks, and nothing else.
  func setLooks(of element: VisibleElement, to attributes: UICollectionViewLayoutAttributes) {
    let view = element.view
    let shown = presented(attributes)
    let center = center(of: element, in: shown)
    element.looks = VisibleElement.Looks(attributes: shown, center: center)
    if view.transform3D != shown.transform3D { view.transform3D = shown.transform3D }
    if view.center != center { view.center = center }
    if view.bounds.size != shown.size {
      view.bounds = CGRect(origin: view.bounds.origin, size: shown.size)
    }
    if view.alpha != shown.alpha { view.alpha = shown.alpha }
    // Only a change is handed on: a view may have hidden itself when it was configured, as a badge
    // without a number does.
    if shown.isHidden != element.isHiddenByLayout {
      element.isHiddenByLayout = shown.isHidden
      view.isHidden = shown.isHidden
    }
    let depth = CGFloat(shown.zIndex)
    // Views at depth zero need no layer.
    if depth != 0 || view.ownLayer != nil, view.layer.zPosition != depth {
      view.layer.zPosition = depth
    }
  }

  /// Where the middle of an element's view is in its superview.
  private func center(
    of element: VisibleElement, in shown: UICollectionViewLayoutAttributes
  ) -> CGPoint {
    let origin = coordinateOrigin(of: element)
    return CGPoint(x: shown.center.x - origin.x, y: shown.center.y - origin.y)
  }

  /// Attributes in content coordinates.
  private func presented(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard isMirrored else { return attributes }
    let copy = attributes.duplicate()
    copy.center.x = passState.contentWidth - attributes.center.x
    return copy
  }

  /// Where the coordinates of the view begin that holds an element's view.
  private func coordinateOrigin(of element: VisibleElement) -> CGPoint {
    guard let section = element.scrollArea else { return .zero }
    // What departs is in the area that it was in, whose place may be another section's by now.
    if let view = element.view.superview as? EmbeddedScrollView,
      updateState.departingAreas.contains(where: { $0 === view })
    {
      return view.coordinateOrigin
    }
    guard let area = scrollArea(forSection: section) else {
      // It departs from a section that scrolls no more.
      return (element.view.superview as? EmbeddedScrollView)?.coordinateOrigin ?? .zero
    }
    let frame = mirrored(area.frame)
    let start = area.startOrigin(isMirrored: isMirrored)
    return CGPoint(x: frame.minX - start.x, y: frame.minY - start.y)
  }

  // MARK: Order

  /// One of the views that the collection view puts in order.
  private struct Entry {
    var depth: Int
    var key: ElementKey
    var view: UIView
    /// Whether the element goes for good; one that only leaves what is in sight keeps its place.
    var isRemoved = false
  }

  /// Puts views in order: the background, elements and scroll areas by depth (behaviour rule RE-10),
  /// then what others added.
  func arrangeSubviews() {
    var own: [Entry] = []
    var embedded: [Int: [Entry]] = [:]
    for element in visibleElements.values {
      let entry = Entry(
        depth: element.attributes.zIndex, key: element.key, view: element.view)
      if let section = element.scrollArea {
        embedded[section, default: []].append(entry)
      } else {
        own.append(entry)
      }
    }
    for element in updateState.departing where element.view.superview != nil {
      var entry = Entry(
        depth: element.attributes.zIndex, key: element.laterKey ?? element.key, view: element.view)
      entry.isRemoved = element.laterKey == nil
      if let view = element.view.superview as? EmbeddedScrollView {
        if scrolling.views[view.section] === view {
          embedded[view.section, default: []].append(entry)
        }
      } else {
        own.append(entry)
      }
    }
    for (section, entries) in embedded {
      let sorted = entries.sorted(by: Self.isBehind)
      let view = scrollView(forSection: section)
      view.setOrder(sorted.map(\.view))
      guard let back = sorted.first else { continue }
      own.append(Entry(depth: back.depth, key: back.key, view: view))
      if back.depth != 0 || view.ownLayer != nil { view.layer.zPosition = CGFloat(back.depth) }
    }
    let sorted = own.sorted(by: Self.isBehind)
    setOrder((backgroundView.map { [$0] } ?? []) + sorted.map(\.view))
    if let backgroundView, let lowest = sorted.first?.depth, lowest < 0 {
      backgroundView.layer.zPosition = min(backgroundView.layer.zPosition, CGFloat(lowest) - 1)
    }
  }

  private static func isBehind(_ left: Entry, _ right: Entry) -> Bool {
    if left.depth != right.depth { return left.depth < right.depth }
    // What is moved or new is in front of what goes (behaviour rule U-r).
    if left.isRemoved != right.isRemoved { return left.isRemoved }
    return ElementKey.isBehind(left.key, right.key)
  }

  // MARK: Background

  func replaceBackgroundView(_ old: UIView?) {
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    insertSubview(backgroundView, at: 0)
    placeBackgroundView()
  }

  func placeBackgroundView() {
    if let backgroundView, backgroundView.frame != rectInSight {
      backgroundView.frame = rectInSight
    }
  }
}

extension UIView {
  /// Puts subviews behind all others, in an order.
  func setOrder(_ ordered: [UIView]) {
    guard !zip(ordered, children).allSatisfy({ $0 === $1 }) || ordered.count > children.count else {
      return
    }
    let identities = Set(ordered.map(ObjectIdentifier.init))
    children = ordered + children.filter { !identities.contains(ObjectIdentifier($0)) }
  }
}
