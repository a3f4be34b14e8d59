// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
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
  /// What was measured before the data changed, and of which layout, until the changes are known.
  private(set) var former: (measured: [ElementIdentity: CGSize], of: FlowSpecification)?
  /// What the console was told.
  var reported: FlowWarnings = []

  /// Takes in what is no longer valid (behaviour rules F-16, F-17).
  mutating func invalidate(_ context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    let isReset = context.invalidateEverything || context.invalidateDataSourceCounts
    // A context that is not of our class says nothing about lines.
    if isReset || flow?.invalidateFlowLayoutDelegateMetrics ?? true { needsMetrics = true }
    if needsMetrics || flow?.invalidateFlowLayoutAttributes ?? true { needsLines = true }
    guard isReset else { return }
    forgetsMeasurements = true
    if context.invalidateEverything {
      former = nil
    } else if former == nil, let layout {
      former = (measured, layout.specification)
    }
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
    let isKept =
      layout.map { !forgetsMeasurements && $0.specification.measuresAlike(new.specification) }
    layout = new
    takeMeasurements(isKept ?? true ? measured : [:])
    forgetsMeasurements = false
    needsLines = false
  }

  /// Takes measured sizes along to where items are now: only reloaded ones are measured again.
  mutating func carryMeasurements(by updateItems: [UICollectionViewUpdateItem]) {
    guard let former, let new = layout?.specification, former.of.measuresAlike(new),
      let mapping = try? BatchUpdates(updateItems.compactMap(\.change))
        .mapping(from: former.of.itemCounts, to: new.itemCounts)
    else { return }
    takeMeasurements(mapping.carried(former.measured))
  }

  /// The changes are over.
  mutating func forgetFormer() { former = nil }

  private mutating func takeMeasurements(_ sizes: [ElementIdentity: CGSize]) {
    measured = sizes
    // In the order of the items: that of a dictionary is another one in every process.
    let ordered = sizes.sorted {
      ($0.key.section, $0.key.index) < ($1.key.section, $1.key.index)
    }
    for (identity, size) in ordered {
      layout?.setMeasuredSize(size, item: identity.index, section: identity.section)
    }
  }
}

extension FlowSpecification {
  /// Whether what was measured in one layout holds in another.
  fileprivate func measuresAlike(_ other: FlowSpecification) -> Bool {
    let axis = scrollDirection
    return axis == other.scrollDirection
      && containerSize[axis.cross] == other.containerSize[axis.cross]
  }

  fileprivate var itemCounts: [Int] { sections.map(\.items.count) }
}
