// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionLayout
import Foundation
import Geometry

extension CollectionEngine {
  /// The visible elements in layout order, checked.
  func findVisibleElements() -> [FoundElement] {
    pass.look(in: host.visibleRect)
    let visible = mirrored(host.visibleRect)
    guard visible.isFinite, visible.width > 0, visible.height > 0 else { return [] }
    var seen: [ElementIdentity: any ElementAttributes] = [:]
    var result: [(found: FoundElement, origin: CGPoint)] = []
    let movement = presentation.movement
    let answer = layout.elements(in: visible)
    if pass.isInterrupted { return [] }
    for attributes in answer {
      let (key, frame) = (attributes.key, attributes.frame)
      guard exists(key, frame) else { continue }
      if let other = seen.updateValue(attributes, forKey: key) {
        checkDuplicate(attributes, other, key)
        continue
      }
      let state = attributes.state
      guard !state.isHidden, !isGap(key),
        isVisible(frame, state, key, in: visible) || keepsOnScreen(key)
      else { continue }
      guard let movement, key == .cell(movement.presentedPath) else {
        result.append((FoundElement(attributes, key), frame.origin))
        continue
      }
      let lifted = FoundElement(lifted(attributes, movement))
      result.append((lifted, lifted.attributes.frame.origin))
    }
    for key in keptOnScreen where seen[key] == nil {
      guard var attributes = layout.element(key) else { continue }
      if let movement, key == .cell(movement.presentedPath) {
        attributes = lifted(attributes, movement)
      }
      result.append((FoundElement(attributes), attributes.frame.origin))
    }
    if let problems, !problems.accept(elementCount: result.count) { return [] }
    return inLayoutOrder(result)
  }

  /// Returns whether an element is the gap, or what belongs to an item that the data do not have:
  /// these have attributes and no view.
  private func isGap(_ key: ElementIdentity) -> Bool {
    guard !presentation.isIdentity else { return false }
    switch key.category {
    case .cell: return presentation.order.gap == key.presentedPath
    case .supplementaryView:
      return isSupplementaryOfItem(key) && dataPath(of: key.presentedPath) == nil
    case .decorationView: return false
    }
  }

  private func isVisible(
    _ frame: CGRect, _ state: ElementState, _ key: ElementIdentity, in visible: CGRect
  ) -> Bool {
    guard state.isInScrollArea, let area = scrollArea(forSection: key.indexPath.section) else {
      return frame.isVisible(in: visible)
    }
    let shift = area.shift(by: orthogonalOffset(forSection: key.indexPath.section))
    let shown = frame.offsetBy(dx: -shift.x, dy: -shift.y)
    return shown.isVisible(in: visible) && shown.isVisible(in: area.frame)
      && area.frame.overlaps(visible)
  }

  /// Returns whether the data have an element that the layout gives; one that they do not have is left
  /// out, and the console says so once (behaviour rule Y-9).
  private func exists(_ key: ElementIdentity, _ frame: CGRect) -> Bool {
    guard frame.isFinite else {
      programmerError(
        """
        \(type(of: layout)) gives \(key) the frame \(frame.compactDescription); return finite \
        numbers.
        """)
    }
    guard key.category == .cell, !hasItem(at: key.presentedPath) else { return true }
    if pass.beginReportingMissingItems() {
      consoleMessage(
        """
        \(type(of: layout)).\(host.words.elements) gives attributes of \(key), but the data do not \
        have this \(host.words.item): it is not shown. Return attributes of items that \
        exist; the numbers of items of the sections are \(counts).
        """)
    }
    return false
  }

  /// Behaviour rule Y-8: twice the same is harmless, two places for one element are not.
  private func checkDuplicate(
    _ attributes: any ElementAttributes, _ other: any ElementAttributes, _ key: ElementIdentity
  ) {
    guard !attributes.isSame(as: other) else { return }
    programmerError(
      """
      \(type(of: layout)) gives \(key) more than one set of attributes, at \
      \(other.frame.compactDescription) and \(attributes.frame.compactDescription); return one.
      """)
  }

  /// Along the layout first, then across (behaviour rule Z-2).
  private func inLayoutOrder(
    _ found: [(found: FoundElement, origin: CGPoint)]
  ) -> [FoundElement] {
    let isHorizontal = scrollsHorizontally
    return found.sorted { left, right in
      let (first, second) = (left.origin, right.origin)
      let along = isHorizontal ? (first.x, second.x) : (first.y, second.y)
      if along.0 != along.1 { return along.0 < along.1 }
      let across = isHorizontal ? (first.y, second.y) : (first.x, second.x)
      if across.0 != across.1 { return across.0 < across.1 }
      return ElementIdentity.isBehind(left.found.key, right.found.key)
    }.map(\.found)
  }
}

/// An element that the layout has. Its key is read once: attributes are the client's, and theirs is
/// made of several properties.
struct FoundElement {
  let key: ElementIdentity
  let attributes: any ElementAttributes

  /// - Parameters:
  ///   - attributes: What the layout says of the element.
  ///   - key: Their key, if it has been read already.
  @MainActor init(_ attributes: any ElementAttributes, _ key: ElementIdentity? = nil) {
    self.key = key ?? attributes.key
    self.attributes = attributes
  }
}

extension CGRect {
  /// Returns whether something of a frame is in a rectangle; of an empty one its edge or corner,
  /// those of the rectangle included (behaviour rule Y-7).
  fileprivate func isVisible(in visible: CGRect) -> Bool {
    func meets(
      _ low: CGFloat, _ high: CGFloat, _ visibleLow: CGFloat, _ visibleHigh: CGFloat
    ) -> Bool {
      low == high
        ? visibleLow <= low && low <= visibleHigh : low < visibleHigh && visibleLow < high
    }
    return meets(minX, maxX, visible.minX, visible.maxX)
      && meets(minY, maxY, visible.minY, visible.maxY)
  }
}
