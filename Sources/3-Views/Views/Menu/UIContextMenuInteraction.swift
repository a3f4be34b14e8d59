// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

/// Opens a menu when a touch rests on a view.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// How a menu is shown.
  public enum Appearance: Int, Hashable, Sendable {
    /// There is none.
    case unknown = 0
    /// Beside a preview, over a dimmed window.
    case rich = 1
    /// Alone.
    case compact = 2
  }

  private weak var answering: (any UIContextMenuInteractionDelegate)?
  private weak var owner: UIView?
  /// Who answers in place of the delegate: a view that has the interaction by itself.
  private weak var ownSource: (any MenuSource)?
  private lazy var delegateSource = DelegateMenuSource(self, isAttached: isAttached)
  /// Whether the menu is beside the view as a control's is.
  private let isAttached: Bool
  /// The menu, from the press to the end of its closing. Its window holds it: what it shows holds
  /// this interaction's view, and would never be released.
  weak var presentation: MenuPresentation?

  /// Creates an interaction.
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

  /// Says what the menu shows; nil for the interaction that a collection view has by itself.
  open var delegate: (any UIContextMenuInteractionDelegate)? { answering }
  /// The view whose menu opens.
  open var view: UIView? { owner }
  /// How the menu is shown that is open; unknown without one.
  open var menuAppearance: Appearance {
    guard let presentation = live, presentation.isOpen else { return .unknown }
    return presentation.hasPreview ? .rich : .compact
  }

  /// The menu, unless its window is gone with it.
  private var live: MenuPresentation? {
    presentation?.view?.window == nil ? nil : presentation
  }

  var source: any MenuSource { ownSource ?? delegateSource }

  /// Whether touches that rest open the menu.
  package var isEnabled = true

  /// Returns the place of the touch that the menu belongs to.
  ///
  /// - Parameter view: The view whose coordinates are meant; nil for the window's.
  /// - Returns: The place in points; the greatest finite numbers without a menu.
  open func location(in view: UIView?) -> CGPoint {
    guard let presentation = live, presentation.phase != .closing else {
      return CGPoint(
        x: CGFloat.greatestFiniteMagnitude, y: CGFloat.greatestFiniteMagnitude)
    }
    return view?.convert(presentation.location, from: nil) ?? presentation.location
  }

  /// Closes the menu; nothing happens without one.
  open func dismissMenu() { live?.dismiss() }

  /// Exchanges the menu that is open, over time, and each submenu that is.
  ///
  /// - Parameter block: Called once for the menu and once for each opened submenu, from the outermost
  ///   inward; returns what takes its place. Not called without a menu.
  open func updateVisibleMenu(_ block: (_ visibleMenu: UIMenu) -> UIMenu) {
    live?.update(block)
  }

  /// Called before the view changes; a menu that is shown goes.
  open func willMove(to view: UIView?) {
    if view !== owner { presentation?.endAtOnce() }
  }

  /// Called after the view changed.
  open func didMove(to view: UIView?) { owner = view }
}

// MARK: Press

extension UIContextMenuInteraction: PressTarget {
  package var pressRank: PressRank { .menu }

  package func wantsPress(_ press: Press) -> Bool {
    isEnabled && (answering != nil || ownSource != nil) && source.mayOpenMenu
      && press.window.openMenu == nil
  }

  /// Asks for the configuration and lifts the preview (interaction rule IR-3). Of several views one
  /// inside the other the innermost that has a menu lifts its own.
  package func pressWillBeHeld(_ press: Press) {
    endClosing()
    guard let view, presentation == nil, !press.window.isMenuPressed else { return }
    guard let begun = MenuPresentation(of: self, in: view, at: press.location) else { return }
    presentation = begun
    begun.beginPress()
  }

  /// A menu that is still closing gives way to another.
  private func endClosing() {
    if let presentation, presentation.phase == .closing { presentation.remove() }
  }

  package func pressAbandoned(_ press: Press) { presentation?.abandon() }

  package func takePress(_ press: Press) -> Bool {
    guard let presentation, presentation.phase == .pressed else { return false }
    return presentation.open()
  }

  package func pressMoved(_ press: Press) {
    guard let presentation, presentation.isOpen else { return }
    if press.companion != nil {
      guard press.distance > press.window.interactionMetrics.press.allowableMovement else { return }
      // The drag of the same items goes on, and the menu goes (interaction rule IX-6).
      presentation.dismiss(leavingPreviews: true)
      return press.handOver()
    }
    guard press.distance > press.window.interactionMetrics.press.allowableMovement else { return }
    presentation.slide(to: press.location)
  }

  package func pressEnded(_ press: Press) {
    press.companion?.pressCancelled(press)
    presentation?.endSlide(at: press.location)
  }

  package func pressCancelled(_ press: Press) {
    press.companion?.pressCancelled(press)
    presentation?.cancelTouch()
  }

  /// Opens the menu without a press, as a key does.
  ///
  /// - Parameter location: The place in the view.
  /// - Returns: Whether there is a menu.
  @discardableResult
  package func openMenu(at location: CGPoint) -> Bool {
    endClosing()
    guard let view, let window = view.window, presentation == nil, window.openMenu == nil,
      let begun = MenuPresentation(
        of: self, in: view, at: view.convert(location, to: nil as UIView?))
    else { return false }
    presentation = begun
    begun.showPreviews()
    return begun.open()
  }
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
