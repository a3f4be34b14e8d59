// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
package import Foundation
import Geometry
import Views

/// The focus among the items of a view: which has it, which had it last, and which can. Paths are
/// those that clients know.
@MainActor
package final class ItemFocus {
  /// The value that was set; nil for what the view decides.
  package var allows: Bool?
  package var allowsDuringEditing: Bool?
  package var selectionFollows: Bool?

  /// Whether something outside of the view has the focus.
  package private(set) var isElsewhere = false

  let engine: CollectionEngine
  private weak var attachedHost: (any ItemFocusHost)?
  private let focusedRole: ItemReferences.Role
  private let lastRole: ItemReferences.Role
  /// The focus item of the item that has the focus, as long as one of the view's has it.
  private(set) var item: ElementFocusItem?
  /// The index path at which that was last; nil after the data were reloaded.
  private var path: IndexPath?

  package init(_ engine: CollectionEngine) {
    self.engine = engine
    focusedRole = engine.registerRole(keepsReloadedItems: true)
    lastRole = engine.registerRole(keepsReloadedItems: true)
  }

  /// Gives it the view, once.
  package func attach(to host: any ItemFocusHost) { attachedHost = host }

  var host: any ItemFocusHost {
    guard let attachedHost else { programmerError("The focused view no longer exists.") }
    return attachedHost
  }

  // MARK: Who has it

  /// Returns the frame of an item; nil if the layout does not have it or hides it.
  func itemFrame(at path: IndexPath) -> ItemFrame? {
    engine.itemFrame(at: engine.presentedPath(ofClient: path))
  }

  package var focusedItem: IndexPath? {
    engine.references.paths(focusedRole).first.flatMap(engine.clientPath)
  }
  /// The item that had it last, or was tapped last.
  var lastFocusedItem: IndexPath? {
    engine.references.paths(lastRole).first.flatMap(engine.clientPath)
  }
  package func hasFocus(at path: PresentedIndexPath) -> Bool {
    engine.references.contains(path, focusedRole)
  }

  /// Remembers an item as the last that had the focus; one that is tapped, too (rule FC-22).
  package func remember(_ path: IndexPath) {
    for other in engine.references.paths(lastRole) { _ = engine.withdraw(lastRole, from: other) }
    _ = engine.assign(lastRole, to: engine.presentedPath(ofClient: path))
  }

  func moved(to item: ElementFocusItem?, from previous: ElementFocusItem?) {
    if let previous, self.item === previous {
      let path = focusedItem
      for presentedPath in engine.references.paths(focusedRole) {
        _ = engine.withdraw(focusedRole, from: presentedPath)
      }
      if let path { host.showFocus(false, ofItemAt: path) }
      (self.item, self.path) = (nil, nil)
    }
    guard let item else { return }
    let path = item.indexPath
    _ = engine.assign(focusedRole, to: engine.presentedPath(ofClient: path))
    (self.item, self.path) = (item, path)
    remember(path)
    host.showFocus(true, ofItemAt: path)
  }

  /// Another group got the focus, or the view's own did.
  func moved(isElsewhere: Bool) {
    guard isElsewhere != self.isElsewhere else { return }
    self.isElsewhere = isElsewhere
    host.showFocusIsElsewhere(isElsewhere)
  }

  func settled() {
    guard let path = focusedItem else { return }
    host.selectFocusedItem(at: path)
  }

  // MARK: Changes of the data

  package func willReload() { path = nil }

  /// Looks for another item if the focused one is gone (interaction rule FC-21).
  package func mayBeLost() {
    guard item != nil else { return }
    if let path = focusedItem {
      self.path = path
      return
    }
    let path = path
    engine.afterLayoutPass { [weak self] in self?.move(near: path) }
  }

  private func move(near path: IndexPath?) {
    guard let system = attachedHost?.root?.focusSystem, item != nil, focusedItem == nil else {
      return
    }
    item?.isGone = true
    item = nil
    var next: (any UIFocusItem)?
    if let path, engine.clientCounts.indices.contains(path.section) {
      let count = engine.clientCounts[path.section]
      next = [path.item, count - 1].filter { $0 >= 0 && $0 < count }
        .map { IndexPath(item: $0, section: path.section) }.first(where: canFocus)
        .map(standIn(at:))
    }
    system.move(to: next ?? primaryItem, heading: [])
  }

  // MARK: Scrolling

  /// Scrolls as little as shows an item whole; pinned headers count as covering (rule FC-20).
  func reveal(_ path: IndexPath) {
    guard let item = itemFrame(at: path) else { return }
    engine.revealInScrollArea(item)
    guard let moved = itemFrame(at: path) else { return }
    let host = host
    let covered = engine.pinnedInsets(around: moved.frame)
    let visible = host.bounds.inset(by: host.adjustedContentInset)
    var rect = moved.frame
    // Only what would lie under a pinned header needs the space that this takes.
    if rect.minY < visible.minY + covered.top {
      rect.origin.y -= covered.top
      rect.size.height = min(rect.height + covered.top, visible.height)
    }
    if rect.minX < visible.minX + covered.left {
      rect.origin.x -= covered.left
      rect.size.width = min(rect.width + covered.left, visible.width)
    }
    // Of what is larger than the view, the beginning.
    rect.size.height = min(rect.height, visible.height)
    rect.size.width = min(rect.width, visible.width)
    guard !visible.contains(rect) else { return }
    host.scrollRectToVisible(rect, animated: host.window != nil)
  }
}

@MainActor
package protocol ItemFocusHost: ScrollViewHost {
  var itemFocus: ItemFocus { get }
  var remembersLastFocusedIndexPath: Bool { get }
  /// Returns the delegate's answer about an item or, without an answer, the properties.
  func allowsFocus(ofItemAt path: IndexPath) -> Bool
  /// The item that the delegate prefers; nil for none.
  var preferredFocusPath: IndexPath? { get }
  func showFocus(_ isFocused: Bool, ofItemAt path: IndexPath)
  /// Shows that something else has the focus, or that it has it no longer.
  func showFocusIsElsewhere(_ isElsewhere: Bool)
  /// Selects an item that got the focus, where that does (interaction rule FC-19).
  func selectFocusedItem(at path: IndexPath)

  var canSelect: Bool { get }
  func isSelected(_ path: IndexPath) -> Bool
  func tapItem(at path: IndexPath)
}
