// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The place of a call of `performBatchUpdates` with a closure that need not escape (behaviour rule BU-12).
package struct BatchCall {
  private let function: StaticString
  private let file: StaticString

  /// - Parameters:
  ///   - function: The function that calls, as `#function` names it.
  ///   - file: Its file, as `#fileID` names it.
  package init(in function: StaticString, of file: StaticString) {
    (self.function, self.file) = (function, file)
  }

  /// The function that calls if it may be an override in the class of a view, which calls `super`; an empty
  /// name otherwise. A wrapper in a module of its own is none, whatever it is called.
  ///
  /// - Parameters:
  ///   - view: The view that is called.
  ///   - base: The class whose method is overridden.
  /// - Returns: The function's name.
  /// - Complexity: O(number of classes between the view's and the base), for a function of that name.
  package func override(in view: AnyObject, of base: AnyObject.Type) -> StaticString {
    guard function.description == "performBatchUpdates(_:completion:)" else { return "" }
    let module = file.description.prefix { $0 != "/" }
    var mirror: Mirror? = Mirror(reflecting: view)
    while let type = mirror?.subjectType, type != base {
      if String(reflecting: type).prefix(while: { $0 != "." }) == module { return function }
      mirror = mirror?.superclassMirror
    }
    return ""
  }
}
