// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionEngine
import Foundation
import Geometry
import LayoutInspection
package import Views

extension UITableView: AnatomyProviding {
  /// The visible rows, headers and footers, in content coordinates.
  package func anatomy(_ request: AnatomyRequest) -> AnatomyContents { engine.anatomy(request) }
}

extension UITableViewCell: RowAnatomyProviding {
  package var rowAnatomy: [AnatomyPart] {
    let lines = [table.topLine, table.bottomLine].compactMap { line in
      line.view.flatMap { $0.isHidden ? nil : $0.frame }
    }
    let content = contentView.frame
    let margin = min(margin, content.width)
    return RowAnatomy(
      bounds: bounds, separators: lines,
      leadingMargin: CGRect(
        x: isMirrored ? content.maxX - margin : content.minX, y: content.minY, width: margin,
        height: content.height)
    ).parts
  }
}
