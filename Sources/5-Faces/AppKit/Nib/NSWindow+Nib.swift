// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
public import Views

extension NSResponder: NibDecodable, NibAwakening {}

/// The values that a window needs before it is created.
struct NibWindowShape {
  var contentRect = NSRect.zero
  var styleMask: NSWindow.StyleMask = []

  @MainActor
  init(_ coder: NSCoder) {
    guard let element = coder.nibElement, element.name == "window" else { return }
    contentRect = element.rect(for: "contentRect") ?? .zero
    styleMask =
      element.child(for: "styleMask")?.options([
        "titled": .titled, "closable": .closable, "miniaturizable": .miniaturizable,
        "resizable": .resizable, "fullSizeContentView": .fullSizeContentView,
      ]) ?? []
  }
}

extension NSWindow {
  static func nibStep(_ element: NibElement) -> NibStep<NSWindow>? {
    guard element.name == "window" else { return nil }
    let title = element.text("title") ?? ""
    let minSize = element.child(for: "minSize").map {
      // AppKit writes 10⁷ and more for a length without a limit.
      NSSize(
        width: min(max($0.number("width") ?? 0, 0), 1e7),
        height: min(max($0.number("height") ?? 0, 0), 1e7))
    }
    return { window, _ in
      window.title = title
      if let minSize { window.minSize = minSize }
    }
  }

  /// Takes everything that an element says of a window. One that is visible at launch is shown when all
  /// objects of the document are connected.
  func decodeNib(_ coder: NSCoder) {
    guard let element = coder.nibElement else { return }
    coder.nibKeep(self)
    coder.decode(self, reading: Self.nibStep)
    if let view = coder.nibObject(for: "contentView") as? NSView { contentView = view }
    toolbar = coder.nibObject(for: "toolbar") as? NSToolbar
    guard element.flag("visibleAtLaunch", otherwise: true) else { return }
    coder.nibFinish { [weak self] in self?.orderFront(nil) }
  }
}

extension NSViewController: NibViewHolder {
  package func nibViewWasLoaded() { if isViewLoaded { viewDidLoad() } }

  func decodeNib(_ coder: NSCoder) {
    guard let element = coder.nibElement else { return }
    coder.nibKeep(self)
    title = element.text("title")
    identifier = element["identifier"].map { NSUserInterfaceItemIdentifier($0) }
    if let view = coder.nibObject(for: "view") as? NSView { self.view = view }
  }
}

extension NSPopover {
  /// Reads what an element says of a popover; its controller is an outlet.
  static func nibStep(_ element: NibElement) -> NibStep<NSPopover>? {
    guard element.name == "popover" else { return nil }
    var values = NibValues<NSPopover>(element)
    values.choice(
      "behavior",
      [
        "applicationDefined": .applicationDefined, "t": .transient, "transient": .transient,
        "semitransient": .semitransient,
      ], otherwise: .applicationDefined
    ) { $0.behavior = $1 }
    return values.step
  }
}

extension NSMenu: NibDecodable {
  /// Takes everything that an element says of a menu, with its items (rule IB-42).
  func decodeNib(_ coder: NSCoder) {
    guard let element = coder.nibElement else { return }
    coder.nibKeep(self)
    title = element.text("title") ?? ""
    autoenablesItems = element.flag("autoenablesItems", otherwise: true)
    for case let item as NSMenuItem in coder.nibObjects() { addItem(item) }
    if element["systemMenu"] == "main" { NSApplication.shared.mainMenu = self }
  }
}

extension NSMenuItem: NibDecodable, NibActionSender {
  /// Takes everything that an element says of an item, with its submenu.
  func decodeNib(_ coder: NSCoder) {
    guard let element = coder.nibElement else { return }
    coder.nibKeep(self)
    title = element.text("title") ?? ""
    keyEquivalent = element.text("keyEquivalent") ?? ""
    if let mask = element.child(for: "keyEquivalentModifierMask") {
      keyEquivalentModifierMask = mask.options([
        "shift": .shift, "control": .control, "option": .option, "command": .command,
      ])
    }
    tag = element.integer("tag") ?? 0
    indentationLevel = max(0, element.integer("indentationLevel") ?? 0)
    isEnabled = element.flag("enabled", otherwise: true)
    isHidden = element.flag("hidden", otherwise: false)
    state =
      element.choice("state", ["on": .on, "off": .off, "mixed": .mixed])
      ?? NSControl.StateValue.off
    isSeparatorItem = element.flag("isSeparatorItem", otherwise: false)
    submenu = coder.nibObject(for: "submenu") as? NSMenu
  }
}

extension NSMenu: ObjectiveCKeys {
  /// Returns the property that a document names.
  ///
  /// - Parameter name: The property's name.
  /// - Returns: The property; nil if a menu has none of that name.
  public nonisolated class func objectiveCKey(named name: String) -> ObjectiveCKey? {
    // A menu is not opened, and has no delegate.
    name == "delegate" ? NibOutlets.unused : nil
  }
}

extension NSMenuItem: ObjectiveCKeys {
  /// Returns the property that a document names.
  ///
  /// - Parameter name: The property's name.
  /// - Returns: The property; nil if an item has none of that name.
  public nonisolated class func objectiveCKey(named name: String) -> ObjectiveCKey? {
    guard name == "submenu" else { return nil }
    return ObjectiveCKey(NSMenuItem.self) { $0.submenu = try $1() }
  }
}
