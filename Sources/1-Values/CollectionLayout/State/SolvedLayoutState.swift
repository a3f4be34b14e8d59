// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// The solution and the measurements of a layout, with the parts of them that are still valid.
///
/// A layout class holds one and translates between it and its attributes, contexts and delegate. No
/// method calls what a client wrote: providers, handlers and delegates may ask the layout.
///
/// Methods that are called for each element are declared for each kind of solved layout, or are
/// those of ``measurements``: a generic one is not specialized in the modules of the layout classes.
package struct SolvedLayoutState<Solved: SolvedGeometry>: ~Copyable {
  package struct Solution {
    package fileprivate(set) var layout: Solved
    package let description: Solved.Description
  }

  /// The solved layout with its description; nil before the first.
  package private(set) var solution: Solution?
  package internal(set) var measurements = MeasurementStore()
  /// Whether the client is to be asked for what the layout is made from. While it is asked, and
  /// after an error, the layout may hold and there be nothing solved.
  private(set) var needsDescription = true
  private(set) var memory = Solved.Memory()

  package init() {}

  mutating func remember<Result>(_ change: (inout Solved.Memory) -> Result) -> Result {
    change(&memory)
  }

  // MARK: Invalidating

  /// The client is to be asked again for what the layout is made from.
  package mutating func invalidate() { needsDescription = true }

  /// Marks the client's description as valid until it is invalidated.
  mutating func validate() { needsDescription = false }

  /// The data are no longer valid (behaviour rules F-16, F-17).
  package mutating func invalidate(_ data: MeasurementStore.DataInvalidation) {
    invalidate()
    measurements.invalidate(data)
  }

  /// Forgets what an element's view asked for, and solves the layout again without it.
  package mutating func forgetMeasuredSize(of identity: ElementIdentity) {
    invalidate()
    measurements.forget(identity)
  }

  /// Takes measured sizes along when data change, between the invalidation and the solving; see
  /// ``MeasurementStore/carry(from:to:_:)``.
  package mutating func dataWillChange(
    from before: [Int], to after: [Int], _ renumber: (ElementIdentity) -> ElementIdentity?
  ) {
    invalidate()
    memory.dataWillChange(from: before, in: solution, renumber)
    measurements.carry(from: before, to: after, renumber)
  }

  // MARK: Solving

  /// Takes in a solved layout; measured sizes that still hold are taken along.
  mutating func adopt(_ new: consuming Solved, from description: Solved.Description) {
    measurements.restore(in: &new)
    solution = Solution(layout: new, description: description)
  }

  /// Discards the solution until the layout is invalidated, because its description has no solution.
  package mutating func giveUp() {
    solution = nil
    memory.giveUp()
    validate()
  }

  // MARK: Measuring

  /// Puts a measured size in place of an estimate.
  ///
  /// - Returns: How much larger the content is now; nil before the first layout.
  mutating func growth(measuring size: CGSize, of identity: ElementIdentity) -> CGSize? {
    measurements.record(size, of: identity)
    return solution?.layout.growth(measuring: size, of: identity)
  }
}

/// The state of a layout besides its solutions and measurements.
package protocol LayoutMemory<Solved> {
  associatedtype Solved: SolvedGeometry
  init()
  /// Takes what it knows of elements along when data change; at first nothing.
  ///
  /// - Parameters:
  ///   - before: The number of items of each section before the change.
  ///   - solution: The layout that is solved now.
  ///   - renumber: Where an element is after the change; nil for one that is deleted or reloaded.
  mutating func dataWillChange(
    from before: [Int], in solution: SolvedLayoutState<Solved>.Solution?,
    _ renumber: (ElementIdentity) -> ElementIdentity?)
  /// Takes in that what the layout is made from has no solution; at first nothing.
  mutating func giveUp()
}

extension LayoutMemory {
  package mutating func giveUp() {}

  package mutating func dataWillChange(
    from before: [Int], in solution: SolvedLayoutState<Solved>.Solution?,
    _ renumber: (ElementIdentity) -> ElementIdentity?
  ) {}
}
