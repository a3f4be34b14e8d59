// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Testing

/// What a drag looks like and what a destination may do with it; autoscroll; scripts.
@Suite("AppKit: a drag over time")
@MainActor
struct DragSessionTests {
  /// The window as text, with what is dragged in front of it.
  private func tree(_ fixture: Fixture) -> String {
    guard let data = try? Picture(of: fixture.window).data(.txt) else { return "" }
    return String(decoding: data, as: UTF8.self)
  }

  /// The frames of what is dragged.
  private func previews(_ fixture: Fixture) -> [Substring] {
    tree(fixture).split(separator: "\n").filter { $0.hasPrefix("preview") }
  }

  // MARK: Images

  @Test func `The image is there during the drag, and slides back when it is cancelled`() {
    let (fixture, _) = Fixture.letters()
    fixture.window.pressMouse(at: fixture.middle(0, 0))
    expectEmpty(previews(fixture))
    fixture.window.moveMouse(to: fixture.point(134, 72))
    expectEqual(previews(fixture).first?.contains("104, 52  60 × 40"), true, "\(tree(fixture))")
    fixture.window.press(53)
    fixture.window.advance(to: 0.125)
    expectEqual(previews(fixture).first?.contains("54, 27  60 × 40"), true, "\(tree(fixture))")
    fixture.window.advance(to: 0.25)
    expectEmpty(previews(fixture))
  }

  @Test func `A session may let its image go without sliding`() {
    let (fixture, source) = Fixture.letters()
    fixture.window.pressMouse(at: fixture.middle(0, 0))
    fixture.window.moveMouse(to: fixture.middle(0, 1))
    source.session?.animatesToStartingPositionsOnCancelOrFail = false
    fixture.window.press(53)
    expectEmpty(previews(fixture))
  }

  @Test func `What is accepted is gone at once`() {
    let (fixture, _) = Fixture.letters()
    fixture.window.drag(from: fixture.middle(0, 0), to: fixture.middle(0, 2))
    expectEmpty(previews(fixture))
  }

  @Test func `An image goes to the frame of its item if the destination wants it`() {
    let (fixture, source) = Fixture.letters()
    source.onDrop = { info in
      info.animatesToDestination = true
      info.enumerateDraggingItems(
        options: [], for: fixture.view, classes: [NSPasteboardItem.self], searchOptions: [:]
      ) { item, _, _ in
        item.draggingFrame = NSRect(x: 200, y: 100, width: 60, height: 40)
      }
    }
    fixture.window.drag(from: fixture.middle(0, 0), to: fixture.middle(0, 2))
    expectEqual(previews(fixture).count, 1)
    fixture.window.advance(to: 0.3)
    expectEmpty(previews(fixture))
  }

  @Test func `A destination sees and changes frames in its own coordinates`() throws {
    let (fixture, source) = Fixture.letters()
    fixture.view.allowsMultipleSelection = true
    fixture.view.selectionIndexPaths = [path(0, 0), path(0, 1)]
    var frames: [NSRect] = []
    var numbers: [Int] = []
    source.onDrop = { info in
      info.enumerateDraggingItems(
        options: .clearNonenumeratedImages, for: fixture.view, classes: [NSPasteboardItem.self],
        searchOptions: [:]
      ) { item, number, stop in
        frames.append(item.draggingFrame)
        numbers.append(number)
        expectEqual(item.imageComponents?.count, 1)
        stop.pointee = true
      }
      expectEqual(info.draggedImageLocation, NSPoint(x: 14, y: info.draggingLocation.y - 20))
      expectEqual(info.numberOfValidItemsForDrop, 2)
    }
    fixture.window.pressMouse(at: fixture.middle(0, 0))
    fixture.window.moveMouse(to: fixture.point(44, 22))
    fixture.window.releaseMouse()
    expectEqual(frames, [NSRect(x: 14, y: 2, width: 60, height: 40)])
    expectEqual(numbers, [0])
  }

  @Test func `A destination reads objects of the classes that it names`() throws {
    let (fixture, source) = Fixture.letters()
    fixture.view.registerForDraggedTypes([.string, .URL, .fileURL])
    let url = try #require(NSURL(string: "https://example.org/a"))
    var found: [String] = []
    source.onDrop = { info in
      info.enumerateDraggingItems(
        options: [], for: nil, classes: [NSURL.self, NSString.self], searchOptions: [:]
      ) { item, number, _ in
        if let url = item.item as? NSURL {
          found.append("\(number) url \(url.absoluteString)")
        }
        if let text = item.item as? NSString { found.append("\(number) text \(text)") }
      }
    }
    let item = NSPasteboardItem()
    item.setString("x", forType: .letter)
    fixture.window.drop([url, item, "word" as NSString], at: fixture.middle(0, 0))
    expectEqual(found, ["0 url https://example.org/a", "2 text word"])
  }

