// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// What scroll indicators look like, and when they go (behaviour rule SV-10). UIKit documents none of
/// it.
enum ScrollIndicatorMetrics {
  /// Points.
  static let thickness: CGFloat = 3
  /// From the edge of the view, in points.
  static let edgeDistance: CGFloat = 3
  /// The least length while contents are in their range, in points.
  static let minimumLength: CGFloat = 36
  /// The least length while they are pulled beyond it, in points.
  static let minimumPulledLength: CGFloat = 7
  /// How long one stays after the last movement, in seconds.
  static let delay: TimeInterval = 0.5
  /// How long it fades then, in seconds.
  static let fadeDuration: TimeInterval = 0.3
  /// The alpha of a dark one, which is black.
  static let darkAlpha: CGFloat = 0.35
  /// The alpha of a light one, which is white.
  static let lightAlpha: CGFloat = 0.5
}
