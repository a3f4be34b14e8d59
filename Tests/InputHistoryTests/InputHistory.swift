// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Interactions
import RandomHistories
import SeededRandom
import Views

/// One history: a window with two views, and the random steps of a user and of the program.
@MainActor
final class InputHistory {
  enum Views: String {
    case collectionViews, collectionViewAndTable, tables
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 340, height: 230))
  private(set) var sides: [HistorySide] = []
  var random: SplitMix64
  /// The steps that were made, as text.
  private(set) var steps: [String] = []
  /// The first thing that is not as the models say.
  private(set) var fault: String?
  /// Whether touches are down that came by each of the window's functions.
  var hasTouch = false
  var hasAdditionalTouch = false
  private let tell: (String) -> Void
  private var lastItem = 0

  /// - Parameters:
  ///   - views: The two views.
  ///   - seed: Where its random numbers begin.
  ///   - tell: Called with each step before it is made.
  init(of views: Views, seed: UInt64, tell: @escaping (String) -> Void = { _ in }) {
    self.tell = tell
    random = SplitMix64(seed: seed)
    window.traitOverrides.design = HistorySeeds.choice(InterfaceDesign.allCases, of: seed)
    window.scrollsOverTime = random.once(in: 2)
    let frames = [
      CGRect(x: 0, y: 10, width: 150, height: 210), CGRect(x: 180, y: 10, width: 150, height: 210),
    ]
    let first = makeSections()
    let second = makeSections()
    switch views {
    case .collectionViews, .collectionViewAndTable:
      sides.append(
        CollectionSide("left", first, isList: random.once(in: 2), frame: frames[0], in: self))
    case .tables:
      sides.append(TableSide("left", first, frame: frames[0], in: self))
    }
    switch views {
    case .collectionViews:
      sides.append(
        CollectionSide("right", second, isList: random.once(in: 2), frame: frames[1], in: self))
    case .collectionViewAndTable, .tables:
      sides.append(TableSide("right", second, frame: frames[1], in: self))
    }
    for side in sides {
      window.addSubview(side.view)
      if random.once(in: 2) { side.allowsSeveral = true }
    }
    window.layoutIfNeeded()
  }

  private func makeSections() -> [[Int]] {
    (0..<1 + random.next(below: 3)).map { _ in (0..<random.next(below: 12)).map { _ in makeItem() }
    }
  }

  func makeItem() -> Int {
    lastItem += 1
    return lastItem
  }

  func run(steps count: Int) {
    for _ in 0..<count {
      let text = makeStep()
      window.layoutIfNeeded()
      check()
      guard fault == nil else { return note("  after \(text)") }
    }
    settle()
  }

  /// Writes a step down, before it is made.
  func note(_ step: String) {
    steps.append(step)
    tell(step)
  }

  func fail(_ fault: String) {
    guard self.fault == nil else { return }
    self.fault = fault
    note("  \(fault)")
  }

  // MARK: Checks

  /// What holds after each step.
  private func check() {
    for side in sides {
      check(side)
      side.keptFocus = nil
      if !hasTouch, !hasAdditionalTouch, let item = side.highlighted {
        fail("\(side.name): \(item) is highlighted without a touch")
      }
      if side.hasActiveDrag, !isDragUnderWay { fail("\(side.name) has an active drag without one") }
    }
    checkFocus()
  }

  /// One item of the window has the focus at most, and the delegate learned of it.
  private func checkFocus() {
    let focused = sides.compactMap(\.focused)
    if focused.count > 1 { fail("\(focused) have the focus") }
    guard window.visibleMenu == nil else { return }
    let hasItem = UIFocusSystem.focusSystem(for: window)?.focusedItem != nil
    if hasItem != !focused.isEmpty {
      fail(hasItem ? "an item has the focus and no delegate knows" : "\(focused) lost the focus")
    }
  }

  private var isDragUnderWay: Bool { window.activeDragSession != nil }

  private func check(_ side: HistorySide) {
    let counts = side.sections.map(\.count)
    guard side.shownCounts == counts else {
      return fail("\(side.name) counts \(side.shownCounts), the data have \(counts)")
    }
    guard side.view.window != nil else { return }
    let selected = side.selectedPaths.compactMap(side.item(at:))
    if selected != side.selected {
      fail("\(side.name): selected are \(selected), should be \(side.selected)")
    }
    for (path, cell, state) in side.cells {
      guard let item = side.item(at: path) else { return }
      if state.isFocused != (side.focused == item) {
        fail("\(side.name): the cell of \(item) says that it is focused: \(state.isFocused)")
      }
      if cell.tag != item { fail("\(side.name) shows \(cell.tag) at \(path), not \(item)") }
      if state.isSelected != side.selected.contains(item) {
        fail("\(side.name): the cell of \(item) says that it is selected: \(state.isSelected)")
      }
      if state.isHighlighted != (side.highlighted == item || state.isTargeted) {
        fail(
          "\(side.name): the cell of \(item) says that it is highlighted: \(state.isHighlighted)")
      }
    }
  }

  // MARK: The end

  /// Ends everything that is under way, and compares what is seen with new views.
  private func settle() {
    note("settle")
    window.endAdditionalTouch()
    window.cancelTouch()
    (hasTouch, hasAdditionalTouch) = (false, false)
    window.isFocusEnabled = false
    for side in sides {
      side.focused = nil
      side.menu?.dismissMenu()
      if side.view.window == nil { window.addSubview(side.view) }
    }
    advance(by: 3)
    for side in sides {
      for placeholder in side.placeholders { side.settle(placeholder, commits: false) }
      // A touch closes rows whose swipe actions are visible, and is no other's then.
      window.beginTouch(at: CGPoint(x: side.view.frame.minX + 4, y: side.view.frame.midY))
      window.cancelTouch()
    }
    advance(by: 3)
    check()
    guard fault == nil else { return }
    for side in sides { compare(side) }
    if window.subviews.count != 2 {
      fail("left over in the window: \(window.subviews.map { "\(type(of: $0))" })")
    }
  }

  /// Shows every row once. A row that never was on the screen is as high as estimated, so where the
  /// rows below it are depends on what was scrolled past before.
  private func measureAll(_ view: UIScrollView) {
    let offset = view.contentOffset
    func show(_ y: CGFloat) {
      view.contentOffset.y = max(0, min(y, view.contentSize.height - view.bounds.height))
      view.window?.layoutIfNeeded()
    }
    var y: CGFloat = 0
    while y < view.contentSize.height {
      show(y)
      y += view.bounds.height / 2
    }
    show(0)
    show(offset.y)
  }

  func advance(by seconds: TimeInterval) {
    window.advance(to: window.currentTime + seconds)
    window.layoutIfNeeded()
  }

  private func compare(_ side: HistorySide) {
    for fault in side.calls.open { fail("\(side.name): \(fault)") }
    if side.hasActiveDrag { fail("\(side.name) still has an active drag") }
    if side.hasActiveDrop { fail("\(side.name) still has an active drop") }
    let displayed = Set(side.cells.map { ObjectIdentifier($0.cell) })
    if displayed != side.calls.displayed {
      fail(
        """
        \(side.name): \(side.calls.displayed.count) cells are displayed by the calls, \
        \(displayed.count) are
        """)
    }
    guard fault == nil else { return }
    let fresh = side.makeFresh()
    let other = UIWindow(frame: window.frame)
    other.traitOverrides = window.traitOverrides
    other.addSubview(fresh.view)
    other.layoutIfNeeded()
    if side.estimates { for view in [side.view, fresh.view] { measureAll(view) } }
    fresh.view.contentOffset = side.view.contentOffset
    other.layoutIfNeeded()
    for path in side.selectedPaths {
      fresh.select(path)
    }
    other.layoutIfNeeded()
    let (expected, actual) = (fresh.tree, side.tree)
    if let difference = zip(expected, actual).first(where: { $0 != $1 }) {
      fail("\(side.name) shows \(difference.1), a new view \(difference.0)")
    } else if expected.count != actual.count {
      fail("\(side.name) shows \(actual.count) lines, a new view \(expected.count)")
    }
  }
}

extension HistorySide {
  /// What is seen of the view, a line for each view in a cell.
  var tree: [String] {
    // Adding 0 makes 0 of -0.
    var lines = ["offset \(view.contentOffset.x + 0), \(view.contentOffset.y + 0)"]
    // Rows of a list that were not measured yet are as high as is estimated.
    if !estimates { lines.append("contents \(view.contentSize)") }
    for (path, cell, state) in cells {
      lines.append("\(path.section).\(path.item) \(cell.tag) \(state)")
      describe(cell, 1, into: &lines)
    }
    return lines
  }

  private func describe(_ view: UIView, _ depth: Int, into lines: inout [String]) {
    let indent = String(repeating: "  ", count: depth)
    lines.append(
      """
      \(indent)\(type(of: view)) \(view.frame.compactDescription) alpha \(view.alpha) \
      \(view.alphaInPlace) hidden \(view.isHidden)
      """)
    // In what order a cell's views were added is seen nowhere.
    let children = view.subviews.filter { !$0.isHidden }.map { child in
      var lines: [String] = []
      describe(child, depth + 1, into: &lines)
      return lines
    }
    for child in children.sorted(by: { $0.joined() < $1.joined() }) { lines += child }
  }
}
