// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
public import Foundation
import Geometry

extension UITableView {
  /// The style of a table.
  public enum Style: Int, Sendable {
    /// A table of rows from edge to edge; headers and footers stay visible while their section is.
    case plain = 0
    /// A table of groups from edge to edge.
    case grouped
    /// A table of groups as inset cards.
    case insetGrouped
  }

  /// The position of a row after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// The table scrolls as little as possible for the row to become visible.
    case none = 0
    /// The row is at the top.
    case top
    /// The row is in the middle.
    case middle
    /// The row is at the bottom.
    case bottom
  }

  /// The animation of rows.
  public enum RowAnimation: Int, Sendable {
    /// Rows fade in and out, in place.
    case fade = 0
    /// Rows slide in from the right and out to the right.
    case right
    /// Rows slide in from the left and out to the left.
    case left
    /// Rows slide from and to below the row above.
    case top
    /// Rows slide from and to below the row below.
    case bottom
    /// Rows appear and disappear at once; the others slide.
    case none
    /// Rows slide from and to the middle of the space that opens or closes.
    case middle
    /// Rows appear and disappear below the others, which slide away or over them.
    case automatic = 100
  }

  /// The edges that the insets of separators are measured from.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The insets are measured from the edges of the cell.
    case fromCellEdges = 0
    /// The insets are measured from the automatic ends of separators.
    case fromAutomaticInsets
  }

  /// The events after which the table measures rows again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Cells are not measured again.
    case disabled = 0
    /// Cells are measured again after calls of `invalidateIntrinsicContentSize()`, or changes of
    /// the content configuration.
    case enabled
    /// Cells are also measured again when constraints inside them change.
    case enabledIncludingConstraints
  }
}

extension UITableView.Style {
  var layoutStyle: TableStyle {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}

extension UIEdgeInsets {
  /// The insets of lines that begin and end where they would by themselves.
  @MainActor static var automaticSeparator: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: UITableView.automaticDimension, bottom: 0, right: 0)
  }
}

extension UITableView {
  /// Creates a table as `init(frame:style:)` does, for ``objectiveCInit(frame:style:)``.
  ///
  /// - Parameters:
  ///   - objectiveCFrame: Its place in its superview, in points.
  ///   - style: The look of the table.
  public convenience init(objectiveCFrame: CGRect, style: Style) {
    self.init(frame: objectiveCFrame, style: style)
  }

  // swift-format-ignore
  @_silgen_name("$s9TableView07UITableB0C15objectiveCFrame5styleAC10Foundation6CGRectV_AC5StyleOtcfC")
  private static func create(_ frame: CGRect, _ style: Style) -> Self

  /// Creates a table of the class at hand, which may be known only when the program runs. What
  /// `T(frame:style:)` means in code for iOS.
  ///
  /// - Parameters:
  ///   - frame: Its place in its superview, in points.
  ///   - style: The look of the table.
  /// - Returns: The table, made by the class's own `init(frame:style:)`. A class that has none stops the
  ///   program with Swift's "Use of unimplemented initializer".
  public static func objectiveCInit(frame: CGRect, style: Style) -> Self { create(frame, style) }
}
