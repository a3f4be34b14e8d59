// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

/// Something that a menu offers: an action or another menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Whether an element is the chosen one.
  public enum State: Int, Hashable, Sendable {
    /// It is not.
    case off = 0
    /// It is.
    case on = 1
    /// Some of what it stands for is.
    case mixed = 2
  }

  /// The words that it shows.
  public let title: String
  /// The image beside them.
  public let image: UIImage?

  init(elementTitle: String, image: UIImage?) {
    title = elementTitle
    self.image = image
    super.init()
  }
}

/// Something that a menu runs.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// Runs the action.
  public typealias Handler = (_ action: UIAction) -> Void

  /// Whether the action is the chosen one of its menu.
  open var state: State
  /// Runs the action.
  public let handler: Handler

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The words that it shows.
  ///   - image: The image beside them.
  ///   - state: Whether it is the chosen one of its menu.
  ///   - handler: Runs it.
  public init(
    title: String = "", image: UIImage? = nil, state: State = .off, handler: @escaping Handler
  ) {
    self.state = state
    self.handler = handler
    super.init(elementTitle: title, image: image)
  }
}

/// Actions and other menus to choose from.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// What there is to choose from.
  public let children: [UIMenuElement]

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - title: The words above it.
  ///   - image: The image beside it where it stands in another menu.
  ///   - children: What there is to choose from.
  public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
    self.children = children
    super.init(elementTitle: title, image: image)
  }

  /// The chosen actions, of this menu and those in it.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu { return menu.selectedElements }
      return (child as? UIAction)?.state == .on ? [child] : []
    }
  }
}
