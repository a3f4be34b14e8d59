// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout

extension UITableView {
  /// The look of a table.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge; headers and footers stay visible while their section is.
    case plain = 0
    /// Groups from edge to edge.
    case grouped
    /// Groups as cards.
    case insetGrouped
  }

  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// As near as it is to be visible.
    case none = 0
    /// To the top.
    case top
    /// To the middle.
    case middle
    /// To the bottom.
    case bottom
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    /// By their opacity, in place.
    case fade = 0
    /// From and to the right.
    case right
    /// From and to the left.
    case left
    /// From and to under the row above.
    case top
    /// From and to under the row below.
    case bottom
    /// At once; the others slide.
    case none
    /// By their opacity, as ``fade``: nothing opens from its middle yet.
    case middle
    /// Under the others, which slide away or over them.
    case automatic = 100
  }
}

extension UITableView.Style {
  /// The style as the solver knows it.
  var layoutStyle: TableStyle {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}
