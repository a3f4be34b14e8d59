// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation
import Geometry

extension LayoutEngine {
  /// Gives a scroll view the size of contents that constraints decide, by axis (rule ALG-7).
  func sizeContents(of view: UIView) {
    guard let scrollView = view as? UIScrollView, let guide = scrollView.autoLayout?.contentGuide,
      let index = indices[ObjectIdentifier(guide)]
    else { return }
    var size = scrollView.contentSize
    if isNamed(Self.unknown(2, of: index)) { size.width = grid.round(value(index, 2)) + 0 }
    if isNamed(Self.unknown(3, of: index)) { size.height = grid.round(value(index, 3)) + 0 }
    guide.layoutFrame = CGRect(
      origin: .zero, size: CGSize(width: value(index, 2), height: value(index, 3)))
    scrollView.contentSize = size
  }

  /// Whether a constraint of a client speaks of an unknown.
  private func isNamed(_ variable: Variable) -> Bool {
    rows.contains { row in
      row.constraint != nil && row.linear?.terms.contains { $0.variable == variable } == true
    }
  }
}
