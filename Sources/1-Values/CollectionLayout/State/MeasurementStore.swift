// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The sizes that the views of estimated elements asked for, and how long they hold.
///
/// Behaviour rule Z-4: sizes are remembered by element, also where they are the estimates. They are
/// forgotten when everything is reloaded and when the length across the scroll direction changes. A
/// batch of updates carries them to where their elements are then; deleted and reloaded ones are
/// dropped.
package struct MeasurementStore: Sendable {
  /// The parts of the data that are no longer valid for a layout.
  package enum DataInvalidation: Hashable, Sendable {
    /// The number of items: a mapping may follow.
    case counts
    case everything
  }

  private struct Measurements {
    var sizes: [ElementIdentity: CGSize] = [:]
    /// Nil before the first layout.
    var conditions: MeasuringConditions?
  }

  private var measurements = Measurements()
  /// The measurements from before the change of the data, until the mapping is known.
  private var previous: Measurements?
  /// Whether the sizes do not hold in the next layout.
  private var isInvalid = false
  /// The elements that are to be asked again when they are visible; until then their sizes count.
  private var expired: Set<ElementIdentity> = []

  package init() {}

  /// The sizes that views asked for, those that are to be asked again included.
  ///
  /// They are the fact of which there are copies: a solved layout is a value that is made from them
  /// (`SolvedSection.measuredItems`, with sizes along estimated axes alone, `UniformStack.measured`,
  /// with the groups packed from them, and the same of lines and rows), and
  /// ``restore(in:)`` makes it again; a layout's attributes carry ``contains(_:)``, so that the engine
  /// need not ask for each element on screen. `VisibleElement.measurement` is no copy but what a view
  /// was asked and answered in the last pass, also with a layout that keeps no sizes.
  package var sizes: [ElementIdentity: CGSize] { measurements.sizes }

  package func contains(_ identity: ElementIdentity) -> Bool {
    measurements.sizes[identity] != nil && !expired.contains(identity)
  }

  /// Every element may have another size, and is to be asked again when it is visible.
  mutating func expire() { expired = Set(measurements.sizes.keys) }

  package mutating func record(_ size: CGSize, of identity: ElementIdentity) {
    previous = nil
    measurements.sizes[identity] = size
    if !expired.isEmpty { expired.remove(identity) }
  }

  /// Forgets what an element's view asked for. The next solution has the estimate.
  package mutating func forget(_ identity: ElementIdentity) {
    previous?.sizes[identity] = nil
    measurements.sizes[identity] = nil
    expired.remove(identity)
  }

  package mutating func invalidate(_ data: DataInvalidation) {
    if data == .everything {
      previous = nil
    } else if !isInvalid {
      previous = measurements
    }
    isInvalid = true
  }

  /// Takes the sizes along to where their elements are after a batch of updates.
  ///
  /// - Parameters:
  ///   - before: The number of items of each section before the batch.
  ///   - after: The number of items of each section after it.
  ///   - renumber: Where an element is after the batch; nil for one that is deleted or reloaded.
  package mutating func carry(
    from before: [Int], to after: [Int], _ renumber: (ElementIdentity) -> ElementIdentity?
  ) {
    guard let previous, previous.conditions?.itemCounts == before else { return }
    measurements = Measurements(conditions: previous.conditions)
    measurements.conditions?.itemCounts = after
    for (old, size) in previous.sizes {
      if let new = renumber(old) { measurements.sizes[new] = size }
    }
    if !expired.isEmpty { expired = Set(expired.compactMap(renumber)) }
    self.previous = nil
    isInvalid = false
  }

  /// Gives a new layout the sizes that still hold, and forgets the others.
  package mutating func restore(in layout: inout some SolvedGeometry) {
    let conditions = layout.measuringConditions
    if isInvalid || measurements.conditions != conditions {
      measurements.sizes = [:]
      expired = []
    }
    measurements.conditions = conditions
    isInvalid = false
    layout.setMeasuredSizes(measurements.sizes)
  }
}
