// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Views

/// The content view of a cell.
///
/// Contents that are placed manually are measured by the cell, which knows where they are; and a
/// change of their size is the cell's.
final class CellContentView: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let cell = superview as? UICollectionViewCell else { return super.sizeThatFits(size) }
    return cell.sizeThatFits(size)
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UICollectionViewCell)?.requestMeasurement()
  }
}
