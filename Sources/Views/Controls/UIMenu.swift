// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

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
  public var title: String
  /// Has no effect: menus do not open yet. The image beside the title.
  public var image: UIImage?

  init(elementTitle: String, image: UIImage?) {
    title = elementTitle
    self.image = image
    super.init()
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
