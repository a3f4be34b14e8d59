// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import SeededRandom

/// A random history of a collection view in a window: what the mouse, keys, drags, the program and
/// time do to it, beside a plain model of its data and its selection.
///
/// After each step the view is as the model says, as far as that can be seen while things move; at the
/// end, when all has settled, it is as a fresh view with the same data.
@MainActor
final class CollectionHistory {
  var random: SplitMix64
  let window: NSWindow
  let scrollView = NSScrollView(frame: .zero)
  let view = NSCollectionView(frame: .zero)
  let source: HistorySource
  var layout: HistoryLayout
  /// The sections that are collapsed, by index.
  private(set) var collapsed: Set<Int> = []
  private var nextItem = 100
  /// What was done, as text.
  private(set) var steps: [String] = []
  /// Where the mouse is, in the window.
  var mouse = NSPoint.zero
  /// Whether the highlights are those of the gesture: keys take them away.
  var highlightsFollowGesture = true
  /// Whether something is dragged.
  var isDragging = false

  private let tell: (String) -> Void

  /// - Parameters:
  ///   - seed: Where its random numbers begin.
  ///   - tell: Called with each step before it is made.
  init(seed: UInt64, tell: @escaping (String) -> Void = { _ in }) {
    self.tell = tell
    random = SplitMix64(seed: seed)
    let size = NSSize(width: 180 + random.next(below: 160), height: 120 + random.next(below: 120))
    layout = .random(using: &random)
    source = HistorySource([])
    window = NSWindow(
      contentRect: NSRect(origin: .zero, size: size), styleMask: [], backing: .buffered,
      defer: false)
    window.backingScaleFactor = CGFloat(1 + random.next(below: 2))
    source.sections = randomSections()
    source.rules.allowsMultiple = random.once(in: 2)
    source.rules.allowsEmpty = !random.once(in: 4)
    source.rules.isStrict = random.once(in: 4)
    source.onDrop = { [unowned self] in drop($0, at: $1) }
    Self.install(view, in: scrollView, of: window, source, layout)
    steps.append("\(Int(size.width)) × \(Int(size.height)), \(source.text), \(layout)")
    tell(steps[0])
  }

  static func install(
    _ view: NSCollectionView, in scrollView: NSScrollView, of window: NSWindow,
    _ source: HistorySource, _ layout: HistoryLayout
  ) {
    scrollView.frame = NSRect(origin: .zero, size: window.frame.size)
    scrollView.autoresizingMask = [.width, .height]
    view.frame = scrollView.bounds
    view.register(HistoryItem.self, forItemWithIdentifier: CountingSource.identifier)
    view.register(
      HistoryHeader.self, forSupplementaryViewOfKind: NSCollectionView.elementKindSectionHeader,
      withIdentifier: CountingSource.header)
    view.collectionViewLayout = layout.make()
    view.dataSource = source
    view.delegate = source
    view.isSelectable = source.rules.isSelectable
    view.allowsMultipleSelection = source.rules.allowsMultiple
    view.allowsEmptySelection = source.rules.allowsEmpty
    view.registerForDraggedTypes([.letter])
    scrollView.documentView = view
    window.contentView?.addSubview(scrollView)
    window.makeFirstResponder(view)
    window.layoutIfNeeded()
  }

  /// Makes so many steps and lets everything settle.
  ///
  /// - Returns: The first fault; nil if there is none.
  func run(steps count: Int) -> String? {
    if let fault = fault() { return fault }
    for number in 0..<count {
      let text = step()
      // Now and then more is done before anything is laid out.
      let isLaidOut = !random.once(in: 4)
      steps.append("\(number): \(text)\(isLaidOut ? "" : "; not laid out")")
      tell(steps[number + 1])
      if isLaidOut { window.layoutIfNeeded() }
      if let fault = fault(isLaidOut: isLaidOut) { return "step \(number): \(fault)" }
    }
    settle()
    return (fault() ?? settledFault()).map { "settled: \($0)" }
  }

  func makeItem() -> Int {
    nextItem += 1
    return nextItem
  }

  func randomSections() -> [HistorySection] {
    (0..<1 + random.next(below: 3)).map { _ in
      let count = random.once(in: 3) ? random.next(below: 60) : random.next(below: 12)
      return HistorySection(number: makeItem(), items: (0..<count).map { _ in makeItem() })
    }
  }

  // MARK: Steps

  private func step() -> String {
    switch random.next(below: 24) {
    case 0..<4: batch()
    case 4: reload()
    case 5..<8: scroll()
    case 8..<11: advance()
    case 11: program()
    case 12: random.once(in: 2) ? exchangeLayout() : resize()
    case 13, 14: key()
    case 15: random.once(in: 2) ? drag() : rules()
    case 16: random.once(in: 2) ? collapse() : inset()
    default: mouseStep()
    }
  }

  private func advance() -> String {
    let time = Double(1 + random.next(below: 40)) / 100
    window.advance(to: window.currentTime + time)
    return "advance by \(time)"
  }

  private func exchangeLayout() -> String {
    layout = .random(using: &random)
    collapsed = []
    let isAnimated = random.once(in: 2)
    (isAnimated ? view.animator() : view).collectionViewLayout = layout.make()
    return "\(isAnimated ? "animated " : "")layout \(layout)"
  }

