// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An interaction that opens a menu when a touch rests on a view.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The presentation of a menu.
  public enum Appearance: Int, Hashable, Sendable {
    /// The menu is not shown.
    case unknown = 0
    /// A menu beside a preview, over a dimmed window.
    case rich = 1
    /// A menu without a preview.
    case compact = 2
  }

  package private(set) weak var answering: (any UIContextMenuInteractionDelegate)?
  private weak var owner: UIView?
  /// The source that answers in place of the delegate: a view that has the interaction by itself.
  package private(set) weak var ownSource: (any MenuSource)?
  /// Asks the delegate; nil as long as no menu was asked for.
  package var delegateSource: (any MenuSource)?
  /// Whether the menu is beside the view as a control's is.
  package let isAttached: Bool
  /// The menu, from the press to the end of its closing. Its window holds it: what it shows holds
  /// this interaction's view, and would never be released.
  package weak var presentation: (any PresentedMenu)?

  /// Creates a context menu interaction.
  ///
  /// - Parameter delegate: Says what the menu shows. It is not kept alive.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    answering = delegate
    isAttached = false
    super.init()
  }

  /// Creates the interaction of a control, whose menu is beside it.
  ///
  /// - Parameter control: Says what the menu shows. It is not kept alive.
  init(of control: UIControl) {
    answering = control
    isAttached = true
    super.init()
  }

  /// Creates the interaction of a view that answers itself.
  ///
  /// - Parameter source: Says what the menu shows. It is not kept alive.
  package init(source: any MenuSource) {
    ownSource = source
    isAttached = false
    super.init()
  }

  /// The delegate that supplies the menu; nil for the interaction that a collection view creates.
  open var delegate: (any UIContextMenuInteractionDelegate)? { answering }
  /// The view whose menu opens.
  open var view: UIView? { owner }
  /// The presentation of the open menu; unknown without one.
  open var menuAppearance: Appearance {
    guard let presentation = live, presentation.isOpen else { return .unknown }
    return presentation.hasPreview ? .rich : .compact
  }

  /// The menu, unless its window is gone with it.
  private var live: (any PresentedMenu)? {
    presentation?.view?.window == nil ? nil : presentation
  }

  /// Whether touches that rest open the menu.
  package var isEnabled = true

  /// Returns the place of the touch that the menu belongs to.
  ///
  /// - Parameter view: The view whose coordinates are meant; nil for the window's.
  /// - Returns: The place in points; the greatest finite numbers without a menu.
  open func location(in view: UIView?) -> CGPoint {
    guard let presentation = live, !presentation.isClosing else {
      return CGPoint(
        x: CGFloat.greatestFiniteMagnitude, y: CGFloat.greatestFiniteMagnitude)
    }
    return view?.convert(presentation.location, from: nil) ?? presentation.location
  }

  /// Closes the menu; nothing happens without one.
  open func dismissMenu() { live?.dismiss() }

  /// Replaces the open menu and its open submenus, with an animation.
  ///
  /// - Parameter block: Called once for the menu and once for each opened submenu, from the outermost
  ///   inward; returns what takes its place. Not called without a menu.
  open func updateVisibleMenu(_ block: (_ visibleMenu: UIMenu) -> UIMenu) {
    live?.update(block)
  }

  /// Called before the view changes; a visible menu is dismissed.
  open func willMove(to view: UIView?) {
    if view !== owner { presentation?.endAtOnce() }
  }

  /// Called after the context menu interaction was added to a view, or removed from one.
  open func didMove(to view: UIView?) { owner = view }
}

// A touch that opened a control's menu stays the control's, which hands it on.
extension UIContextMenuInteraction {
  /// The touch moves: the row that it is on is emphasized.
  func slide(_ touch: UITouch) {
    guard let presentation, presentation.isOpen else { return }
    presentation.slide(to: touch.location(in: nil))
  }

  /// The touch is lifted: the row that it was moved onto is chosen.
  func endSlide(_ touch: UITouch) {
    presentation?.endSlide(at: touch.location(in: nil))
  }
}

/// The methods that supply a view's context menu, and are called when it appears and disappears.
///
/// All but the first are optional in UIKit; here they have defaults.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Returns what the menu at a place of the view shows; nil for no menu.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns the preview of an item when the menu appears; nil for the whole view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// Returns where the preview of an item goes when the menu disappears; nil for fading away.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// The older form of `highlightPreviewForItemWithIdentifier`.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The older form of `dismissalPreviewForItemWithIdentifier`.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called when the preview was tapped.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called before the menu appears.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before the menu disappears.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}
