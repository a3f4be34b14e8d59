// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Thrown by an optional method of a translated protocol that an object does not implement.
///
/// The translator turns `@objc optional func` into a requirement that throws this unless a class has
/// the method, and the call `delegate.method?(…)` into one that is nil then. Callers never see
/// the error.
public struct ObjectiveCNotImplemented: Error, Hashable {
  /// Creates the error.
  public init() {}
}
