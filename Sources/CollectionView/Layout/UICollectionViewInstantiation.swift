// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// What the collection view hands to a class that it creates an object of.
///
/// Creating an object from a class that is only known at run time needs a `required` initializer,
/// and UIKit's `init()` is not one. Attributes and invalidation contexts therefore have a required
/// *convenience* initializer that takes this value and calls the ordinary one: subclasses written
/// for iOS inherit it, and their own initializer runs. Only this package can make the value.
public struct UICollectionViewInstantiation: Sendable {
  package init() {}
}
