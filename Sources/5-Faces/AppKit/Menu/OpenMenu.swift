// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Views

/// The menu of a pop-up button while it is open: it has the mouse and the keyboard of its window
/// (appkit rules MO-4 to MO-6).
@MainActor
final class OpenMenu {
  private weak var window: NSWindow?
  private(set) weak var button: NSPopUpButton?
  private let panel = MenuPanel(frame: .zero)
  private var items: [NSMenuItem] = []
  private var highlighted: NSMenuItem?
  /// The location of the press that opened the menu, until the button of the mouse is up.
  private var press: NSPoint?
  /// Whether the mouse has gone far enough from its press that its release chooses.
  private var isDragged = false

  /// The distance in which the mouse counts as at rest, in points, as for items that are dragged.
  private static let slack: CGFloat = 3
  private static let space: CGFloat = 4

  /// Opens the menu of a button.
  ///
  /// - Parameters:
  ///   - button: The button.
  ///   - window: Its window.
  ///   - press: The location of the press that opens it; nil if none does.
  init(of button: NSPopUpButton, in window: NSWindow, press: NSPoint?) {
    self.button = button
    self.window = window
    self.press = press
    let appearance = button.effectiveAppearance
    if appearance.name != window.effectiveAppearance.name { panel.appearance = appearance }
    window.windowNode.addSubview(panel.viewNode)
    itemsChanged()
    if !button.pullsDown, let selected = button.selectedItem, selected.isChoosable {
      highlight(selected)
      panel.reveal(selected)
    }
  }

  func remove() {
    highlight(nil)
    panel.viewNode.removeFromSuperview()
  }

  func itemsChanged() {
    guard let button, let window else { return }
    items = button.openedItems
    if let highlighted, !highlighted.isChoosable || !items.contains(where: { $0 === highlighted }) {
      highlight(nil)
    }
    panel.show(items, font: button.font ?? .menuFont(ofSize: 0))
    position(over: button, in: window)
    panel.layOutRows()
  }

  /// Gives the panel its place (appkit rule MO-5), as far as the window reaches.
  private func position(over button: NSPopUpButton, in window: NSWindow) {
    let bounds = window.windowNode.bounds
    let bezel = button.viewNode.convert(button.bezelFrame, to: window.windowNode)
    let content = panel.contentSize
    let indent = button.pullsDown ? 0 : MenuPanel.textInset - PopUpFace.titleInset
    let size = CGSize(
      width: min(bounds.width, max(content.width, bezel.width + indent)),
      height: min(bounds.height, content.height))
    var origin = CGPoint(x: bezel.minX - indent, y: bezel.maxY + Self.space)
    if !button.pullsDown {
      let row = button.selectedItem.flatMap(panel.middle) ?? items.first.flatMap(panel.middle) ?? 0
      origin.y = bezel.midY - row
    }
    origin.x = max(0, min(origin.x, bounds.width - size.width))
    origin.y = max(0, min(origin.y, bounds.height - size.height))
    panel.viewNode.store(frame: CGRect(origin: origin, size: size))
  }

  private func highlight(_ item: NSMenuItem?) {
    guard item !== highlighted else { return }
    highlighted?.isHighlighted = false
    highlighted = item
    item?.isHighlighted = true
    panel.showHighlight()
  }

  // MARK: Events

  func handle(_ event: NSEvent) {
    switch event.type {
    case .leftMouseDown:
      guard contains(event) else { return close() }
      press = event.locationInWindow
      isDragged = true
      highlight(choosable(at: event))
    case .leftMouseDragged:
      if let press, !isDragged {
        let location = event.locationInWindow
        isDragged = hypot(location.x - press.x, location.y - press.y) > Self.slack
      }
      if isDragged { highlight(choosable(at: event)) }
    case .leftMouseUp: release(event)
    case .rightMouseDown: if !contains(event) { close() }
    case .scrollWheel: panel.scroll(by: -event.scrollingDeltaY)
    case .keyDown: handleKey(event.keyCode)
    case .rightMouseUp, .keyUp: break
    }
  }

  /// The release of a click on the button leaves the menu open; any other chooses or closes.
  private func release(_ event: NSEvent) {
    let wasOpenedByPress = press != nil && !isDragged
    press = nil
    isDragged = false
    guard !wasOpenedByPress else { return }
    if let item = choosable(at: event) {
      choose(item)
    } else if !contains(event) {
      close()
    }
  }

  private func contains(_ event: NSEvent) -> Bool {
    CGRect(origin: .zero, size: panel.viewNode.bounds.size).contains(point(of: event))
  }

  private func choosable(at event: NSEvent) -> NSMenuItem? {
    guard contains(event), let item = panel.item(at: point(of: event)) else { return nil }
    return item.isChoosable ? item : nil
  }

  /// The point of an event from the panel's upper left corner.
  private func point(of event: NSEvent) -> CGPoint {
    let location = event.locationInWindow
    let (frame, height) = (panel.viewNode.frame, window?.windowNode.bounds.height ?? 0)
    return CGPoint(x: location.x - frame.minX, y: height - location.y - frame.minY)
  }

  private func handleKey(_ code: UInt16) {
    switch code {
    case Key.down: move(by: 1)
    case Key.up: move(by: -1)
    case Key.enter, Key.keypadEnter, Key.space:
      if let highlighted { choose(highlighted) } else { close() }
    case NSWindow.escapeKey: close()
    default: break
    }
  }

  private enum Key {
    static let enter: UInt16 = 36
    static let space: UInt16 = 49
    static let keypadEnter: UInt16 = 76
    static let down: UInt16 = 125
    static let up: UInt16 = 126
  }

  /// Highlights the next item that can be chosen, the first or the last one if none is highlighted.
  private func move(by step: Int) {
    let choosable = items.filter(\.isChoosable)
    guard !choosable.isEmpty else { return }
    let index = choosable.firstIndex { $0 === highlighted }
    let next = index.map { $0 + step } ?? (step > 0 ? 0 : choosable.count - 1)
    guard choosable.indices.contains(next) else { return }
    highlight(choosable[next])
    panel.reveal(choosable[next])
  }

  // MARK: The end

  private func choose(_ item: NSMenuItem) {
    let button = button
    close()
    button?.choose(item)
  }

  private func close() { window?.closeMenu() }
}
