// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import Foundation
import Geometry
package import Views

extension UICollectionViewListCell: RowAnatomyProviding {
  package var rowAnatomy: [AnatomyPart] {
    let lines = [list.topLine, list.bottomLine].compactMap { line in
      line.view.flatMap { $0.isHidden ? nil : $0.frame }
    }
    let content = contentView.frame
    let margin = CGRect(
      x: isMirrored ? content.maxX - leadingMargin : content.minX, y: content.minY,
      width: leadingMargin, height: content.height)
    return RowAnatomy(bounds: bounds, separators: lines, leadingMargin: margin).parts
  }
}
