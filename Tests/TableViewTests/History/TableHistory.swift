// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import Foundation
import Geometry
import RandomHistories
import SeededRandom
import Views

@testable import TableView

/// One history: a table, the model that it is compared with, and the steps that were taken.
@MainActor
final class TableHistory {
  let rows: HistoryRows
  private(set) var log: [String] = []
  /// The first thing that was wrong.
  private(set) var fault: String?
  var touch = Touch.none
  var random: SplitMix64
  private let tell: (String) -> Void

  /// What the one touch of the window does.
  enum Touch {
    case none
    case press
    case lift(CGPoint)
  }

  var table: UITableView { rows.table }
  var window: UIWindow { rows.window }

  /// - Parameters:
  ///   - seed: Where its random numbers begin.
  ///   - tell: Called with each step before it is made.
  init(seed: UInt64, tell: @escaping (String) -> Void = { _ in }) {
    self.tell = tell
    random = SplitMix64(seed: seed &* 31 &+ 7)
    var look = HistoryLook(&random)
    look.design = HistorySeeds.choice(InterfaceDesign.allCases, of: seed)
    rows = HistoryRows.make(look, HistoryModel(&random))
    rows.show()
    note("\(look)")
    note("rows \(rows.model)")
    check()
  }

  func take(_ step: TableStep) {
    random = SplitMix64(seed: step.seed)
    switch step.kind {
    case .batch: batch()
    case .update: update()
    case .emptyBatch:
      note("empty batch")
      table.beginUpdates()
      table.endUpdates()
    case .reload:
      rows.changeData { $0.change(&random) }
      note("reload \(rows.model)")
      table.reloadData()
      rows.selected = []
    case .reloadInBatch: reloadInBatch()
    case .reconfigure: reconfigure()
    case .scroll: scroll()
    case .scrollToRow: scrollToRow()
    case .advance:
      let seconds = random.pick([0.01, 0.05, 0.1, 0.2, 0.5, 1])
      note("advance \(seconds)")
      window.advance(to: window.currentTime + seconds)
    case .settle: settle()
    case .edit: edit()
    case .select: select()
    case .deselect: deselect()
    case .press: press()
    case .release: release()
    case .swipe: swipe()
    case .endSwipe: endSwipe()
    case .closeSwipe:
      note("close the open row")
      table.openRow?.closeSwipeActions()
    case .lift: lift()
    case .drag: drag()
    case .drop: drop()
    case .tapControl: tapControl()
    case .tapAction: tapAction()
    case .touchSwipe: touchSwipe()
    case .flick: flick()
    case .textSize, .direction, .width, .height, .inset, .estimate, .rowHeight, .lines, .style,
      .scale:
      changeLook(step.kind)
    }
    if random.once(in: 4) { return check() }
    window.layoutIfNeeded()
    check()
  }

  /// Writes a step down, before it is made.
  func note(_ text: String) {
    log.append(text)
    tell(text)
  }

  // MARK: Data

  private func batch() {
    let isAnimated = !random.once(in: 4)
    let usesBegin = random.once(in: 3)
    let change = HistoryChange(rows.model, isSmall: false, &random)
    note("\(isAnimated ? "" : "unanimated ")batch \(change)")
    let updates = { [self] in
      rows.changeData { $0 = change.result }
      change.name(in: table)
    }
    let make = { [self] in
      if usesBegin {
        table.beginUpdates()
        updates()
        table.endUpdates()
      } else {
        table.performBatchUpdates(updates)
      }
    }
    if isAnimated { make() } else { UIView.performWithoutAnimation(make) }
    rows.selected.subtract(change.unselected)
    rows.selected.formIntersection(rows.model.numbers)
  }

  /// A single call outside of a batch.
  private func update() {
    // A row that is lifted goes back first, which asks for what the data say.
    if case .lift = touch { endTouch(isCancelled: true) }
    let change = HistoryChange(rows.model, isSmall: true, &random)
    note("update \(change)")
    // Counts are those before the change, also after a reload.
    window.layoutIfNeeded()
    rows.changeData { $0 = change.result }
    change.name(in: table)
    rows.selected.subtract(change.unselected)
    rows.selected.formIntersection(rows.model.numbers)
  }

  private func reloadInBatch() {
    let change = HistoryChange(rows.model, isSmall: false, &random)
    note("batch that is loaded again \(change)")
    table.performBatchUpdates { [self] in
      rows.changeData { $0 = change.result }
      change.name(in: table)
      table.reloadData()
    }
    rows.selected = []
  }

  private func reconfigure() {
    let paths = (table.indexPathsForVisibleRows ?? []).filter { _ in random.once(in: 3) }
    guard case .lift = touch else {
      note("reconfigure \(paths.map(\.short))")
      for path in paths { rows.model.sections[path.section].rows[path.row].version += 1 }
      table.reconfigureRows(at: paths)
      return
    }
  }

  // MARK: Scrolling

  private func scroll() {
    let insets = table.adjustedContentInset
    let end = max(
      -insets.top, table.contentSize.height + insets.bottom - table.bounds.height)
    let share = random.pick([0, 0, 0.1, 0.3, 0.5, 0.8, 1, 1])
    let y = min(end, (-insets.top + (end + insets.top) * share).rounded())
    let animated = random.once(in: 3)
    note("scroll to \(y)\(animated ? " over time" : "")")
    table.setContentOffset(CGPoint(x: 0, y: y), animated: animated)
  }

