// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// The scroll views that a controller names for the bars around it.
struct ContentScrollViews {
  private weak var top: UIScrollView?
  private weak var bottom: UIScrollView?

  mutating func set(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    if edge.contains(.top) { top = scrollView }
    if edge.contains(.bottom) { bottom = scrollView }
  }

  func scrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    edge.contains(.top) ? top : edge.contains(.bottom) ? bottom : nil
  }
}
