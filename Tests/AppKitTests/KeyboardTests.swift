// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Testing

/// Appkit section 2.6 and example W 36.
@Suite("AppKit: keyboard")
@MainActor
struct KeyboardTests {
  /// W 21.
  private func fixture(_ selected: Set<IndexPath> = []) -> Fixture {
    let flow = NSCollectionViewFlowLayout()
    flow.itemSize = NSSize(width: 60, height: 40)
    flow.minimumInteritemSpacing = 6
    flow.minimumLineSpacing = 8
    flow.sectionInset = NSEdgeInsets(top: 2, left: 4, bottom: 2, right: 4)
    let fixture = Fixture(clip: NSSize(width: 300, height: 100), counts: [7, 3], layout: flow)
    fixture.view.isSelectable = true
    fixture.view.selectionIndexPaths = selected
    fixture.window.makeFirstResponder(fixture.view)
    fixture.source.log = []
    return fixture
  }

  @Test(
    arguments: [
      (123, path(0, 4)), (124, path(0, 6)), (126, path(0, 1)), (125, path(1, 1)),
    ] as [(UInt16, IndexPath)])
  func `Arrows go to the neighbours, and to the nearest in the next line`(
    key: UInt16, target: IndexPath
  ) {
    let fixture = fixture([path(0, 5)])
    fixture.window.press(key)
    expectEqual(fixture.view.selectionIndexPaths, [target])
    expectEqual(fixture.source.log.suffix(3).first, "didDeselect 0.5")
  }

  @Test func `Shift adds where several may be selected`() {
    let fixture = fixture([path(0, 5)])
    fixture.window.press(124, modifiers: .shift)
    expectEqual(fixture.view.selectionIndexPaths, [path(0, 6)])
    fixture.view.allowsMultipleSelection = true
    fixture.window.press(124, modifiers: .shift)
    expectEqual(fixture.view.selectionIndexPaths, [path(0, 6), path(1, 0)])
  }

  @Test(
    arguments: [
      (123, path(1, 2)), (124, path(0, 0)), (125, path(0, 0)), (126, path(1, 2)),
    ] as [(UInt16, IndexPath)])
  func `Without a selection arrows begin at an end`(key: UInt16, target: IndexPath) {
    let fixture = fixture()
    fixture.window.press(key)
    expectEqual(fixture.view.selectionIndexPaths, [target])
  }

  @Test func `At the ends nothing happens`() {
    let fixture = fixture([path(1, 2)])
    for key in [UInt16(124), 125] { fixture.window.press(key) }
    expectEqual(fixture.view.selectionIndexPaths, [path(1, 2)])
    expectEmpty(fixture.source.log)
  }

  @Test func `What an arrow selects is scrolled to`() {
    let fixture = fixture([path(0, 5)])
    fixture.window.press(125)
    expectEqual(fixture.scrollView.contentView.bounds.minY, 34)
  }

  @Test func `Command A selects all, and other keys go on`() {
    final class Recorder: NSView {
      var keys: [UInt16] = []
      override func keyDown(with event: NSEvent) { keys.append(event.keyCode) }
    }
    let fixture = fixture()
    fixture.view.allowsMultipleSelection = true
    fixture.window.press(0, modifiers: .command)
    expectEqual(fixture.view.selectionIndexPaths.count, 10)
    let recorder = Recorder(frame: fixture.scrollView.frame)
    fixture.window.contentView = recorder
    recorder.addSubview(fixture.scrollView)
    for key in [UInt16(49), 36, 51] { fixture.window.press(key) }
    fixture.window.press(0, modifiers: [.command, .shift])
    expectEqual(recorder.keys, [49, 36, 51, 0])
  }
}
