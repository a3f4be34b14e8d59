// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Anything that events could go to; here, what views and view controllers have in common.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() { super.init() }

  /// Who is asked next: a view's controller or superview, a controller's superview; nil at the end.
  open var next: UIResponder? { nil }
}

/// An event of the user's. None happen here; the type stands in signatures.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// Creates an event.
  public override init() { super.init() }
}
