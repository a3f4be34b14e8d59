// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry

/// A menu with the frames of all that is in it, in points from its top left corner.
package struct SolvedMenu: Hashable, Sendable {
  /// The separator between an item and the one above it.
  package enum Separator: Hashable, Sendable {
    /// Nothing: it is the first.
    case none
    case hairline
    /// The space around a group.
    case band
  }

  package enum Content: Hashable, Sendable {
    /// A title, by its identity.
    case header(Int)
    /// The row that an opened submenu belongs to.
    case opener(MenuSpecification.Row)
    case row(MenuSpecification.Row)
    case palette(MenuSpecification.Palette)
  }

  /// Something that has the whole width.
  package struct Item: Hashable, Sendable {
    package var content: Content
    package var frame = CGRect.zero
    package var separator = Separator.none
    package var titleLines = 0
    package var subtitleLines = 0
    let height: CGFloat

    init(content: Content, height: CGFloat, titleLines: Int = 0, subtitleLines: Int = 0) {
      self.content = content
      self.height = height
      self.titleLines = titleLines
      self.subtitleLines = subtitleLines
    }
  }

  package let items: [Item]
  package let size: CGSize
  /// From the leading edge to the texts of rows.
  let textMargin: CGFloat
  package let solver: MenuSolver

  /// The items that a span from top to bottom touches, by binary search.
  package func items(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let start = items.partitioningIndex { $0.frame.maxY > top }
    let end = items.partitioningIndex { $0.frame.minY >= bottom }
    return start..<max(start, end)
  }

  /// The band or line above an item; nil for the first.
  package func separatorFrame(above index: Int) -> CGRect? {
    let item = items[index]
    let height: CGFloat
    switch item.separator {
    case .none: return nil
    case .hairline:
      guard solver.metrics.hasHairlines else { return nil }
      height = solver.grid.pixel
    case .band: height = solver.metrics.bandHeight
    }
    return CGRect(x: 0, y: item.frame.minY - height, width: size.width, height: height)
  }

  /// The identity of the element at a point; nil between elements, on headers and outside.
  package func element(at point: CGPoint, isMirrored: Bool) -> Int? {
    guard point.x >= 0, point.x < size.width else { return nil }
    let index = items.partitioningIndex { $0.frame.maxY > point.y }
    guard index < items.count, items[index].frame.minY <= point.y else { return nil }
    switch items[index].content {
    case .header: return nil
    case .opener(let row), .row(let row): return row.id
    case .palette(let palette):
      let frames = columnFrames(of: items[index], isMirrored: isMirrored)
      return zip(palette.ids, frames).first { $1.minX <= point.x && point.x < $1.maxX }?.0
    }
  }

  /// The frame of an element; nil for an identity that no row and no column has.
  package func frame(of id: Int, isMirrored: Bool) -> CGRect? {
    for item in items {
      switch item.content {
      case .row(let row) where row.id == id: return item.frame
      case .palette(let palette):
        guard let column = palette.ids.firstIndex(of: id) else { continue }
        return columnFrames(of: item, isMirrored: isMirrored)[column]
      default: continue
      }
    }
    return nil
  }

  /// The frames of a palette's columns, which share the width equally; their edges are on pixels.
  package func columnFrames(of item: Item, isMirrored: Bool) -> [CGRect] {
    guard case .palette(let palette) = item.content else { return [] }
    let count = palette.ids.count
    func edge(_ column: Int) -> CGFloat {
      solver.grid.round(size.width * CGFloat(column) / CGFloat(count))
    }
    return (0..<count).map { index in
      let column = isMirrored ? count - 1 - index : index
      return CGRect(
        x: edge(column), y: item.frame.minY, width: edge(column + 1) - edge(column),
        height: item.frame.height)
    }
  }
}

