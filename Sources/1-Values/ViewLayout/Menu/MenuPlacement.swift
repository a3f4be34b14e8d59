// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// The frames of a menu and of its preview in their window, in points (rules CM-13 and CM-14).
///
/// A pure function of rectangles, in these steps:
///
/// 1. **Fit** the preview and the menu into the window's height, or put them side by side.
/// 2. **Align** the menu with the preview.
/// 3. **Move** both by the least amount into the safe area.
package struct MenuPlacement: Hashable, Sendable {
  /// The edge of the preview that the menu is at.
  package enum Side: Hashable, Sendable {
    case below, above, left, right
  }

  package var preview: CGRect
  /// The frame of the menu; its list scrolls where it is lower than its contents.
  package var menu: CGRect
  package var side: Side

  package struct Metrics: Hashable, Sendable {
    /// Between preview and menu.
    var gap: CGFloat = 16
    /// Between a menu and what opens it without a preview.
    var attachedGap: CGFloat = 8
    /// From the sides of the safe area.
    package var sideMargin: CGFloat = 16
    /// From the top and the bottom of the safe area.
    var endMargin: CGFloat = 8
    /// Above this share of the window's height a preview has its menu below it.
    var belowShare: CGFloat = 0.55
    /// Left of this share of the window's width left edges are aligned.
    var leftShare: CGFloat = 0.4
    /// Right of this share of the window's width right edges are aligned.
    var rightShare: CGFloat = 0.6
    /// The height that is left to both the menu and the preview where there is not enough.
    var leastHeight: CGFloat = 128

    package init() {}
  }

  package struct Window: Hashable, Sendable {
    var size: CGSize
    var safeArea: UIEdgeInsets
    var metrics: Metrics

    package init(size: CGSize, safeArea: UIEdgeInsets, metrics: Metrics = Metrics()) {
      self.size = size
      self.safeArea = safeArea
      self.metrics = metrics
    }

    package var area: CGRect {
      let inner = CGRect(origin: .zero, size: size).inset(by: safeArea)
        .insetBy(dx: metrics.sideMargin, dy: metrics.endMargin)
      guard !inner.isNull else {
        return CGRect(x: size.width / 2, y: size.height / 2, width: 0, height: 0)
      }
      return inner
    }
  }

  /// Places a menu beside a preview.
  ///
  /// - Parameters:
  ///   - menu: The menu's size with all its rows.
  ///   - preview: Where the preview's source is; its size is the preview's.
  ///   - window: The bounds of the window that the menu stays inside.
  package init(of menu: CGSize, beside preview: CGRect, in window: Window) {
    let area = window.area
    let metrics = window.metrics
    let source = preview.fitted(into: area.size)
    // A preview may be alone.
    let gap = menu.height > 0 ? metrics.gap : 0
    let along = area.height - gap

    // 1. Fit
    let listHeight = min(menu.height, area.height)
    if source.height + listHeight > along, window.size.width > window.size.height {
      self.init(
        of: CGSize(width: menu.width, height: listHeight), sideBySideWith: source, in: window)
      return
    }
    let least = min(source.height, metrics.leastHeight)
    let fittedMenu = min(listHeight, max(along - least, min(metrics.leastHeight, along), 0))
    var previewRect = source.fitted(
      into: CGSize(width: area.width, height: max(0, along - fittedMenu)))

    // 2. Align
    let side: Side = preview.midY < window.size.height * metrics.belowShare ? .below : .above
    var menuRect = CGRect(
      x: window.alignedX(of: menu.width, with: previewRect, middle: preview.midX),
      y: side == .below
        ? previewRect.maxY + gap : previewRect.minY - gap - fittedMenu,
      width: menu.width, height: fittedMenu)

    // 3. Move
    let pair = previewRect.union(menuRect)
    let shift = pair.shift(into: area)
    previewRect = previewRect.offsetBy(dx: shift.dx, dy: shift.dy)
    menuRect = menuRect.offsetBy(dx: shift.dx, dy: shift.dy)
    self.init(preview: previewRect, menu: menuRect, side: side)
  }

  private init(preview: CGRect, menu: CGRect, side: Side) {
    self.preview = preview
    self.menu = menu
    self.side = side
  }

  /// Places a menu at the side of a preview that has more space, tops aligned.
  private init(of menu: CGSize, sideBySideWith source: CGRect, in window: Window) {
    let area = window.area
    let gap = window.metrics.gap
    let preview = source.fitted(
      into: CGSize(width: max(0, area.width - gap - menu.width), height: area.height))
    let side: Side = source.midX < window.size.width / 2 ? .right : .left
    let menuRect = CGRect(
      x: side == .right ? preview.maxX + gap : preview.minX - gap - menu.width, y: preview.minY,
      width: menu.width, height: menu.height)
    let shift = preview.union(menuRect).shift(into: area)
    self.init(
      preview: preview.offsetBy(dx: shift.dx, dy: shift.dy),
      menu: menuRect.offsetBy(dx: shift.dx, dy: shift.dy), side: side)
  }

  /// Places a menu at a control, which stays where it is: below it if there is space for all rows
  /// or at least as much as above, else above it.
  ///
  /// - Parameters:
  ///   - menu: The menu's size with all its rows.
  ///   - source: Where the control is.
  ///   - window: The bounds of the window that the menu stays inside.
  package init(of menu: CGSize, attachedTo source: CGRect, in window: Window) {
    let area = window.area
    let gap = window.metrics.attachedGap
    let (above, below) = (
      max(0, source.minY - gap - area.minY), max(0, area.maxY - source.maxY - gap)
    )
    let side: Side = menu.height <= below || below >= above ? .below : .above
    // A control that fills the window leaves nothing beside it: the menu covers it then.
    let space = max(side == .below ? below : above, min(window.metrics.leastHeight, area.height))
    let height = min(menu.height, space)
    var rect = CGRect(
      x: window.alignedX(of: menu.width, with: source, middle: source.midX),
      y: side == .below ? source.maxY + gap : source.minY - gap - height, width: menu.width,
      height: height)
    let shift = rect.shift(into: area)
    rect = rect.offsetBy(dx: shift.dx, dy: shift.dy)
    self.init(preview: source, menu: rect, side: side)
  }

  /// The frame of an opened submenu: over the row that it belongs to, a little further down, and
  /// from there by the least amount into the safe area (interaction rule CM-19).
  ///
  /// - Parameters:
  ///   - size: The submenu's size with all its rows.
  ///   - row: Where the row is in the window.
  ///   - offset: How much further down, in points.
  ///   - window: The bounds of the window that the menu stays inside.
  /// - Returns: The frame; lower than `size` where the window is.
  package static func submenuFrame(
    of size: CGSize, over row: CGRect, offset: CGFloat, in window: Window
  ) -> CGRect {
    let area = window.area
    let rect = CGRect(
      x: row.midX - size.width / 2, y: row.minY + offset, width: size.width,
      height: min(size.height, area.height))
    let shift = rect.shift(into: area)
    return rect.offsetBy(dx: shift.dx, dy: shift.dy)
  }

  /// The point of the menu that it grows from, in shares of its size: on the edge next to the
  /// preview, level with its middle.
  package var anchor: CGPoint {
    func share(_ position: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
      length > 0 ? min(max((position - start) / length, 0), 1) : 0.5
    }
    switch side {
    case .below, .above:
      return CGPoint(
        x: share(preview.midX, menu.minX, menu.width), y: side == .below ? 0 : 1)
    case .left, .right:
      return CGPoint(
        x: side == .right ? 0 : 1, y: share(preview.midY, menu.minY, menu.height))
    }
  }
}

