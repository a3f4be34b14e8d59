// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry
import Views

/// Selects several items of a view with one gesture: with two touches, one beside the rows that are
/// edited, or the Shift key (interaction rules TS-1 to TS-5).
///
/// Paths are those that clients know, as the host's: placeholders and gaps are no items (interaction
/// rule PL-2).
@MainActor
package final class MultipleSelection {
  private enum Phase {
    case none
    /// A touch passes over items; a delegate that gets its beginning also gets its end.
    case running(RangeSelection, isTold: Bool)
    /// The data changed below the touch, which selects nothing any more.
    case stopped(isTold: Bool)
  }

  private let engine: CollectionEngine
  private weak var host: (any MultipleSelectionHost)?
  /// The first item of the range, as long as the data have it.
  private let anchorRole: ItemReferences.Role
  private var counts: [Int] = []
  private var phase = Phase.none
  /// The range that the Shift key extends, and what was selected after it did last.
  private var shifted: (range: RangeSelection, selection: [IndexPath])?

  package init(_ engine: CollectionEngine) {
    self.engine = engine
    anchorRole = engine.registerRole(keepsReloadedItems: true)
  }

  /// Gives it the view, once.
  package func attach(to host: any MultipleSelectionHost) { self.host = host }

  var isRunning: Bool {
    if case .none = phase { false } else { true }
  }

  // MARK: Touches

  /// Two touches move over a view: whether they select (interaction rules TS-1 and TS-2).
  ///
  /// - Parameter point: The middle of the touches where they began, in content coordinates.
  /// - Returns: Whether they do.
  package func takePan(from point: CGPoint) -> Bool {
    guard let host, !isRunning, host.allowsSelectionByPan, !host.scrollsBothWays,
      let path = item(at: point), host.shouldBeginMultipleSelection(at: path)
    else { return false }
    let selects = !host.isSelected(path)
    host.allowSelectingSeveral()
    host.didBeginMultipleSelection(at: path)
    begin(at: path, selects: selects, isTold: true)
    return true
  }

  /// One touch moves along the marks of rows that are edited: it selects, and no delegate is asked
  /// whether it may (interaction rule TS-4).
  package func takeMarkPan(from point: CGPoint) {
    guard let host, !isRunning, host.canSelectSeveral, let path = item(at: point) else {
      return
    }
    begin(at: path, selects: !host.isSelected(path), isTold: false)
  }

  private func item(at point: CGPoint) -> IndexPath? {
    engine.item(at: point).flatMap(engine.clientPath)
  }

  private func hasItem(at path: IndexPath) -> Bool {
    CollectionEngine.isItem(path, in: engine.clientCounts)
  }

  private func begin(at path: IndexPath, selects: Bool, isTold: Bool) {
    shifted = nil
    clearAnchor()
    // The delegate may have changed the data or the mode.
    guard hasItem(at: path), host?.canSelectSeveral == true else {
      return phase = .stopped(isTold: isTold)
    }
    _ = engine.assign(anchorRole, to: engine.presentedPath(ofClient: path))
    counts = engine.clientCounts
    phase = .running(RangeSelection(from: path, selects: selects), isTold: isTold)
    extend(to: path)
  }

  /// The touch moved; near the edges contents scroll below it.
  package func move(to point: CGPoint) {
    guard case .running = phase, point.x.isFinite, point.y.isFinite else { return }
    extend(toItemAt: point)
    engine.autoScroll(at: point) { [weak self] in self?.extend(toItemAt: $0) }
  }

  private func extend(toItemAt point: CGPoint) {
    guard let path = item(at: point) else { return }
    extend(to: path)
  }

  private func extend(to path: IndexPath) {
    guard case .running(var range, let isTold) = phase else { return }
    let anchor = engine.presentedPath(ofClient: range.anchor)
    guard engine.clientCounts == counts, engine.references.contains(anchor, anchorRole),
      hasItem(at: path)
    else {
      engine.endAutoScroll()
      return phase = .stopped(isTold: isTold)
    }
    let changes = changes(in: &range, to: path)
    // Before delegates are called, which might begin something else.
    phase = .running(range, isTold: isTold)
    apply(changes)
  }

  private func changes(
    in range: inout RangeSelection, to path: IndexPath
  ) -> [RangeSelection.Change] {
    range.extend(to: path, counts: engine.clientCounts) { [host] in host?.isSelected($0) ?? false }
  }

  private func apply(_ changes: [RangeSelection.Change]) {
    for change in changes where hasItem(at: change.path) {
      host?.setSelectedByUser(change.path, change.isSelected)
    }
  }

  /// The touch is over. What it selected stays, and so does the mode.
  package func end() {
    let isTold =
      switch phase {
      case .none: false
      case .running(_, let isTold), .stopped(let isTold): isTold
      }
    phase = .none
    clearAnchor()
    engine.endAutoScroll()
    if isTold { host?.didEndMultipleSelection() }
  }

  private func clearAnchor() {
    for path in engine.references.paths(anchorRole) {
      _ = engine.withdraw(anchorRole, from: path)
    }
  }

  // MARK: The Shift key

  /// Selects all items between the last selected one and another (interaction rule TS-5), as an
  /// interaction of its own.
  ///
  /// - Parameter path: The item that was tapped, or that the focus came to, while Shift was down.
  /// - Returns: Whether it did: several items can be selected, one is, and the delegate allows it.
  package func extendByShift(to path: IndexPath) -> Bool {
    guard let host, !isRunning, host.canSelectSeveral, hasItem(at: path),
      var range = rangeToExtend(in: host), host.shouldBeginMultipleSelection(at: range.anchor)
    else { return false }
    host.didBeginMultipleSelection(at: range.anchor)
    if hasItem(at: path), hasItem(at: range.anchor) {
      apply(changes(in: &range, to: path))
      shifted = (range, host.selectionOrder)
    }
    host.didEndMultipleSelection()
    return true
  }

  /// The range that Shift made last, if nothing else was selected since; else one that begins at the
  /// last selected item.
  private func rangeToExtend(in host: any MultipleSelectionHost) -> RangeSelection? {
    if let shifted, shifted.selection == host.selectionOrder,
      hasItem(at: shifted.range.anchor)
    {
      return shifted.range
    }
    return host.selectionOrder.last.map { RangeSelection(from: $0, selects: true) }
  }
}

