// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Counted steps, so that cost is a number in a test and not milliseconds.
///
/// Steps are counted where `COLLECTION_VIEW_CHECKS` is defined, and only within ``counting(_:)``.
package struct OperationCounters: Hashable, Sendable {
  /// Group patterns and group instances that were packed.
  package var groupsSolved = 0
  package var slotsSolved = 0
  /// Sizes of items that were read to break the lines of a flow layout.
  package var sizesRead = 0
  /// Lines that were broken; equal lines that follow each other count once.
  package var linesBroken = 0
  package var sectionsVisited = 0
  package var groupsVisited = 0
  /// Lengths that were compared to find the greatest.
  package var lengthsCompared = 0
  /// Runs of groups that a measurement before them moved.
  package var groupsMoved = 0
  package var linesVisited = 0
  package var elementsVisited = 0

  init() {}

  #if COLLECTION_VIEW_CHECKS
    /// Used by the task that counts alone.
    private final class Recorder: @unchecked Sendable {
      var counters = OperationCounters()
    }

    @TaskLocal private static var recorder: Recorder?
  #endif

  /// Counts what a piece of code costs, with all that it calls.
  ///
  /// - Parameter body: The code; it does not wait.
  /// - Returns: Its result and its steps; no steps where they are not counted.
  package static func counting<Result>(
    _ body: () throws -> Result
  ) rethrows -> (result: Result, cost: OperationCounters) {
    #if COLLECTION_VIEW_CHECKS
      let recorder = Recorder()
      let result = try $recorder.withValue(recorder, operation: body)
      return (result, recorder.counters)
    #else
      return (try body(), OperationCounters())
    #endif
  }

  /// Counts a step. Without checks nothing is left of it.
  @inline(__always)
  static func count(_ step: (inout OperationCounters) -> Void) {
    #if COLLECTION_VIEW_CHECKS
      if let recorder { step(&recorder.counters) }
    #endif
  }
}
