// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import Foundation
public import Views

/// Answers for the context menus of a table's rows, as its delegate says (interaction rules CM-1 to
/// CM-8); tables have the forms for one row alone.
@MainActor
final class TableMenu {
  private unowned let tableView: UITableView
  private let role: ItemReferences.Role
  private var isForRow = false
  private var hasPreview = false
  /// The cell that the preview stands for.
  private var hidden = HiddenElements()
  private(set) lazy var interaction = UIContextMenuInteraction(source: self)

  init(of tableView: UITableView) {
    self.tableView = tableView
    role = tableView.engine.registerRole(keepsReloadedItems: true)
  }

  private var delegate: (any UITableViewDelegate)? { tableView.delegate }

  private var path: IndexPath? {
    tableView.engine.references.paths(role).first.flatMap(tableView.clientPath)
  }

  /// Closes the menu if its row is gone (interaction rule CM-8).
  func rowMayBeLost() {
    if !hidden.isEmpty {
      hidden.update(to: path.flatMap(tableView.cellForRow).map { [$0] } ?? [])
    }
    guard isForRow, path == nil else { return }
    isForRow = false
    tableView.engine.afterLayoutPass { [weak self] in self?.interaction.dismissMenu() }
  }

  private func end() {
    for path in tableView.engine.references.paths(role) {
      _ = tableView.engine.withdraw(role, from: path)
    }
    isForRow = false
  }
}

extension TableMenu: MenuSource {
  func configuration(at location: CGPoint) -> UIContextMenuConfiguration? {
    tableView.layoutIfNeeded()
    // A touch that moves a row by its control is no press.
    guard tableView.engine.movingItem == nil else { return nil }
    guard let delegate, let touched = tableView.indexPathForRow(at: location),
      let configuration = OptionalMethod.value(
        "tableView(_:contextMenuConfigurationForRowAt:point:)", from: delegate,
        {
          $0.tableView(
            tableView, contextMenuConfigurationForRowAt: touched, point: location)
        })
    else { return nil }
    end()
    _ = tableView.engine.assign(role, to: tableView.presentedPath(touched))
    isForRow = true
    return configuration
  }

  func highlightPreviews(for configuration: UIContextMenuConfiguration) -> [UITargetedPreview] {
    hasPreview = false
    guard let path, let cell = tableView.cellForRow(at: path), cell.window != nil else { return [] }
    hasPreview = true
    let preview = OptionalMethod.value(
      "tableView(_:previewForHighlightingContextMenuWithConfiguration:)", of: delegate
    ) {
      $0.tableView(
        tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    let shown = preview ?? UITargetedPreview(view: cell)
    hidden.take(shown.view === cell ? [cell] : [])
    return [shown]
  }

  func dismissalPreviews(for configuration: UIContextMenuConfiguration) -> [DismissalPreview] {
    guard hasPreview else { return [] }
    guard path != nil else { return [.fade] }
    guard let delegate else { return [.source] }
    let name = "tableView(_:previewForDismissingContextMenuWithConfiguration:)"
    return [
      DismissalPreview(
        OptionalMethod.answer(name, of: delegate) {
          delegate.tableView(
            tableView, previewForDismissingContextMenuWithConfiguration: configuration)
        })
    ]
  }

  func menuDidEnd() {
    hidden.showAll()
    end()
  }

  func willDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionAnimating
  ) {
    delegate?.tableView?(tableView, willDisplayContextMenu: configuration, animator: animator)
  }

  func willEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionAnimating
  ) {
    delegate?.tableView?(
      tableView, willEndContextMenuInteraction: configuration, animator: animator)
  }

  func performPreviewAction(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) -> Bool {
    guard let delegate else { return false }
    let name = "tableView(_:willPerformPreviewActionForMenuWith:animator:)"
    return OptionalMethod.answer(name, of: delegate) {
      delegate.tableView(
        tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    } != nil
  }
}

extension UITableView {
  /// The interaction that opens the context menus of rows; nil without a delegate.
  public var contextMenuInteraction: UIContextMenuInteraction? {
    delegate == nil ? nil : menu?.interaction
  }

  /// A delegate that there was none of may have menus.
  func delegateMayHaveMenus() {
    guard delegate != nil, menu == nil else { return }
    let menu = TableMenu(of: self)
    self.menu = menu
    addInteraction(menu.interaction)
  }
}
