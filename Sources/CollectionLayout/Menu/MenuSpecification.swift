// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// What one list of a menu holds, as values.
///
/// A description of a menu gives each text and each element a number, its identity, and gets them
/// back with frames.
package struct MenuSpecification: Hashable, Sendable {
  /// An element that has the whole width to itself.
  package struct Row: Hashable, Sendable {
    package var id: Int
    var hasSubtitle = false
    var hasImage = false
    /// Whether a mark is at the leading edge: of a state, or of a submenu.
    var hasMark = false

    package init(
      id: Int, hasSubtitle: Bool = false, hasImage: Bool = false, hasMark: Bool = false
    ) {
      self.id = id
      self.hasSubtitle = hasSubtitle
      self.hasImage = hasImage
      self.hasMark = hasMark
    }
  }

  /// Elements side by side in columns of one width.
  package struct Palette: Hashable, Sendable {
    package enum Size: Hashable, Sendable {
      /// An image alone.
      case small
      /// An image above a title.
      case medium
    }

    package var ids: [Int]
    package var size: Size

    package init(ids: [Int], size: Size) {
      self.ids = ids
      self.size = size
    }
  }

  package indirect enum Element: Hashable, Sendable {
    case row(Row)
    case palette(Palette)
    /// Elements that are set apart from their neighbours, with the identity of the title above
    /// them, if there is one.
    case group([Element], header: Int?)
  }

  package var elements: [Element]
  /// The identity of the title above the elements; nil for none.
  package var header: Int?
  /// The row that stands in for the title of an opened submenu; nil for other menus.
  package var opener: Row?

  package init(_ elements: [Element], header: Int? = nil, opener: Row? = nil) {
    self.elements = elements
    self.header = header
    self.opener = opener
  }

  /// The specification from its last element to its first, groups and what is in them alike; titles
  /// stay above what they name (interaction section 4.3, order of a menu that opens upwards).
  package var reversed: MenuSpecification {
    var result = self
    result.elements = Self.reversed(elements)
    return result
  }

  private static func reversed(_ elements: [Element]) -> [Element] {
    elements.reversed().map { element in
      guard case .group(let inner, let header) = element else { return element }
      return .group(reversed(inner), header: header)
    }
  }

  /// Whether any row has a mark, or the menu is an opened submenu: texts of all rows keep clear of
  /// the marks then.
  var hasMarks: Bool { opener != nil || Self.hasMarks(elements) }

  private static func hasMarks(_ elements: [Element]) -> Bool {
    elements.contains { element in
      switch element {
      case .row(let row): row.hasMark
      case .palette: false
      case .group(let inner, _): hasMarks(inner)
      }
    }
  }
}