  private func scrollToRow() {
    guard let path = rows.anyRow(&random) else { return }
    let position = random.pick([UITableView.ScrollPosition.none, .top, .middle, .bottom])
    let animated = random.once(in: 3)
    if case .lift = touch { return }
    note("scroll to row \(path.short) \(position)\(animated ? " over time" : "")")
    table.scrollToRow(at: path, at: position, animated: animated)
  }

  // MARK: Selecting and editing

  private func edit() {
    let animated = Bool.random(using: &random)
    note("\(table.isEditing ? "end" : "begin") editing\(animated ? " over time" : "")")
    endTouch(isCancelled: false)
    let first = table.indexPathForSelectedRow.map(rows.number)
    table.setEditing(!table.isEditing, animated: animated)
    if !table.isEditing || !table.canSelect {
      rows.selected = []
    } else if !table.canSelectSeveral {
      rows.selected = Set([first].compactMap(\.self))
    }
  }

  private func select() {
    guard let path = rows.anyRow(&random), table.canSelect else { return }
    if case .lift = touch { return }
    let animated = Bool.random(using: &random)
    note("select \(path.short)\(animated ? " over time" : "")")
    table.selectRow(at: path, animated: animated, scrollPosition: .none)
    if !table.canSelectSeveral { rows.selected = [] }
    rows.selected.insert(rows.number(path))
  }

  private func deselect() {
    guard let path = table.indexPathsForSelectedRows?.first else { return }
    if case .lift = touch { return }
    note("deselect \(path.short)")
    table.deselectRow(at: path, animated: Bool.random(using: &random))
    rows.selected.remove(rows.number(path))
  }

  private func press() {
    guard case .none = touch else { return }
    let point = CGPoint(
      x: 100, y: CGFloat(random.next(below: Int(max(1, table.frame.height)))))
    note("press \(point)")
    window.beginTouch(at: point)
    touch = .press
  }

  private func release() {
    guard case .press = touch else { return }
    endTouch(isCancelled: random.once(in: 3))
  }

  func endTouch(isCancelled: Bool) {
    guard case .none = touch else {
      note(isCancelled ? "cancel the touch" : "end the touch")
      touch = .none
      return isCancelled ? window.cancelTouch() : window.endTouch()
    }
  }

  // MARK: Looks

  private func changeLook(_ kind: TableStep.Kind) {
    switch kind {
    case .textSize:
      rows.look.textSize = random.pick([.large, .small, .extraExtraExtraLarge, .accessibilityLarge])
      note("text size \(rows.look.textSize.rawValue)")
    case .direction:
      rows.look.isMirrored.toggle()
      note("mirrored \(rows.look.isMirrored)")
    case .width:
      rows.look.size.width = random.pick([320, 375, 390, 500])
      note("width \(rows.look.size.width)")
    case .height:
      rows.look.size.height = random.pick([200, 300, 400])
      note("height \(rows.look.size.height)")
    case .inset:
      rows.look.insets = random.pick([
        .zero, UIEdgeInsets(top: 15, left: 0, bottom: 0, right: 0),
        UIEdgeInsets(top: 0, left: 0, bottom: 50, right: 0),
        UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0),
      ])
      note("insets \(rows.look.insets)")
    case .estimate:
      rows.look.estimate = random.pick([UITableView.automaticDimension, 0, 30, 90])
      note("estimate \(rows.look.estimate)")
    case .rowHeight:
      rows.look.rowHeight = random.pick([UITableView.automaticDimension, 44, 60])
      note("row height \(rows.look.rowHeight)")
    case .lines:
      rows.look.hasLines.toggle()
      note("lines \(rows.look.hasLines)")
    case .style:
      rows.look.isDark.toggle()
      note("dark \(rows.look.isDark)")
    case .scale:
      rows.look.scale = random.pick([1, 2, 3])
      if random.once(in: 3) { rows.look.design = random.pick(InterfaceDesign.allCases) }
      note("scale \(rows.look.scale), design \(rows.look.design)")
    default: break
    }
    let isAnimated = random.once(in: 4) && (kind == .width || kind == .height)
    guard isAnimated else { return rows.applyLook() }
    UIView.animate(withDuration: 0.3) { [self] in
      rows.applyLook()
      window.layoutIfNeeded()
    }
  }

  // MARK: Checking

  private func report(_ text: String?) {
    if fault == nil { fault = text }
  }

  /// What is true at any time.
  private func check() {
    report(rows.fault)
    guard case .none = touch else { return }
    report(HistoryCheck(rows).fault)
  }

  /// Lets everything come to rest, and compares the table with a new one.
  func settle() {
    note("settle")
    endTouch(isCancelled: random.once(in: 2))
    for _ in 0..<3 {
      window.advance(to: window.currentTime + 1)
      window.layoutIfNeeded()
    }
    // A new table has no row whose control asks for Delete.
    if Bool.random(using: &random) || table.isEditing {
      table.closeOpenRow(isAnimated: false)
      window.layoutIfNeeded()
    }
    check()
    guard fault == nil else { return }
    report(HistoryCheck(rows).restFault)
    guard fault == nil else { return }
    report(HistoryTwin(of: rows).difference)
  }
}

extension IndexPath {
  /// The path as logs have it.
  var short: String { "\(section).\(row)" }
}
