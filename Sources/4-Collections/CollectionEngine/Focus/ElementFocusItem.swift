// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// Stands for the cell of an item, which is made when the item is visible.
@MainActor
final class ElementFocusItem: NSObject, DeferredFocusItem {
  private(set) weak var focus: ItemFocus?
  private weak var view: (any ItemFocusHost)?
  private let path: IndexPath
  var isGone = false

  init(_ path: IndexPath, in focus: ItemFocus) {
    self.path = path
    self.focus = focus
    view = focus.host
  }

  /// The item; while it has the focus, where batches have moved it to.
  var indexPath: IndexPath {
    guard let focus, focus.item === self else { return path }
    return focus.focusedItem ?? path
  }

  private var search: ItemFocus? { view == nil ? nil : focus }

  // MARK: The focus's

  var shownItem: (any UIFocusItem)? {
    guard !isGone, let engine = search?.engine else { return nil }
    return engine.view(for: .cell(engine.presentedPath(ofClient: indexPath)))?.node
  }
  var holder: UIView? { view }
  var isPrioritized: Bool { view?.isSelected(indexPath) ?? false }
  func reveal() { search?.reveal(indexPath) }
  func focusChanged(_ isFocused: Bool) {
    search?.moved(to: isFocused ? self : nil, from: isFocused ? nil : self)
  }
  func focusSettled() { search?.settled() }

  // MARK: UIFocusItem

  var canBecomeFocused: Bool { search?.canFocus(indexPath) ?? false }
  var frame: CGRect { search?.itemFrame(at: indexPath)?.frame ?? .null }
  var focusEffect: UIFocusEffect? { shownItem?.focusEffect }
  var focusGroupPriority: UIFocusGroupPriority { shownItem?.focusGroupPriority ?? .ignored }
  var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  var parentFocusEnvironment: (any UIFocusEnvironment)? { view }
  var focusItemContainer: (any UIFocusItemContainer)? { view }
  func setNeedsFocusUpdate() { view?.setNeedsFocusUpdate() }
  func updateFocusIfNeeded() { view?.updateFocusIfNeeded() }
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
}
