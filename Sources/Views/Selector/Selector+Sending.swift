// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Geometry

extension Selector {
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
}
