// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import CollectionLayout
import Foundation
public import Geometry
public import Views

/// How the lines between the rows of a list look.
///
/// ```swift
/// configuration.itemSeparatorHandler = { indexPath, separators in
///   var separators = separators
///   if indexPath.item == 0 { separators.bottomSeparatorVisibility = .hidden }
///   return separators
/// }
/// ```
public struct UIListSeparatorConfiguration: Hashable, Sendable {
  /// Whether a line is drawn.
  public enum Visibility: Int, Hashable, Sendable {
    /// Where the list's appearance has one.
    case automatic = 0
    /// In any case.
    case visible = 1
    /// In no case.
    case hidden = 2
  }

  /// Insets that let the list decide: from the text on, to the trailing edge. Each edge counts for
  /// itself, so that one of them can be replaced.
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

  /// Creates the lines of an appearance.
  ///
  /// - Parameter listAppearance: What the list looks like. What follows from it is decided for each
  ///   row: everything is automatic.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
