// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import CellContents
public import CollectionLayout
public import Foundation
public import Geometry
public import Views

/// The configuration of a list: its appearance, headers, footers and swipe actions.
///
/// ```swift
/// let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
/// let layout = UICollectionViewCompositionalLayout.list(using: configuration)
/// // cards of rows that are 350 points wide in a view of 390
/// ```
public struct UICollectionLayoutListConfiguration {
  /// The appearance of a list.
  public typealias Appearance = CollectionLayoutListAppearance
  /// The source of the headers.
  public typealias HeaderMode = CollectionLayoutListHeaderMode
  /// The source of the footers.
  public typealias FooterMode = CollectionLayoutListFooterMode
  /// A closure that returns the separators of one item, starting from those of the section.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration
  /// A closure that returns the swipe actions of an item; nil for none.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?

  /// The appearance of the list.
  public let appearance: Appearance
  /// The source of the headers; none at first.
  public var headerMode = HeaderMode.none
  /// The source of the footers; none at first.
  public var footerMode = FooterMode.none
  /// A Boolean value that says whether lines are drawn between rows; true at first. A sidebar has
  /// none in either case.
  public var showsSeparators = true
  /// The appearance of lines between rows.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// The closure that returns the separators of single items; called whenever an item is laid out.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The background colour behind the rows; nil for the appearance's own.
  ///
  /// > Note: Differs from UIKit: it fills the collection view if all sections agree on one, and has
  /// > no effect else.
  public var backgroundColor: UIColor?
  /// The closure that returns the actions revealed by a swipe in reading direction.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The closure that returns the actions revealed by a swipe against the reading direction.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The space above headers, in points, 0 or more; nil for the appearance's own.
  ///
  /// > Note: Differs from UIKit: above a supplementary header the space is part of a list cell's
  /// > own height, and other views leave none.
  public var headerTopPadding: CGFloat?

  /// Creates the configuration of a list without headers and footers.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// The colour of the collection view behind the list (behaviour rule LI-10).
  var listBackground: UIColor {
    if let backgroundColor { return backgroundColor }
    switch appearance {
    case .plain: return .systemBackground
    // Sidebars are uncertain: on phones they stand on the background of groups.
    case .grouped, .insetGrouped, .sidebar, .sidebarPlain: return .systemGroupedBackground
    }
  }

  /// The section that the list is, in a container on a kind of device and in a design.
  func specification(
    containerWidth: CGFloat, traits: UITraitCollection
  ) -> ListSectionSpecification {
    var specification = ListSectionSpecification(
      appearance: appearance, containerWidth: containerWidth,
      metrics: ListMetrics.metrics(in: traits).section)
    specification.headerMode = headerMode
    specification.footerMode = footerMode
    specification.headerTopPadding = headerTopPadding
    return specification
  }
}

/// The appearance of the lines between the rows of a list.
///
/// ```swift
/// configuration.itemSeparatorHandler = { indexPath, separators in
///   var separators = separators
///   if indexPath.item == 0 { separators.bottomSeparatorVisibility = .hidden }
///   return separators
/// }
/// ```
public struct UIListSeparatorConfiguration: Hashable, Sendable {
  /// The visibility of a separator.
  public enum Visibility: Int, Hashable, Sendable {
    /// Separators are visible where the list's appearance has them.
    case automatic = 0
    /// Separators are visible.
    case visible = 1
    /// Separators are hidden.
    case hidden = 2
  }

  /// Insets that the list replaces with its own: from the beginning of the text to the trailing
  /// edge. Each edge counts for itself, so that one of them can be replaced.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// The visibility of the line at the row's top edge.
  public var topSeparatorVisibility = Visibility.automatic
  /// The visibility of the line at the row's bottom edge.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The distances of the line at the top from the row's leading and trailing edges, in points.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The distances of the line at the bottom from the row's leading and trailing edges, in points.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The colour of the lines.
  public var color = UIColor.separator
  /// The colour of the lines of selected rows where several can be selected.
  public var multipleSelectionColor = UIColor.separator

  /// Creates the separators of an appearance.
  ///
  /// - Parameter listAppearance: What the list looks like. What follows from it is decided for each
  ///   row: everything is automatic.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
