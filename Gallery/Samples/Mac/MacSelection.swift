// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit

/// A click, a click with ⌘, and a rectangle from empty ground, one after the other.
final class MacSelection: MacNumbersSample, Sample, AnimatedSample {
  static let name = "mac-selection"
  static let summary = "Items of the Mac selected by a click, a ⌘-click and a rectangle."
  static let duration: TimeInterval? = 2

  // Seven rows, and empty ground below.
  override var numbers: [[Int]] { [Array(0..<34)] }

  override func createLayout() -> NSCollectionViewLayout {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1.0))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)

    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(64))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])

    let section = NSCollectionLayoutSection(group: group)
    return NSCollectionViewCompositionalLayout(section: section)
  }

  /// What the mouse does, in the order of time; seconds.
  private enum Script {
    static let click: TimeInterval = 0.3
    static let commandClick: TimeInterval = 0.7
    static let press: TimeInterval = 1
    static let rest: TimeInterval = 1.5
    static let release: TimeInterval = 1.8
  }

  /// How much of the script is done.
  private var done: TimeInterval = 0

  /// At rest the rectangle is still being drawn.
  override func viewDidEnter() { run(to: Script.rest) }

  func begin() {
    run(to: Script.release)
    collectionView.selectionIndexPaths = []
    done = 0
  }

  func move(to time: TimeInterval) { run(to: time) }

  private func run(to time: TimeInterval) {
    func happens(_ moment: TimeInterval) -> Bool { done < moment && moment <= time }
    if happens(Script.click) { view.window?.click(at: point(ofItem: 3)) }
    if happens(Script.commandClick) {
      view.window?.click(at: point(ofItem: 7), modifiers: .command)
    }
    if happens(Script.press) { send(.leftMouseDown, at: start) }
    if time >= Script.press, done < Script.release {
      let share = min(1, max(0, (time - Script.press) / (Script.rest - Script.press)))
      let end = self.end
      send(
        .leftMouseDragged,
        at: NSPoint(
          x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
    if happens(Script.release) { send(.leftMouseUp, at: end) }
    done = time
  }

  // MARK: Places

  private func point(ofItem item: Int) -> NSPoint {
    let frame =
      collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame ?? .zero
    return collectionView.convert(NSPoint(x: frame.midX, y: frame.midY), to: nil)
  }

  /// On empty ground below the last row.
  private var start: NSPoint {
    collectionView.convert(
      NSPoint(x: collectionView.bounds.width - 30, y: 34 / 5 * 64 + 64 + 90), to: nil)
  }

  private var end: NSPoint {
    collectionView.convert(
      NSPoint(x: collectionView.bounds.width * 0.3, y: 4.5 * 64), to: nil)
  }

  private func send(_ type: NSEvent.EventType, at point: NSPoint) {
    let event = NSEvent.mouseEvent(
      with: type, location: point, modifierFlags: .command, timestamp: 0, windowNumber: 0,
      context: nil, eventNumber: 0, clickCount: 1, pressure: 1)
    if let event { view.window?.sendEvent(event) }
  }
}
