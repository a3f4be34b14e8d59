// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
package import CollectionLayout
package import Foundation
import Geometry

/// A change under way, from what was on screen to what will be: a batch of updates, another size,
/// another layout.
///
/// It answers what a layout's `initial…` and `final…` methods answer by themselves (behaviour
/// section 6.5).
@MainActor
package final class ElementTransition {
  let layout: any EngineLayout
  /// The layout that said where they were; the same one unless layouts are exchanged.
  let previousLayout: any EngineLayout
  /// The attributes of the elements that were on screen or near it, by their keys before.
  private let previousAttributes: [ElementIdentity: any ElementAttributes]
  private let renumbering: ElementRenumbering?
  /// In what order the data were presented before; nil where it stays the same.
  let previousOrder: PresentationOrder?

  /// Creates a transition.
  ///
  /// - Parameters:
  ///   - previous: Where elements are now, on screen and near it.
  ///   - renumbering: Where elements go; nil where keys stay the same.
  ///   - previousLayout: The layout that said where elements are.
  ///   - layout: The layout that will say it.
  ///   - previousOrder: In what order the data were presented before; nil where it stays the same.
  init(
    from previous: [ElementIdentity: any ElementAttributes], renumbering: ElementRenumbering?,
    previousLayout: any EngineLayout, layout: any EngineLayout,
    previousOrder: PresentationOrder? = nil
  ) {
    self.previousOrder = previousOrder
    previousAttributes = previous
    self.renumbering = renumbering
    self.previousLayout = previousLayout
    self.layout = layout
  }

  /// Returns the key of an element after the change; nil if it is deleted.
  package func key(after old: ElementIdentity) -> ElementIdentity? {
    // Decoration views are of the classes of their layout.
    if old.category == .decorationView, layout !== previousLayout { return nil }
    return renumbering.map { $0.key(after: old) } ?? old
  }

  /// The item of the data presented at a path before the change; nil for gap and placeholder.
  package func dataPath(before path: PresentedIndexPath) -> DataIndexPath? {
    guard let previousOrder else {
      return DataIndexPath(item: path.item, section: path.section)
    }
    return previousOrder.dataPath(of: path)
  }

  /// Returns the key of an element before the change; nil if it is new.
  package func key(before new: ElementIdentity) -> ElementIdentity? {
    if new.category == .decorationView, layout !== previousLayout { return nil }
    return renumbering.map { $0.key(before: new) } ?? new
  }

  /// Returns what the element's place was before the change, as its attributes after it would say.
  package func previousAttributes(of new: ElementIdentity) -> (any ElementAttributes)? {
    guard let old = key(before: new),
      let attributes = previousAttributes[old]
        ?? (layout !== previousLayout ? previousLayout.element(old) : nil)
    else { return nil }
    return attributes.copy(for: new)
  }

  /// Returns the attributes at which an element starts that is on screen after the change: those
  /// before it or, if it is new, its own, transparent.
  package func initialAttributes(of new: ElementIdentity) -> (any ElementAttributes)? {
    previousAttributes(of: new) ?? layout.element(new)?.transparentCopy()
  }

  /// Returns the attributes at which an element ends that was on screen before the change: those
  /// after it or, if it disappears, the old ones, transparent.
  package func finalAttributes(of old: ElementIdentity) -> (any ElementAttributes)? {
    if let new = key(after: old), let attributes = layout.element(new) {
      return attributes.copy(for: old)
    }
    return previousAttributes[old]?.transparentCopy()
  }
}

extension ElementTransition {
  /// Lets the layouts' own methods answer from the transition.
  func begin() {
    layout.transition = self
    previousLayout.transition = self
  }

  func end() {
    layout.transition = nil
    previousLayout.transition = nil
  }
}

/// A change of the data as it is passed to a layout (behaviour rule U-q).
package struct LayoutUpdate {
  /// The change of the element, with the raw values that faces have.
  package enum Action: Int {
    case insert
    case delete
    case reload
    case move
  }

  package let action: Action
  /// The old index path of the element, for a section without an item (`NSNotFound`); nil for one
  /// that is inserted.
  package let before: IndexPath?
  /// The index path of the element; nil for one that is deleted.
  package let after: IndexPath?
}

extension BatchMapping {
  /// The changes as they are passed to a layout, in the order of ``changes``.
  package var layoutUpdates: [LayoutUpdate] {
    changes.map { change in
      switch change {
      case .insertItem(let new): LayoutUpdate(action: .insert, before: nil, after: new)
      case .deleteItem(let old): LayoutUpdate(action: .delete, before: old, after: nil)
      case .reloadItem(let old):
        LayoutUpdate(action: .reload, before: old, after: item(after: old))
      case .moveItem(let old, let new): LayoutUpdate(action: .move, before: old, after: new)
      case .insertSection(let new): LayoutUpdate(action: .insert, section: nil, new)
      case .deleteSection(let old): LayoutUpdate(action: .delete, section: old, nil)
      case .reloadSection(let old):
        LayoutUpdate(action: .reload, section: old, section(after: old))
      case .moveSection(let old, let new): LayoutUpdate(action: .move, section: old, new)
      }
    }
  }
}

extension LayoutUpdate {
  fileprivate init(action: Action, section before: Int?, _ after: Int?) {
    func path(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    self.init(action: action, before: before.map(path), after: after.map(path))
  }
}
