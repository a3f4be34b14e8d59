// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// How an image of another size is placed in a view.
public enum NSImageScaling: UInt, Hashable, Sendable {
  /// Made smaller in proportion if it is larger.
  case scaleProportionallyDown = 0
  /// Stretched to the bounds.
  case scaleAxesIndependently = 1
  /// In its own size.
  case scaleNone = 2
  /// As large as fits, in proportion.
  case scaleProportionallyUpOrDown = 3

  /// The size that an image has in a space.
  func size(of image: CGSize, in space: CGSize) -> CGSize {
    guard image.width > 0, image.height > 0 else { return .zero }
    let fitting = max(0, min(space.width / image.width, space.height / image.height))
    func scaled(_ factor: CGFloat) -> CGSize {
      CGSize(width: image.width * factor, height: image.height * factor)
    }
    return switch self {
    case .scaleProportionallyDown: scaled(min(1, fitting))
    case .scaleAxesIndependently: space
    case .scaleNone: image
    case .scaleProportionallyUpOrDown: scaled(fitting)
    }
  }
}

/// Where an image is in a view that it does not fill.
public enum NSImageAlignment: UInt, Hashable, Sendable {
  /// In the middle.
  case alignCenter = 0
  /// In the middle of the top.
  case alignTop = 1
  /// In the upper left corner.
  case alignTopLeft = 2
  /// In the upper right corner.
  case alignTopRight = 3
  /// In the middle of the left side.
  case alignLeft = 4
  /// In the middle of the bottom.
  case alignBottom = 5
  /// In the lower left corner.
  case alignBottomLeft = 6
  /// In the lower right corner.
  case alignBottomRight = 7
  /// In the middle of the right side.
  case alignRight = 8

  /// How much of the free space is to the left and above, 0…1.
  var share: CGPoint {
    let x: CGFloat =
      switch self {
      case .alignTopLeft, .alignLeft, .alignBottomLeft: 0
      case .alignTopRight, .alignRight, .alignBottomRight: 1
      default: 0.5
      }
    let y: CGFloat =
      switch self {
      case .alignTop, .alignTopLeft, .alignTopRight: 0
      case .alignBottom, .alignBottomLeft, .alignBottomRight: 1
      default: 0.5
      }
    return CGPoint(x: x, y: y)
  }
}
