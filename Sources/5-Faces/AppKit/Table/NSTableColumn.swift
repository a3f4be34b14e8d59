// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The column of a table, by whose identifier its delegate knows it.
@preconcurrency @MainActor
open class NSTableColumn: NSObject {
  /// The ways in which the width of a column changes.
  public struct ResizingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The column follows the width of its table.
    public static let autoresizingMask = ResizingOptions(rawValue: 1 << 0)
    /// Has no effect: a user cannot drag columns, since tables have no headers here.
    public static let userResizingMask = ResizingOptions(rawValue: 1 << 1)
  }

  /// The column's name.
  open var identifier: NSUserInterfaceItemIdentifier
  /// The column's words. They are kept: tables have no headers here.
  open var title = ""
  /// The table that has the column; nil for none.
  open internal(set) weak var tableView: NSTableView?

  /// Creates a column.
  ///
  /// - Parameter identifier: Its name.
  public init(identifier: NSUserInterfaceItemIdentifier) { self.identifier = identifier }

  // MARK: Width

  private var ownWidth: CGFloat = 100

  /// The width of the cells, in points; 100 at first (appkit rule MT-9).
  ///
  /// In a table, a column whose ``resizingMask`` has `autoresizingMask` is as wide as the table, without
  /// what its style and the spacing leave free at the sides: what is set then counts outside of it, and
  /// when the mask changes. Whatever is set, the width is from ``minWidth`` to ``maxWidth``.
  open var width: CGFloat {
    get { tableView?.cellSpan.width ?? limited(ownWidth) }
    set {
      ownWidth = newValue
      tableView?.columnChanged()
    }
  }
  /// The least width, in points; 10 at first. It wins over a ``maxWidth`` that is less. Numbers below zero
  /// count as zero.
  open var minWidth: CGFloat = 10 {
    didSet { if minWidth != oldValue { tableView?.columnChanged() } }
  }
  /// The greatest width, in points; without a limit at first.
  open var maxWidth = CGFloat.greatestFiniteMagnitude {
    didSet { if maxWidth != oldValue { tableView?.columnChanged() } }
  }
  /// The ways in which the width changes; both at first.
  open var resizingMask: ResizingOptions = [.autoresizingMask, .userResizingMask] {
    didSet { if resizingMask != oldValue { tableView?.columnChanged() } }
  }

  private func limited(_ width: CGFloat) -> CGFloat { max(0, minWidth, min(width, maxWidth)) }

  func width(in space: CGFloat) -> CGFloat {
    limited(resizingMask.contains(.autoresizingMask) ? space : ownWidth)
  }
}
