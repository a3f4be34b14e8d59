// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import Expectations
import Foundation
import Geometry
import Synchronization
import Testing
import Views

@testable import TableView

/// Behaviour rules TV-34 and TV-40, interaction hazard IH-4.
@MainActor
@Suite("Tables whose data source implements neither deleting nor moving")
struct TableMissingMethodTests {
  /// Says that rows can be moved and edited, and has no method that does it.
  private final class LazySource: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "\(indexPath.row)"
      return cell
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  }

  private let stage = EditingStage()
  private let source = LazySource()

  init() {
    stage.table.dataSource = source
    stage.window.layoutIfNeeded()
  }

  private func messages(_ work: () -> Void) -> [String] {
    let lines = Mutex<[String]>([])
    Console.$listener.withValue({ line in lines.withLock { $0.append(line) } }) { work() }
    return lines.withLock(\.self)
  }

  @Test func `After the first call nothing is deleted, and no row offers it any more`() throws {
    let cell = try #require(stage.cell(0))
    expect(cell.revealSwipeActions(offset: -80))
    let delete = try #require(cell.revealedActions?.configuration.actions.first)
    let first = messages { cell.perform(delete) }
    expectEqual(first.count, 1)
    expectEqual(first.first?.contains("does not implement tableView(_:commit:forRowAt:)"), true)
    stage.window.advance(to: 1)
    expectEqual(stage.texts, ["0", "1", "2", "3", "4"])
    expectEqual(cell.bounds.origin.x, 0)
    expect(!cell.revealSwipeActions(offset: -80))
    // Another data source may have it.
    stage.table.dataSource = stage.source
    stage.window.layoutIfNeeded()
    try expect(#require(stage.cell(0)).revealSwipeActions(offset: -80))
  }

  @Test func `A row that is not moved goes back, and reorder controls do not come again`() throws {
    stage.edit()
    let control = try #require(stage.cell(0)?.table.reorderControl)
    let start = stage.middle(of: control)
    let heard = messages {
      stage.window.beginTouch(at: start)
      stage.window.moveTouch(to: CGPoint(x: start.x, y: start.y + 100))
      expectEqual(stage.texts, ["1", "2", "0", "3", "4"])
      stage.window.endTouch()
    }
    stage.window.advance(to: 1)
    expectEqual(heard.count, 1)
    expectEqual(stage.texts, ["0", "1", "2", "3", "4"])
    expectEqual(stage.cell(0)?.frame.minY, 0)
    stage.table.setEditing(false, animated: false)
    stage.edit()
    expectNil(stage.cell(0)?.table.reorderControl)
  }
}
