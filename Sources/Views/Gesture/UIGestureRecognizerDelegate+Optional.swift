// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension UIGestureRecognizerDelegate {
  /// The method of this name as an optional one: a call gives nil if it is not implemented.
  public var gestureRecognizerShouldBegin: OptionalGestureBegin? {
    OptionalGestureBegin(delegate: self)
  }

  /// The methods of this name as optional ones: a call of one gives nil if it is not implemented.
  public var gestureRecognizer: OptionalGestureRecognizerDelegateMethods? {
    OptionalGestureRecognizerDelegateMethods(delegate: self)
  }
}

/// `gestureRecognizerShouldBegin` of a gesture recognizer's delegate as an optional method.
///
/// Every call calls the delegate's method. Where it has none of its own, the result is nil.
@preconcurrency @MainActor
public struct OptionalGestureBegin {
  let delegate: any UIGestureRecognizerDelegate

  /// Calls `gestureRecognizerShouldBegin(_:)` if it is implemented.
  ///
  /// - Returns: What it returned; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer) -> Bool? {
    OptionalMethod.answer("gestureRecognizerShouldBegin(_:)", of: delegate) {
      delegate.gestureRecognizerShouldBegin(gestureRecognizer)
    }
  }
}

/// The optional methods of a gesture recognizer's delegate.
///
/// Every call calls the delegate's method. Where it has none of its own, the result is nil.
@preconcurrency @MainActor
public struct OptionalGestureRecognizerDelegateMethods {
  let delegate: any UIGestureRecognizerDelegate

  /// Calls `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)` if it is implemented.
  ///
  /// - Returns: What it returned; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool? {
    OptionalMethod.answer("gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)", of: delegate) {
      delegate.gestureRecognizer(
        gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
    }
  }

  /// Calls `gestureRecognizer(_:shouldRequireFailureOf:)` if it is implemented.
  ///
  /// - Returns: What it returned; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool? {
    OptionalMethod.answer("gestureRecognizer(_:shouldRequireFailureOf:)", of: delegate) {
      delegate.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
    }
  }

  /// Calls `gestureRecognizer(_:shouldBeRequiredToFailBy:)` if it is implemented.
  ///
  /// - Returns: What it returned; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool? {
    OptionalMethod.answer("gestureRecognizer(_:shouldBeRequiredToFailBy:)", of: delegate) {
      delegate.gestureRecognizer(
        gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
    }
  }

  /// Calls `gestureRecognizer(_:shouldReceive:)` if it is implemented.
  ///
  /// - Returns: What it returned; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool? {
    OptionalMethod.answer("gestureRecognizer(_:shouldReceive:)", of: delegate) {
      delegate.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
    }
  }
}
