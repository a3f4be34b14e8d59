// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry

/// The items that the handlers of a compositional layout were given since it was solved.
@MainActor
final class VisibleItems {
  private var items: [ElementIdentity: VisibleItem] = [:]
  /// Whether the console has said that changes are refused.
  private var hasReported = false

  /// The layout was solved: items are recreated.
  func forget() { items = [:] }

  /// Calls the handlers of the visible sections, the last section first (behaviour rule H-1).
  ///
  /// The handler of an orthogonal section is called when the layout was solved, when it scrolls and
  /// when other elements are visible; any other in every layout pass.
  ///
  /// - Parameters:
  ///   - attributes: What the layout shows.
  ///   - description: What it was solved from.
  ///   - call: Returns the call of a section's handler for some elements; nil for none.
  /// - Returns: What is shown in place of the attributes.
  func callHandlers(
    for attributes: [any ElementAttributes], in description: CompositionalDescription,
    _ call: (_ section: Int, _ elements: [ElementIdentity]) -> VisibleItemsHandlerCall?
  ) -> [any ElementAttributes] {
    var shown = attributes
    for (section, positions) in Self.positions(of: attributes, in: description) {
      let elements = Self.inOrder(positions.map { attributes[$0] })
      if let call = call(section, elements.map(\.key)) {
        call.handler(items(for: elements), call.offset, call.environment)
        report(refusedIn: elements, section: section)
      }
      for position in positions {
        shown[position] = item(for: attributes[position]).attributes
      }
    }
    return shown
  }

  /// Where each visible element of the sections that have a handler is in a list, the last section
  /// first (behaviour rule H-1).
  private static func positions(
    of attributes: [any ElementAttributes], in description: CompositionalDescription
  ) -> [(section: Int, positions: [Int])] {
    var positions: [Int: [Int]] = [:]
    for (position, element) in attributes.enumerated() {
      let key = element.key
      guard key.index != ElementIdentity.layoutLevelIndex,
        description.handler(ofSection: key.section) != nil
      else { continue }
      positions[key.section, default: []].append(position)
    }
    return positions.sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
  }

  /// Cells, then supplementary views, then the rest (behaviour rule H-2).
  private static func inOrder(
    _ attributes: [any ElementAttributes]
  ) -> [any ElementAttributes] {
    attributes.sorted { ElementIdentity.isBefore($0.key, $1.key) }
  }

  /// What a handler is given for some elements: the same objects as before. Those of a section with
  /// estimates refuse changes.
  private func items(
    for attributes: [any ElementAttributes]
  ) -> [any NSCollectionLayoutVisibleItem] {
    let isEstimated = attributes.contains { attributes in
      switch attributes.state.sizing {
      case .estimated, .measured: true
      case .unknown, .final: false
      }
    }
    return attributes.map { attributes in
      let item = item(for: attributes)
      item.refusesChanges = isEstimated
      return item
    }
  }

  /// Says once that changes were refused, after a handler was called.
  private func report(refusedIn attributes: [any ElementAttributes], section: Int) {
    guard !hasReported, attributes.contains(where: { items[$0.key]?.hasRefused ?? false }) else {
      return
    }
    hasReported = true
    consoleMessage(
      """
      The visibleItemsInvalidationHandler of section \(section) changes items whose sizes are \
      estimated; the changes are ignored. Give the section absolute or fractional sizes.
      """)
  }

  /// The item for an element, the same as before if there was one.
  private func item(for attributes: any ElementAttributes) -> VisibleItem {
    let identity = attributes.key
    if let item = items[identity] {
      item.update(attributes)
      return item
    }
    let item = VisibleItem(attributes)
    items[identity] = item
    return item
  }
}
