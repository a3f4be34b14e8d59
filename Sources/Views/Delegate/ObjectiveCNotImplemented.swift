// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The error of an optional method that a class does not implement.
///
/// Code translated from Objective-C's words throws it: a requirement that throws is met by a method
/// that does not, and by a default that throws this. Calling the method through its property,
/// `delegate.method?(…)`, turns it into nil; nobody else sees it.
public struct ObjectiveCNotImplemented: Error, Hashable {
  /// Creates the error.
  public init() {}
}

/// Records that an object has no method of its own for an optional one of UIKit's protocols.
///
/// Code translated from Objective-C's words calls it: a class gets such a method so that a subclass
/// can override it, and is asked in vain where none does.
///
/// - Parameters:
///   - method: The method's full name, such as `scrollViewDidScroll(_:)`.
///   - object: Who was asked.
@preconcurrency @MainActor
public func objectiveCNotImplemented(_ method: String, by object: AnyObject) {
  OptionalMethod.unimplemented(by: object, method: method)
}
