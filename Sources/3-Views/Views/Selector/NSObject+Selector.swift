// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

// Implicitly unwrapped as in UIKit, so that code which unwraps the results and code which does not
// both compile. The methods are in an extension of the protocol and not of the class: a class may
// declare its own `responds(to:)`.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
extension NSObjectProtocol {
  /// Returns whether an object has the method of a selector.
  ///
  /// - Parameter aSelector: The selector. One that is a name alone is understood by no object; nil is
  ///   not, either.
  /// - Returns: Whether sending it calls a method.
  public func responds(to aSelector: Selector!) -> Bool {
    aSelector?.isUnderstood(by: self) ?? false
  }

  /// Calls a method.
  ///
  /// - Parameter aSelector: The method's selector. One that the object does not understand is a
  ///   programmer error.
  /// - Returns: The object that the method returned, alive at least until the thread performs the next
  ///   selector; nil if it returned none.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    kept(required(aSelector).send(to: self))
  }

  /// Calls a method with an argument.
  ///
  /// - Parameters:
  ///   - aSelector: The method's selector. One not understood is a programmer error.
  ///   - object: The argument.
  /// - Returns: As ``perform(_:)``.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    kept(required(aSelector).send(to: self, object))
  }

  /// Calls a method with two arguments.
  ///
  /// - Parameters:
  ///   - aSelector: The method's selector. One not understood is a programmer error.
  ///   - object1: The first argument.
  ///   - object2: The second argument.
  /// - Returns: As ``perform(_:)``.
  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    kept(required(aSelector).send(to: self, object1, object2))
  }

  private func required(_ selector: Selector?) -> Selector {
    guard let selector else {
      programmerError("[\(type(of: self)) perform:]: the selector is nil.")
    }
    return selector
  }

  /// The result is not released later, as by an autorelease pool: the thread holds the last one.
  private func kept(_ result: Any) -> Unmanaged<AnyObject>? {
    let result = (result as? any OptionalResult)?.wrapped ?? result
    guard !(result is Void), !(result is any OptionalResult) else { return nil }
    let object = result as AnyObject
    Thread.current.threadDictionary["OpenCollectionView.performed"] = object
    return .passUnretained(object)
  }
}

/// A return type of a method whose result may be missing.
private protocol OptionalResult {
  var wrapped: Any? { get }
}

extension Optional: OptionalResult {
  fileprivate var wrapped: Any? { map { $0 as Any } }
}

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
