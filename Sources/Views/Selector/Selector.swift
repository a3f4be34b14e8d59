// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

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

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Selector: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

/// Returns the selector of a name, without a method.
///
/// - Parameter aSelectorName: The name, such as `move:with:`.
/// - Returns: The selector.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of a selector.
///
/// - Parameter aSelector: The selector.
/// - Returns: Its name.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
