// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension UIView {
  /// A rectangle in the view's coordinates outside which it draws nothing; nil if that is not
  /// known.
  ///
  /// A group for opacity costs its pixels: this keeps it as small as the view.
  var drawnExtent: CGRect? {
    let bounds = shownGeometry.bounds
    guard bounds.isFinite else { return nil }
    var extent = overhang.map { bounds.insetBy(dx: -$0, dy: -$0) }
    if !clipsToBounds {
      if let layer = ownLayer, !layer.children.isEmpty { return nil }
      for child in children where !child.shownIsHidden && child.shownGeometry.isDrawable {
        guard let whole = extent, let part = child.drawnExtent else { return nil }
        extent = whole.union(part.applying(child.shownGeometry.toSuperview))
      }
    }
    guard let layer = ownLayer, layer.shadowOpacity > 0, !clipsToBounds else { return extent }
    guard layer.shadowPath == nil else { return nil }
    let offset = max(layer.shadowOffset.width.magnitude, layer.shadowOffset.height.magnitude)
    // Three deviations of the Gaussian are all that can be seen of a blur.
    let reach = max(0, layer.shadowRadius) * 3 + offset + 1
    return extent.map { $0.insetBy(dx: -reach, dy: -reach) }
  }

  /// How far the view's own contents reach beyond its bounds, in points; nil for anywhere.
  private var overhang: CGFloat? {
    if clipsToBounds { return 0 }
    switch self {
    case let label as UILabel:
      // A line that is higher than the label, and letters that lean out.
      return label.font.lineHeight * 2
    case let view as UIImageView:
      return view.contentMode == .scaleToFill || view.contentMode == .scaleAspectFit ? 0 : nil
    default: return 0
    }
  }
}
