// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
import Views

/// A sheet that is shown when the one before it has ended.
struct WaitingSheet {
  let window: NSWindow
  let handler: ((NSApplication.ModalResponse) -> Void)?
}

extension NSWindow {
  /// Shows a window as a sheet, at once or after the one that is shown (appkit rule MP-3).
  func begin(_ sheet: WaitingSheet, isCritical: Bool) {
    let window = sheet.window
    guard !sequence(first: self, next: { $0.sheetParent }).contains(where: { $0 === window }) else {
      programmerError("a window cannot be a sheet of its own; begin the sheet with another window")
    }
    guard window.panel == nil, !waitingSheets.contains(where: { $0.window === window }) else {
      programmerError("the window is a sheet already; end it before it begins again")
    }
    guard attachedSheet == nil || isCritical else { return waitingSheets.append(sheet) }
    announce(Self.willBeginSheetNotification) { $0.windowWillBeginSheet }
    window.sheetParent = self
    outermost.attach(SheetPanel(of: window, on: self, sheet.handler))
    if isKeyWindow { window.makeKeyAndOrderFront(nil) } else { window.orderFront(nil) }
  }

  func end(_ sheet: NSWindow, _ response: NSApplication.ModalResponse) {
    if let index = waitingSheets.firstIndex(where: { $0.window === sheet }) {
      waitingSheets.remove(at: index).handler?(response)
      return
    }
    guard sheet.sheetParent === self, let panel = sheet.panel as? SheetPanel else { return }
    // What the sheet has itself goes with it; a handler of that may end the sheet, too.
    sheet.endContents()
    guard sheet.sheetParent === self else { return }
    sheet.sheetParent = nil
    panel.host?.detach(panel)
    let wasKey = sheet.isKeyWindow
    sheet.orderOut(nil)
    if wasKey { windowNode.makeKey() }
    announce(Self.didEndSheetNotification) { $0.windowDidEndSheet }
    panel.handler?(response)
    if attachedSheet == nil, !waitingSheets.isEmpty {
      begin(waitingSheets.removeFirst(), isCritical: false)
    }
  }

  /// Takes away what is shown in front of the window's contents and goes with it: its sheets, also those
  /// that wait, and the popovers that point into it.
  func endContents() {
    let waiting = waitingSheets
    waitingSheets = []
    for inner in sheets { end(inner, .abort) }
    for sheet in waiting { sheet.handler?(.abort) }
    closePopovers()
  }

  var sheetPanels: [SheetPanel] {
    outermost.panels.reversed().compactMap { $0 as? SheetPanel }.filter { $0.owner === self }
  }

  private func closePopovers() {
    for case let panel as PopoverPanel in outermost.panels.reversed()
    where panel.popover.anchorWindow === self {
      panel.popover.close()
    }
  }

  /// Posted before a window shows a sheet.
  public nonisolated static let willBeginSheetNotification = Notification.Name(
    "NSWindowWillBeginSheetNotification")
  /// Posted after a sheet of a window has ended.
  public nonisolated static let didEndSheetNotification = Notification.Name(
    "NSWindowDidEndSheetNotification")
}
