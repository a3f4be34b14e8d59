// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// The rectangle of a scroll view's contents: at the origin, as large as constraints make it.
///
/// Its lengths are unknowns of the constraints around; its origin is not (auto-layout rule ALG-7).
final class ContentLayoutGuide: UILayoutGuide {
  init(_ view: UIScrollView) {
    super.init()
    owningView = view
    identifier = "UIScrollView-contentLayoutGuide"
  }

  override var isOfSystem: Bool { true }
  override var hasUnknowns: Bool { true }
}

/// The rectangle of a scroll view that is seen, in its contents' coordinates.
final class FrameLayoutGuide: UILayoutGuide {
  init(_ view: UIScrollView) {
    super.init()
    owningView = view
    identifier = "UIScrollView-frameLayoutGuide"
  }

  override var isOfSystem: Bool { true }

  override func span(on axis: NSLayoutConstraint.Axis) -> GuideSpan? { GuideSpan(.zero, axis) }

  override var layoutFrame: CGRect {
    get { systemFrame }
    set {}
  }
}
