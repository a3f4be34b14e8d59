// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import UIKit

/// A page of the gallery that is a window of the Mac; its title bar is not drawn.
class MacSample: NSViewController {
  /// Where random data begins.
  private(set) var seed: UInt64 = 1
  /// Held for as long as the sample.
  private(set) var shownWindow: NSWindow?

  required convenience init(seed: UInt64) {
    self.init(nibName: nil, bundle: nil)
    self.seed = seed
  }

  /// The size of the window's contents, in points.
  class var size: CGSize { CGSize(width: 320, height: 600) }

  override func loadView() { view = NSView(frame: NSRect(origin: .zero, size: Self.size)) }

  final var viewController: UIViewController? { nil }

  final func makeWindow(size: CGSize) -> UIWindow {
    let window = NSWindow(
      contentRect: NSRect(origin: .zero, size: size), styleMask: [.titled, .resizable],
      backing: .buffered, defer: false)
    shownWindow = window
    return window.node
  }

  final func enter(_ window: UIWindow) {
    // As large as in the nib at first: what follows the window's size follows it from there.
    shownWindow?.contentViewController = self
    shownWindow?.makeKeyAndOrderFront(nil)
    viewDidEnter()
  }

  /// Called when the view is in its window, in its size.
  func viewDidEnter() {}

  /// A collection view that fills a scroll view, as the nibs have it.
  ///
  /// - Parameters:
  ///   - frame: Where the scroll view is; it follows the window's size.
  ///   - background: What is behind the items.
  /// - Returns: The collection view, in its scroll view in the sample's view.
  final func addCollectionView(
    in frame: NSRect? = nil, background: NSColor = .controlBackgroundColor
  ) -> NSCollectionView {
    let scrollView = NSScrollView(frame: frame ?? view.bounds)
    scrollView.autoresizingMask = [.width, .height]
    scrollView.wantsLayer = true
    scrollView.borderType = .noBorder
    scrollView.hasVerticalScroller = true
    let collectionView = NSCollectionView(frame: scrollView.bounds)
    collectionView.backgroundColors = [background]
    collectionView.isSelectable = true
    collectionView.allowsMultipleSelection = true
    scrollView.documentView = collectionView
    view.addSubview(scrollView)
    return collectionView
  }
}