  @Test func `Several images are arranged as the session or the destination says`() {
    let (fixture, source) = Fixture.letters()
    fixture.view.allowsMultipleSelection = true
    fixture.view.selectionIndexPaths = [path(0, 0), path(0, 1), path(0, 2)]
    fixture.window.pressMouse(at: fixture.middle(0, 0))
    fixture.window.moveMouse(to: fixture.point(34, 32))
    var frames: [NSRect] = []
    func readFrames() {
      frames = []
      source.session?.enumerateDraggingItems(
        options: [], for: fixture.view, classes: [NSPasteboardItem.self], searchOptions: [:]
      ) { item, _, _ in frames.append(item.draggingFrame) }
    }
    readFrames()
    expectEqual(frames.map(\.minX), [4, 81.5, 158.5])
    source.session?.draggingFormation = .stack
    readFrames()
    expectEqual(
      frames.map(\.origin),
      [
        NSPoint(x: 4, y: 12), NSPoint(x: 8, y: 16), NSPoint(x: 12, y: 20),
      ])
    source.session?.draggingFormation = .list
    readFrames()
    expectEqual(frames.map(\.minY), [12, 54, 96])
    source.session?.draggingFormation = .default
    readFrames()
    expectEqual(frames.map(\.minX), [4, 81.5, 158.5])
    fixture.window.releaseMouse()
    readFrames()
    expectEmpty(frames)
  }

  @Test func `The badge counts what a drop would take`() {
    let (fixture, source) = Fixture.letters()
    fixture.view.allowsMultipleSelection = true
    fixture.view.selectionIndexPaths = [path(0, 0), path(0, 1), path(0, 2)]
    fixture.window.pressMouse(at: fixture.middle(0, 0))
    fixture.window.moveMouse(to: fixture.middle(0, 4))
    expectEqual(previews(fixture).last?.hasSuffix("\"3\""), true)
    source.onDrop = { info in info.numberOfValidItemsForDrop = 1 }
    fixture.window.releaseMouse()
    expectEmpty(previews(fixture))
  }

  // MARK: Autoscroll

  private func tall() -> (Fixture, LetterSource) {
    let flow = NSCollectionViewFlowLayout()
    flow.itemSize = NSSize(width: 300, height: 40)
    flow.minimumLineSpacing = 0
    return Fixture.letters(
      [(0..<50).map { "\($0)" }], clip: NSSize(width: 300, height: 400), layout: flow)
  }

  /// The scroll position, in points.
  private func offset(_ fixture: Fixture) -> CGFloat {
    fixture.scrollView.contentView.bounds.minY
  }

  @Test(arguments: [10.0, 60, 240])
  func `Near an edge contents scroll, and the delegate is asked at each step`(rate: Double) {
    let (fixture, source) = tall()
    fixture.window.pressMouse(at: fixture.point(150, 20))
    fixture.window.moveMouse(to: fixture.point(150, 378))
    let count = source.log.count { $0.hasPrefix("validate") }
    for frame in 1...Int(rate / 2) { fixture.window.advance(to: Double(frame) / rate) }
    // 22 points deep in a band of 44: 300 points a second.
    expect(isNear(offset(fixture), 150))
    expectEqual(source.log.count { $0.hasPrefix("validate") }, count + 30)
    expectEqual(source.log.last { $0.hasPrefix("validate") }, "validate on 0.13")
    fixture.window.moveMouse(to: NSPoint(x: 150, y: 200))
    fixture.window.advance(to: 2)
    expect(isNear(offset(fixture), 150))
  }

  @Test func `At the end nothing scrolls any more, and time can pass`() {
    let (fixture, source) = tall()
    fixture.window.pressMouse(at: fixture.point(150, 20))
    fixture.window.moveMouse(to: NSPoint(x: 150, y: 2))
    fixture.window.advance(to: 10)
    expectEqual(offset(fixture), 1600)
    let count = source.log.count
    fixture.window.advance(to: 20)
    expectEqual(source.log.count, count)
    fixture.window.press(53)
    expectEqual(source.log.last, "ended 0")
  }

  @Test func `What is released or outside scrolls nothing`() {
    let (fixture, source) = tall()
    fixture.window.pressMouse(at: fixture.point(150, 20))
    fixture.window.moveMouse(to: NSPoint(x: 150, y: 2))
    fixture.window.releaseMouse()
    fixture.window.advance(to: 1)
    expectEqual(offset(fixture), 0)
    fixture.window.pressMouse(at: fixture.point(150, 20))
    fixture.window.moveMouse(to: NSPoint(x: 150, y: 2))
    fixture.window.moveMouse(to: NSPoint(x: 150, y: -2))
    fixture.window.advance(to: 2)
    expectEqual(offset(fixture), 0)
    source.session = nil
  }

