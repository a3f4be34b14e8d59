// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry
public import Views

extension UIView {
  /// Returns a view that shows what this one shows now.
  ///
  /// - Parameter afterUpdates: Whether to lay out first what asked for it.
  /// - Returns: The view, as large as this one; nil if this one has no size.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// Returns a view that shows what a part of this one shows, and stretches with its size.
  ///
  /// - Parameters:
  ///   - rect: The part, in the view's coordinates.
  ///   - afterUpdates: Whether to lay out first what asked for it.
  ///   - capInsets: The edges that keep their size, in points.
  /// - Returns: The view, as large as the part; nil for a part without a size.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height]
    guard numbers.allSatisfy(\.isFinite), rect.width > 0, rect.height > 0 else { return nil }
    let format = UIGraphicsImageRendererFormat(for: traitCollection)
    let image = UIGraphicsImageRenderer(size: rect.size, format: format).image { _ in
      drawHierarchy(
        in: CGRect(
          x: -rect.minX + bounds.minX, y: -rect.minY + bounds.minY, width: bounds.width,
          height: bounds.height), afterScreenUpdates: afterUpdates)
    }
    return UIImageView(
      image: capInsets == .zero
        ? image : image.resizableImage(withCapInsets: capInsets, resizingMode: .stretch))
  }
}
