// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SeededRandom
import Views

@testable import TableView

/// What a user does in a history: swipes, moves, flicks and taps.
extension TableHistory {
  func swipe() {
    guard case .none = touch, let cell = anyCell() else { return }
    let distance = CGFloat(random.pick([-20, -60, -100, -300, 60]))
    note("swipe \(cell.path) by \(distance)")
    cell.cell.revealSwipeActions(offset: distance)
    if Bool.random(using: &random) { endSwipe() }
  }

  func endSwipe() {
    guard let cell = table.openRow else { return }
    note("let the open row go")
    cell.endSwipe()
  }

  func anyCell() -> (cell: UITableViewCell, path: String)? {
    guard let paths = table.indexPathsForVisibleRows, !paths.isEmpty else { return nil }
    let path = random.pick(paths)
    return table.cellForRow(at: path).map { ($0, path.short) }
  }

  func lift() {
    guard case .none = touch, table.isEditing, let cell = anyCell(),
      let control = cell.cell.table.reorderControl
    else { return }
    window.layoutIfNeeded()
    let point = control.convert(
      CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: window)
    guard window.bounds.insetBy(dx: 1, dy: 1).contains(point) else { return }
    note("lift \(cell.path)")
    window.beginTouch(at: point)
    touch = .lift(point)
  }

  func drag() {
    guard case .lift(let point) = touch else { return }
    let place = CGPoint(x: point.x, y: point.y + CGFloat(random.next(below: 300) - 150))
    note("drag to \(place.y)")
    window.moveTouch(to: place)
  }

  func drop() {
    guard case .lift = touch else { return }
    endTouch(isCancelled: random.once(in: 4))
  }

  // MARK: Controls of editing, actions

  /// Taps the minus or plus of a row.
  func tapControl() {
    guard case .none = touch, table.isEditing, let cell = anyCell(),
      let control = cell.cell.table.editControl
    else { return }
    tap(control, "the control of \(cell.path)")
  }

  /// Taps the last action of the open row: Delete, where it asks.
  func tapAction() {
    guard case .none = touch, let cell = table.openRow, let actions = cell.rowState.swipe?.view
    else {
      return
    }
    tap(actions, "the actions of the open row")
  }

  private func tap(_ view: UIView, _ name: String) {
    window.layoutIfNeeded()
    let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
    guard window.bounds.insetBy(dx: 1, dy: 1).contains(point) else { return }
    note("tap \(name) at \(Int(point.x)), \(Int(point.y))")
    window.beginTouch(at: point)
    window.endTouch()
  }

  // MARK: Swipes and flicks by touches

  func touchSwipe() {
    let way = CGFloat(random.pick([-250, -90, -40, 60]))
    move("swipe", by: CGVector(dx: way, dy: 0))
  }

  func flick() {
    let way = CGFloat(random.pick([-120, -60, 60, 120]))
    move("flick", by: CGVector(dx: 0, dy: way))
  }

  /// Moves a touch in four parts, a sixtieth of a second apart.
  private func move(_ name: String, by way: CGVector) {
    guard case .none = touch else { return }
    let start = CGPoint(
      x: 150, y: CGFloat(random.next(below: Int(max(1, table.frame.height)))))
    note("\(name) from \(Int(start.x)), \(Int(start.y)) by \(Int(way.dx)), \(Int(way.dy))")
    window.beginTouch(at: start)
    for part in 1...4 {
      window.advance(to: window.currentTime + 1.0 / 60)
      window.layoutIfNeeded()
      let share = CGFloat(part) / 4
      window.moveTouch(to: CGPoint(x: start.x + way.dx * share, y: start.y + way.dy * share))
    }
    window.endTouch()
  }
}
