// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Views

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
