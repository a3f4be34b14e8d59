// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An interaction that styles the pointer over a view (interaction rule IX-19).
///
/// The pointer of a window is where ``UIWindow/movePointer(to:modifiers:)`` moved it.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  private weak var answering: (any UIPointerInteractionDelegate)?
  private weak var owner: UIView?

  /// Creates a pointer interaction.
  ///
  /// - Parameter delegate: Says where the pointer has a style; nil for the automatic effect on the whole
  ///   view. It is not kept alive.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    answering = delegate
    super.init()
  }

  /// The delegate that supplies the regions and styles.
  open var delegate: (any UIPointerInteractionDelegate)? { answering }
  /// The view that the interaction is of.
  open var view: UIView? { owner }
  /// A Boolean value that says whether the interaction takes part; true at first. A region that the
  /// pointer is in is left or entered at once.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { owner?.root?.pointer?.update() } }
  }

  /// Asks for the region and its style again if the pointer is over the view.
  open func invalidate() { owner?.root?.pointer?.update(asking: self) }

  /// Called before the view changes; the pointer leaves its region.
  open func willMove(to view: UIView?) {
    if view !== owner { owner?.root?.pointer?.leave(self) }
  }

  /// Called after the pointer interaction was added to a view, or removed from one.
  open func didMove(to view: UIView?) { owner = view }

  func region(for request: UIPointerRegionRequest) -> UIPointerRegion? {
    let whole = UIPointerRegion(rect: owner?.bounds ?? .zero)
    guard let delegate else { return whole }
    return delegate.pointerInteraction(self, regionFor: request, defaultRegion: whole)
  }

  /// The style in a region; nil for the system's own.
  func style(in region: UIPointerRegion) -> UIPointerStyle? {
    guard let delegate else { return automaticStyle }
    return delegate.pointerInteraction(self, styleFor: region)
  }

  /// The automatic effect on the view; nil where there is no superview to show it in.
  var automaticStyle: UIPointerStyle? {
    guard let owner, owner.superview != nil, owner.window != nil else { return nil }
    return UIPointerStyle(effect: .automatic(UITargetedPreview(view: owner)))
  }
}

/// The animations alongside a pointer that enters or leaves a region.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds changes that are animated alongside.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called at the end of the animation.
  ///
  /// - Parameter completion: Called at the end, with whether the animation ran to it.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// The methods that supply the regions and styles of the pointer, and are called when it enters and
/// leaves. All methods have defaults.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// Returns the region around a pointer that moved; nil for none, and then the views around are asked.
  /// `defaultRegion`, the whole view, unless implemented.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Returns the style in a region that the pointer entered; nil for the system's own. The automatic
  /// effect on the interaction's view unless implemented.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
  /// Called when the pointer enters a region; does nothing unless implemented.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// Called when the pointer leaves a region; does nothing unless implemented.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  /// Returns `defaultRegion`: the default of the method.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    defaultRegion
  }
  /// Returns the automatic effect on the interaction's view: the default of the method.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    interaction.automaticStyle
  }
  /// Does nothing: the default of the method.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  /// Does nothing: the default of the method.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// A part of a view in which the pointer has one style.
///
/// Two regions are equal if their rectangles and their identifiers are: from one to the other the
/// pointer leaves nothing.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, @preconcurrency NSCopying {
  private let area: CGRect
  /// Compared on any thread, and never changed.
  private nonisolated(unsafe) let name: AnyHashable?

  /// Creates a region.
  ///
  /// - Parameters:
  ///   - rect: The part, in the coordinates of the interaction's view.
  ///   - identifier: A name to know it by; nil for none.
  public required init(rect: CGRect, identifier: AnyHashable? = nil) {
    area = rect
    name = identifier
    super.init()
  }

  /// The part, in the coordinates of the interaction's view.
  open var rect: CGRect { area }
  /// A name to know the region by; nil for none.
  open var identifier: AnyHashable? { name }
  /// Has no effect: a pointer here presses nothing. The directions in which a press keeps the pointer
  /// in the region.
  open var latchingAxes: UIAxis = []

  /// Returns a region of the same rectangle and name.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(rect: area, identifier: name)
    copy.latchingAxes = latchingAxes
    return copy
  }

  /// Returns whether the other is a region of the same rectangle and name.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIPointerRegion else { return false }
    return area == other.area && name == other.name
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(name)
    hasher.combine(area.minX)
    hasher.combine(area.minY)
    return hasher.finalize()
  }
}

/// The place of a pointer that a delegate is asked about.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  private let point: CGPoint
  private let keys: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    point = location
    keys = modifiers
    super.init()
  }

  /// The pointer's place, in the coordinates of the interaction's view.
  open var location: CGPoint { point }
  /// The modifiers of the keyboard that are held down.
  open var modifiers: UIKeyModifierFlags { keys }
}
