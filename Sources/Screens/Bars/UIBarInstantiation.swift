// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// What a navigation controller hands to the classes that it creates its bars of.
///
/// Creating an object from a class that is only known at run time needs a `required` initializer, and
/// UIKit's `init(frame:)` is not: the bars have a required convenience initializer that takes this
/// value and calls the ordinary one. Only this package can make the value.
public struct UIBarInstantiation: Sendable {
  /// The frame at first.
  let frame = CGRect(x: 0, y: 0, width: 390, height: 44)

  init() {}
}
