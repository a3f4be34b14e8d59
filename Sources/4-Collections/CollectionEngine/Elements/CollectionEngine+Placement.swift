// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry
import Views

extension CollectionEngine {
  /// Gives an element's view its geometry and appearance, and its attributes if they changed.
  ///
  /// A view may place itself elsewhere when it receives attributes, about an anchor of its own. It
  /// stays there until they change, and receives them again whenever it is put back.
  func apply(_ element: VisibleElement) {
    let shown = inContent(element.attributes)
    let isReceived = element.received.map { $0.isSame(as: shown) } ?? false
    let placement = placement(of: element, shown.state)
    if element.positionsItself, isReceived, element.placement == placement { return }
    if let movement = presentation.movement, element.key == .cell(movement.presentedPath) {
      // It is where the touch is, at once.
      AnimationBlock.performWithoutAnimation { set(placement, of: element) }
    } else {
      set(placement, of: element)
    }
    element.view.wasLaidOut(by: shown)
    guard element.positionsItself || !isReceived else { return }
    // The view gets attributes of its own to keep; others never change these.
    let copy = shown === element.attributes ? shown.duplicated() : shown
    element.received = copy
    element.view.receive(copy)
    element.positionsItself = element.placement?.center != element.view.node.center
  }

  /// Gives an element's view the geometry and appearance of attributes, and nothing else.
  func setPlacement(of element: VisibleElement, to attributes: any ElementAttributes) {
    let shown = inContent(attributes)
    set(placement(of: element, shown.state), of: element)
    element.view.wasLaidOut(by: shown)
  }

  private func set(_ placement: VisibleElement.Placement, of element: VisibleElement) {
    let (view, state) = (element.view.node, placement.state)
    element.placement = placement
    if view.transform3D != state.transform { view.transform3D = state.transform }
    if view.center != placement.center { view.center = placement.center }
    if view.bounds.size != state.size {
      view.bounds = CGRect(origin: view.bounds.origin, size: state.size)
    }
    if view.alpha != state.alpha { view.alpha = state.alpha }
    // Only a change is handed on: a view may have hidden itself when it was configured, as a badge
    // without a number does.
    if state.isHidden != element.isHiddenByLayout {
      element.isHiddenByLayout = state.isHidden
      view.isHidden = state.isHidden
    }
    let depth = CGFloat(state.zIndex)
    // Views at depth zero need no layer.
    if depth != 0 || view.ownLayer != nil, view.layer.zPosition != depth {
      view.layer.zPosition = depth
    }
  }

  private func placement(
    of element: VisibleElement, _ state: ElementState
  ) -> VisibleElement.Placement {
    let origin = coordinateOrigin(of: element)
    let center = host.adjustedCenter(state.center, size: state.size)
    return VisibleElement.Placement(
      state: state, center: CGPoint(x: center.x - origin.x, y: center.y - origin.y))
  }

  private func inContent(_ attributes: any ElementAttributes) -> any ElementAttributes {
    guard isMirrored else { return attributes }
    let copy = attributes.duplicated()
    copy.state.center.x = pass.contentWidth - attributes.state.center.x
    return copy
  }

  /// Returns the origin of the coordinates of the view that holds an element's view.
  private func coordinateOrigin(of element: VisibleElement) -> CGPoint {
    guard let section = element.scrollArea else { return .zero }
    // What disappears is in the area that it was in, whose place may be another section's by now.
    if let view = element.view.node.superview as? EmbeddedScrollView,
      scrolling.disappearing.contains(where: { $0 === view })
    {
      return view.coordinateOrigin
    }
    guard let area = scrollArea(forSection: section) else {
      // It disappears from a section that no longer scrolls.
      return (element.view.node.superview as? EmbeddedScrollView)?.coordinateOrigin ?? .zero
    }
    let frame = mirrored(area.frame)
    let start = area.startOrigin(isMirrored: isMirrored)
    return CGPoint(x: frame.minX - start.x, y: frame.minY - start.y)
  }

  // MARK: Order

  /// One of the views that are put in order.
  private struct Entry {
    var depth: Int
    var key: ElementIdentity
    var view: UIView
    /// Whether the element is deleted; one that only leaves the screen keeps its place.
    var isRemoved = false
  }

  /// Puts views in order: the background, elements and scroll areas by depth (behaviour rule
  /// RE-10), then what others added.
  func arrangeViews() {
    var own: [Entry] = []
    var embedded: [Int: [Entry]] = [:]
    for element in elements.visible {
      let entry = Entry(
        depth: element.depth, key: element.key, view: element.view.node)
      if let section = element.scrollArea {
        embedded[section, default: []].append(entry)
      } else {
        own.append(entry)
      }
    }
    for element in elements.disappearing where element.view.node.superview != nil {
      var entry = Entry(
        depth: element.depth, key: element.laterKey ?? element.key,
        view: element.view.node)
      entry.isRemoved = element.laterKey == nil
      if let view = element.view.node.superview as? EmbeddedScrollView {
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
      // What is deleted, or goes to another section, is no longer one of the area's items.
      let items = sorted.lazy.filter { !$0.isRemoved && $0.key.indexPath.section == section }
      guard let back = items.first ?? sorted.first else { continue }
      own.append(Entry(depth: back.depth, key: back.key, view: view))
      if back.depth != 0 || view.ownLayer != nil { view.layer.zPosition = CGFloat(back.depth) }
    }
    let sorted = own.sorted(by: Self.isBehind)
    let backdrop = host.backdrop
    host.node.setOrder((backdrop.map { [$0] } ?? []) + sorted.map(\.view))
    if let backdrop, let lowest = sorted.first?.depth, lowest < 0 {
      backdrop.layer.zPosition = min(backdrop.layer.zPosition, CGFloat(lowest) - 1)
    }
  }

  private static func isBehind(_ left: Entry, _ right: Entry) -> Bool {
    if left.depth != right.depth { return left.depth < right.depth }
    // What is moved or new is in front of what goes (behaviour rule U-r).
    if left.isRemoved != right.isRemoved { return left.isRemoved }
    return ElementIdentity.isBehind(left.key, right.key)
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
