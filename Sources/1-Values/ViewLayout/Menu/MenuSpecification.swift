// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// The specification of one list of a menu, as values.
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
  var hasMarks: Bool { opener != nil || Self.has(\.hasMark, elements) }

  var hasImages: Bool { Self.has(\.hasImage, elements) }

  private static func has(_ part: KeyPath<Row, Bool>, _ elements: [Element]) -> Bool {
    elements.contains { element in
      switch element {
      case .row(let row): row[keyPath: part]
      case .palette: false
      case .group(let inner, _): has(part, inner)
      }
    }
  }
}

/// A menu's elements from top to bottom, groups taken apart.
struct MenuContents {
  enum Item {
    case header(Int)
    case opener(MenuSpecification.Row)
    case row(MenuSpecification.Row)
    case palette(MenuSpecification.Palette)
  }

  private(set) var items: [(item: Item, separator: SolvedMenu.Separator)] = []
  /// Whether the next item begins or follows a group.
  private var isApart = false

  init(_ specification: MenuSpecification) {
    if let opener = specification.opener { append(.opener(opener)) }
    if let header = specification.header { append(.header(header)) }
    append(specification.elements)
  }

  private mutating func append(_ elements: [MenuSpecification.Element]) {
    for element in elements {
      switch element {
      case .row(let row): append(.row(row))
      case .palette(let palette): if !palette.ids.isEmpty { append(.palette(palette)) }
      case .group(let inner, let header):
        guard Self.holdsAnything(inner) else { continue }
        // A group that comes first follows nothing that it could be set apart from.
        if case .header? = items.last?.item {} else { isApart = true }
        if let header { append(.header(header)) }
        append(inner)
        isApart = true
      }
    }
  }

  private mutating func append(_ item: Item) {
    let separator: SolvedMenu.Separator =
      items.isEmpty ? .none : isApart ? .band : .hairline
    items.append((item, separator))
    isApart = false
  }

  private static func holdsAnything(_ elements: [MenuSpecification.Element]) -> Bool {
    elements.contains { element in
      switch element {
      case .row: true
      case .palette(let palette): !palette.ids.isEmpty
      case .group(let inner, _): holdsAnything(inner)
      }
    }
  }
}

/// The line heights of a menu's texts for a reader, in points.
///
/// The heights are those that the Human Interface Guidelines give for the text styles ("leading"),
/// not the fonts' own.
package struct MenuTextSizes: Hashable, Sendable {
  /// The height of a title's line: style body.
  package var titleLine: CGFloat
  /// The height of a subtitle's line: style subheadline, or footnote.
  package var subtitleLine: CGFloat
  /// The height of a header's line: style caption 1, or footnote.
  package var headerLine: CGFloat
  /// The size of a title's font compared with that at the standard text size.
  package var titleScale: CGFloat
  var isAccessibilitySize: Bool

  private static let titleFonts: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
  private static let titleLines: [CGFloat] = [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
  private static let subtitleLines: [CGFloat] = [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
  private static let headerLines: [CGFloat] = [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]

  private static let smallLines: [CGFloat] = [16, 16, 16, 18, 20, 22, 24, 29, 34, 40, 46, 52]

  /// Creates the sizes for a reader.
  ///
  /// - Parameters:
  ///   - category: The reader's text size.
  ///   - isSmall: Whether subtitles and headers have the lines of the style footnote.
  package init(_ category: UIContentSizeCategory, isSmall: Bool = false) {
    titleLine = Self.titleLines[category.step]
    subtitleLine = (isSmall ? Self.smallLines : Self.subtitleLines)[category.step]
    headerLine = (isSmall ? Self.smallLines : Self.headerLines)[category.step]
    titleScale = Self.titleFonts[category.step] / 17
    isAccessibilitySize = category.isAccessibilityCategory
  }
}
