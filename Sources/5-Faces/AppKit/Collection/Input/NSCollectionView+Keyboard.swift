// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionEngine
import CollectionLayout
import Foundation
import Geometry

extension NSCollectionView {
  /// A Boolean value that says whether keys go here first.
  public var isFirstResponder: Bool { window?.firstResponder === self }

  enum Arrow {
    case left, right, down, up
  }

  private static let selectAllKey: UInt16 = 0

  /// Does what a key asks for (appkit rules MK-1 to MK-3).
  ///
  /// - Returns: Whether it asks for anything here.
  func handleKey(of event: NSEvent) -> Bool {
    guard isSelectable else { return false }
    let modifiers = event.modifierFlags.intersection([.command, .shift, .option, .control])
    if event.keyCode == Self.selectAllKey, modifiers == .command {
      selectAll(nil)
      return true
    }
    return interpretArrow(of: event)
  }

  /// Selects where an arrow leads, if items can be selected.
  func moveSelection(_ arrow: Arrow, extends: Bool) {
    guard isSelectable else { return }
    move(arrow, adds: extends && allowsMultipleSelection)
  }

  /// The item that arrows start from: the one that was selected last.
  private var leadItem: IndexPath? { engine.references.paths(selectedRole).last?.indexPath }

  private func move(_ arrow: Arrow, adds: Bool) {
    // The layout that is asked may load the data again, and so may the delegate.
    let found = engine.settledAnswer {
      engine.bringLayoutUpToDate()
      return target(of: arrow)
    }
    guard let target = found, engine.hasItem(at: presentedPath(target)) else { return }
    let shown = following([target]) { select(target, adds: adds) }.paths[target]
    guard let shown else { return }
    scrollToItems(at: [shown], scrollPosition: [.nearestHorizontalEdge, .nearestVerticalEdge])
  }

  /// Selects the item that an arrow leads to, as far as the delegate allows it.
  private func select(_ target: IndexPath, adds: Bool) {
    let generation = engine.dataGeneration
    let selection = selectedPaths
    var gesture = MouseGesture(
      kind: .item(target, wasSelected: selection.contains(target)), start: .zero, toggles: adds,
      selection: selection)
    propose(
      MouseGesture.Changes(
        selected: selection.contains(target) ? [] : [target],
        deselected: adds ? [] : selection.subtracting([target])), in: &gesture)
    // What would be selected may be gone, as for a click.
    if generation == engine.dataGeneration { finish(gesture.accepted, asksForSingle: true) }
    clearHighlights()
  }

  /// The item that an arrow leads to; nil for none.
  private func target(of arrow: Arrow) -> IndexPath? {
    let isReversed = layoutDirection == .rightToLeft
    let isForward = arrow == .down || arrow == (isReversed ? .left : .right)
    guard let lead = leadItem else { return end(isFirst: isForward) }
    // In a layout that grows sideways the axes change places (appkit rule MZ-11).
    let isAlong = (arrow == .left || arrow == .right) != engine.scrollsHorizontally
    guard isAlong else { return nearestItem(to: lead, isForward: isForward) }
    return neighbour(of: lead, isForward: isForward)
  }

  /// The first or the last item; nil without any.
  private func end(isFirst: Bool) -> IndexPath? {
    let counts = engine.counts
    let section = isFirst ? counts.firstIndex { $0 > 0 } : counts.lastIndex { $0 > 0 }
    return section.map { IndexPath(item: isFirst ? 0 : counts[$0] - 1, section: $0) }
  }

  /// The item after or before another, across sections; nil at the ends.
  private func neighbour(of path: IndexPath, isForward: Bool) -> IndexPath? {
    let counts = engine.counts
    let item = path.item + (isForward ? 1 : -1)
    if (0..<counts[path.section]).contains(item) {
      return IndexPath(item: item, section: path.section)
    }
    let section =
      isForward
      ? counts[(path.section + 1)...].firstIndex { $0 > 0 }
      : counts[..<path.section].lastIndex { $0 > 0 }
    return section.map { IndexPath(item: isForward ? 0 : counts[$0] - 1, section: $0) }
  }

  /// The item of the nearest line on one side whose middle is nearest across; nil for none.
  private func nearestItem(to path: IndexPath, isForward: Bool) -> IndexPath? {
    guard let lead = engine.layout.element(.cell(path))?.frame else { return nil }
    let axis: LayoutAxis = engine.scrollsHorizontally ? .horizontal : .vertical
    let end = max(shownContentSize[axis], 1)
    // Farther and farther away, until something is there.
    var reach = max(containerSize[axis], 1)
    while true {
      let (low, high) =
        isForward
        ? (lead.end(axis), min(lead.end(axis) + reach, end))
        : (max(lead.origin[axis] - reach, 0), lead.origin[axis])
      if let found = item(between: low, high, axis, nearestTo: lead, isForward: isForward) {
        return found
      }
      guard isForward ? high < end : low > 0 else { return nil }
      reach *= 2
    }
  }

  private func item(
    between low: CGFloat, _ high: CGFloat, _ axis: LayoutAxis, nearestTo lead: CGRect,
    isForward: Bool
  ) -> IndexPath? {
    let across = shownContentSize[axis.cross]
    guard high > low, across > 0 else { return nil }
    let strip = CGRect(
      origin: CGPoint(axis, along: low, across: 0),
      size: CGSize(axis, along: high - low, across: across))
    let found = engine.layout.elements(in: strip).compactMap { attributes in
      let (key, frame) = (attributes.key, attributes.frame)
      let isBeyond =
        isForward ? frame.origin[axis] >= lead.end(axis) : frame.end(axis) <= lead.origin[axis]
      return key.category == .cell && isBeyond ? (path: key.indexPath, frame: frame) : nil
    }
    let first =
      isForward
      ? found.min { $0.frame.origin[axis] < $1.frame.origin[axis] }
      : found.max { $0.frame.end(axis) < $1.frame.end(axis) }
    guard let first else { return nil }
    let line = found.filter {
      $0.frame.origin[axis] < first.frame.end(axis) && $0.frame.end(axis) > first.frame.origin[axis]
    }
    func distance(_ frame: CGRect) -> CGFloat {
      abs(frame.middle(axis.cross) - lead.middle(axis.cross))
    }
    return line.min { left, right in
      (distance(left.frame), left.path) < (distance(right.frame), right.path)
    }?.path
  }
}

extension CGRect {
  fileprivate func end(_ axis: LayoutAxis) -> CGFloat { origin[axis] + size[axis] }
  fileprivate func middle(_ axis: LayoutAxis) -> CGFloat { origin[axis] + size[axis] / 2 }
}
