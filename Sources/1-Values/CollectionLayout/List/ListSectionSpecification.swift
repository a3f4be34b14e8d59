// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry
package import ViewLayout

/// A list section as a compositional section: what is asked for, and what that comes to.
///
/// Rows are groups of one item of the container's width and an estimated height (behaviour rule
/// LI-2), so a list costs what any section of estimated rows costs: nothing for each row.
package struct ListSectionSpecification: Hashable, Sendable {
  var appearance: CollectionLayoutListAppearance
  package var headerMode = CollectionLayoutListHeaderMode.none
  package var footerMode = CollectionLayoutListFooterMode.none
  /// The space above headers, in points; nil for the appearance's own.
  package var headerTopPadding: CGFloat?
  var containerWidth: CGFloat
  var metrics: ListSectionMetrics

  /// Creates the specification of a section without header and footer.
  ///
  /// - Parameters:
  ///   - appearance: What the list looks like.
  ///   - containerWidth: The width of the container, in points.
  ///   - metrics: The lengths of the list's rows, in points.
  package init(
    appearance: CollectionLayoutListAppearance, containerWidth: CGFloat, metrics: ListSectionMetrics
  ) {
    self.appearance = appearance
    self.containerWidth = containerWidth
    self.metrics = metrics
  }

  /// The space around the rows of a section between others (behaviour 10.2).
  package var contentInsets: NSDirectionalEdgeInsets {
    insets(isFirst: false, isLast: false)
  }

  /// The insets at each position among the sections; nil where they are the same everywhere.
  var positionalInsets: ListSectionInsets? {
    guard isGrouped else { return nil }
    let atBothEnds = insets(isFirst: true, isLast: true)
    return ListSectionInsets(
      between: contentInsets, firstTop: atBothEnds.top, lastBottom: atBothEnds.bottom)
  }

  private func insets(isFirst: Bool, isLast: Bool) -> NSDirectionalEdgeInsets {
    let side = self.side
    return NSDirectionalEdgeInsets(
      top: top(isFirst: isFirst), leading: side, bottom: bottom(isLast: isLast), trailing: side)
  }

  private var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

  private func top(isFirst: Bool) -> CGFloat {
    switch (headerMode, appearance) {
    case (.none, .grouped), (.none, .insetGrouped):
      isFirst ? metrics.firstGroupedTop : metrics.groupedTop
    case (.none, _), (.supplementary, _): 0
    case (.firstItemInSection, .plain): headerTopPadding ?? metrics.plainHeaderTop
    case (.firstItemInSection, _): headerTopPadding ?? 0
    }
  }

  private func bottom(isLast: Bool) -> CGFloat {
    switch appearance {
    case .grouped, .insetGrouped:
      footerMode == .none ? (isLast ? metrics.lastGroupedBottom : metrics.groupedBottom) : 0
    case .sidebar: metrics.sidebarBottom
    case .plain, .sidebarPlain: 0
    }
  }

  private var side: CGFloat {
    let wanted: CGFloat =
      switch appearance {
      case .plain, .grouped: 0
      case .insetGrouped: margin
      case .sidebar, .sidebarPlain: metrics.sidebarSide
      }
    // A row keeps a point of width, however narrow the container is.
    return max(0, min(wanted, (containerWidth - 1) / 2))
  }

  /// The space beside cards and, in a row from edge to edge or in a card, before what stands first
  /// (behaviour rule LI-7).
  package var margin: CGFloat {
    containerWidth >= metrics.wideContainer ? metrics.wideCardSide : metrics.cardSide
  }

  /// Whether rows keep out of the safe area; those from edge to edge do not, their contents do.
  var keepsToSafeArea: Bool { appearance == .insetGrouped || appearance.isSidebar }

  /// The height of a header or footer that was not measured.
  var boundaryEstimate: CGFloat {
    switch appearance {
    case .plain, .sidebarPlain: metrics.plainBoundaryEstimate
    case .grouped, .insetGrouped, .sidebar: metrics.groupedBoundaryEstimate
    }
  }

  /// Whether headers stay visible while their section is (behaviour rule LI-4).
  var pinsHeader: Bool {
    headerMode == .supplementary && (appearance == .plain || appearance == .sidebarPlain)
  }

  package var rowGroup: NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(metrics.rowEstimate))
    return .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
  }

  /// Gives a section of ``rowGroup`` the list's insets, header and footer.
  package func describe(
    _ section: NSCollectionLayoutSection, headerKind: String, footerKind: String
  ) {
    section.listAppearance = appearance
    section.contentInsets = contentInsets
    section.positionalInsets = positionalInsets
    section.contentInsetsReference = keepsToSafeArea ? .safeArea : .none
    section.supplementaryContentInsetsReference = section.contentInsetsReference
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if headerMode == .supplementary {
      let header = boundaryItem(headerKind, .top)
      header.pinToVisibleBounds = pinsHeader
      items.append(header)
    }
    if footerMode == .supplementary { items.append(boundaryItem(footerKind, .bottom)) }
    section.boundarySupplementaryItems = items
  }

  private func boundaryItem(
    _ kind: String, _ alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(boundaryEstimate)),
      elementKind: kind, alignment: alignment)
    item.zIndex = metrics.boundaryZIndex
    return item
  }
}

