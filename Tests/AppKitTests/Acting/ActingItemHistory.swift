// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import RandomHistories
import SeededRandom

/// A random history of a collection view whose data source, delegate, layout and items act when they
/// are called.
@MainActor
final class ActingItemHistory {
  private static let size = NSSize(width: 300, height: 400)

  private var random: SplitMix64
  private let tell: (String) -> Void
  private let window: NSWindow
  private let scrollView = NSScrollView(frame: .zero)
  private let view = NSCollectionView(frame: .zero)
  private let source: ActingItems
  private var numbers = RandomItems()
  private(set) var steps: [String] = []
  private(set) var fault: String?
  /// How many actions callbacks may still make in this step.
  private var budget = 0
  /// How many actions are under way.
  private var depth = 0
  /// Whether all that is under way lets a batch be made.
  private var mayUpdate = true
  private var isPressed = false

  init(seed: UInt64, tell: @escaping (String) -> Void = { _ in }) {
    random = SplitMix64(seed: seed)
    self.tell = tell
    window = Self.makeWindow()
    source = ActingItems([])
    source.items = makeItems()
    Self.install(view, in: scrollView, of: window, source)
    view.allowsMultipleSelection = random.once(in: 2)
    window.layoutIfNeeded()
    source.act = { [weak self] in self?.happened($0) }
  }

  private static func makeWindow() -> NSWindow {
    NSWindow(
      contentRect: NSRect(origin: .zero, size: size), styleMask: [], backing: .buffered,
      defer: false)
  }

  private static func install(
    _ view: NSCollectionView, in scrollView: NSScrollView, of window: NSWindow,
    _ source: ActingItems
  ) {
    scrollView.frame = NSRect(origin: .zero, size: size)
    view.frame = scrollView.bounds
    view.register(ActingItem.self, forItemWithIdentifier: ActingItems.identifier)
    view.collectionViewLayout = ActingItemLayout()
    view.dataSource = source
    view.delegate = source
    view.isSelectable = true
    view.registerForDraggedTypes([.letter])
    scrollView.documentView = view
    window.contentView?.addSubview(scrollView)
    window.makeFirstResponder(view)
  }

  // MARK: Steps

  func run(steps count: Int) {
    for _ in 0..<count {
      budget = random.pick([0, 1, 1, 2, 4])
      step()
      if random.once(in: 4) { rest() }
      if fault != nil { return }
    }
    rest()
    source.act = { _ in }
  }

  private func note(_ text: String) {
    let line = String(repeating: "  ", count: depth) + text
    steps.append(line)
    tell(line)
  }

  /// Something from outside.
  private func step() {
    switch random.next(below: 13) {
    case 0, 1:
      note("advance")
      window.advance(to: window.currentTime + Double(random.next(below: 5)) / 10)
    case 2, 3:
      let point = randomPoint()
      let modifiers: NSEvent.ModifierFlags = random.once(in: 2) ? .command : []
      if isPressed {
        note("release")
        window.releaseMouse()
      } else {
        note("press \(point)")
        window.pressMouse(at: point, modifiers: modifiers)
      }
      isPressed.toggle()
    case 4:
      let distance = random.next(below: 400) - 200
      note("wheel \(distance)")
      window.scrollWheel(at: NSPoint(x: 40, y: 40), deltaX: 0, deltaY: CGFloat(distance))
    case 5:
      note("layout")
      window.layoutIfNeeded()
    case 6, 7:
      let point = randomPoint()
      note("movement of the mouse to \(point)")
      window.moveMouse(to: point)
    case 8:
      // Items stand at the top.
      let point = NSPoint(x: 5 + random.next(below: 290), y: 300 + random.next(below: 100))
      note("drag from \(point)")
      if isPressed { window.releaseMouse() }
      window.pressMouse(at: point)
      for _ in 0..<3 { window.moveMouse(to: randomPoint()) }
      isPressed = true
    default: action()
    }
  }

  private func randomPoint() -> NSPoint {
    NSPoint(x: 5 + random.next(below: 290), y: 5 + random.next(below: 390))
  }

  private func happened(_ callback: ItemCallback) {
    guard budget > 0, depth < 4, random.once(in: callback.isSeldom ? 2 : 8) else { return }
    budget -= 1
    depth += 1
    let couldUpdate = mayUpdate
    mayUpdate = couldUpdate && callback.allowsUpdates
    note("in \(callback)")
    action()
    mayUpdate = couldUpdate
    depth -= 1
  }

  // MARK: Actions

