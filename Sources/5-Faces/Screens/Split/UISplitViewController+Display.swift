// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

extension UISplitViewController.DisplayMode {
  func shows(
    _ column: UISplitViewController.Column, in style: UISplitViewController.Style
  ) -> Bool {
    switch column {
    case .secondary: true
    case .compact: false
    case .primary where style != .tripleColumn: self != .secondaryOnly
    case .primary:
      self == .twoBesideSecondary || self == .twoOverSecondary || self == .twoDisplaceSecondary
    case .supplementary: self != .secondaryOnly
    }
  }

  /// Whether the columns lie over the secondary one.
  var isOverlay: Bool { self == .oneOverSecondary || self == .twoOverSecondary }
}

extension UISplitViewController {
  typealias Mode = DisplayMode

  /// Whether there is space for a column beside the secondary one.
  var hasTiledWidth: Bool {
    let size = viewIfLoaded?.bounds.size ?? .zero
    guard size.width >= width(of: .primary) + SplitMetrics.leastSecondaryWidth else { return false }
    return size.width > size.height || size.width >= SplitMetrics.leastTiledWidth
  }

  /// The mode that is shown unless another one was chosen.
  var suitableMode: Mode {
    guard preferredDisplayMode == .automatic else { return known(preferredDisplayMode) }
    return splitBehavior == .tile && hasTiledWidth ? .oneBesideSecondary : .secondaryOnly
  }

  private func known(_ mode: Mode) -> Mode {
    guard style != .tripleColumn else { return mode }
    switch mode {
    case .twoBesideSecondary, .twoDisplaceSecondary: return .oneBesideSecondary
    case .twoOverSecondary: return .oneOverSecondary
    default: return mode
    }
  }

  /// The mode after a column was shown.
  func mode(showing column: Column) -> Mode {
    let isTiled = splitBehavior == .tile && hasTiledWidth
    guard style == .tripleColumn, column == .primary else {
      return isTiled ? .oneBesideSecondary : .oneOverSecondary
    }
    guard isTiled else { return .twoOverSecondary }
    let both = width(of: .primary) + width(of: .supplementary)
    return view.bounds.width - both >= SplitMetrics.leastSecondaryWidth
      ? .twoBesideSecondary : .twoDisplaceSecondary
  }

  /// The mode after a column was hidden.
  func mode(hiding column: Column) -> Mode {
    guard style == .tripleColumn, column == .primary else { return .secondaryOnly }
    return displayMode.isOverlay ? .oneOverSecondary : .oneBesideSecondary
  }

  func changeMode(animated: Bool) {
    guard collapsed == false else { return }
    let mode = chosenMode.map(known) ?? suitableMode
    guard mode != shownMode else { return view.setNeedsLayout() }
    delegate?.splitViewController(self, willChangeTo: mode)
    let old = shownMode
    guard animated, view.window != nil else {
      shownMode = mode
      showColumns()
      layOutColumns()
      return
    }
    view.layoutIfNeeded()
    // What comes begins outside of the view.
    shownMode = mode
    let coming = [Column.primary, .supplementary].filter {
      mode.shows($0, in: style) && !old.shows($0, in: style)
    }
    let going = [Column.primary, .supplementary].filter {
      !mode.shows($0, in: style) && old.shows($0, in: style)
    }
    if going.isEmpty { showColumns() }
    UIView.performWithoutAnimation {
      for column in coming {
        shownController(for: column)?.view.frame = frame(of: column, in: old)
      }
      view.layoutIfNeeded()
    }
    UIView.animate(withDuration: SplitMetrics.duration) {
      layOutColumns()
      view.layoutIfNeeded()
    } completion: { [weak self] _ in
      guard let self, collapsed == false else { return }
      showColumns()
      viewIfLoaded?.setNeedsLayout()
    }
  }

  // MARK: Layout

