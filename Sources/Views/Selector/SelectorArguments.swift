// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Geometry

/// What a message carries: the sender of an action and its event, a notification, a timer.
///
/// The closure of a ``Selector`` takes from it what its method wants. What it does not take is
/// ignored, as a method without parameters ignores the sender.
public struct SelectorArguments {
  private let values: [Any?]
  /// What is sent to whom, for messages: `[Panel add:]`.
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
  /// - Returns: The argument.
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
