// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// Times and distances of gestures, which UIKit does not document but for those of a long press.
///
/// They are what its recognizers have in their private properties.
enum GestureMetrics {
  /// How far a tap may be from the first one's beginning, in points.
  static let tapMovement: CGFloat = 45
  /// Seconds that a tap may last.
  static let tapDuration: TimeInterval = 0.75
  /// Seconds between the end of a tap and the beginning of the next.
  static let tapInterval: TimeInterval = 0.35
  /// How far a touch moves before it is a drag, in points.
  static let panMovement: CGFloat = 10
  /// How far from an edge a touch comes down that is dragged in from there, in points.
  static let edgeWidth: CGFloat = 20
  /// How much the distance of two touches changes before it is a pinch, in points.
  static let pinchMovement: CGFloat = 8
  /// How far two touches turn before it is a rotation, in radians.
  static let rotationAngle: CGFloat = .pi / 18
  /// How far a stroke goes, and how far to its sides at most, in points.
  static let swipeMovement: CGFloat = 50
  /// Seconds that a stroke may last.
  static let swipeDuration: TimeInterval = 0.5
}
