// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// The name of a method, as Objective-C has it, with the method itself where it is known.
///
/// Without the Objective-C runtime no method can be found by its name. A selector therefore carries
/// its code, in a closure that knows the class:
///
/// ```swift
/// button.addTarget(
///   self, action: Selector("add:") { (panel: Panel, arguments) in panel.add(arguments[0]) },
///   for: .touchUpInside)
/// ```
///
/// The call in the closure is an ordinary one, so a subclass's override runs. Two selectors are equal
/// if their names are, and a name alone is enough wherever nothing is sent, as to remove a target.
///
/// > Note: Differs from UIKit: `#selector` needs the translator, and a selector made of text alone is
/// > understood by objects of classes with ``ObjectiveCMethods`` only, which the translator writes.
public struct Selector: Sendable, ExpressibleByStringLiteral {
  /// The name, such as `move:with:`.
  private let name: String
  let method: Method?

  /// Creates a name without a method.
  ///
  /// - Parameter name: The name, such as `move:with:`.
  public init(_ name: String) {
    self.name = name
    method = nil
  }

  /// Creates a name without a method.
  ///
  /// - Parameter value: The name, such as `move:with:`.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a name with its method.
  ///
  /// - Parameters:
  ///   - name: The name, such as `move:with:`.
  ///   - method: Calls the method of an object. It is called only for objects of its first
  ///     parameter's type, and on the thread that sends; the main one unless a notification is posted
  ///     from another.
  public init<Receiver, Result>(
    _ name: String,
    _ method: @escaping @MainActor (_ receiver: Receiver, _ arguments: SelectorArguments) -> Result
  ) {
    self.name = name
    self.method = Method(method)
  }
}

extension Selector: Hashable {
  /// Returns whether the names of two selectors are equal.
  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

  /// Adds the name to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Selector: CustomStringConvertible {
  /// The name of the method that the selector stands for.
  public var description: String { name }
}

/// Returns the selector of a name, without a method.
///
/// - Parameter aSelectorName: The name, such as `move:with:`.
/// - Returns: The selector.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

extension Selector {
  /// The code of a selector, for any object.
  struct Method: Sendable {
    /// The answer of an object: a method of `Void` an empty tuple.
    struct Answer {
      let value: Any
    }

    /// Calls the method; nil for an object of another class.
    let call: @Sendable (AnyObject, SelectorArguments) -> Answer?
    /// Returns whether an object is of the method's class.
    let isUnderstood: @Sendable (AnyObject) -> Bool

    init<Receiver, Result>(
      _ method: @escaping @MainActor (Receiver, SelectorArguments) -> Result
    ) {
      // Methods of classes that are on no actor are sent from other threads, too: a notification
      // arrives where it is posted. The isolation is part of a closure's type alone, not of its code.
      let method = unsafeBitCast(
        method, to: (@Sendable (Receiver, SelectorArguments) -> Result).self)
      call = { object, arguments in
        (object as? Receiver).map { Answer(value: method($0, arguments)) }
      }
      isUnderstood = { $0 is Receiver }
    }
  }

  /// Returns whether the selector has a method, and an object is of its class.
  package func isUnderstood(by object: AnyObject) -> Bool {
    method(of: object)?.isUnderstood(object) ?? false
  }

  /// The selector's code or, of a name alone, what the object's class has under that name.
  private func method(of object: AnyObject) -> Method? {
    if let method { return method }
    return (type(of: object) as? any ObjectiveCMethods.Type)?
      .objectiveCMethod(named: description)?.method
  }

  /// Calls the method of an object. An object that does not understand is a programmer error.
  ///
  /// - Parameters:
  ///   - object: Whose method is called.
  ///   - arguments: What it gets; it may take less.
  /// - Returns: What it returned; an empty tuple if it returns nothing.
  @discardableResult
  package func send(to object: AnyObject, _ arguments: Any?...) -> Any {
    let message = "[\(type(of: object)) \(self)]"
    guard let method = method(of: object) else {
      programmerError(
        """
        \(message): unrecognized selector sent to instance. The selector is only a name, \
        and the class has no method of that name: write #selector and build with the translator, \
        or give Selector a closure that calls the method.
        """)
    }
    guard let answer = method.call(object, SelectorArguments(arguments, of: message)) else {
      programmerError("\(message): unrecognized selector sent to instance")
    }
    return answer.value
  }

