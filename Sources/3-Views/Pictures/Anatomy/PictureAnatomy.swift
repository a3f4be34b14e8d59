// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CairoGraphics
public import Foundation

/// The parts of a layout that a picture shows over its view, as figures in articles do: outlines,
/// hatched insets and spacing, dimensions in points, and a legend beside the view.
///
/// ```swift
/// let picture = Picture(of: collectionView)
/// picture.anatomy = PictureAnatomy([.items, .groups, .insets])
/// try picture.write(to: "anatomy.svg")
/// ```
///
/// Groups, insets and spacing are what the layout was solved with; a custom layout has elements
/// only. Of a view that is no collection view and holds none, the bounds of its subviews are
/// outlined. Where parts repeat, one of them has its dimensions.
public struct PictureAnatomy: Hashable, Sendable {
  /// The kinds of parts that are shown; empty for none.
  public var kinds: Set<Kind>
  /// The item whose dimensions are shown, with the sums that they come from, while everything else
  /// is dimmed; nil for none. An item that is not visible, or not there, is an error of drawing.
  public var highlightedItem: IndexPath?
  /// A Boolean value that says whether arrows lead from where elements come from to where they go,
  /// while they are animating.
  public var showsPaths = false
  /// A Boolean value that says whether the picture grows by a legend.
  public var showsLegend = true

  /// Creates an anatomy of some kinds of parts.
  ///
  /// - Parameter kinds: The kinds; empty for none.
  public init(_ kinds: Set<Kind> = Set(Kind.allCases)) { self.kinds = kinds }

  var isEmpty: Bool { kinds.isEmpty && highlightedItem == nil && !showsPaths }

  /// A kind of parts.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The frames of cells.
    case items
    /// The groups of a compositional layout, at every level; the lines of a flow layout.
    case groups
    /// The sections, with their boundary items.
    case sections
    /// The frames of headers, footers and badges.
    case supplementaries
    /// The frames of backgrounds.
    case decorations
    /// The content insets of items, groups and sections; the section insets of flow layouts.
    case insets
    /// The space between items, lines, groups and sections, and edge spacing, flexible or not.
    case spacing
    /// The margins and the safe area of the view; the margins and separators of list cells.
    case margins
    /// The view's bounds.
    case bounds
    /// A grid of lines every 10 and every 50 points of the view.
    case grid
  }
}

extension PictureAnatomy.Kind {
  package var title: String {
    switch self {
    case .items: "Items"
    case .groups: "Groups"
    case .sections: "Sections"
    case .supplementaries: "Supplementary items"
    case .decorations: "Decoration items"
    case .insets: "Insets"
    case .spacing: "Spacing"
    case .margins: "Margins"
    case .bounds: "Bounds"
    case .grid: "Grid, 10 points"
    }
  }

  /// Returns the phrase for a part of a name, where the name alone does not: an `item` inset.
  func phrase(_ name: String) -> String {
    switch self {
    case .insets: "\(name) inset"
    case .spacing where !name.hasPrefix("to "): "\(name) spacing"
    default: name
    }
  }

  /// The order of drawing: later parts lie over earlier ones.
  static let drawingOrder: [Self] = [
    .grid, .insets, .spacing, .decorations, .margins, .bounds, .sections, .groups,
    .supplementaries, .items,
  ]

  /// Of labels that want the same place, that of the kind named first has it.
  static let labelOrder: [Self] = [
    .groups, .items, .supplementaries, .spacing, .insets, .margins, .decorations, .sections,
    .bounds,
  ]

  /// Returns the colour that the kind has in figures, for legends that are drawn elsewhere.
  package func legendColor(isDark: Bool) -> RGBA { AnatomyPalette(isDark: isDark).color(self) }
}
