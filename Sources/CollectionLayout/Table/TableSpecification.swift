// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// What a table asks for: how many rows, and how high everything is.
///
/// A value without a row in it: a section whose rows all have one height costs the same for ten and
/// for a million of them.
package struct TableSpecification: Hashable, Sendable {
  /// No row, header or footer is higher, in points: sums of a million such heights still tell
  /// pixels apart.
  static let heightLimit: CGFloat = 1e9

  /// A header or a footer.
  package struct Boundary: Hashable, Sendable {
    /// Its height.
    package var height: TableHeight
    /// Whether it has a view; else it is space.
    var hasView: Bool

    /// Creates a boundary.
    package init(height: TableHeight, hasView: Bool) {
      self.height = height
      self.hasView = hasView
    }

    /// No space and no view.
    static let none = Boundary(height: .exact(0), hasView: false)
  }

  /// A section.
  package struct Section: Hashable, Sendable {
    /// The number of rows.
    var rowCount: Int
    /// Their heights.
    var rowHeights: TableRowHeights
    /// What is above the rows.
    package var header = Boundary.none
    /// What is below the rows.
    package var footer = Boundary.none
    /// The space above the header, in points.
    package var topPadding: CGFloat = 0
    /// Whether that space is there also without a header (behaviour rule TV-8).
    package var keepsTopPadding = false

    /// Creates a section without header and footer.
    package init(rowCount: Int, rowHeights: TableRowHeights) {
      self.rowCount = rowCount
      self.rowHeights = rowHeights
    }

    /// What is at an edge.
    subscript(edge: TableEdge) -> Boundary {
      get { edge == .header ? header : footer }
      set { if edge == .header { header = newValue } else { footer = newValue } }
    }
  }

  /// The sections.
  var sections: [Section]
  /// The width of the table, in points.
  var width: CGFloat
  /// The space beside rows, headers and footers, in points.
  package var rowInset: CGFloat = 0
  /// The height of what precedes the first section, in points.
  package var tableHeaderHeight: CGFloat = 0
  /// The height of what follows the last section, in points.
  package var tableFooterHeight: CGFloat = 0
  /// Whether headers and footers stay visible while their section is.
  package var pinsBoundaries = false
  /// The pixels that heights are rounded up to.
  var pixelGrid: PixelGrid

  /// Creates a specification without table header and footer.
  package init(_ sections: [Section], width: CGFloat, pixelGrid: PixelGrid) {
    self.sections = sections
    self.width = width
    self.pixelGrid = pixelGrid
  }
}
