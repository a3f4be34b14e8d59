// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A view that does something when it is used.
///
/// A touch on it is the control's, not that of the views around it.
///
/// > Note: Differs from UIKit: there are no selectors, so actions are ``UIAction``s.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  private var actions: [(event: Event, action: UIAction)] = []
  private var isTouched = false
  /// What opens the control's menu; nil before it was asked for.
  private var menuInteraction: UIContextMenuInteraction?

  /// Creates a control.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control without a size, for source compatibility.
  ///
  /// - Parameter coder: Not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

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
    didSet { if isEnabled != oldValue { stateChanged() } }
  }

  /// A Boolean value that says whether the control is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateChanged() } }
  }

  /// A Boolean value that says whether a touch is on the control.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }

  /// What is true of the control.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Looks as the state asks for; controls of ours do it here.
  func stateChanged() { setNeedsLayout() }

  /// Adds what is done at events. One of the same name is replaced, at all its events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action.identifier == action.identifier && $0.action !== action }
    guard let index = actions.firstIndex(where: { $0.action === action }) else {
      actions.append((controlEvents, action))
      return
    }
    actions[index].event.formUnion(controlEvents)
  }

  /// Does no longer at events what an action says.
  ///
  /// - Parameters:
  ///   - action: The action; also another one of the same name.
  ///   - controlEvents: The events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Does no longer at events what an action says.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    for index in actions.indices where actions[index].action.identifier == actionIdentifier {
      actions[index].event.subtract(controlEvents)
    }
    actions.removeAll { $0.event.isEmpty }
  }

  /// Does what is to be done at events, in the order in which it was added.
  open func sendActions(for controlEvents: Event) {
    for (event, action) in actions where !event.isDisjoint(with: controlEvents) {
      sendAction(action)
    }
  }

  /// Does what an action says.
  open func sendAction(_ action: UIAction) { action.perform(for: self) }

  // MARK: Menus

  /// What opens the control's menu; nil unless ``isContextMenuInteractionEnabled``.
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
    guard contextMenuInteraction.openMenu(at: touch.location(in: self)) else { return false }
    sendActions(for: .menuActionTriggered)
    return true
  }

  // MARK: Touches

  /// A touch highlights the control, if it can be used.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !opensMenu(at: touches) else { return }
    isTouched = true
    isHighlighted = true
    sendActions(for: .touchDown)
  }

  /// A touch that leaves the control no longer highlights it.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isTouched { isHighlighted = isInside(touches) }
    if let touch = touches.first { menuInteraction?.slide(touch) }
  }

  /// A touch that ends inside uses the control.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTouched else {
      if let touch = touches.first { menuInteraction?.endSlide(touch) }
      return
    }
    endTouch()
    guard isInside(touches) else { return sendActions(for: .touchUpOutside) }
    sendActions(for: .touchUpInside)
    use()
  }

  /// A touch that is cancelled does nothing.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    endTouch()
  }

  /// Does what the control is there for; controls of ours do it here.
  func use() {}

  private func endTouch() {
    isTouched = false
    isHighlighted = false
  }
}

extension UIControl {
  /// What is true of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The states as bits, with UIKit's values.
    public let rawValue: UInt
    /// Creates a set from its bits.
    ///
    /// - Parameter rawValue: The bits, with UIKit's values.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing.
    public static let normal: State = []
    /// A touch is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It cannot be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// It has focus.
    public static let focused = State(rawValue: 1 << 3)
  }

  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The events as bits, with UIKit's values.
    public let rawValue: UInt
    /// Creates a set from its bits.
    ///
    /// - Parameter rawValue: The bits, with UIKit's values.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch began.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch ended inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch ended outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The value is another one.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control was used as it is meant to be.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control opened its menu.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
  }
}
