// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

// Sheets and popovers are drawn in the outermost window, so that one that a sheet has is not cut off at
// the sheet's edges (appkit rule MP-1).
extension NSWindow {
  /// The window that the window is drawn in; itself if it is in no other.
  var outermost: NSWindow { panel?.host ?? self }

  /// Draws a window in this one, in front of those that are drawn in it.
  func attach(_ panel: WindowPanel) {
    panel.shown.panel = panel
    panels.append(panel)
    windowNode.addSubview(panel)
    panel.takeTraits()
    panel.position(in: windowNode.bounds.size)
  }

  func detach(_ panel: WindowPanel) {
    panels.removeAll { $0 === panel }
    panel.end()
  }

  /// Brings the windows that are drawn in this one to their places and to its time.
  func layOutPanels() {
    // One that ends meanwhile has no host.
    for panel in panels where panel.host === self { panel.follow(windowNode) }
  }

  /// Returns a rectangle of the window in the node of the outermost one, where y runs down.
  func rectInOutermost(_ rect: NSRect) -> CGRect {
    let origin = panel?.contentRect.origin ?? .zero
    let height = outermost.windowNode.bounds.height
    return CGRect(
      x: rect.minX + origin.x, y: height - origin.y - rect.maxY, width: rect.width,
      height: rect.height)
  }

  func appearanceMayHaveChanged() {
    if let panel { return panel.takeTraits() }
    windowNode.traitOverrides.userInterfaceStyle = appearance?.style ?? .unspecified
  }

  // MARK: Events

  /// Hands an event to the sheet or the popover that it concerns (appkit rule MP-2).
  ///
  /// - Parameter event: The event, in this window's coordinates.
  /// - Returns: Whether the window itself does not get it.
  func passOn(_ event: NSEvent) -> Bool {
    guard drag == nil else { return false }
    if NSApplication.shared.isBlocked(self) { return true }
    if passOnToMenu(event) { return true }
    switch event.type {
    case .keyDown, .keyUp: return passOnKey(event)
    case .leftMouseDown, .rightMouseDown:
      let panel = panel(at: event.locationInWindow)
      closePopovers(infrontOf: panel)
      guard let panel, panel.host === self else { return attachedSheet != nil }
      if event.type == .leftMouseDown { pressedPanel = panel }
      panel.shown.sendEvent(event.moved(to: panel.contentRect.origin))
      return true
    case .leftMouseDragged, .leftMouseUp:
      guard let panel = pressedPanel else { return false }
      if event.type == .leftMouseUp { pressedPanel = nil }
      panel.shown.sendEvent(event.moved(to: panel.contentRect.origin))
      return true
    case .rightMouseUp, .scrollWheel:
      guard let panel = panel(at: event.locationInWindow) else { return attachedSheet != nil }
      panel.shown.sendEvent(event.moved(to: panel.contentRect.origin))
      return true
    }
  }

  /// A menu that is open in a sheet or a popover has the mouse and the keys.
  private func passOnToMenu(_ event: NSEvent) -> Bool {
    guard let panel = panels.last(where: { $0.shown.openMenu != nil }) else { return false }
    switch event.type {
    case .keyDown, .keyUp: panel.shown.sendEvent(event)
    default:
      // The press that opened it ends here.
      if event.type == .leftMouseUp { pressedPanel = nil }
      layoutIfNeeded()
      panel.shown.sendEvent(event.moved(to: panel.contentRect.origin))
    }
    return true
  }

  private func panel(at point: NSPoint) -> WindowPanel? {
    guard !panels.isEmpty else { return nil }
    layoutIfNeeded()
    return panels.last { $0.contentRect.contains(point) }
  }

  /// Keys go to the frontmost sheet, or to a popover in front of it in which something takes them.
  private func passOnKey(_ event: NSEvent) -> Bool {
    if event.type == .keyDown, event.keyCode == Self.escapeKey,
      let popover = (panels.last as? PopoverPanel)?.popover,
      popover.behavior != .applicationDefined
    {
      popover.performClose(nil)
      return true
    }
    let keyPanel = panels.last { $0.isSheet || $0.shown.firstResponder !== $0.shown }
    guard let keyPanel else { return false }
    keyPanel.shown.sendEvent(event)
    return true
  }

  /// Closes the popovers that a click elsewhere closes: those in front of a panel, or all.
  private func closePopovers(infrontOf panel: WindowPanel?) {
    let start = panel.flatMap { panel in panels.firstIndex { $0 === panel } }.map { $0 + 1 } ?? 0
    for case let panel as PopoverPanel in panels[start...].reversed()
    where panel.popover.behavior != .applicationDefined {
      panel.popover.performClose(nil)
    }
  }
}
