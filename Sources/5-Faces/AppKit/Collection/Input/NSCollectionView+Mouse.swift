// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionEngine
import CollectionLayout
import Foundation
import Geometry
import Views

extension NSCollectionView {
  /// Keeps a gesture. One whose highlights the delegate has answered by changing the data is over: what it
  /// would select may be gone.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - generation: The changes of the data before the delegate was asked.
  func keep(_ gesture: MouseGesture, since generation: Int) {
    guard generation == engine.dataGeneration else {
      return cancelGesture()
    }
    self.gesture = gesture
  }

  /// Ends a gesture that selects nothing: its data have changed, or the view leaves its window.
  func cancelGesture() {
    gesture = nil
    showMarquee(nil)
    clearHighlights()
  }

  // MARK: Highlights

  /// Asks for the highlights of what is newly proposed, and takes back those of what is not any
  /// more (appkit rules MS-8 and MZ-8).
  func propose(_ changes: MouseGesture.Changes, in gesture: inout MouseGesture) {
    let old = gesture.proposed
    guard changes != old else { return }
    gesture.proposed = changes
    // The gesture is over once the delegate has changed the data: nothing more is asked for it.
    let generation = engine.dataGeneration
    let left = old.selected.subtracting(changes.selected)
      .union(old.deselected.subtracting(changes.deselected))
    highlight(left, as: .none)
    guard generation == engine.dataGeneration else { return }
    gesture.accepted.selected.formIntersection(changes.selected)
    gesture.accepted.deselected.formIntersection(changes.deselected)
    gesture.accepted.selected.formUnion(
      askToHighlight(changes.selected.subtracting(old.selected), as: .forSelection))
    guard generation == engine.dataGeneration else { return }
    gesture.accepted.deselected.formUnion(
      askToHighlight(changes.deselected.subtracting(old.deselected), as: .forDeselection))
  }

  func askToHighlight(
    _ paths: Set<IndexPath>, as state: NSCollectionViewItem.HighlightState
  ) -> Set<IndexPath> {
    guard !paths.isEmpty else { return [] }
    let accepted = accepted(of: paths) {
      $0.collectionView(self, shouldChangeItemsAt: paths, to: state)
    }
    highlight(accepted, as: state)
    return accepted
  }

  func highlight(
    _ paths: Set<IndexPath>, as state: NSCollectionViewItem.HighlightState
  ) {
    let changed = paths.filter { highlightState(at: $0) != state }
    guard !changed.isEmpty else { return }
    for path in changed.sorted() {
      let presentedIndexPath = presentedPath(path)
      for role in highlightRoles.values { _ = engine.withdraw(role, from: presentedIndexPath) }
      if let role = highlightRoles[state] { _ = engine.assign(role, to: presentedIndexPath) }
      item(at: path)?.highlightState = state
    }
    delegate?.collectionView(self, didChangeItemsAt: changed, to: state)
  }

  func clearHighlights() {
    let paths = highlightRoles.values.flatMap { engine.references.paths($0) }
    highlight(Set(paths.map(\.indexPath)), as: .none)
  }

  /// Takes highlights from all items before they are shown again.
  func forgetHighlights(_ states: [NSCollectionViewItem.HighlightState]) {
    for state in states {
      guard let role = highlightRoles[state] else { continue }
      for path in engine.references.paths(role) { _ = engine.withdraw(role, from: path) }
    }
  }

  // MARK: Selecting

  /// Asks whether items may be selected and deselected, and does it (appkit rules MS-9 and MS-10).
  func finish(_ changes: MouseGesture.Changes, asksForSingle: Bool) {
    let isSingle = !allowsMultipleSelection && asksForSingle
    // The program may have changed the selection since the press.
    let selection = selectedPaths
    let (allowed, there) = following(changes.selected.subtracting(selection)) {
      allowedDeselection(of: changes.deselected.intersection(selection))
    }
    let proposed = Set(there.values)
    let (selected, left) = following(allowed) { allowedSelection(of: proposed) }
    var deselected = Set(left.values)
    if isSingle, !proposed.isEmpty, selected.isEmpty { deselected = [] }
    let result = selectedPaths.union(selected).subtracting(deselected)
    if result.isEmpty, !allowsEmptySelection { deselected = [] }
    guard !selected.isEmpty || !deselected.isEmpty else { return }
    replaceSelection(by: selectedPaths.union(selected).subtracting(deselected))
    let known = following(selected) {
      if !deselected.isEmpty { delegate?.collectionView(self, didDeselectItemsAt: deselected) }
    }
    let told = Set(known.paths.values)
    if !told.isEmpty { delegate?.collectionView(self, didSelectItemsAt: told) }
  }

  /// The items that share an area with a rectangle, as they are shown.
  func items(in rect: CGRect) -> Set<IndexPath> {
    guard rect.width > 0, rect.height > 0 else { return [] }
    return Set(engine.itemFrames(in: rect).map(\.presentedPath.indexPath))
  }
}

extension MouseGesture.Kind {
  var isItem: Bool {
    if case .item = self { true } else { false }
  }
}

/// The rectangle that the mouse draws over items.
@MainActor
final class MarqueeView: UIView {
  private static let fill = NSColor(
    light: ColorValue(0x000000, alpha: 0.1), dark: ColorValue(0xFFFFFF, alpha: 0.15))
  private static let edge = NSColor(
    light: ColorValue(0x000000, alpha: 0.25), dark: ColorValue(0xFFFFFF, alpha: 0.4))

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    // In front of all elements, however deep.
    layer.zPosition = .greatestFiniteMagnitude
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setFillColor(Self.fill.cgColor)
    context.fill(bounds)
    context.setStrokeColor(Self.edge.cgColor)
    context.setLineWidth(1)
    context.stroke(bounds.insetBy(dx: 0.5, dy: 0.5))
  }
}

extension NSCollectionView {
  /// Draws the rectangle of a gesture; nil takes it away.
  func showMarquee(_ rect: CGRect?) {
    guard let rect else {
      marquee?.removeFromSuperview()
      marquee = nil
      return
    }
    let view = marquee ?? MarqueeView(frame: rect)
    marquee = view
    if view.superview == nil { viewNode.addSubview(view) }
    view.frame = rect
  }
}