  @Test func `A section that scrolls sideways does so, too`() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(100), heightDimension: .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    let (fixture, _) = Fixture.letters(
      [(0..<20).map { "\($0)" }], layout: NSCollectionViewCompositionalLayout(section: section))
    fixture.window.pressMouse(at: fixture.point(50, 25))
    fixture.window.moveMouse(to: fixture.point(278, 25))
    fixture.window.advance(to: 0.5)
    expect(isNear(fixture.view.orthogonalOffset(forSection: 0), 150))
  }

  // MARK: Scripts

  @Test func `A script goes on with the window's time`() {
    let (fixture, source) = Fixture.letters()
    fixture.window.play([
      .press(fixture.middle(0, 0)), .rest(0.2),
      .move(to: fixture.middle(0, 2), duration: 0.5), .rest(0.3), .release,
    ])
    expectEmpty(source.log)
    fixture.window.advance(to: 0)
    expectEqual(source.log, ["shouldChange 0.0 forSelection", "didChange 0.0 forSelection"])
    fixture.window.advance(to: 0.2)
    expectNil(source.session)
    fixture.window.advance(to: 0.45)
    expectNotNil(source.session)
    // Half of the time is half of the way.
    expect(isNear(fixture.window.mouseLocationOutsideOfEventStream.x, 111.333))
    fixture.window.advance(to: 0.99)
    expectEqual(source.log.last, "update")
    fixture.window.advance(to: 1)
    expectEqual(source.log.last, "ended 16")
  }

  @Test func `Odd durations count as none`() {
    let (fixture, source) = Fixture.letters()
    fixture.window.play([
      .press(fixture.middle(0, 0)), .rest(-3), .move(to: fixture.middle(0, 1), duration: .nan),
      .rest(.infinity), .move(to: fixture.middle(0, 2), duration: -1), .escape, .release,
    ])
    fixture.window.advance(to: 0)
    expectEqual(source.log.last, "ended 0")
  }

  /// Random drags, some of which reorder, at a frame rate; what there is at the end and what was
  /// heard.
  private func outcome(seed: UInt64, rate: Double) -> (tree: String, log: [String]) {
    var state = seed
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    let (fixture, source) = Fixture.letters(
      [(0..<9).map { "\($0)" }, [], (9..<30).map { "\($0)" }],
      clip: NSSize(width: 300, height: 200))
    fixture.view.allowsMultipleSelection = true
    source.onDrop = { [source] info in
      guard let view = info.draggingSource as? NSCollectionView,
        let last = source.log.last?.split(separator: " ").last?.split(separator: "."),
        source.log.last?.hasPrefix("accept before") == true,
        let section = Int(last[0]), let item = Int(last[1])
      else { return }
      source.move(view.selectionIndexPaths, before: path(section, item), in: view)
    }
    func point() -> NSPoint { NSPoint(x: next(340) - 20, y: next(240) - 20) }
    var steps: [NSWindow.MouseStep] = []
    for _ in 0..<4 {
      steps += [.press(point()), .move(to: point(), duration: Double(next(7)) / 10)]
      steps += [.rest(Double(next(5)) / 7), .move(to: point(), duration: Double(next(5)) / 9)]
      steps += [next(4) == 0 ? .escape : .release, .rest(Double(next(3)) / 11), .release]
    }
    fixture.window.play(steps)
    let frames = Int(8 * rate)
    for frame in 0...frames { fixture.window.advance(to: Double(frame) / rate) }
    return (tree(fixture), source.log)
  }

  @Test func `The same script ends in the same at any frame rate`() {
    for seed in 1...25 as ClosedRange<UInt64> {
      let reference = outcome(seed: seed, rate: 60)
      for rate in [10.0, 240] {
        let other = outcome(seed: seed, rate: rate)
        expectEqual(other.log, reference.log, "seed \(seed), \(rate) frames a second")
        expectEqual(other.tree, reference.tree, "seed \(seed), \(rate) frames a second")
      }
    }
  }

  @Test func `Whatever is dragged, each beginning has an end and nothing is left`() {
    for seed in 100...160 as ClosedRange<UInt64> {
      let (tree, log) = outcome(seed: seed, rate: 30)
      expectEqual(
        log.count { $0.hasPrefix("begin") }, log.count { $0.hasPrefix("ended") }, "seed \(seed)")
      expectLacks(tree, "overlay", "seed \(seed)")
      expectLacks(tree, "InterItemGap", "seed \(seed)")
      // A drop follows a validation of the same place.
      for (index, line) in log.enumerated() where line.hasPrefix("accept") {
        let place = line.dropFirst("accept ".count)
        expectEqual(
          log[..<index].last { $0.hasPrefix("validate") }?.hasSuffix(place), true, "seed \(seed)")
      }
      // Each highlight of a target is taken back.
      let lit = log.count { $0.hasPrefix("didChange") && $0.hasSuffix("asDropTarget") }
      let asked = log.count { $0.hasPrefix("shouldChange") && $0.hasSuffix("asDropTarget") }
      expectEqual(lit, asked, "seed \(seed)")
    }
  }
}
