// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Views

extension UIWindow {
  /// The drag under way; nil before it begins and from its end on.
  ///
  /// > Note: Differs from UIKit: there no program sees another view's drag.
  public var activeDragSession: (any UIDragSession)? { activeDrag }

  /// Cancels the lift or the drag: the items move back.
  ///
  /// > Note: Differs from UIKit: there only the system can.
  public func cancelDrag() { cancelTouch() }
}