extension MultipleSelectionHost {
  /// Whether contents are larger than the view, or can be pulled, on both axes.
  fileprivate var scrollsBothWays: Bool {
    let insets = contentInsets
    let isWide =
      alwaysBounceHorizontal || contentSize.width > containerSize.width - insets.left - insets.right
    let isHigh =
      alwaysBounceVertical || contentSize.height > containerSize.height - insets.top - insets.bottom
    return isWide && isHigh
  }
}

/// A view whose items can be selected by a touch that passes over them.
@MainActor
package protocol MultipleSelectionHost: ScrollViewHost {
  /// Whether two touches may select several items, if the delegate lets them.
  var allowsSelectionByPan: Bool { get }
  /// Lets several items be selected from now on.
  func allowSelectingSeveral()
  /// Asks the delegate whether a gesture may select from an item on.
  func shouldBeginMultipleSelection(at path: IndexPath) -> Bool
  /// Tells the delegate that a gesture selects from an item on.
  func didBeginMultipleSelection(at path: IndexPath)
  func didEndMultipleSelection()

  var canSelectSeveral: Bool { get }
  func isSelected(_ path: IndexPath) -> Bool
  var selectionOrder: [IndexPath] { get }
  /// Selects or deselects an item as the user does, if the delegate allows it.
  func setSelectedByUser(_ path: IndexPath, _ isSelected: Bool)
}