/// The lengths of a menu, in points (interaction section 4.3).
package struct MenuMetrics: Hashable, Sendable {
  /// The width in a window of either kind, and with accessibility text sizes.
  package struct Widths: Hashable, Sendable {
    var ordinary: CGFloat
    var accessibility: CGFloat
  }

  /// Widths in windows narrower than ``wideWindowWidth``.
  var narrow = Widths(ordinary: 250, accessibility: 370)
  var wide = Widths(ordinary: 262, accessibility: 343)
  var wideWindowWidth: CGFloat = 768
  /// The least distance of a menu from either side of its window.
  var sideMargin: CGFloat = 16

  /// From the leading edge to texts, and from the trailing edge.
  var textMargin: CGFloat = 16
  /// From the leading edge to texts where any row has a mark, at the standard text size.
  var markedTextMargin: CGFloat = 32
  /// From the leading edge to the middle of a mark, at the standard text size.
  var markCenter: CGFloat = 18.5
  /// The width of the widest mark, the checkmark, at the standard text size.
  var markWidth: CGFloat = 15
  /// From the trailing edge to the middle of an image.
  var imageCenter: CGFloat = 28
  /// From the trailing edge to the texts of a row with an image.
  var imageTextMargin: CGFloat = 44
  package var imageSize = CGSize(width: 24, height: 31.5)

  /// From a row's top edge to its first baseline, in heights of its line.
  var firstBaseline: CGFloat = 28.0 / 22
  /// From a row's last baseline to its bottom edge, in heights of its line.
  var lastBaseline: CGFloat = 0.71
  var subtitleSpacing: CGFloat = 1
  /// The greatest number of lines of a title, but for accessibility text sizes.
  var titleLines = 2
  var headerPadding: CGFloat = 10
  var headerLines = 2
  /// The height of what separates a group from its neighbours.
  var bandHeight: CGFloat = 8
  /// The line in the middle of that; nil where all of it is a band.
  package var groupLine: GroupLine?
  var hasHairlines = true
  /// Above the first item and below the last one.
  var padding: CGFloat = 0
  /// From the leading edge to texts where any row has an image, and to the middle of that; nil for images at
  /// the trailing edge.
  var leadingImages: LeadingImages?
  /// Whether subtitles and headers have the lines of the style footnote.
  package var hasSmallTexts = false

  /// A line between two groups, in points.
  package struct GroupLine: Hashable, Sendable {
    package var thickness: CGFloat
    package var inset: CGFloat
  }

  /// The places of images before texts, in points from the leading edge.
  struct LeadingImages: Hashable, Sendable {
    var textMargin: CGFloat
    var center: CGFloat
  }

  /// The lengths of the design of iOS 26.
  package static let iOS26: MenuMetrics = {
    var metrics = MenuMetrics()
    // LK-191: 27 above the baseline and 15 below it, of a line of 22.
    (metrics.firstBaseline, metrics.lastBaseline) = (27.0 / 22, 15.0 / 22)
    (metrics.hasHairlines, metrics.padding) = (false, 10)
    // LK-192
    (metrics.bandHeight, metrics.groupLine) = (21, GroupLine(thickness: 1, inset: 24))
    // LK-194. The middles of marks and images are chosen.
    (metrics.textMargin, metrics.markedTextMargin, metrics.imageTextMargin) = (28, 40, 28)
    metrics.markCenter = 24
    metrics.leadingImages = LeadingImages(textMargin: 60, center: 38)
    // LK-196: a line of 18 in rows of 58 and in headers of 40.33.
    metrics.hasSmallTexts = true
    (metrics.subtitleSpacing, metrics.headerPadding) = (-2, 67.0 / 6)
    return metrics
  }()

  /// The height of a row of small elements, which show an image alone.
  var smallHeight: CGFloat = 44
  /// The height of a row of medium elements, at the standard text size.
  var mediumHeight: CGFloat = 66
  /// From the top edge to the middle of a medium element's image.
  package var mediumImageCenter: CGFloat = 24
  /// From the bottom edge to the title of a medium element.
  package var mediumTitlePadding: CGFloat = 8

  package init() {}

  /// The growth of the column of marks, that of the widest mark, so that the spaces beside it stay.
  ///
  /// - Returns: The width in points; 0 for texts that are smaller than the standard.
  func markGrowth(atScale scale: CGFloat) -> CGFloat { max(0, scale - 1) * markWidth }

  /// The width of a menu.
  ///
  /// - Parameters:
  ///   - windowWidth: The width of its window.
  ///   - isAccessibilitySize: Whether the reader's text size is one of the accessibility sizes.
  /// - Returns: The width; at most what the window has between its side margins.
  func width(inWindow windowWidth: CGFloat, isAccessibilitySize: Bool) -> CGFloat {
    let widths = windowWidth >= wideWindowWidth ? wide : narrow
    let wanted = isAccessibilitySize ? widths.accessibility : widths.ordinary
    return max(0, min(wanted, windowWidth - 2 * sideMargin))
  }
}