  private func action() {
    switch random.next(below: 12) {
    case 0:
      source.items = makeItems()
      note("reload with \(source.items.map(\.count))")
      view.reloadData()
    case 1, 2: updateItems()
    case 3:
      let y = CGFloat(random.next(below: max(1, Int(view.frame.height) - 400)))
      note("scroll to \(y)")
      scrollView.contentView.scroll(to: NSPoint(x: 0, y: y))
    case 4:
      guard let path = randomPath() else { return }
      note("scroll to \(path)")
      view.scrollToItems(at: [path], scrollPosition: random.pick([.top, .bottom]))
    case 5:
      let size = random.pick([Self.size, NSSize(width: 200, height: 300)])
      note("size \(size)")
      scrollView.frame.size = size
    case 6:
      let isAnimated = random.once(in: 2)
      note("layout\(isAnimated ? " animated" : "")")
      (isAnimated ? view.animator() : view).collectionViewLayout = ActingItemLayout()
    case 7:
      guard let path = randomPath() else { return }
      note("select \(path)")
      view.selectItems(at: [path], scrollPosition: random.once(in: 3) ? .top : [])
    case 8:
      guard let path = view.selectionIndexPaths.sorted().first else { return }
      note("deselect \(path)")
      view.deselectItems(at: [path])
    case 9:
      note("lay out")
      view.layoutSubtreeIfNeeded()
    case 10: ask()
    default:
      if scrollView.superview == nil {
        note("into the window")
        window.contentView?.addSubview(scrollView)
      } else if random.once(in: 2) {
        note("out of the window")
        scrollView.removeFromSuperview()
      }
    }
  }

  private func ask() {
    note("ask")
    for path in view.indexPathsForVisibleItems().sorted() { _ = view.item(at: path) }
    for section in 0..<view.numberOfSections { _ = view.numberOfItems(inSection: section) }
    _ = view.indexPathForItem(at: NSPoint(x: 10, y: 10))
    if let path = randomPath() { _ = view.layoutAttributesForItem(at: path) }
  }

  /// Inserts, deletes and reloads items in a batch.
  private func updateItems() {
    guard mayUpdate else { return }
    let (completes, isAnimated) = (random.once(in: 2), random.once(in: 2))
    note("batch\(isAnimated ? " animated" : "")")
    (isAnimated ? view.animator() : view).performBatchUpdates { [self] in
      for section in source.items.indices {
        let changes = numbers.changes(of: source.items[section], using: &random)
        func paths(_ items: [Int]) -> [IndexPath] {
          items.map { IndexPath(item: $0, section: section) }
        }
        view.deleteItems(at: Set(paths(changes.deleted)))
        view.reloadItems(at: Set(paths(changes.reloaded)))
        view.insertItems(at: Set(paths(changes.inserted)))
        source.items[section] = changes.items
      }
    } completionHandler: { [weak self] _ in
      if completes { self?.happened(.completion) }
    }
  }

  /// An item of the data that the view knows, too.
  private func randomPath() -> IndexPath? {
    let filled = source.items.indices.filter { !source.items[$0].isEmpty }
    guard !filled.isEmpty else { return nil }
    let section = random.pick(filled)
    let path = IndexPath(item: random.next(below: source.items[section].count), section: section)
    guard view.numberOfSections > section, view.numberOfItems(inSection: section) > path.item else {
      return nil
    }
    return path
  }

  private func makeItems() -> [[Int]] { numbers.sections(using: &random) }

  // MARK: Comparing

  /// Lets everything come to rest, and compares the view with a fresh one over the same data.
  private func rest() {
    budget = 0
    note("rest")
    if isPressed { window.releaseMouse() }
    isPressed = false
    if scrollView.superview == nil { window.contentView?.addSubview(scrollView) }
    window.advance(to: window.currentTime + 3)
    window.layoutIfNeeded()
    fault = fault ?? source.faults.first ?? difference()
  }

  private func difference() -> String? {
    let items = source.items
    guard (0..<view.numberOfSections).map(view.numberOfItems) == items.map(\.count) else {
      return "the counts are not \(items.map(\.count))"
    }
    let selected = view.selectionIndexPaths
    for path in selected.sorted()
    where !items.indices.contains(path.section) || items[path.section].count <= path.item {
      return "\(path) is selected and does not exist"
    }
    for item in view.visibleItems() {
      guard let path = view.indexPath(for: item) else { return "a visible item has no path" }
      if item.isSelected != selected.contains(path) {
        return "\(path) looks otherwise selected than it is"
      }
      if item.highlightState != .none { return "\(path) is highlighted" }
    }
    let fresh = ActingItems(items)
    let (other, otherScroll, window) = (
      NSCollectionView(frame: .zero), NSScrollView(frame: .zero), Self.makeWindow()
    )
    Self.install(other, in: otherScroll, of: window, fresh)
    otherScroll.frame.size = scrollView.frame.size
    window.layoutIfNeeded()
    otherScroll.contentView.scroll(to: scrollView.contentView.bounds.origin)
    window.layoutIfNeeded()
    let (own, expected) = withExtendedLifetime(fresh) { (appearance(view), appearance(other)) }
    return own == expected ? nil : "it shows \(own), a fresh one \(expected)"
  }

  /// What a view shows: the size of its contents, and each item with its number and frame.
  private func appearance(_ view: NSCollectionView) -> [String] {
    func text(_ rect: NSRect) -> String {
      // Without the signs of zeros.
      [rect.minX, rect.minY, rect.width, rect.height].map { "\($0 + 0)" }
        .joined(separator: " ")
    }
    let clip = view.enclosingScrollView?.contentView.bounds ?? .zero
    return ["\(text(view.frame)) in \(text(clip))"]
      + view.indexPathsForVisibleItems().sorted().map { path in
        let item = view.item(at: path) as? ActingItem
        return "\(path) \(item?.number ?? 0) \(text(item?.view.frame ?? .zero))"
      }
  }
}