extension MenuPlacement.Window {
  /// The left edge of a menu beside a rectangle.
  fileprivate func alignedX(of width: CGFloat, with rect: CGRect, middle: CGFloat) -> CGFloat {
    if middle < size.width * metrics.leftShare { return rect.minX }
    if middle > size.width * metrics.rightShare { return rect.maxX - width }
    return rect.midX - width / 2
  }
}

extension CGRect {
  /// The rectangle, made smaller in proportion about its middle until it fits.
  fileprivate func fitted(into space: CGSize) -> CGRect {
    let fitted = size.fitted(into: space)
    guard fitted != size else { return self }
    return CGRect(
      x: midX - fitted.width / 2, y: midY - fitted.height / 2, width: fitted.width,
      height: fitted.height)
  }

  /// The least movement that brings the rectangle into another; to its start where it is longer.
  fileprivate func shift(into area: CGRect) -> CGVector {
    func shift(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      if low < start || high - low > end - start { return start - low }
      return min(0, end - high)
    }
    return CGVector(
      dx: shift(minX, maxX, area.minX, area.maxX), dy: shift(minY, maxY, area.minY, area.maxY))
  }
}

extension CGSize {
  /// The size, made smaller in proportion until it fits.
  package func fitted(into space: CGSize) -> CGSize {
    guard width > 0, height > 0 else { return self }
    let factor = min(1, space.width / width, space.height / height)
    return factor < 1 ? CGSize(width: width * factor, height: height * factor) : self
  }
}
