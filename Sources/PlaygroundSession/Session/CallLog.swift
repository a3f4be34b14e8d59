// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import UIKit

/// What collection views did since the last frame, with how often.
///
/// It is read off the views when something was done: the passes of the layout with what they
/// measured and moved, cells that appeared and disappeared, scrolling and selection.
@MainActor
struct CallLog {
  /// How often what was called.
  private(set) var counts: [String: Int] = [:]
  private var seen: [ObjectIdentifier: View] = [:]

  private struct View {
    var passes: Int
    var offset: CGPoint
    var cells: Set<IndexPath>
    var selected: Set<IndexPath>
  }

  /// Begins anew with the collection views of a window.
  mutating func observe(_ window: UIWindow) {
    counts = [:]
    seen = [:]
    for view in Self.collectionViews(in: window) {
      view.layoutTrace = LayoutTrace()
      seen[ObjectIdentifier(view)] = Self.state(of: view)
    }
  }

  /// Counts what was done since the last call.
  mutating func update(from window: UIWindow) {
    for view in Self.collectionViews(in: window) {
      let id = ObjectIdentifier(view)
      if view.layoutTrace == nil { view.layoutTrace = LayoutTrace() }
      let now = Self.state(of: view)
      guard let before = seen[id] else {
        seen[id] = now
        continue
      }
      let newPasses = now.passes - before.passes
      add("layout pass", newPasses)
      for pass in view.layoutTrace?.passes.suffix(max(newPasses, 0)) ?? [] {
        add("round of a pass", pass.rounds.count)
        for round in pass.rounds {
          add("preferredLayoutAttributesFitting", round.measurements.count)
          add("frame moved", round.moves.count)
        }
      }
      if now.offset != before.offset { add("scrollViewDidScroll", 1) }
      add("willDisplay", now.cells.subtracting(before.cells).count)
      add("didEndDisplaying", before.cells.subtracting(now.cells).count)
      add("didSelectItemAt", now.selected.subtracting(before.selected).count)
      add("didDeselectItemAt", before.selected.subtracting(now.selected).count)
      seen[id] = now
    }
  }

  /// Forgets what was told.
  mutating func clear() { counts = [:] }

  private mutating func add(_ call: String, _ count: Int) {
    if count > 0 { counts[call, default: 0] += count }
  }

  private static func state(of view: UICollectionView) -> View {
    View(
      passes: view.layoutTrace?.passCount ?? 0, offset: view.contentOffset,
      cells: Set(view.indexPathsForVisibleItems),
      selected: Set(view.indexPathsForSelectedItems ?? []))
  }

  static func collectionViews(in view: UIView) -> [UICollectionView] {
    if let view = view as? UICollectionView { return [view] }
    return view.subviews.flatMap { collectionViews(in: $0) }
  }
}
