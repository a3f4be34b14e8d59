// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Interactions
import SeededRandom
import Views

extension InputHistory {
  /// Makes a random step.
  ///
  /// - Returns: What it was.
  func makeStep() -> String {
    let makers: [(weight: Int, make: () -> String)] = [
      (8, touchStep), (4, additionalTouchStep), (3, togetherStep), (4, tapStep), (4, dragStep),
      (6, timeStep), (7, batchStep), (1, reloadStep), (2, selectionStep), (3, scrollStep),
      (2, placeholderStep), (4, keyStep), (3, settingStep), (2, menuStep), (2, swipeStep),
    ]
    var choice = random.next(below: makers.reduce(0) { $0 + $1.weight })
    for (weight, make) in makers {
      if choice < weight { return make() }
      choice -= weight
    }
    return ""
  }

  /// Writes a step down and makes it.
  private func perform(_ text: String, _ body: () -> Void) -> String {
    note(text)
    body()
    return text
  }

  private func anySide() -> HistorySide { sides[random.next(below: 2)] }

  /// A point on a cell, mostly.
  private func anyPoint() -> CGPoint {
    let side = anySide()
    let cells = side.cells
    guard !cells.isEmpty, !random.once(in: 8), side.view.window != nil else {
      return CGPoint(x: CGFloat(random.next(below: 340)), y: CGFloat(random.next(below: 230)))
    }
    let frame = cells[random.next(below: cells.count)].cell.frame
    let inView = CGPoint(
      x: frame.minX + CGFloat(random.next(below: 10)) / 10 * frame.width,
      y: frame.minY + CGFloat(random.next(below: 10)) / 10 * frame.height)
    let point = window.convert(inView, from: side.view)
    return CGPoint(x: point.x.rounded(), y: min(max(point.y.rounded(), 11), 219))
  }

  // MARK: Touches

  private func touchStep() -> String {
    guard hasTouch else {
      let point = anyPoint()
      return perform("touch at \(text(point))") {
        hasTouch = true
        window.beginTouch(at: point)
      }
    }
    switch random.next(below: 6) {
    case 0, 1:
      return perform("end touch") {
        window.endTouch()
        hasTouch = false
      }
    case 2:
      return perform("cancel touch") {
        window.cancelTouch()
        hasTouch = false
      }
    default:
      let point = anyPoint()
      return perform("move touch to \(text(point))") { window.moveTouch(to: point) }
    }
  }

  private func additionalTouchStep() -> String {
    guard hasAdditionalTouch else {
      let point = anyPoint()
      return perform("second touch at \(text(point))") {
        window.beginAdditionalTouch(at: point)
        hasAdditionalTouch = true
      }
    }
    guard random.once(in: 3) else {
      return perform("end second touch") {
        window.endAdditionalTouch()
        hasAdditionalTouch = false
      }
    }
    let point = anyPoint()
    return perform("move second touch to \(text(point))") { window.moveAdditionalTouch(to: point) }
  }

  private func togetherStep() -> String {
    let (point, count) = (anyPoint(), 1 + random.next(below: 3))
    let ways = (0..<count).map { _ in
      CGVector(
        dx: CGFloat(random.next(below: 21) - 10), dy: CGFloat(random.next(below: 121) - 60))
    }
    let changesData = random.once(in: 3)
    let ends = random.next(below: 3)
    return perform("two touches at \(text(point)), by \(ways.map { "\(Int($0.dy))" })") {
      hasTouch = false
      window.beginTouches(at: [point, CGPoint(x: point.x + 8, y: point.y)])
      for way in ways {
        window.moveTouches(by: way)
        if changesData { _ = batchStep() }
        window.layoutIfNeeded()
      }
      if ends == 0 { window.cancelTouch() } else { window.endTouches() }
    }
  }

  private func tapStep() -> String {
    let point = anyPoint()
    let withShift = random.once(in: 3)
    return perform("tap at \(text(point))\(withShift ? " with Shift" : "")") {
      window.tap(at: point, modifiers: withShift ? .shift : [])
      hasTouch = false
    }
  }

  private func dragStep() -> String {
    let (start, end) = (anyPoint(), anyPoint())
    return perform("drag from \(text(start)) to \(text(end))") {
      hasTouch = true
      window.longPress(at: start, duration: 0.5)
      advance(by: 0.25)
      window.moveTouch(to: CGPoint(x: start.x + 12, y: start.y))
      window.layoutIfNeeded()
      window.moveTouch(to: end)
    }
  }

  private func swipeStep() -> String {
    let (start, way) = (anyPoint(), CGFloat(random.next(below: 120)))
    return perform("swipe from \(text(start)) by -\(Int(way))") {
      window.beginTouch(at: start)
      for share in [0.3, 0.6, 1] {
        window.moveTouch(to: CGPoint(x: start.x - way * share, y: start.y))
        window.layoutIfNeeded()
      }
      window.endTouch()
      hasTouch = false
    }
  }

