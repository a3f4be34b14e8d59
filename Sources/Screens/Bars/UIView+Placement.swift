// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

extension UIView {
  /// The pixels of the display.
  var pixelGrid: PixelGrid {
    let scale = traitCollection.displayScale
    return PixelGrid(scale: scale > 0 ? scale : 1)
  }

  /// Gives the view a place that its transform, as in a transition, moves it from: the frame would be
  /// that of the moved view.
  ///
  /// - Parameter frame: Where the view is without its transform, in its superview's coordinates.
  func place(at frame: CGRect) {
    if bounds.size != frame.size { bounds.size = frame.size }
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    if center != middle { center = middle }
  }
}
