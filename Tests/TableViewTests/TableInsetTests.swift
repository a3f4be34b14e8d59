// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import TableView
import Testing
import Views

/// Behaviour rule SV-1.
@MainActor
@Suite("Insets of tables")
struct TableInsetTests {
  @Test func `An inset makes an offset legal that was set`() {
    let rows = PlainRows([Array(0..<60)])
    rows.show()
    rows.table.contentOffset.y = 500
    rows.table.contentOffset.y = 0
    rows.rows = [[1, 2]]
    rows.table.reloadData()
    rows.window.layoutIfNeeded()
    rows.table.contentInset.top = 15
    expectEqual(rows.table.contentOffset.y, -15)
    rows.table.contentInset.top = 0
    expectEqual(rows.table.contentOffset.y, 0)
  }

  @Test func `An inset that is taken back takes the offset along`() {
    let rows = PlainRows([Array(0..<60)])
    rows.show()
    rows.table.contentInset.bottom = 50
    rows.table.contentOffset.y = 2090
    rows.table.contentInset.bottom = 0
    expectEqual(rows.table.contentOffset.y, 2040)
  }

  @Test func `An offset that is legal stays`() {
    let rows = PlainRows([Array(0..<60)])
    rows.show()
    rows.table.contentOffset.y = 300
    rows.table.contentInset = UIEdgeInsets(top: 15, left: 0, bottom: 50, right: 0)
    expectEqual(rows.table.contentOffset.y, 300)
    rows.table.contentInset = .zero
    expectEqual(rows.table.contentOffset.y, 300)
  }

  @Test func `Insets move nothing during a drag`() {
    let rows = PlainRows([Array(0..<60)])
    rows.window.scrollsOverTime = true
    rows.show()
    rows.table.contentInset.bottom = 50
    rows.table.contentOffset.y = 2090
    rows.window.beginTouch(at: CGPoint(x: 100, y: 300))
    rows.window.moveTouch(to: CGPoint(x: 100, y: 290))
    rows.window.moveTouch(to: CGPoint(x: 100, y: 280))
    let offset = rows.table.contentOffset.y
    expect(rows.table.isDragging)
    rows.table.contentInset.bottom = 0
    expectEqual(rows.table.contentOffset.y, offset)
    rows.window.endTouch()
    rows.advance(by: 3)
    expectEqual(rows.table.contentOffset.y, 2040)
  }

  @Test func `Insets move nothing during deceleration`() {
    let rows = PlainRows([Array(0..<60)])
    rows.window.scrollsOverTime = true
    rows.show()
    rows.table.contentInset.bottom = 50
    rows.table.contentOffset.y = 1900
    rows.window.beginTouch(at: CGPoint(x: 100, y: 300))
    for y in stride(from: 290, through: 230, by: -20) {
      rows.advance(by: 1.0 / 60)
      rows.window.moveTouch(to: CGPoint(x: 100, y: CGFloat(y)))
    }
    rows.window.endTouch()
    for _ in 0..<60 where rows.table.contentOffset.y < 2045 { rows.advance(by: 1.0 / 60) }
    expect(rows.table.isDecelerating)
    let offset = rows.table.contentOffset.y
    expectGreater(offset, 2040)
    rows.table.contentInset.bottom = 0
    expectEqual(rows.table.contentOffset.y, offset)
    rows.advance(by: 3)
    expect(!rows.table.isDecelerating)
    expectEqual(rows.table.contentOffset.y, 2040)
  }
}
