// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A method that is to be called later on its thread.
final class PerformRequest: @unchecked Sendable {
  let target: NSObject
  let selector: Selector
  private let argument: Any?
  var timer: Timer?

  init(of target: NSObject, _ selector: Selector, _ argument: Any?) {
    self.target = target
    self.selector = selector
    self.argument = argument
  }

  /// Returns whether an argument is the request's, or equal to it.
  func has(_ other: Any?) -> Bool {
    switch (argument, other) {
    case (nil, nil): true
    case (let argument?, let other?):
      if let left = argument as? AnyHashable, let right = other as? AnyHashable {
        left == right
      } else {
        argument as AnyObject === other as AnyObject
      }
    default: false
    }
  }

  func perform() {
    Self.pending.removeAll { $0 === self }
    selector.send(to: target, argument)
  }

  // MARK: The thread's requests

  private static let key = "OpenCollectionView.performRequests"

  private static var pending: [PerformRequest] {
    get { Thread.current.threadDictionary[key] as? [PerformRequest] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  static func schedule(_ request: PerformRequest) {
    guard let timer = request.timer else { return }
    pending.append(request)
    RunLoop.current.add(timer, forMode: .default)
  }

  static func cancel(where isMeant: (PerformRequest) -> Bool) {
    for request in pending where isMeant(request) { request.timer?.invalidate() }
    pending.removeAll(where: isMeant)
  }
}

extension NSObject {
  /// Calls a method after the current run loop has run for a time.
  ///
  /// It goes by the clock, as `Timer`, not by a window's time, and keeps the object until then.
  ///
  /// - Parameters:
  ///   - aSelector: The method's selector.
  ///   - anArgument: The argument.
  ///   - delay: Seconds, at least.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    let request = PerformRequest(of: self, aSelector, anArgument)
    request.timer = Timer(timeInterval: delay, repeats: false) { _ in request.perform() }
    PerformRequest.schedule(request)
  }

  /// Cancels all pending calls of an object's methods on this thread.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    PerformRequest.cancel { $0.target === aTarget as AnyObject }
  }

  /// Cancels the pending calls of a method on this thread.
  ///
  /// - Parameters:
  ///   - aTarget: The object.
  ///   - aSelector: The method's selector.
  ///   - anArgument: The argument that was given; one that is equal will do.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    PerformRequest.cancel {
      $0.target === aTarget as AnyObject && $0.selector == aSelector && $0.has(anArgument)
    }
  }
}
