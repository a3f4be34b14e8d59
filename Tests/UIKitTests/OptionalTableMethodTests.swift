// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing
import UIKit

/// Implements what it must, and nothing else.
private final class BareSource: NSObject, UITableViewDataSource, UITableViewDelegate,
  UITableViewDragDelegate, UITableViewDropDelegate, UIGestureRecognizerDelegate
{
  func tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int { 0 }
  func tableView(_: UITableView, cellForRowAt _: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  func tableView(
    _: UITableView, itemsForBeginning _: any UIDragSession, at _: IndexPath
  ) -> [UIDragItem] { [] }
  func tableView(_: UITableView, performDropWith _: any UITableViewDropCoordinator) {}
}

private final class FullSource: NSObject, UITableViewDataSource, UITableViewDelegate,
  UIGestureRecognizerDelegate
{
  var log: [String] = []

  func numberOfSections(in tableView: UITableView) -> Int { 3 }
  func tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int { 0 }
  func tableView(_: UITableView, cellForRowAt _: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  func tableView(_: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? "First" : nil
  }
  func tableView(_: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 12 }
  func tableView(_: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("selected \(indexPath)")
  }
  func gestureRecognizerShouldBegin(_: UIGestureRecognizer) -> Bool { false }
}

/// Hands on what it is asked, as sources do that stand between.
private final class Forwarder: NSObject, UITableViewDelegate {
  weak var next: (any UITableViewDelegate)?

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    next?.tableView?(tableView, heightForRowAt: indexPath) ?? 44
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    next?.tableView?(tableView, didSelectRowAt: indexPath)
  }
}

@MainActor
@Suite("Optional methods of tables and gestures")
struct OptionalTableMethodTests {
  private let table = UITableView()
  private let row = IndexPath(row: 0, section: 0)

  @Test func `Methods that are implemented are called`() {
    let source = FullSource()
    let dataSource: (any UITableViewDataSource)? = source
    let delegate: (any UITableViewDelegate)? = source
    expectEqual(dataSource?.numberOfSections?(in: table), 3)
    expectEqual(delegate?.tableView?(table, heightForRowAt: row), 12)
    delegate?.tableView?(table, didSelectRowAt: row)
    expectEqual(source.log, ["selected [0, 0]"])
    let gestures: any UIGestureRecognizerDelegate = source
    expectEqual(gestures.gestureRecognizerShouldBegin?(UITapGestureRecognizer()), false)
  }

  @Test func `Methods that are not implemented give nil`() {
    let source = BareSource()
    let dataSource: any UITableViewDataSource = source
    let delegate: any UITableViewDelegate = source
    expectNil(dataSource.numberOfSections?(in: table))
    expectNil(dataSource.sectionIndexTitles?(for: table))
    expectNil(delegate.tableView?(table, heightForRowAt: row))
    expectNil(delegate.tableView?(table, didSelectRowAt: row))
    expectNil(delegate.tableView?(table, trailingSwipeActionsConfigurationForRowAt: row))
    let gestures: any UIGestureRecognizerDelegate = source
    expectNil(gestures.gestureRecognizerShouldBegin?(UITapGestureRecognizer()))
    expectNil(
      gestures.gestureRecognizer?(
        UITapGestureRecognizer(), shouldRecognizeSimultaneouslyWith: UIPanGestureRecognizer()))
  }

  @Test func `What may be nil itself is not wrapped twice`() {
    let dataSource: any UITableViewDataSource = FullSource()
    let title: String? = dataSource.tableView?(table, titleForHeaderInSection: 0)
    expectEqual(title, "First")
    if let title = dataSource.tableView?(table, titleForHeaderInSection: 0) {
      expectEqual(title.count, 5)
    }
    expectNil(dataSource.tableView?(table, titleForHeaderInSection: 1))
  }

  @Test func `A delegate that stands between hands on what the next one has`() {
    let (forwarder, full, bare) = (Forwarder(), FullSource(), BareSource())
    forwarder.next = full
    expectEqual(forwarder.tableView(table, heightForRowAt: row), 12)
    forwarder.tableView(table, didSelectRowAt: row)
    expectEqual(full.log.count, 1)
    forwarder.next = bare
    expectEqual(forwarder.tableView(table, heightForRowAt: row), 44)
  }
}
