// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UIScrollView {
  /// The adjustment of the content inset by the safe area.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// The behavior of `scrollableAxes`; a collection view controller's view: always.
    case automatic
    /// The safe area is added on the axes that scroll: the contents are longer than the view, or it
    /// always bounces there.
    case scrollableAxes
    /// The safe area is not added.
    case never
    /// The safe area is added on both axes.
    case always
  }

  /// The colour of scroll indicators.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    /// Indicators are dark, and light in the dark style.
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
    /// The rate 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The rate 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Has no effect: there is no keyboard. The behavior of the keyboard when the contents are
  /// dragged.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// A drag leaves the keyboard where it is.
    case none
    /// A drag sends it away.
    case onDrag
    /// The keyboard follows a drag.
    case interactive
    /// A drag sends it away, and what is above it.
    case onDragWithAccessory
    /// The keyboard follows a drag, together with its accessory view.
    case interactiveWithAccessory
  }
}
