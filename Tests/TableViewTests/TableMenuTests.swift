// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Interactions
import Testing

@testable import TableView
@testable import Views

/// Interaction rules CM-1 to CM-8 in a table, which has the forms for one row alone.
@Suite("Context menus of rows") @MainActor
final class TableMenuTests: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let table: UITableView
  private var count = 5
  private var log: [String] = []

  override init() {
    table = UITableView(frame: window.bounds, style: .plain)
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  private func press(_ row: Int) {
    window.longPress(at: CGPoint(x: 100, y: CGFloat(row) * 44 + 20))
    window.advance(to: window.currentTime + 0.4)
    window.endTouch()
  }

  @Test func `A pressed row has a menu beside it`() {
    press(1)
    expectEqual(log, ["row 1", "highlight", "will display"])
    // The preview fits into the window less 16 at each side: it is 40.4 high.
    expectEqual(window.menuFrame, CGRect(x: 70, y: 102, width: 250, height: 43.5))
    table.contextMenuInteraction?.dismissMenu()
    expectEqual(log.suffix(2), ["will end", "dismissal"])
  }

  @Test func `Below the rows there is no menu`() {
    window.longPress(at: CGPoint(x: 100, y: 700))
    expectEqual(log, [])
    expectNil(window.visibleMenu)
  }

  @Test func `A cell that is reused while the menu is open is shown: IH-5`() {
    count = 300
    table.reloadData()
    window.layoutIfNeeded()
    press(1)
    expectEqual(table.cellForRow(at: [0, 1])?.alphaInPlace, 0)
    table.contentOffset.y = 5000
    window.layoutIfNeeded()
    expectAll(table.visibleCells, where: { $0.alphaInPlace == 1 })
    table.contextMenuInteraction?.dismissMenu()
    window.advance(to: window.currentTime + 1)
    table.contentOffset.y = 0
    window.layoutIfNeeded()
    expectAll(table.visibleCells, where: { $0.alphaInPlace == 1 })
  }

  @Test func `Deleting the row closes the menu`() {
    press(1)
    count = 4
    table.deleteRows(at: [[0, 1]], with: .none)
    window.layoutIfNeeded()
    expectContains(log, "will end")
    window.advance(to: window.currentTime + 1)
    expectNil(window.previewOverlay)
    expectAll(table.visibleCells, where: { $0.alphaInPlace == 1 })
  }

  // Interaction rules PL-2 and CM-8.
  @Test func `Beside a placeholder a menu is closed by the end of its row, and of no other`() {
    _ = table.insertPlaceholder(
      UITableViewDropPlaceholder(
        insertionIndexPath: [0, 0], reuseIdentifier: "cell",
        rowHeight: UITableView.automaticDimension))
    window.advance(to: 1)
    press(4)
    expectEqual(log.first, "row 3")
    count = 4
    table.deleteRows(at: [[0, 2]], with: .none)
    window.advance(to: window.currentTime + 1)
    expectNotNil(window.visibleMenu)
    count = 3
    table.deleteRows(at: [[0, 2]], with: .none)
    window.advance(to: window.currentTime + 1)
    expectNil(window.visibleMenu)
    expectAll(table.visibleCells, where: { $0.alphaInPlace == 1 })
  }

  @Test func `A tap on the preview tells the delegate`() {
    press(1)
    window.tap(at: CGPoint(x: 100, y: 66))
    expectContains(log, "commit")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.append("row \(indexPath.row)")
    return UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "A") { _ in }])
    })
  }

  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    log.append("highlight")
    return nil
  }

  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    log.append("dismissal")
    return nil
  }

  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { log.append("commit") }

  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.append("will display") }

  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.append("will end") }
}
