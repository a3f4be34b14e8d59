// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import UIKit

/// The calls since the last frame, with their numbers.
///
/// The methods of delegates, data sources and layouts are counted as they are called; of optional
/// ones those that are implemented. What passes of the layout have measured and moved comes from the
/// traces of the collection views.
@MainActor
struct CallLog {
  private let calls = CallCount()
  /// The number of passes that did each kind of work.
  private var passes: [String: Int] = [:]
  /// The number of passes that were counted, by collection view.
  private var passCounts: [ObjectIdentifier: Int] = [:]

  var counts: [String: Int] { calls.counts.merging(passes) { $0 + $1 } }

  /// Counts the calls that are made while a closure runs.
  func during<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try calls.during(body)
  }

  /// Looks at the collection views of another window from now on.
  mutating func observe(_ window: UIWindow) {
    passCounts = [:]
    for view in Self.collectionViews(in: window) {
      view.layoutTrace = LayoutTrace()
      passCounts[ObjectIdentifier(view)] = 0
    }
  }

  /// Counts what passes did since the last call.
  mutating func update(from window: UIWindow) {
    for view in Self.collectionViews(in: window) {
      guard let trace = view.layoutTrace else {
        view.layoutTrace = LayoutTrace()
        passCounts[ObjectIdentifier(view)] = 0
        continue
      }
      let before = passCounts.updateValue(trace.passCount, forKey: ObjectIdentifier(view))
      guard let before, trace.passCount > before else { continue }
      add("layout pass", trace.passCount - before)
      for round in trace.passes.suffix(trace.passCount - before).flatMap(\.rounds) {
        add("round of a pass", 1)
        add("preferredLayoutAttributesFitting(_:)", round.measurements.count)
        add("frame moved", round.moves.count)
      }
    }
  }

  mutating func clear() {
    calls.reset()
    passes = [:]
  }

  private mutating func add(_ call: String, _ count: Int) {
    if count > 0 { passes[call, default: 0] += count }
  }

  static func collectionViews(in view: UIView) -> [UICollectionView] {
    if let view = view as? UICollectionView { return [view] }
    return view.subviews.flatMap { collectionViews(in: $0) }
  }
}
