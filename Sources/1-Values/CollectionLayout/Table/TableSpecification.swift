// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// The specification of a table: the number of rows, and all heights.
///
/// A value without a row in it: a section whose rows all have one height costs the same for ten and
/// for a million of them.
package struct TableSpecification: Hashable, Sendable {
  /// No row, header or footer is higher, in points: sums of a million such heights still tell
  /// pixels apart.
  static let heightLimit: CGFloat = 1e9

  package struct Boundary: Hashable, Sendable {
    package var height: TableHeight
    var hasView: Bool

    package init(height: TableHeight, hasView: Bool) {
      self.height = height
      self.hasView = hasView
    }

    static let none = Boundary(height: .exact(0), hasView: false)
  }

  package struct Section: Hashable, Sendable {
    var rowCount: Int
    var rowHeights: TableRowHeights
    package var header = Boundary.none
    package var footer = Boundary.none
    package var topPadding: CGFloat = 0
    /// Whether that space is there also without a header (behaviour rule TV-8).
    package var keepsTopPadding = false

    package init(rowCount: Int, rowHeights: TableRowHeights) {
      self.rowCount = rowCount
      self.rowHeights = rowHeights
    }

    subscript(edge: TableEdge) -> Boundary {
      get { edge == .header ? header : footer }
      set { if edge == .header { header = newValue } else { footer = newValue } }
    }
  }

  var sections: [Section]
  var width: CGFloat
  /// The space beside rows, headers and footers, in points.
  package var rowInset: CGFloat = 0
  /// The height of what precedes the first section, in points.
  package var tableHeaderHeight: CGFloat = 0
  /// The height of what follows the last section, in points.
  package var tableFooterHeight: CGFloat = 0
  /// Whether headers and footers stay visible while their section is.
  package var pinsBoundaries = false
  var pixelGrid: PixelGrid

  /// Creates a specification without table header and footer.
  package init(_ sections: [Section], width: CGFloat, pixelGrid: PixelGrid) {
    self.sections = sections
    self.width = width
    self.pixelGrid = pixelGrid
  }
}

package enum TableHeight: Hashable, Sendable {
  case exact(CGFloat)
  /// A guess, until the view was measured.
  case estimated(CGFloat)

  package var points: CGFloat {
    switch self {
    case .exact(let points), .estimated(let points): points
    }
  }

  var isEstimated: Bool {
    if case .estimated = self { true } else { false }
  }
}

package enum TableRowHeights: Hashable, Sendable {
  /// All rows have one: nothing is kept for each.
  case uniform(TableHeight)
  /// Each row has its own, in points, exact or a guess.
  case each([CGFloat], isEstimated: Bool)
}

extension CGFloat {
  /// A height that a table can be made of (interaction 8, row 20): 0 for one that is negative or
  /// NaN, and no more than a table can be long.
  package var tableHeight: CGFloat {
    // A NaN is not greater than zero either.
    guard self > 0 else { return 0 }
    return Swift.min(self, TableSpecification.heightLimit)
  }

  /// Whether ``tableHeight`` is another height.
  package var isOddTableHeight: Bool { tableHeight != self }
}

package enum TableStyle: Hashable, Sendable, CaseIterable {
  /// Rows from edge to edge; headers and footers stay visible while their section is.
  case plain
  /// Groups from edge to edge.
  case grouped
  /// Groups as cards.
  case insetGrouped
}

/// A header or footer of a section.
package enum TableBoundaryContents: Hashable, Sendable {
  case none
  case title
  /// A view of the client's.
  case view
}

/// The two ends of a section.
package enum TableEdge: Hashable, Sendable, CaseIterable {
  case header
  case footer

  package var elementKind: String {
    switch self {
    case .header: "UITableViewSectionHeader"
    case .footer: "UITableViewSectionFooter"
    }
  }

  /// The edge of a kind of elements; nil for a kind that tables do not have.
  package init?(elementKind: String) {
    guard let edge = Self.allCases.first(where: { $0.elementKind == elementKind }) else {
      return nil
    }
    self = edge
  }
}
