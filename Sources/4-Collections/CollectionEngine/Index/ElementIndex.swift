// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry
import Views

/// The index of a scroll view's elements: titles in a bar at the trailing edge of what is visible
/// (behaviour rules TV-70 and TV-71).
@MainActor
package final class ElementIndex {
  /// The titles, as the data source last said.
  package private(set) var titles: [String] = []
  /// The width of the bar, in points; 0 without titles.
  package private(set) var width: CGFloat = 0
  /// The bar; nil unless there are titles.
  package private(set) var bar: IndexBar?
  package var colors = IndexBar.Colors() {
    didSet { bar?.colors = colors }
  }
  /// Whether the data source is being asked, which may make it ask for the counts.
  private var isAsking = false

  package init() {}

  /// Asks for the titles, unless they are being asked for.
  ///
  /// - Parameter ask: Returns them; empty for no bar.
  /// - Returns: Whether the bar has another width, and contents another space.
  package func update(_ ask: () -> [String]) -> Bool {
    guard !isAsking else { return false }
    isAsking = true
    let titles = ask()
    isAsking = false
    guard titles != self.titles else { return false }
    let width = titles.isEmpty ? 0 : IndexBar.width(of: titles)
    defer { (self.titles, self.width) = (titles, width) }
    return width != self.width
  }

  /// Shows the bar at the trailing edge of what is visible.
  ///
  /// - Parameters:
  ///   - view: The view that scrolls.
  ///   - select: Called with the index of a title when a touch comes to it.
  package func layOut(in view: some ScrollViewHost, select: @escaping (Int) -> Void) {
    guard !titles.isEmpty else {
      bar?.removeFromSuperview()
      bar = nil
      return
    }
    if let bar { return layOut(bar, in: view) }
    let bar = IndexBar()
    self.bar = bar
    bar.colors = colors
    bar.selectTitle = select
    view.addSubview(bar)
    // Where it was before it was there is not where an animation starts.
    UIView.performWithoutAnimation { layOut(bar, in: view) }
  }

  private func layOut(_ bar: IndexBar, in view: some ScrollViewHost) {
    bar.titles = titles
    let visible = view.visibleRect
    let inner = visible.inset(by: view.adjustedContentInset)
    let height = bar.fit(height: inner.height)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let grid = PixelGrid(scale: max(1, view.traitCollection.displayScale))
    let frame = CGRect(
      x: isMirrored
        ? visible.minX + view.safeAreaInsets.left
        : visible.maxX - view.safeAreaInsets.right - width,
      y: grid.round(inner.minY + (inner.height - height) / 2), width: width, height: height)
    if bar.frame != frame { bar.frame = frame }
  }
}
