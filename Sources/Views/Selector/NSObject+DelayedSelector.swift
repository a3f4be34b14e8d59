// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

extension NSObject {
  /// Calls a method later, when the current run loop has run so long.
  ///
  /// It goes by the clock, as `Timer` does, and not by a window's time. The object is kept alive until
  /// then.
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
  ///
  /// - Parameter aTarget: The object.
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
