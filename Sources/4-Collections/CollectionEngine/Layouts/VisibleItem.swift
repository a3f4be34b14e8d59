// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry

/// A visible element as a section's handler sees it; the same object in every call.
///
/// What the handler sets stays until the layout is solved again; the rest follows the layout.
@MainActor
final class VisibleItem: NSObject, @MainActor NSCollectionLayoutVisibleItem {
  /// The changes that a handler has made.
  struct Changes {
    var alpha: CGFloat?
    var zIndex: Int?
    var isHidden: Bool?
    var center: CGPoint?
    var transform: CATransform3D?
    var isEmpty = true
  }

  private(set) var changes = Changes()
  private var base: any ElementAttributes
  /// The attributes that are shown: the layout's attributes with the changes.
  private var shown: any ElementAttributes
  /// Whether changes are refused, as in a section of estimated sizes.
  var refusesChanges = false
  private(set) var hasRefused = false

  /// Creates an item with changes that an earlier one had.
  init(_ attributes: any ElementAttributes, with changes: Changes = Changes()) {
    base = attributes
    shown = attributes.duplicated()
    self.changes = changes
    super.init()
    applyChanges()
  }

  func update(_ attributes: any ElementAttributes) {
    let isSame = base.isSame(as: attributes)
    base = attributes
    guard !isSame else { return }
    shown = attributes.duplicated()
    applyChanges()
  }

  private func applyChanges() {
    guard !changes.isEmpty else { return }
    var state = shown.state
    if let alpha = changes.alpha { state.alpha = alpha }
    if let zIndex = changes.zIndex { state.zIndex = zIndex }
    if let isHidden = changes.isHidden { state.isHidden = isHidden }
    if let center = changes.center { state.center = center }
    if let transform = changes.transform { state.transform = transform }
    shown.state = state
  }

  /// The attributes to show: the layout's own object if nothing was changed.
  var attributes: any ElementAttributes { changes.isEmpty ? base : shown.duplicated() }

  private func change<Value>(
    _ property: WritableKeyPath<ElementState, Value>,
    _ record: WritableKeyPath<Changes, Value?>, to value: Value
  ) {
    if refusesChanges {
      hasRefused = true
      return
    }
    changes.isEmpty = false
    changes[keyPath: record] = value
    shown.state[keyPath: property] = value
  }

  var alpha: CGFloat {
    get { shown.state.alpha }
    set { change(\.alpha, \.alpha, to: newValue) }
  }

  var zIndex: Int {
    get { shown.state.zIndex }
    set { change(\.zIndex, \.zIndex, to: newValue) }
  }

  var isHidden: Bool {
    get { shown.state.isHidden }
    set { change(\.isHidden, \.isHidden, to: newValue) }
  }

  var center: CGPoint {
    get { shown.state.center }
    set { change(\.center, \.center, to: newValue) }
  }

  var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(shown.state.transform) }
    set { change(\.transform, \.transform, to: CATransform3DMakeAffineTransform(newValue)) }
  }

  var transform3D: CATransform3D {
    get { shown.state.transform }
    set { change(\.transform, \.transform, to: newValue) }
  }

  var name: String { "\(representedElementKind ?? "cell") \(indexPath)" }
  var indexPath: IndexPath { shown.key.indexPath }
  var frame: CGRect { shown.frame }
  var bounds: CGRect { CGRect(origin: .zero, size: shown.state.size) }
  var representedElementCategory: CollectionLayoutElementCategory { shown.key.category }
  var representedElementKind: String? { shown.key.kind }
}

/// The items that the handlers of a compositional layout were given since it was solved.
@MainActor
final class VisibleItems {
  private var items: [ElementIdentity: VisibleItem] = [:]
  /// The changes of elements that are not visible now and whose items nobody holds.
  private var remembered: [ElementIdentity: VisibleItem.Changes] = [:]
  /// Whether the console has said that changes are refused.
  private var hasReported = false

  /// The layout was solved: items are recreated.
  func forget() {
    items = [:]
    remembered = [:]
  }

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
    releaseItems(besides: attributes)
    return shown
  }

  /// Releases the items of elements that are not among some, but for their changes. Now and then, so
  /// that it costs as much as the items did.
  private func releaseItems(besides attributes: [any ElementAttributes]) {
    guard items.count > 2 * attributes.count + 64 else { return }
    let kept = Set(attributes.map(\.key))
    for key in Array(items.keys) where !kept.contains(key) {
      // One that the client holds shows what is set later, and comes again.
      guard isKnownUniquelyReferenced(&items[key]), let item = items.removeValue(forKey: key)
      else { continue }
      if !item.changes.isEmpty { remembered[key] = item.changes }
    }
  }

  /// Returns the positions in their lists of the visible elements of the sections that have a
  /// handler, the last section first (behaviour rule H-1).
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

  /// Returns the objects that a handler gets for some elements: the same objects
  /// as before. Those of a section with estimates refuse changes.
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
    let item = VisibleItem(
      attributes, with: remembered.removeValue(forKey: identity) ?? VisibleItem.Changes())
    items[identity] = item
    return item
  }
}