/// The insets of a list's section, which depend on its position among the sections of the data
/// (behaviour rule LI-12).
///
/// A section knows neither its index nor the number of sections when it is made: the layout chooses
/// when it solves the section.
package struct ListSectionInsets: Hashable, Sendable {
  /// The insets of a section between others.
  var between: NSDirectionalEdgeInsets
  /// The inset above the first section.
  var firstTop: CGFloat
  /// The inset below the last section.
  var lastBottom: CGFloat

  /// Returns the insets of a section.
  ///
  /// - Parameters:
  ///   - index: The index of the section.
  ///   - count: The number of sections, empty ones included.
  ///   - grid: The pixels that top and bottom are rounded up to, each by itself.
  /// - Returns: The insets, in points.
  func insets(
    ofSection index: Int, of count: Int, on grid: PixelGrid
  ) -> NSDirectionalEdgeInsets {
    var insets = between
    insets.top = grid.ceil(index == 0 ? firstTop : between.top)
    insets.bottom = grid.ceil(index == count - 1 ? lastBottom : between.bottom)
    return insets
  }
}

/// The lengths that a list section is made of, in points (behaviour 10.2).
package struct ListSectionMetrics: Hashable, Sendable {
  package var rowEstimate: CGFloat
  /// The height of a header or footer that was not measured, in plain lists.
  var plainBoundaryEstimate: CGFloat
  /// The same in all other lists.
  var groupedBoundaryEstimate: CGFloat
  /// The space above a plain section whose first item is its header.
  var plainHeaderTop: CGFloat
  /// The space above the first group, and above a later one, without a header.
  var firstGroupedTop: CGFloat
  var groupedTop: CGFloat
  /// The space below the last group, and below an earlier one, without a footer.
  package var lastGroupedBottom: CGFloat
  var groupedBottom: CGFloat
  var cardSide: CGFloat
  var wideCardSide: CGFloat
  /// The width from which a container is wide.
  package var wideContainer: CGFloat
  package var sidebarSide: CGFloat
  var sidebarBottom: CGFloat
  /// The depth of headers and footers: in front of rows.
  var boundaryZIndex: Int

  package init(
    rowEstimate: CGFloat, plainBoundaryEstimate: CGFloat, groupedBoundaryEstimate: CGFloat,
    plainHeaderTop: CGFloat, firstGroupedTop: CGFloat, groupedTop: CGFloat,
    lastGroupedBottom: CGFloat, groupedBottom: CGFloat, cardSide: CGFloat, wideCardSide: CGFloat,
    wideContainer: CGFloat, sidebarSide: CGFloat, sidebarBottom: CGFloat, boundaryZIndex: Int
  ) {
    self.rowEstimate = rowEstimate
    self.plainBoundaryEstimate = plainBoundaryEstimate
    self.groupedBoundaryEstimate = groupedBoundaryEstimate
    self.plainHeaderTop = plainHeaderTop
    self.firstGroupedTop = firstGroupedTop
    self.groupedTop = groupedTop
    self.lastGroupedBottom = lastGroupedBottom
    self.groupedBottom = groupedBottom
    self.cardSide = cardSide
    self.wideCardSide = wideCardSide
    self.wideContainer = wideContainer
    self.sidebarSide = sidebarSide
    self.sidebarBottom = sidebarBottom
    self.boundaryZIndex = boundaryZIndex
  }
}

/// The appearance of a list: `UICollectionLayoutListConfiguration.Appearance` (UIKit's raw values).
public enum CollectionLayoutListAppearance: Int, Hashable, Sendable, CaseIterable {
  /// Rows from edge to edge on the screen's own background.
  case plain = 0
  /// Rows from edge to edge, in groups on a grey background.
  case grouped = 1
  /// Rows in cards with rounded corners on a grey background.
  case insetGrouped = 2
  /// Rows of a sidebar, each with its own rounded corners.
  case sidebar = 3
  /// Rows of a sidebar with headers that stay visible.
  case sidebarPlain = 4
}

/// The source of a list's headers: `UICollectionLayoutListConfiguration.HeaderMode`.
public enum CollectionLayoutListHeaderMode: Int, Hashable, Sendable {
  /// Sections have no headers.
  case none = 0
  /// A supplementary view of kind `UICollectionView.elementKindSectionHeader`.
  case supplementary = 1
  /// The first item of each section, which must have one.
  case firstItemInSection = 2
}

/// The source of a list's footers: `UICollectionLayoutListConfiguration.FooterMode`.
public enum CollectionLayoutListFooterMode: Int, Hashable, Sendable {
  /// Sections have no footers.
  case none = 0
  /// A supplementary view of kind `UICollectionView.elementKindSectionFooter`.
  case supplementary = 1
}

extension CollectionLayoutListAppearance {
  package var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }
}

package enum ListRole: Hashable, Sendable {
  case row(ListRowPosition)
  /// A header, be it a supplementary view or a section's first item.
  case header
  case footer

  package init(item index: Int, of count: Int, headerMode: CollectionLayoutListHeaderMode) {
    let firstRow = headerMode == .firstItemInSection ? 1 : 0
    self =
      index < firstRow
      ? .header : .row(ListRowPosition(isFirst: index == firstRow, isLast: index == count - 1))
  }

  /// The position of the row; nil for headers and footers.
  package var position: ListRowPosition? {
    if case .row(let position) = self { position } else { nil }
  }
}

extension ListSeparatorRule {
  /// The rule for an element of a list (behaviour rule SE-3).
  package init(_ appearance: CollectionLayoutListAppearance, _ role: ListRole) {
    self.init()
    guard case .row(let position) = role else { return }
    switch appearance {
    case .plain, .sidebarPlain: bottom = true
    case .grouped:
      top = position.isFirst
      bottom = true
      isTopFull = position.isFirst
      isBottomFull = position.isLast
    case .insetGrouped:
      bottom = !position.isLast
    case .sidebar: break
    }
  }
}
