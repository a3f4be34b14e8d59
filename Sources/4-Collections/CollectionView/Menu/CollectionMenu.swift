// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import Foundation
public import Views

/// Answers for the context menus of a collection view's items, as its delegate says (interaction
/// rules CM-1 to CM-8).
@MainActor
final class CollectionMenu {
  private unowned let collectionView: UICollectionView
  private let role: ItemReferences.Role
  /// The number of items that the menu was opened for.
  private var count = 0
  private var havePreviews: [Bool] = []
  /// The cells that previews stand for.
  private var hidden = HiddenElements()
  /// A delegate that implements neither form, as was seen when it was asked.
  private weak var withoutMenus: (any UICollectionViewDelegate)?
  private(set) lazy var interaction = UIContextMenuInteraction(source: self)

  init(of collectionView: UICollectionView) {
    self.collectionView = collectionView
    role = collectionView.engine.registerRole(keepsReloadedItems: true)
  }

  private var delegate: (any UICollectionViewDelegate)? { collectionView.delegate }

  /// Closes the menu if an item that it is for is gone (interaction rule CM-8).
  func itemsMayBeLost() {
    if !hidden.isEmpty { hidden.update(to: paths.compactMap(collectionView.cellForItem)) }
    guard count > 0, collectionView.engine.references.paths(role).count < count else { return }
    count = 0
    collectionView.engine.afterLayoutPass { [weak self] in self?.interaction.dismissMenu() }
  }

  private func begin(_ paths: [IndexPath]) {
    end()
    for path in paths { _ = collectionView.assign(role, to: path) }
    count = paths.count
  }

  private func end() {
    for path in collectionView.engine.references.paths(role) {
      _ = collectionView.engine.withdraw(role, from: path)
    }
    count = 0
  }

  private var paths: [IndexPath] { collectionView.items(role) }
}

extension CollectionMenu: MenuSource {
  func configuration(at location: CGPoint) -> UIContextMenuConfiguration? {
    guard let delegate else { return nil }
    collectionView.layoutIfNeeded()
    // A touch that moves an item is no press.
    guard collectionView.engine.movingItem == nil else { return nil }
    let touched = collectionView.indexPathForItem(at: location)
    let selected = collectionView.selectionOrder
    let paths =
      touched.map { selected.count > 1 && selected.contains($0) ? selected.sorted() : [$0] } ?? []
    let configuration = configuration(of: paths, at: location, from: delegate)
    if configuration != nil { begin((touched.map { [$0] } ?? []) + paths.filter { $0 != touched }) }
    return configuration
  }

  /// Asks for a menu in the form of iOS 16 or, for one item, in the one before.
  private func configuration(
    of paths: [IndexPath], at location: CGPoint, from delegate: any UICollectionViewDelegate
  ) -> UIContextMenuConfiguration? {
    let answer = delegate.collectionView?(
      collectionView, contextMenuConfigurationForItemsAt: paths, point: location)
    if let answer { return answer }
    guard paths.count == 1 else { return nil }
    let older = delegate.collectionView?(
      collectionView, contextMenuConfigurationForItemAt: paths[0], point: location)
    if older == nil { withoutMenus = delegate }
    return older ?? nil
  }

  var mayOpenMenu: Bool { delegate != nil && withoutMenus !== delegate }

  func highlightPreviews(for configuration: UIContextMenuConfiguration) -> [UITargetedPreview] {
    let paths = self.paths
    let previews = paths.map { path -> UITargetedPreview? in
      guard let cell = collectionView.cellForItem(at: path), cell.window != nil else { return nil }
      return highlightPreview(of: path, isAlone: paths.count == 1, configuration)
        ?? UITargetedPreview(view: cell)
    }
    havePreviews = previews.map { $0 != nil }
    hidden.take(
      zip(paths, previews).compactMap { path, preview in
        let cell = collectionView.cellForItem(at: path)
        return preview?.view === cell ? cell : nil
      })
    return previews.compactMap(\.self)
  }

  private func highlightPreview(
    of path: IndexPath, isAlone: Bool, _ configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let delegate else { return nil }
    let preview = OptionalMethod.value(
      "collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)", from: delegate
    ) {
      $0.collectionView(
        collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
    }
    guard preview == nil, isAlone else { return preview }
    return OptionalMethod.value(
      "collectionView(_:previewForHighlightingContextMenuWithConfiguration:)", from: delegate
    ) {
      $0.collectionView(
        collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
  }

  func dismissalPreviews(for configuration: UIContextMenuConfiguration) -> [DismissalPreview] {
    let paths = self.paths
    // Where an item is gone, its preview is unknown: all fade.
    guard paths.count == havePreviews.count else { return havePreviews.map { _ in .fade } }
    let ends = paths.map { dismissalPreview(of: $0, isAlone: paths.count == 1, configuration) }
    return zip(ends, havePreviews).filter(\.1).map(\.0)
  }

  private func dismissalPreview(
    of path: IndexPath, isAlone: Bool, _ configuration: UIContextMenuConfiguration
  ) -> DismissalPreview {
    guard let delegate else { return .source }
    // Nil of a method that is implemented has the preview fade: it is told from one that is not.
    let answer = OptionalMethod.answer(
      "collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)", of: delegate
    ) {
      delegate.collectionView(
        collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
    }
    guard answer == nil, isAlone else { return DismissalPreview(answer) }
    return DismissalPreview(
      OptionalMethod.answer(
        "collectionView(_:previewForDismissingContextMenuWithConfiguration:)", of: delegate
      ) {
        delegate.collectionView(
          collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
      })
  }

  func menuDidEnd() {
    hidden.showAll()
    end()
  }

  func willDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionAnimating
  ) {
    delegate?.collectionView?(
      collectionView, willDisplayContextMenu: configuration, animator: animator)
  }

  func willEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionAnimating
  ) {
    delegate?.collectionView?(
      collectionView, willEndContextMenuInteraction: configuration, animator: animator)
  }

  func performPreviewAction(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) -> Bool {
    delegate?.collectionView?(
      collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
      != nil
  }
}

extension UICollectionView {
  /// The interaction that opens the context menus of items; nil without a delegate.
  public var contextMenuInteraction: UIContextMenuInteraction? {
    delegate == nil ? nil : menu?.interaction
  }

  /// A delegate that there was none of may have menus.
  func delegateMayHaveMenus() {
    guard delegate != nil, menu == nil else { return }
    let menu = CollectionMenu(of: self)
    self.menu = menu
    addInteraction(menu.interaction)
  }
}
