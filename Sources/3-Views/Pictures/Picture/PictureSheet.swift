// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Views

/// A view's picture with something over it and beside it.
@MainActor
protocol PictureSheet {
  var size: CGSize { get }
  /// Draws the view, what is around it, over it and beside it.
  func draw(_ view: UIView, in context: CGContext, scale: CGFloat)
}

extension AnatomySheet: PictureSheet {}
extension AccessibilitySheet: PictureSheet {}
