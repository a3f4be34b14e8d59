// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Makes the controller whose view is the preview above a menu; nil for the preview of the source.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// Makes a menu out of elements that the system suggests, of which there are none here; nil for no
/// menu.
public typealias UIContextMenuActionProvider =
  @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// The configuration of a context menu.
///
/// A configuration equals itself alone.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Which elements are next to the touch.
  public enum ElementOrder: Int, Hashable, Sendable {
    /// As `priority` in a context menu.
    case automatic = 0
    /// The first ones: a menu that opens upwards has them last.
    case priority = 1
    /// Those that are there if the elements are shown as they were given.
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

  /// Whether the client has set a number for the badge.
  package var hasBadgeCount: Bool { badge != nil }

  /// Which elements are next to the touch.
  open var preferredMenuElementOrder: ElementOrder = .automatic
}

/// The style in which the preview of a menu is committed when it is tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Hashable, Sendable {
  /// The preview disappears, and the menu with it.
  case dismiss = 0
  /// The preview grows until it fills the window.
  case pop = 1
}

/// Animates along with a menu that appears or disappears.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller whose view is the menu's preview; nil for the preview of a view.
  var previewViewController: UIViewController? { get }
  /// Adds changes that are animated along.
  ///
  /// - Parameter animations: Makes the changes.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is done at the end of the animation.
  ///
  /// - Parameter completion: Called at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Animates along with a menu whose preview was tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The style in which the preview is committed.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
