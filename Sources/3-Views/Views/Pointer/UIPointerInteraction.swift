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