  private func resize() -> String {
    let size = NSSize(width: 150 + random.next(below: 200), height: 100 + random.next(below: 160))
    window.setContentSize(size)
    return "resize to \(Int(size.width)) × \(Int(size.height))"
  }

  private func inset() -> String {
    let length = CGFloat(random.next(below: 3) * 10)
    scrollView.contentInsets = NSEdgeInsets(top: length, left: 0, bottom: length / 2, right: 0)
    return "content insets of \(length)"
  }

  /// Collapses a section of a flow layout, or expands it.
  private func collapse() -> String {
    guard case .flow(let flow) = layout, !flow.isHorizontal,
      let layout = view.collectionViewLayout as? NSCollectionViewFlowLayout
    else { return "nothing" }
    window.layoutIfNeeded()
    let kind = NSCollectionView.elementKindSectionHeader
    let headers = view.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted()
    let isByHeader = !headers.isEmpty && random.once(in: 2)
    let section =
      isByHeader ? random.pick(headers).section : random.next(below: source.sections.count)
    let isCollapsed = collapsed.contains(section)
    if isByHeader {
      let header = view.supplementaryView(
        forElementKind: kind, at: IndexPath(item: 0, section: section))
      view.toggleSectionCollapse(header as Any)
    } else if isCollapsed {
      layout.expandSection(at: section)
    } else {
      layout.collapseSection(at: section)
    }
    if isCollapsed { collapsed.remove(section) } else { collapsed.insert(section) }
    return "\(isCollapsed ? "expand" : "collapse") section \(section)"
  }

  /// What is collapsed goes along with its section in a batch, and goes with sections that are not
  /// there after all data were loaded again (appkit rule MC-3).
  func renumberCollapsed(from old: [HistorySection], isReload: Bool) {
    let numbers = source.sections.map(\.number)
    collapsed = Set(
      collapsed.compactMap { section in
        guard !isReload else { return numbers.indices.contains(section) ? section : nil }
        return numbers.firstIndex(of: old[section].number)
      })
  }

  private func rules() -> String {
    switch random.next(below: 4) {
    case 0:
      let value = !source.rules.isSelectable
      view.isSelectable = value
      source.rules.setSelectable(value)
      return "isSelectable = \(value)"
    case 1:
      source.rules.allowsEmpty.toggle()
      view.allowsEmptySelection = source.rules.allowsEmpty
      return "allowsEmptySelection = \(source.rules.allowsEmpty)"
    default:
      let value = !source.rules.allowsMultiple
      view.allowsMultipleSelection = value
      source.rules.setMultiple(value, in: source.order)
      return "allowsMultipleSelection = \(value)"
    }
  }

  // MARK: The program selects

  private func program() -> String {
    let order = source.order
    switch random.next(below: 6) {
    case 0:
      view.selectAll(nil)
      source.rules.selectAll(in: order)
      return "selectAll"
    case 1:
      view.deselectAll(nil)
      source.rules.deselectAll()
      return "deselectAll"
    default: break
    }
    let some = order.filter { _ in random.once(in: 8) }
    let paths = Set(some.compactMap(source.path(of:)))
    switch random.next(below: 3) {
    case 0:
      view.selectionIndexPaths = paths
      source.rules.replace(by: Set(some), in: order)
      return "select exactly \(source.text(of: paths))"
    case 1:
      view.deselectItems(at: paths)
      source.rules.replace(by: Set(source.rules.selected).subtracting(some), in: order)
      return "deselect \(source.text(of: paths))"
    default:
      view.selectItems(at: paths, scrollPosition: random.once(in: 2) ? .centeredVertically : [])
      source.rules.replace(by: Set(source.rules.selected).union(some), in: order)
      return "select \(source.text(of: paths))"
    }
  }

  // MARK: Scrolling

  private func scroll() -> String {
    let clip = scrollView.contentView
    let isAnimated = random.once(in: 2)
    switch random.next(below: 4) {
    case 0:
      let target = NSPoint(
        x: random.next(below: max(1, Int(view.frame.width))),
        y: random.next(below: max(1, Int(view.frame.height))))
      (isAnimated ? clip.animator() : clip).scroll(to: target)
      return "scroll to \(target)\(isAnimated ? " animated" : "")"
    case 1:
      let (dx, dy) = (random.next(below: 200) - 100, random.next(below: 400) - 200)
      window.scrollWheel(
        at: NSPoint(x: 40, y: 40), deltaX: CGFloat(random.once(in: 3) ? dx : 0),
        deltaY: CGFloat(dy))
      return "wheel \(dx) \(dy)"
    default:
      let order = source.order
      guard !order.isEmpty, let path = source.path(of: random.pick(order)) else {
        return "no scroll"
      }
      let position = random.pick(
        [.top, .bottom, .centeredVertically, .left, .right, .nearestHorizontalEdge]
          as [NSCollectionView.ScrollPosition])
      (isAnimated ? view.animator() : view).scrollToItems(at: [path], scrollPosition: position)
      return "scroll to \(source.name(path)) \(position.rawValue)\(isAnimated ? " animated" : "")"
    }
  }
}

extension HistorySource {
  func name(_ path: IndexPath) -> String { "\(path.section).\(path.item)" }
  func text(of paths: Set<IndexPath>) -> String {
    "[" + paths.sorted().map(name).joined(separator: " ") + "]"
  }
  /// The numbers of items.
  var text: String { "\(sections.map(\.items.count))" }
}
