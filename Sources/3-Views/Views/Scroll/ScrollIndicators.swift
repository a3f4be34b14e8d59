// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
package import Foundation
import Geometry

/// The indicators of a scroll view: seen while its contents move over time, and fading after that.
@MainActor
final class ScrollIndicators {
  private unowned let view: UIScrollView
  /// The time of the contents' last movement; nil if the indicators are gone.
  private var lastMovement: TimeInterval?

  init(_ view: UIScrollView) { self.view = view }

  func contentsMoved() {
    guard let window = view.root, window.scrollsOverTime else { return }
    lastMovement = window.currentTime
    // Frames are to be drawn until they are gone.
    window.move(
      self, duration: ScrollIndicatorMetrics.delay + ScrollIndicatorMetrics.fadeDuration,
      isEven: true, { _ in }, completion: { [weak self] in self?.lastMovement = nil })
  }

  private var opacity: CGFloat {
    if view.dragging?.isTracking == true { return 1 }
    guard let lastMovement, let window = view.root else { return 0 }
    let faded =
      (window.currentTime - lastMovement - ScrollIndicatorMetrics.delay)
      / ScrollIndicatorMetrics.fadeDuration
    return CGFloat(1 - min(max(faded, 0), 1))
  }

  func draw(in drawing: ViewDrawing) {
    guard view.root?.scrollsOverTime == true, view.bounds.isFinite else { return }
    let opacity = opacity
    guard opacity > 0 else { return }
    let color = color(opacity)
    for frame in [.vertical, .horizontal].compactMap(frame(along:)) {
      let path = Path(
        roundedRect: frame, cornerRadius: ScrollIndicatorMetrics.thickness / 2)
      drawing.canvas.fill(path, with: color.value(in: view.traitCollection).rgba)
    }
  }

  private func color(_ opacity: CGFloat) -> UIColor {
    let isLight: Bool =
      switch view.indicatorStyle {
      case .default: view.traitCollection.userInterfaceStyle == .dark
      case .black: false
      case .white: true
      }
    return isLight
      ? UIColor(white: 1, alpha: ScrollIndicatorMetrics.lightAlpha * opacity)
      : UIColor(white: 0, alpha: ScrollIndicatorMetrics.darkAlpha * opacity)
  }

  private func shows(_ axis: LayoutAxis) -> Bool {
    switch axis {
    case .vertical: view.showsVerticalScrollIndicator && view.restingRange.y.isScrollable
    case .horizontal: view.showsHorizontalScrollIndicator && view.restingRange.x.isScrollable
    }
  }

  /// The length that an indicator leaves free in the corner where it would meet the other.
  private var corner: CGFloat {
    shows(.vertical) && shows(.horizontal)
      ? ScrollIndicatorMetrics.thickness + ScrollIndicatorMetrics.edgeDistance : 0
  }

  /// The part of the bounds that an indicator keeps to.
  private func area(less insets: UIEdgeInsets) -> CGRect {
    let safe = view.safeAreaInsets
    return view.bounds
      .inset(
        by: UIEdgeInsets(
          top: insets.top + safe.top, left: insets.left + safe.left,
          bottom: insets.bottom + safe.bottom, right: insets.right + safe.right)
      )
      .insetBy(
        dx: ScrollIndicatorMetrics.edgeDistance, dy: ScrollIndicatorMetrics.edgeDistance)
  }

  private var isAtLeft: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns the frame of the indicator of an axis among the contents; nil where there is none.
  private func frame(along axis: LayoutAxis) -> CGRect? {
    guard shows(axis) else { return nil }
    let (range, insets) =
      switch axis {
      case .vertical: (view.restingRange.y, view.verticalScrollIndicatorInsets)
      case .horizontal: (view.restingRange.x, view.horizontalScrollIndicatorInsets)
      }
    let area = area(less: insets)
    guard
      let span = ScrollIndicatorSpan(
        offset: view.bounds.origin[axis], range: range, visible: view.bounds.size[axis],
        track: area.size[axis] - corner)
    else { return nil }
    let thickness = ScrollIndicatorMetrics.thickness
    switch axis {
    case .vertical:
      return CGRect(
        x: isAtLeft ? area.minX : area.maxX - thickness, y: area.minY + span.start,
        width: thickness, height: span.length)
    case .horizontal:
      return CGRect(
        x: area.minX + (isAtLeft ? corner : 0) + span.start, y: area.maxY - thickness,
        width: span.length, height: thickness)
    }
  }
}

extension UIScrollView {
  /// Shows the scroll indicators for a moment, in a window that ``UIWindow/scrollsOverTime``.
  public func flashScrollIndicators() { draggingCreatingIfNeeded().indicators.contentsMoved() }
}

/// The metrics of scroll indicators, and the times when they disappear (behaviour rule SV-10).
/// UIKit documents none of it.
enum ScrollIndicatorMetrics {
  static let thickness: CGFloat = 3
  static let edgeDistance: CGFloat = 3
  /// The least length while contents are in their range, in points.
  static let minimumLength: CGFloat = 36
  /// The least length while they are pulled beyond it, in points.
  static let minimumPulledLength: CGFloat = 7
  /// The time that an indicator stays after the last movement, in seconds.
  static let delay: TimeInterval = 0.5
  static let fadeDuration: TimeInterval = 0.3
  /// The alpha of a dark one, which is black.
  static let darkAlpha: CGFloat = 0.35
  /// The alpha of a light one, which is white.
  static let lightAlpha: CGFloat = 0.5
}

/// The span of an indicator along its axis: a share of the track as long as what is seen of the
/// contents.
package struct ScrollIndicatorSpan: Hashable, Sendable {
  /// The distance from the start of the track, in points.
  package let start: CGFloat
  package let length: CGFloat

  /// Creates the span of an indicator; nil where there is nothing to scroll, or no space.
  ///
  /// - Parameters:
  ///   - offset: The offset of the contents; beyond the range the indicator is shorter, at its end.
  ///   - range: The offsets at which the contents may rest.
  ///   - visible: The length that is seen, in points.
  ///   - track: The length of the track, in points.
  package init?(offset: CGFloat, range: ScrollRange, visible: CGFloat, track: CGFloat) {
    guard range.isScrollable, visible > 0, track >= ScrollIndicatorMetrics.minimumPulledLength,
      offset.isFinite
    else { return nil }
    let total = visible + range.upper - range.lower
    let natural = min(max(track * visible / total, ScrollIndicatorMetrics.minimumLength), track)
    let length = max(
      natural - abs(range.excess(offset)), ScrollIndicatorMetrics.minimumPulledLength)
    let share = (range.clamped(offset) - range.lower) / (range.upper - range.lower)
    self.length = length
    start = (track - length) * share
  }
}
