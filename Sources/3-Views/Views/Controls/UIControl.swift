// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A view that does something when it is used.
///
/// A touch on it is the control's, not that of the views around it.
/// Its events run a ``UIAction``, or send a selector to a target.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  private(set) var controlActions = ControlActions()
  private var tracking = ControlTracking()
  /// The interaction that opens the control's menu; nil before it was asked for.
  private var menuInteraction: UIContextMenuInteraction?

  /// Creates a control.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control of an Interface Builder document. With another coder it is like
  /// `init(frame: .zero)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decode(self, reading: NibSteps.control)
  }

  /// Creates a control that does something when it is used.
  ///
  /// - Parameters:
  ///   - frame: Its place, in points.
  ///   - primaryAction: What it does; nil for nothing.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// A Boolean value that says whether the control can be used.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }

  /// A Boolean value that says whether the control is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// A Boolean value that says whether a touch is on the control.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// The state of the control.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Looks as the state asks for; controls of ours do it here.
  func stateChanged() { setNeedsLayout() }

  private func stateDidChange() {
    stateChanged()
    propertyDidChange()
  }

  // MARK: Actions

  /// Adds an action for events. One with the same identifier is replaced, at all its events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    controlActions.add(action, at: controlEvents)
  }

  /// Removes an action from events.
  ///
  /// - Parameters:
  ///   - action: The action; also another one of the same name.
  ///   - controlEvents: The events that no longer send the action.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes an action from events, by its identifier.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    controlActions.remove(actionIdentifier, at: controlEvents)
  }

  /// Adds a target and an action for events. Added again, it is sent once, at all of them.
  ///
  /// - Parameters:
  ///   - target: Who gets it; nil for the first in the responder chain that understands it, from the
  ///     control on. It is not kept alive.
  ///   - action: The action; its method gets the control and the event, or less.
  ///   - controlEvents: The events that send the action.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    controlActions.add(
      ControlActions.Target(Self.object(target), action), at: controlEvents)
  }

  /// Removes a target and an action from events.
  ///
  /// - Parameters:
  ///   - target: Who got it; nil for all targets.
  ///   - action: The action; nil for all.
  ///   - controlEvents: The events that no longer send the action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    controlActions.remove(Self.object(target), action, at: controlEvents)
  }

  /// Sends the actions of events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for entry in controlActions.entries where !entry.events.isDisjoint(with: controlEvents) {
      switch entry.deed {
      case .action(let action): sendAction(action)
      case .target(let target) where target.isGone: break
      case .target(let target): sendAction(target.action, to: target.object, for: tracking.event)
      }
    }
  }

  /// Performs an action.
  open func sendAction(_ action: UIAction) { action.perform(for: self) }

  /// Sends an action to a target; called for each, so that a subclass may observe or change it.
  ///
  /// - Parameters:
  ///   - action: The action. A target that does not understand it is a programmer error.
  ///   - target: Who gets it; nil for the first in the responder chain that understands it. If none
  ///     does, nothing happens.
  ///   - event: What the user did; nil for what the program does.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    action.sendAction(to: Self.object(target), from: self, for: event)
  }

  // MARK: Menus

  /// The interaction that opens the control's menu; nil unless ``isContextMenuInteractionEnabled``.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    isContextMenuInteractionEnabled ? menuInteraction : nil
  }

  /// A Boolean value that says whether the control has a menu, which
  /// `contextMenuInteraction(_:configurationForMenuAtLocation:)` gives.
  open var isContextMenuInteractionEnabled = false {
    didSet {
      guard isContextMenuInteractionEnabled != oldValue else { return }
      if isContextMenuInteractionEnabled {
        let interaction = menuInteraction ?? UIContextMenuInteraction(of: self)
        menuInteraction = interaction
        addInteraction(interaction)
      } else if let menuInteraction {
        removeInteraction(menuInteraction)
      }
    }
  }

  /// A Boolean value that says whether a touch opens the menu as soon as it comes down, in place of
  /// what the control does otherwise.
  open var showsMenuAsPrimaryAction = false

  /// Returns what the control's menu shows; nil unless a subclass says something else.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Returns the preview of an item when the menu appears; none unless a subclass gives one.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { OptionalMethod.unimplemented(by: self, nil) }

  /// Returns where the preview of an item goes when the menu disappears.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { OptionalMethod.unimplemented(by: self, nil) }

  /// Called before the control's menu appears.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { OptionalMethod.unimplemented(by: self) }

  /// Called before the control's menu disappears.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { OptionalMethod.unimplemented(by: self) }

  /// Opens the menu, if that is what the control does.
  private func opensMenu(at touches: Set<UITouch>) -> Bool {
    guard showsMenuAsPrimaryAction, let contextMenuInteraction, let touch = touches.first else {
      return false
    }
    guard let menu = contextMenuInteraction as? any MenuOpening,
      menu.openMenu(at: touch.location(in: self))
    else { return false }
    sendActions(for: .menuActionTriggered)
    return true
  }

  // MARK: Tracking

  /// A Boolean value that says whether a touch that began on the control is under way.
  open var isTracking: Bool { tracking.isActive }
  /// A Boolean value that says whether the touch under way is on the control.
  open var isTouchInside: Bool { tracking.isInside }

  /// Called when a touch begins on the control.
  ///
  /// - Returns: Whether the control follows the touch: always unless a subclass says something else.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the tracked touch moves.
  ///
  /// - Returns: Whether the control still follows it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the tracked touch ends.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the tracked touch is cancelled.
  open func cancelTracking(with event: UIEvent?) {}

  /// A touch highlights the control, if it can be used.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !opensMenu(at: touches), let touch = touches.first else { return }
    handling(event) {
      guard beginTracking(touch, with: event) else { return }
      tracking.begin()
      isHighlighted = true
      sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    }
  }

  /// A touch that leaves the control no longer highlights it.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    if isTracking { handling(event) { follow(touch, event) } }
    menuInteraction?.slide(touch)
  }

  private func follow(_ touch: UITouch, _ event: UIEvent?) {
    let wasInside = isTouchInside
    tracking.isInside = isInside([touch])
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else {
      endTracking(touch, with: event)
      return endTouch()
    }
    if isTouchInside != wasInside {
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  /// A touch that ends inside uses the control.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    guard isTracking else {
      menuInteraction?.endSlide(touch)
      return
    }
    handling(event) {
      let isInside = isInside(touches)
      endTouch()
      endTracking(touch, with: event)
      guard isInside else { return sendActions(for: .touchUpOutside) }
      // First: by `.touchUpInside` the value has changed, as with what changes it in `endTracking`.
      use()
      sendActions(for: .touchUpInside)
    }
  }

  /// A touch that is taken away does not use the control.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    handling(event) {
      endTouch()
      cancelTracking(with: event)
      sendActions(for: .touchCancel)
    }
  }

  /// Actions get the event while the control handles it.
  private func handling(_ event: UIEvent?, _ body: () -> Void) {
    let outer = tracking.event
    tracking.event = event
    body()
    tracking.event = outer
  }

  /// Does what the control is there for; controls of ours do it here.
  func use() {}

  private func endTouch() {
    tracking.end()
    isHighlighted = false
  }
}

extension UIControl {
  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The states as bits, with UIKit's values.
    public let rawValue: UInt
    /// Creates control states from bits, with UIKit's values.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A control that is enabled, and neither highlighted, selected nor focused.
    public static let normal: State = []
    /// A touch is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus.
    public static let focused = State(rawValue: 1 << 3)
  }
}
