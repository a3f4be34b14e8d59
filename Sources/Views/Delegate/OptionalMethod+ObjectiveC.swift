// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Records that an object has no method of its own for an optional one of UIKit's protocols.
///
/// Code that the plug-in `TranslateObjectiveC` writes calls it: a class gets such a method so that a
/// subclass can override it, and says so where none does.
///
/// - Parameters:
///   - method: The method's full name, such as `scrollViewDidScroll(_:)`.
///   - object: Who was asked.
@preconcurrency @MainActor
public func objectiveCNotImplemented(_ method: String, by object: AnyObject) {
  OptionalMethod.unimplemented(by: object, method: method)
}
