// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// .ci/lint --record optional-methods
// swift-format-ignore-file

import Geometry

extension UIGestureRecognizerDelegate {
  /// The optional methods named `gestureRecognizerShouldBegin` of a `UIGestureRecognizerDelegate`: a call is nil if the method is not implemented.
  public var gestureRecognizerShouldBegin: OptionalGestureBegin? { OptionalGestureBegin(delegate: self) }

  /// The optional methods named `gestureRecognizer` of a `UIGestureRecognizerDelegate`: a call is nil if the method is not implemented.
  public var gestureRecognizer: OptionalGestureRecognizerDelegateMethods? { OptionalGestureRecognizerDelegateMethods(delegate: self) }
}

/// `gestureRecognizerShouldBegin` of a gesture recognizer's delegate as an optional method.
///
/// A call has the result of the method of a `UIGestureRecognizerDelegate`, and is nil where that is not implemented.
@preconcurrency @MainActor
public struct OptionalGestureBegin {
  let delegate: any UIGestureRecognizerDelegate

  /// Calls `gestureRecognizerShouldBegin(_:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer) -> Bool? {
    OptionalMethod.answer("gestureRecognizerShouldBegin(_:)", of: delegate) { delegate.gestureRecognizerShouldBegin(gestureRecognizer) }
  }
}

/// The optional methods of a gesture recognizer's delegate.
///
/// A call has the result of the method of a `UIGestureRecognizerDelegate`, and is nil where that is not implemented.
@preconcurrency @MainActor
public struct OptionalGestureRecognizerDelegateMethods {
  let delegate: any UIGestureRecognizerDelegate

  /// Calls `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool? {
    OptionalMethod.answer("gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)", of: delegate) { delegate.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer) }
  }

  /// Calls `gestureRecognizer(_:shouldRequireFailureOf:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool? {
    OptionalMethod.answer("gestureRecognizer(_:shouldRequireFailureOf:)", of: delegate) { delegate.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer) }
  }

  /// Calls `gestureRecognizer(_:shouldBeRequiredToFailBy:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool? {
    OptionalMethod.answer("gestureRecognizer(_:shouldBeRequiredToFailBy:)", of: delegate) { delegate.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer) }
  }

  /// Calls `gestureRecognizer(_:shouldReceive:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool? {
    OptionalMethod.answer("gestureRecognizer(_:shouldReceive:)", of: delegate) { delegate.gestureRecognizer(gestureRecognizer, shouldReceive: touch) }
  }
}

extension UIGestureRecognizerDelegate {
  /// Returns `true`: the default of `gestureRecognizerShouldBegin(_:)`.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Returns `false`: the default of `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalMethod.unimplemented(by: self, false)
  }

  /// Returns `false`: the default of `gestureRecognizer(_:shouldRequireFailureOf:)`.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalMethod.unimplemented(by: self, false)
  }

  /// Returns `false`: the default of `gestureRecognizer(_:shouldBeRequiredToFailBy:)`.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalMethod.unimplemented(by: self, false)
  }

  /// Returns `true`: the default of `gestureRecognizer(_:shouldReceive:)`.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }
}
