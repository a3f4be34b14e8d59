// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Brings batches whose closures do not escape to the method that subclasses override.
///
/// A view has two forms of `performBatchUpdates`: an open one with an optional closure, and a final
/// one with a closure that need not escape, which calls the open one. An override that calls `super`
/// with a closure comes to the final one again, which must not call the override again.
package struct BatchForwarding {
  /// Whether a batch was handed to an override and has not come to the base class yet.
  private var isHandedOn = false

  package init() {}

  /// A batch comes to the final form.
  ///
  /// - Parameter caller: The function that calls it.
  /// - Returns: Whether the open form is to be called, before ``end()``; otherwise the batch comes
  ///   from there, and is to be made.
  package mutating func begin(calledBy caller: StaticString) -> Bool {
    guard !isHandedOn, caller.description != "performBatchUpdates(_:completion:)" else {
      isHandedOn = false
      return false
    }
    isHandedOn = true
    return true
  }

  /// The open form has returned.
  package mutating func end() { isHandedOn = false }

  /// A batch came to the open form of the base class.
  package mutating func arrived() { isHandedOn = false }
}
