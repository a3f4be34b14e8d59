// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UIScrollView {
  /// The adjustment of the content inset by the safe area.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// As `scrollableAxes`; above and below the view of a collection view controller whatever it
    /// shows.
    case automatic
    /// On the axes that scroll: the contents are longer than the view, or it always bounces there.
    case scrollableAxes
    /// Insets are those that are set.
    case never
    /// On both axes.
    case always
  }

  /// The colour of scroll indicators.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    /// Dark, and light in the dark style.
    case `default`
    /// A dark indicator, for light contents.
    case black
    /// A light indicator, for dark contents.
    case white
  }

  /// The deceleration rate of a fling.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of its velocity that a fling keeps each millisecond.
    public let rawValue: CGFloat
    /// Creates a rate.
    ///
    /// - Parameter rawValue: The share of its velocity that a fling keeps each millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Has no effect: there is no keyboard. What scrolling does to one.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// A drag leaves the keyboard where it is.
    case none
    /// A drag sends it away.
    case onDrag
    /// It follows a drag.
    case interactive
    /// A drag sends it away, and what is above it.
    case onDragWithAccessory
    /// It follows a drag, with what is above it.
    case interactiveWithAccessory
  }
}
