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

  /// Returns whether a function may be an override in the class of a view, which calls `super` (behaviour
  /// rule BU-12). A wrapper in a module of its own is none, whatever it is called.
  ///
  /// - Parameters:
  ///   - function: The function that calls the final form, as `#function` names it.
  ///   - file: Its file, as `#fileID` names it.
  ///   - view: The view that is called.
  ///   - base: The class whose method is overridden.
  /// - Returns: Whether it has the method's name, and is in the module of a class of the view below the base.
  /// - Complexity: O(number of these classes), for a function of that name.
  package static func isOverride(
    _ function: StaticString, of file: StaticString, in view: AnyObject, below base: AnyObject.Type
  ) -> Bool {
    guard function.description == "performBatchUpdates(_:completion:)" else { return false }
    let module = file.description.prefix { $0 != "/" }
    var mirror: Mirror? = Mirror(reflecting: view)
    while let type = mirror?.subjectType, type != base {
      if String(reflecting: type).prefix(while: { $0 != "." }) == module { return true }
      mirror = mirror?.superclassMirror
    }
    return false
  }

  /// A batch comes to the final form.
  ///
  /// - Parameter isCalledByOverride: Whether an override calls it; see ``isOverride(_:of:in:below:)``.
  /// - Returns: Whether the open form is to be called, before ``end()``; otherwise the batch comes
  ///   from there, and is to be made.
  package mutating func begin(isCalledByOverride: Bool) -> Bool {
    guard !isHandedOn, !isCalledByOverride else {
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
