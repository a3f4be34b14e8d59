// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A closure that creates the controller whose view is the preview above a menu; nil for the
/// preview of the source.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// A closure that creates a menu from elements that the system suggests, of which there are none
/// here; nil for no menu.
public typealias UIContextMenuActionProvider =
  @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// The configuration of a context menu.
///
/// A configuration equals itself alone.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The order of a menu's elements.
  public enum ElementOrder: Int, Hashable, Sendable {
    /// The order `priority` in a context menu.
    case automatic = 0
    /// The first ones: a menu that opens upwards has them last.
    case priority = 1
    /// The order in which the elements were given.
    case fixed = 2
  }

  private let name: any NSCopying
  private var secondary: Set<AnyHashable> = []
  private var badge: Int?
  package let previewProvider: UIContextMenuContentPreviewProvider?
  package let actionProvider: UIContextMenuActionProvider?

  /// Creates a context menu configuration from an identifier, a preview provider and an action
  /// provider.
  ///
  /// - Parameters:
  ///   - identifier: What the client finds the menu's source by; nil for a UUID.
  ///   - previewProvider: Makes the controller of the preview, when the menu is about to be shown;
  ///     nil for the preview of the source.
  ///   - actionProvider: Makes the menu, when it is about to be shown; nil for none.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    name = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  /// The identifier by which the client finds the menu's source.
  open var identifier: any NSCopying { name }

  /// The identifiers by which the client finds the sources that the menu is for beside the one of
  /// ``identifier``, which is left out where it is set (interaction section 8, row 11). With any of
  /// them the preview is a stack.
  open var secondaryItemIdentifiers: Set<AnyHashable> {
    get { secondary }
    set {
      secondary = newValue
      if let own = name as? NSObject { secondary.remove(AnyHashable(own)) }
      if let own = name as? AnyHashable { secondary.remove(own) }
    }
  }

  /// The number in the badge of the preview. Unless set, and for a negative one, the number of items;
  /// below 2 there is no badge.
  open var badgeCount: Int {
    get { badge ?? secondary.count + 1 }
    set { badge = newValue < 0 ? nil : newValue }
  }

  package var hasBadgeCount: Bool { badge != nil }

  /// The order of the menu's elements.
  open var preferredMenuElementOrder: ElementOrder = .automatic
}

/// The style in which the preview of a menu is committed when it is tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Hashable, Sendable {
  /// The preview disappears, and the menu with it.
  case dismiss = 0
  /// The preview grows until it fills the window.
  case pop = 1
}

/// The animations alongside a menu that appears or disappears.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller whose view is the menu's preview; nil for the preview of a view.
  var previewViewController: UIViewController? { get }
  /// Adds changes that are animated alongside.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called at the end of the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The animations alongside a menu whose preview was tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The style in which the preview is committed.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
