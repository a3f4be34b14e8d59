// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry

/// What a flow layout has asked for, solved and measured, and what of it still holds.
struct FlowLayoutState {
  /// What the delegate and the properties said; insets as given, whatever they are counted from.
  var sections: [FlowSectionSpecification]?
  /// The lines.
  var layout: SolvedFlowLayout?
  /// The sizes that cells asked for, also where they are the estimates.
  var measured: [ElementIdentity: CGSize] = [:]
  /// The content insets that the lines were broken with.
  var contentInsets = UIEdgeInsets.zero
  /// Whether the delegate is to be asked again.
  private(set) var needsMetrics = true
  /// Whether lines are to be broken again.
  private(set) var needsLines = true
  /// Whether measured sizes hold no more.
  private(set) var forgetsMeasurements = false
  /// Whether the object that was asked for a size has no answer of its own.
  var wasAnsweredByDefault = false
  /// What the console was told.
  var reported: FlowWarnings = []

  /// Takes in what is no longer valid (behaviour rules F-16, F-17).
  mutating func invalidate(_ context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    let isReset = context.invalidateEverything || context.invalidateDataSourceCounts
    // A context that is not of our class says nothing about lines.
    if isReset || flow?.invalidateFlowLayoutDelegateMetrics ?? true { needsMetrics = true }
    if needsMetrics || flow?.invalidateFlowLayoutAttributes ?? true { needsLines = true }
    if isReset { forgetsMeasurements = true }
  }

  /// The delegate is to be asked again, whatever contexts said.
  mutating func invalidateMetrics() {
    needsMetrics = true
    needsLines = true
  }

  /// Lines are to be broken again, whatever contexts said.
  mutating func invalidateLines() { needsLines = true }

  /// The delegate was asked.
  mutating func take(_ sections: [FlowSectionSpecification]) {
    self.sections = sections
    needsMetrics = false
  }

  /// Lines were broken. Behaviour rule Z-4: measured sizes are kept until data are reloaded or the
  /// length across the scroll direction changes.
  mutating func take(_ new: SolvedFlowLayout) {
    if let old = layout?.specification {
      let axis = new.specification.scrollDirection
      let isSame =
        !forgetsMeasurements && old.scrollDirection == axis
        && old.containerSize[axis.cross] == new.specification.containerSize[axis.cross]
      if !isSame { measured = [:] }
    }
    layout = new
    // In the order of the items: that of a dictionary is another one in every process.
    let ordered = measured.sorted {
      ($0.key.section, $0.key.index) < ($1.key.section, $1.key.index)
    }
    for (identity, size) in ordered {
      layout?.setMeasuredSize(size, item: identity.index, section: identity.section)
    }
    forgetsMeasurements = false
    needsLines = false
  }
}
