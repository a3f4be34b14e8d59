// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension Selector {
  /// The code of a selector, for any object.
  struct Method: Sendable {
    /// What an object answered: a method of `Void` an empty tuple.
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
}
