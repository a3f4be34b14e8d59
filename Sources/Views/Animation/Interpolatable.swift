// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// A value with values in between, whose differences can be added.
protocol Interpolatable: Equatable {
  /// The value on the way to another.
  ///
  /// - Parameters:
  ///   - end: The other.
  ///   - progress: 0 for this value, 1 for the other; beyond them on the same line.
  /// - Returns: The value.
  func interpolated(to end: Self, _ progress: CGFloat) -> Self

  /// This value with the difference between two others added.
  ///
  /// - Parameters:
  ///   - start: The one.
  ///   - end: The other. For this value equal to `start`, it is the result.
  /// - Returns: The value.
  func moved(from start: Self, to end: Self) -> Self
}

extension CGFloat: Interpolatable {
  func interpolated(to end: CGFloat, _ progress: CGFloat) -> CGFloat {
    self + (end - self) * progress
  }

  func moved(from start: CGFloat, to end: CGFloat) -> CGFloat { self + (end - start) }
}

extension CGPoint: Interpolatable {
  func interpolated(to end: CGPoint, _ progress: CGFloat) -> CGPoint {
    CGPoint(x: x.interpolated(to: end.x, progress), y: y.interpolated(to: end.y, progress))
  }

  func moved(from start: CGPoint, to end: CGPoint) -> CGPoint {
    CGPoint(x: x.moved(from: start.x, to: end.x), y: y.moved(from: start.y, to: end.y))
  }
}

extension CGSize: Interpolatable {
  func interpolated(to end: CGSize, _ progress: CGFloat) -> CGSize {
    CGSize(
      width: width.interpolated(to: end.width, progress),
      height: height.interpolated(to: end.height, progress))
  }

  func moved(from start: CGSize, to end: CGSize) -> CGSize {
    CGSize(
      width: width.moved(from: start.width, to: end.width),
      height: height.moved(from: start.height, to: end.height))
  }
}
