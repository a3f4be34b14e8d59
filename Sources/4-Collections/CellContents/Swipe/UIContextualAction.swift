// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

/// An action beside a row of a list or a table.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The effect of the action on the row's data.
  public enum Style: Int, Hashable, Sendable {
    /// An action that keeps the content; grey.
    case normal = 0
    /// An action that deletes the content; red.
    case destructive = 1
  }

  /// A closure that runs when an action is chosen.
  ///
  /// The completion takes whether the action was performed: the row of a destructive one stays
  /// where it is until it is deleted, any other closes.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (_ actionPerformed: Bool) -> Void
  ) -> Void

  /// The effect of the action on the row's data.
  public let style: Style
  /// The closure that runs when the action is chosen.
  public let handler: Handler
  /// The title of the action.
  open var title: String?
  /// The image of the action, above the title.
  open var image: UIImage?

  // Implicitly unwrapped as in UIKit: nil is set, for the style's colour, and never read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The background colour of the action: red for a destructive one, otherwise grey, unless set.
  open var backgroundColor: UIColor! {
    get { ownBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownBackgroundColor = newValue }
  }
  private var ownBackgroundColor: UIColor?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - style: What the action does to the row's data.
  ///   - title: The word on it.
  ///   - handler: Runs it.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}

/// The actions beside a row of a list or a table.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions; the first is at the outer edge.
  public let actions: [UIContextualAction]

  /// A Boolean value that says whether a full swipe runs the first action; true at first.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a swipe actions configuration from its actions.
  ///
  /// - Parameter actions: The actions; the first is at the outer edge. Without any the row stays.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
