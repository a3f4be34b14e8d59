// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// A class whose methods are found by the text of their selectors.
///
/// `Selector("tapped:")` has no code, so its sender asks the object's class. The translator makes
/// the classes of a module answer if the module makes selectors of text; others override the method
/// themselves.
public protocol ObjectiveCMethods: AnyObject {
  /// Returns the method that a text names.
  ///
  /// - Parameter name: The selector's name, such as `move:with:`.
  /// - Returns: The selector with its code; nil if the class has none of that name.
  static func objectiveCMethod(named name: String) -> Selector?
}
