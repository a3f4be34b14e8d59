// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
public import Foundation
public import Views

/// An action after a row of a table, in the form before iOS 11: a title without an image.
///
/// The first of several is at the outer edge, as with `UIContextualAction`. The row stays open when one
/// was tapped, until the table begins or ends editing, loads its data again or loses the row; and a row
/// that is moved far runs none of them (behaviour rule TV-37).
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, @preconcurrency NSCopying {
  /// The effect of the action on the row, which its colour shows.
  public enum Style: Int, Hashable, Sendable {
    /// An action that deletes the row or a part of it; red.
    case `default` = 0
    /// An action that keeps the row; grey.
    case normal = 1

    /// An action that deletes the row; another name of ``default``.
    public static var destructive: Style { .default }
  }

  /// The effect of the action on the row.
  public let style: Style
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - style: What the action does to the row.
  ///   - title: The word on it; nil for none.
  ///   - handler: Called with the action and the row's present index path when it is tapped.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The title of the action.
  open var title: String?

  /// The colour of the action; nil for that of its style.
  open var backgroundColor: UIColor?

  /// Returns another action with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UITableViewRowAction(style: style, title: title, handler: handler)
    copy.backgroundColor = backgroundColor
    return copy
  }

  fileprivate func run(forRowAt path: IndexPath) { handler(self, path) }
}

extension UISwipeActionsConfiguration {
  /// Creates the configuration of actions as they were before iOS 11.
  convenience init(
    _ actions: [UITableViewRowAction], of cell: UITableViewCell, in table: UITableView
  ) {
    self.init(
      actions: actions.map { action in
        let style: UIContextualAction.Style = action.style == .normal ? .normal : .destructive
        let contextual = UIContextualAction(style: style, title: action.title) {
          [weak cell, weak table] _, _, _ in
          // Rows may have come and gone meanwhile. The row stays open: nothing is completed.
          if let cell, let path = table?.indexPath(for: cell) { action.run(forRowAt: path) }
        }
        if let color = action.backgroundColor { contextual.backgroundColor = color }
        return contextual
      })
    performsFirstActionWithFullSwipe = false
  }
}