  /// Sends an action to its target or, without one, to the first of the responder chain that
  /// understands it.
  ///
  /// - Parameters:
  ///   - target: Who gets it; nil for an object in the chain, from the sender on or, if that is no
  ///     responder, from the key window's root controller on.
  ///   - sender: Who sends it; the first argument.
  ///   - event: What the user did; the second argument.
  /// - Returns: Whether an object got it: false if none in the chain understands it.
  @MainActor
  @discardableResult
  func sendAction(to target: AnyObject?, from sender: Any?, for event: UIEvent?) -> Bool {
    guard let receiver = target ?? receiverInChain(of: sender) else { return false }
    send(to: receiver, sender, event)
    return true
  }

  @MainActor
  private func receiverInChain(of sender: Any?) -> AnyObject? {
    let keyWindow = UIWindow.key
    let start = sender as? UIResponder ?? keyWindow?.rootViewController?.viewIfLoaded ?? keyWindow
    return start?.target(forAction: self, withSender: sender) as AnyObject?
  }

  /// Creates the selector of a method whose labels are not known, as the translator does for
  /// `#selector(method)` of another module's class.
  ///
  /// - Parameters:
  ///   - name: The method's base name. A selector that is written out compares equal only if the method
  ///     has no labels either.
  ///   - method: Returns the method of an object.
  public init<Receiver, Result>(
    unlabelled name: String,
    _ method: @escaping @MainActor (_ receiver: Receiver) -> @MainActor () -> Result
  ) {
    self.init(name) { (receiver: Receiver, _) in method(receiver)() }
  }

  /// Creates the selector of a method with one parameter whose label is not known.
  ///
  /// - Parameters:
  ///   - name: The method's base name; a colon is added.
  ///   - method: Returns the method of an object.
  public init<Receiver, Argument, Result>(
    unlabelled name: String,
    _ method: @escaping @MainActor (_ receiver: Receiver) -> @MainActor (Argument) -> Result
  ) {
    self.init(name + ":") { (receiver: Receiver, arguments) in method(receiver)(arguments[0]) }
  }

  /// Creates the selector of a method with two parameters whose labels are not known.
  ///
  /// - Parameters:
  ///   - name: The method's base name; two colons are added.
  ///   - method: Returns the method of an object.
  public init<Receiver, First, Second, Result>(
    unlabelled name: String,
    _ method: @escaping @MainActor (_ receiver: Receiver) -> @MainActor (First, Second) -> Result
  ) {
    self.init(name + "::") { (receiver: Receiver, arguments) in
      method(receiver)(arguments[0], arguments[1])
    }
  }
}

/// The values of a message: the sender of an action and its event, a notification, a timer.
///
/// The closure of a ``Selector`` takes from it what its method wants. What it does not take is
/// ignored, as a method without parameters ignores the sender.
public struct SelectorArguments {
  private let values: [Any?]
  /// The message and its receiver, for messages: `[Panel add:]`.
  private let message: String

  init(_ values: [Any?], of message: String) {
    self.values = values
    self.message = message
  }

  /// The argument at a position, as the type that the method's parameter has.
  ///
  /// An argument that is missing is nil. One of another type than the parameter's is a programmer
  /// error, and so is nil for a parameter that is not optional.
  ///
  /// - Parameter position: The position, from 0.
  public subscript<Argument>(position: Int) -> Argument {
    let value = values.indices.contains(position) ? values[position] : nil
    if let argument = value as? Argument { return argument }
    let found = value.map { "is of the type \(type(of: $0))" } ?? "is nil"
    programmerError(
      """
      \(message): the argument at position \(position) \(found), but the method takes \
      \(Argument.self). Change the parameter's type, or the argument that is sent.
      """)
  }
}

/// The message of a timer: a selector to a target, which it keeps alive as long as it may fire.
final class SelectorMessage: @unchecked Sendable {
  private var target: AnyObject?
  private let selector: Selector

  init(to target: AnyObject, _ selector: Selector) {
    self.target = target
    self.selector = selector
  }

  func send(_ timer: Timer) {
    guard let target else { return }
    selector.send(to: target, timer)
    if !timer.isValid { release() }
  }

  func release() { target = nil }
}