  func width(of column: Column) -> CGFloat {
    let whole = viewIfLoaded?.bounds.width ?? 0
    func given(_ value: CGFloat) -> CGFloat? { value.isFinite && value >= 0 ? value : nil }
    guard column == .primary else {
      return min(
        given(preferredSupplementaryColumnWidth) ?? SplitMetrics.columnWidth, whole)
    }
    let share = given(preferredPrimaryColumnWidthFraction).map { min($0, 1) * whole }
    var width = given(preferredPrimaryColumnWidth) ?? share ?? SplitMetrics.columnWidth
    width = min(width, given(maximumPrimaryColumnWidth) ?? max(width, SplitMetrics.columnWidth))
    width = max(width, given(minimumPrimaryColumnWidth) ?? 0)
    return min(width, whole)
  }

  func frame(of column: Column, in mode: Mode) -> CGRect {
    let bounds = CGRect(origin: .zero, size: view.bounds.size)
    let line = 1 / max(view.traitCollection.displayScale, 1)
    let primary = width(of: .primary)
    let supplementary = style == .tripleColumn ? width(of: .supplementary) : 0
    let showsPrimary = mode.shows(.primary, in: style)
    let showsSupplementary = style == .tripleColumn && mode.shows(.supplementary, in: style)
    // From the edge at which the primary column is.
    var supplementaryStart: CGFloat = showsPrimary ? primary + line : 0
    if !showsSupplementary { supplementaryStart = -supplementary - line }
    let columnsEnd =
      showsSupplementary
      ? supplementaryStart + supplementary + line : showsPrimary ? primary + line : 0
    let rect: CGRect
    switch column {
    case .primary:
      rect = CGRect(
        x: showsPrimary ? 0 : -primary - line, y: 0, width: primary, height: bounds.height)
    case .supplementary:
      rect = CGRect(x: supplementaryStart, y: 0, width: supplementary, height: bounds.height)
    case .secondary, .compact:
      let start = mode.isOverlay ? 0 : min(columnsEnd, bounds.width)
      // Displaced, it keeps the width that it has beside one column.
      let kept = mode == .twoDisplaceSecondary ? supplementary + line : start
      rect = CGRect(
        x: start, y: 0, width: max(0, bounds.width - kept), height: bounds.height)
    }
    guard isMirrored else { return rect }
    return CGRect(
      x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private var isMirrored: Bool {
    (view.effectiveUserInterfaceLayoutDirection == .rightToLeft) != (primaryEdge == .trailing)
  }

  func layOutColumns() {
    guard isViewLoaded, let view = view as? SplitView else { return }
    defer { layOutDisplayModeButton() }
    guard collapsed == false else {
      compactRoot?.viewIfLoaded?.frame = CGRect(origin: .zero, size: view.bounds.size)
      for line in view.lines { line.removeFromSuperview() }
      view.dimming.removeFromSuperview()
      return
    }
    if chosenMode == nil, shownMode != suitableMode {
      shownMode = suitableMode
      showColumns()
    }
    for column in [Column.secondary, .supplementary, .primary] {
      guard let shown = shownController(for: column)?.viewIfLoaded, shown.superview === view else {
        continue
      }
      shown.frame = frame(of: column, in: shownMode)
    }
    layOutLines(in: view)
    layOutDimming(in: view)
  }

  private func layOutLines(in view: SplitView) {
    let line = 1 / max(view.traitCollection.displayScale, 1)
    for (separator, column) in zip(view.lines, [Column.primary, .supplementary]) {
      let shown = shownController(for: column)?.viewIfLoaded
      guard let shown, shown.superview === view else {
        separator.removeFromSuperview()
        continue
      }
      if separator.superview !== view { view.addSubview(separator) }
      view.bringSubviewToFront(separator)
      separator.frame = CGRect(
        x: isMirrored ? shown.frame.minX - line : shown.frame.maxX, y: 0, width: line,
        height: view.bounds.height)
    }
  }

  private func layOutDimming(in view: SplitView) {
    let dimming = view.dimming
    guard let secondary = shownController(for: .secondary)?.viewIfLoaded,
      secondary.superview === view
    else { return }
    if dimming.superview !== view { view.insertSubview(dimming, aboveSubview: secondary) }
    dimming.frame = secondary.frame
    dimming.alpha = shownMode.isOverlay ? SplitMetrics.dimming : 0
    dimming.isUserInteractionEnabled = shownMode.isOverlay
  }
}
