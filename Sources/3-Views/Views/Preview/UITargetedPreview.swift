// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

/// A preview of a view, and where it comes from or goes to.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject, @preconcurrency NSCopying {
  private let shown: UIView
  private let look: UIPreviewParameters
  private let ownTarget: UIPreviewTarget

  /// Creates a preview for a target.
  ///
  /// - Parameters:
  ///   - view: The view that is drawn, live.
  ///   - parameters: The visible part and the background of the preview.
  ///   - target: Where it belongs.
  public required init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    shown = view
    look = parameters
    ownTarget = target
    super.init()
  }

  /// Creates a preview of a view where it is.
  ///
  /// - Parameters:
  ///   - view: The view that is drawn, live; it must be in a window (interaction rule IX-11).
  ///   - parameters: The visible part and the background of the preview.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    guard let superview = view.superview, view.window != nil else {
      programmerError(Self.windowMessage(for: view))
    }
    self.init(
      view: view, parameters: parameters,
      target: Self.target(in: superview, center: view.center, transform: view.transform))
  }

  /// Creates a preview of a view where it is, without a background.
  ///
  /// - Parameter view: The view that is drawn, live; it must be in a window.
  public convenience init(view: UIView) {
    let parameters = Self.newParameters()
    parameters.backgroundColor = .clear
    self.init(view: view, parameters: parameters)
  }

  /// The target of the preview.
  open var target: UIPreviewTarget { ownTarget }
  /// The view that is drawn, live.
  open var view: UIView { shown }
  /// The parameters of the preview.
  open var parameters: UIPreviewParameters { look }
  /// The size of the view, before any transform, in points.
  open var size: CGSize { shown.bounds.size }

  /// Returns a preview of the same view that looks the same and belongs elsewhere.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> Self {
    Self(view: shown, parameters: look, target: newTarget)
  }

  /// Returns the preview itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  class func target(
    in container: UIView, center: CGPoint, transform: CGAffineTransform
  ) -> UIPreviewTarget {
    UIPreviewTarget(container: container, center: center, transform: transform)
  }

  class func newParameters() -> UIPreviewParameters { UIPreviewParameters() }

  package static func windowMessage(for view: UIView) -> String {
    """
    Cannot create a targeted preview of \(type(of: view)) with the frame \(view.frame): it is not \
    in a window. Add it to one first, or give the preview a target.
    """
  }
}

/// A preview of something that is dragged, and where it comes from or goes to.
open class UITargetedDragPreview: UITargetedPreview {
  override class func target(
    in container: UIView, center: CGPoint, transform: CGAffineTransform
  ) -> UIPreviewTarget {
    UIDragPreviewTarget(container: container, center: center, transform: transform)
  }

  override class func newParameters() -> UIPreviewParameters { UIDragPreviewParameters() }
}

/// A preview of an item while it is dragged, for the provider of the item.
@preconcurrency @MainActor
open class UIDragPreview: NSObject, @preconcurrency NSCopying {
  private let shown: UIView
  private let look: UIDragPreviewParameters

  /// Creates a preview of a whole view.
  ///
  /// - Parameter view: The view; it may be in no window.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// Creates a preview.
  ///
  /// - Parameters:
  ///   - view: The view; it may be in no window.
  ///   - parameters: The visible part and the background while it is dragged.
  public required init(view: UIView, parameters: UIDragPreviewParameters) {
    shown = view
    look = parameters
    super.init()
  }

  /// The view that is shown while the item is dragged.
  open var view: UIView { shown }
  /// The parameters of the preview.
  open var parameters: UIDragPreviewParameters { look }

  /// Returns the preview itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
