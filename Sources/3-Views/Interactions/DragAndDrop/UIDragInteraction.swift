// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

/// An interaction that lets a view's contents be dragged.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  private weak var source: (any UIDragInteractionDelegate)?
  private weak var owner: UIView?
  private var ownIsEnabled: Bool?

  /// Creates a drag interaction.
  ///
  /// - Parameter delegate: Says what is dragged. It is not kept alive.
  public init(delegate: any UIDragInteractionDelegate) {
    source = delegate
    super.init()
  }

  /// The delegate that supplies the dragged items.
  open var delegate: (any UIDragInteractionDelegate)? { source }
  /// The view whose contents are dragged.
  open var view: UIView? { owner }

  /// A Boolean value that says whether interactions are enabled unless set: true, as on every device
  /// since iOS 15.
  open class var isEnabledByDefault: Bool { true }
  /// A Boolean value that says whether a drag may begin.
  open var isEnabled: Bool {
    get { ownIsEnabled ?? Self.isEnabledByDefault }
    set {
      ownIsEnabled = newValue
      if !isEnabled { endDrag() }
    }
  }
  /// Has no effect: views get a touch until it is held, never after. A Boolean value that says
  /// whether other gestures continue while items are lifted.
  open var allowsSimultaneousRecognitionDuringLift = false

  /// Called before the view changes: a drag of its contents ends.
  open func willMove(to view: UIView?) { endDrag() }
  /// Called after the drag interaction was added to a view, or removed from one.
  open func didMove(to view: UIView?) { owner = view }

  private func endDrag() { owner?.window?.cancelDrag(of: self) }
}

/// An interaction that lets a view accept drops.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  private weak var destination: (any UIDropInteractionDelegate)?
  private weak var owner: UIView?

  /// Creates a drop interaction.
  ///
  /// - Parameter delegate: Says what drops do. It is not kept alive.
  public init(delegate: any UIDropInteractionDelegate) {
    destination = delegate
    super.init()
  }

  /// The delegate that handles drops.
  open var delegate: (any UIDropInteractionDelegate)? { destination }
  /// The view that is dropped on.
  open var view: UIView? { owner }
  /// Has no effect: there is one drag at a time. A Boolean value that says whether several may be
  /// over the view.
  open var allowsSimultaneousDropSessions = false

  /// Called before the drop interaction is added to a view, or removed from one.
  open func willMove(to view: UIView?) {}
  /// Called after the drop interaction was added to a view, or removed from one.
  open func didMove(to view: UIView?) { owner = view }
}

extension UIDragInteraction: PressTarget {
  package var pressRank: PressRank { .drag }

  package func wantsPress(_ press: Press) -> Bool {
    isEnabled && delegate != nil && press.window.drag == nil
  }

  package func takePress(_ press: Press) -> Bool {
    // A menu that has the press shows the previews until the drag begins (interaction rule IR-4).
    DragSession(
      of: self, at: press.location, in: press.window, isBesideMenu: press.owner != nil) != nil
  }

  package func pressMoved(_ press: Press) { press.window.drag?.move(to: press.location) }

  package func pressEnded(_ press: Press) { press.window.drag?.end() }

  package func pressCancelled(_ press: Press) { press.window.drag?.cancel() }
}

@MainActor
final class DragFeature: WindowFeature {
  static var rank: WindowFeatureRank { .drag }
  /// The session of items that are lifted and not dragged yet.
  var lift: DragSession?
  var active: DragSession?

  init() {}

  var drag: DragSession? { active ?? lift }

  var holdsTouch: Bool { active != nil }

  /// Adds what was tapped to the drag, where there is anything to add (interaction rule DG-7).
  func additionalTouchWillEnd(_ touch: UITouch) -> Bool {
    guard let active else { return false }
    var current = touch.view
    while let view = current {
      for case let interaction as UIDragInteraction in view.interactions
      where interaction.isEnabled
        && active.addItems(from: interaction, at: touch.location(in: nil))
      {
        return true
      }
      current = view.superview
    }
    return false
  }

  /// Ends a drag whose source leaves the window with a view (interaction rule DG-10).
  func viewWillLeave(_ view: UIView) {
    guard let drag, let source = drag.source.view, source.isDescendant(of: view) else { return }
    drag.cancel()
  }
}

extension UIWindow {
  /// The drag under way; nil before the touch has moved.
  package var activeDrag: DragSession? { existingFeature(DragFeature.self)?.active }

  /// The session of items that are lifted or dragged.
  var drag: DragSession? { existingFeature(DragFeature.self)?.drag }

  /// Ends the drag of an interaction, if it is the one under way.
  func cancelDrag(of interaction: UIDragInteraction) {
    if let drag, drag.source === interaction { drag.cancel() }
  }
}
