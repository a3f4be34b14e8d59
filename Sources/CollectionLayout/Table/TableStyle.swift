// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// What a table looks like.
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
  /// Nothing.
  case none
  /// A title.
  case title
  /// A view of the client's.
  case view
}

/// The two ends of a section.
package enum TableEdge: Hashable, Sendable, CaseIterable {
  /// Above the rows.
  case header
  /// Below the rows.
  case footer

  /// The kind of the element at the edge.
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
