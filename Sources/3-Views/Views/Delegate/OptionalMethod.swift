// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Finds out whether a delegate implements a method that is optional in UIKit.
///
/// Such methods are requirements with default implementations. Nothing tells from outside whether a
/// class has its own, so the default says so when it is called: `delegate.method?(…)` calls the
/// method between the two halves of ``answer(_:of:_:)``, and a default calls
/// ``unimplemented(by:_:method:)``.
///
/// What a default says counts only for the delegate and the method that were asked for. A method
/// that is implemented may call other defaults, and pass the same question on to other delegates.
@MainActor
package enum OptionalMethod {
  private struct Question {
    let delegate: ObjectIdentifier
    let method: String
    var isUnimplemented = false
  }

  /// The innermost question; nil when methods are called as they are.
  private static var question: Question?

  /// Calls an optional method, and counts the call if the object implements it.
  ///
  /// - Parameters:
  ///   - method: The method's full name, such as `scrollViewDidScroll(_:)`.
  ///   - delegate: The object that may implement it.
  ///   - call: Calls this method of this object, and nothing else.
  /// - Returns: What the method returned, or nil if the object does not implement it.
  package static func answer<Answer>(
    _ method: String, of delegate: AnyObject, _ call: () -> Answer
  ) -> Answer? {
    let outer = question
    defer { question = outer }
    question = Question(delegate: ObjectIdentifier(delegate), method: method)
    let answer = call()
    guard question?.isUnimplemented != true else { return nil }
    CallCount.add(method)
    return answer
  }

  /// Calls a method for its answer, also for that of a default implementation, and counts the call
  /// if no default says that it was called.
  ///
  /// It is for code that need not know whether the method is implemented: an override that calls
  /// `super` has an answer of its own, and to ``answer(_:of:_:)`` it looks unimplemented.
  ///
  /// - Parameters:
  ///   - method: The method's full name.
  ///   - object: Who is asked.
  ///   - call: Calls this method, and nothing else.
  /// - Returns: The answer.
  package static func value<Object, Answer>(
    _ method: String, from object: Object, _ call: (Object) -> Answer
  ) -> Answer { valueAndOrigin(method, from: object, call).answer }

  /// The same, and whether a default says that it was called: the answer of an override that calls
  /// `super` counts as a default's, too.
  package static func valueAndOrigin<Object, Answer>(
    _ method: String, from object: Object, _ call: (Object) -> Answer
  ) -> (answer: Answer, isDefault: Bool) {
    let outer = question
    defer { question = outer }
    question = Question(delegate: ObjectIdentifier(object as AnyObject), method: method)
    let answer = call(object)
    let isDefault = question?.isUnimplemented == true
    if !isDefault { CallCount.add(method) }
    return (answer, isDefault)
  }

  /// The same of an object that may not be there; nil then.
  @discardableResult
  package static func value<Object, Answer>(
    _ method: String, of object: Object?, _ call: (Object) -> Answer
  ) -> Answer? {
    object.map { value(method, from: $0, call) }
  }

  /// The same of an object that may not be there, for an answer that may be nil.
  package static func value<Object, Answer>(
    _ method: String, of object: Object?, _ call: (Object) -> Answer?
  ) -> Answer? {
    object.flatMap { value(method, from: $0, call) }
  }

  /// Records that a default implementation was called.
  ///
  /// - Parameters:
  ///   - delegate: The object that does not implement the method.
  ///   - method: The method's full name; that of the caller.
  /// - Returns: Whether a caller waits for it, and ignores the answer.
  @discardableResult
  package static func unimplemented(
    by delegate: AnyObject, method: String = #function
  ) -> Bool {
    guard let asked = question, asked.delegate == ObjectIdentifier(delegate),
      asked.method == method
    else { return false }
    question?.isUnimplemented = true
    return true
  }

  /// Records that a default implementation was called.
  ///
  /// - Parameters:
  ///   - delegate: The object that does not implement the method.
  ///   - answer: What the default answers to callers that do not ask whether it is one.
  ///   - method: The method's full name; that of the caller.
  /// - Returns: `answer`.
  package static func unimplemented<Answer>(
    by delegate: AnyObject, _ answer: Answer, method: String = #function
  ) -> Answer {
    unimplemented(by: delegate, method: method)
    return answer
  }
}

/// Records that an object has no method of its own for an optional one of UIKit's protocols.
///
/// Code that the plug-in `TranslateObjectiveC` writes calls it: a class gets such a method so that a
/// subclass can override it, and says so where none does.
///
/// - Parameters:
///   - method: The method's full name, such as `scrollViewDidScroll(_:)`.
///   - object: Who was asked.
@preconcurrency @MainActor
public func objectiveCNotImplemented(_ method: String, by object: AnyObject) {
  OptionalMethod.unimplemented(by: object, method: method)
}

/// The error of an optional method of a translated protocol that an object does not implement.
///
/// The translator turns `@objc optional func` into a requirement that throws this unless a class has
/// the method, and the call `delegate.method?(…)` into one that is nil then. Callers never see
/// the error.
public struct ObjectiveCNotImplemented: Error, Hashable {
  /// Creates the error.
  public init() {}
}

/// The number of calls of methods of delegates, data sources and layouts.
///
/// An optional method is counted where it is implemented (``OptionalMethod``), the others where they
/// are called.
@MainActor
package final class CallCount {
  /// The count that is active now; nil most of the time, when a call costs one look at this.
  private static var current: CallCount?

  /// The full names of methods, such as `scrollViewDidScroll(_:)`, with how often each was called.
  package private(set) var counts: [String: Int] = [:]

  package init() {}

  /// Counts the calls that are made while a closure runs.
  package func during<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return try body()
  }

  package func reset() { counts = [:] }

  /// Counts a call.
  ///
  /// - Parameter method: The method's full name.
  package static func add(_ method: String) { current?.counts[method, default: 0] += 1 }
}