  private func timeStep() -> String {
    let seconds = [0.05, 0.15, 0.3, 0.6, 1][random.next(below: 5)]
    return perform("\(seconds) seconds") { advance(by: seconds) }
  }

  // MARK: Data

  private func batchStep() -> String {
    let side = anySide()
    let batch = Batch.random(side.sections, using: &random, makeItem: makeItem)
    let isAnimated = !random.once(in: 4)
    return perform("\(side.name)\(isAnimated ? "" : " at once"): \(batch.description)") {
      side.update(batch, isAnimated: isAnimated)
    }
  }

  private func reloadStep() -> String {
    let side = anySide()
    var sections = side.sections
    if random.once(in: 2) {
      sections = (0..<1 + random.next(below: 3)).map { _ in
        (0..<random.next(below: 9)).map { _ in makeItem() }
      }
    }
    return perform("\(side.name): reload") { side.reload(sections) }
  }

  private func selectionStep() -> String {
    let side = anySide()
    guard let path = side.paths.randomElement(using: &random) else { return "nothing" }
    if side.selectedPaths.contains(path) {
      return perform("\(side.name): deselect \(text(path))") { side.deselect(path) }
    }
    return perform("\(side.name): select \(text(path))") { side.select(path) }
  }

  private func placeholderStep() -> String {
    let side = anySide()
    guard let index = side.placeholders.indices.randomElement(using: &random) else {
      return "nothing"
    }
    let commits = random.once(in: 2)
    return perform("\(side.name): \(commits ? "commit" : "delete") placeholder \(index)") {
      side.settle(side.placeholders.remove(at: index), commits: commits)
    }
  }

  // MARK: The rest

  private func scrollStep() -> String {
    let side = anySide()
    let range = max(0, side.view.contentSize.height - side.view.bounds.height)
    let offset = CGPoint(x: 0, y: CGFloat(random.next(below: Int(range) + 1)))
    let isAnimated = random.once(in: 2)
    return perform("\(side.name): scroll to \(Int(offset.y))\(isAnimated ? " over time" : "")") {
      side.view.setContentOffset(offset, animated: isAnimated)
    }
  }

  private func keyStep() -> String {
    let keys: [(String, UIKeyboardHIDUsage)] = [
      ("down", .keyboardDownArrow), ("up", .keyboardUpArrow), ("left", .keyboardLeftArrow),
      ("right", .keyboardRightArrow), ("tab", .keyboardTab), ("tab", .keyboardTab),
      ("return", .keyboardReturnOrEnter), ("escape", .keyboardEscape),
    ]
    let (name, key) = keys[random.next(below: keys.count)]
    let withShift = random.once(in: 3)
    return perform("press \(withShift ? "Shift-" : "")\(name)") {
      window.press(key, modifiers: withShift ? .shift : [])
    }
  }

  private func settingStep() -> String {
    let side = anySide()
    switch random.next(below: 7) {
    case 0:
      return perform("\(side.name): several \(!side.allowsSeveral)") {
        side.allowsSeveral.toggle()
      }
    case 1: return perform("\(side.name): editing \(!side.edits)") { side.edits.toggle() }
    case 2:
      return perform("\(side.name): drag delegate on or off") { side.toggleDragDelegate() }
    case 3 where random.once(in: 3):
      return perform("\(side.name): out of the window, and back") {
        side.view.removeFromSuperview()
        window.layoutIfNeeded()
        window.addSubview(side.view)
      }
    case 4:
      guard let path = side.paths.randomElement(using: &random) else { return "nothing" }
      return perform("\(side.name): reconfigure \(text(path))") { side.reconfigure(path) }
    default:
      let (operation, intent, kind) = (
        random.next(below: 4), random.next(below: 3), random.next(below: 5)
      )
      return perform("\(side.name): drops \(operation) \(intent) \(kind)") {
        side.dropOperation = [.copy, .move, .move, .cancel][operation]
        side.dropIntent = intent
        side.dropKind = kind
      }
    }
  }

  private func menuStep() -> String {
    guard window.visibleMenu != nil else {
      let point = anyPoint()
      return perform("hold at \(text(point))") {
        hasTouch = true
        window.longPress(at: point)
      }
    }
    if random.once(in: 2) {
      return perform("choose from the menu") { _ = window.chooseMenuElement(titled: "A") }
    }
    return perform("dismiss menus") { for side in sides { side.menu?.dismissMenu() } }
  }

  private func text(_ point: CGPoint) -> String { "(\(Int(point.x)), \(Int(point.y)))" }
  private func text(_ path: IndexPath) -> String { "\(path.section).\(path.item)" }
}
