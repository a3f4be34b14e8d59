// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
public import Foundation
import Geometry

extension UITableView {
  /// The look of a table.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge; headers and footers stay visible while their section is.
    case plain = 0
    /// Groups from edge to edge.
    case grouped
    /// Groups as cards.
    case insetGrouped
  }

  /// The position of a row after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// As near as it is to be visible.
    case none = 0
    /// To the top.
    case top
    /// To the middle.
    case middle
    /// To the bottom.
    case bottom
  }

  /// The animation of rows.
  public enum RowAnimation: Int, Sendable {
    /// By their opacity, in place.
    case fade = 0
    /// From and to the right.
    case right
    /// From and to the left.
    case left
    /// From and to under the row above.
    case top
    /// From and to under the row below.
    case bottom
    /// At once; the others slide.
    case none
    /// From and to the middle of the space that opens or shuts.
    case middle
    /// Under the others, which slide away or over them.
    case automatic = 100
  }

  /// From where the insets of lines count.
  public enum SeparatorInsetReference: Int, Sendable {
    /// From the edges of the cell.
    case fromCellEdges = 0
    /// From where lines begin and end by themselves.
    case fromAutomaticInsets
  }

  /// The events after which the table measures rows again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never by themselves.
    case disabled = 0
    /// Measures again after calls of `invalidateIntrinsicContentSize()`, or changes of the content
    /// configuration.
    case enabled
    /// Also when constraints inside them change.
    case enabledIncludingConstraints
  }
}

extension UITableView.Style {
  /// The style as the solver knows it.
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
