// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

extension Timer {
  /// Creates a timer that calls a method, for a run loop that it is added to.
  ///
  /// - Parameters:
  ///   - ti: Seconds until it fires, and between one time and the next.
  ///   - aTarget: Whose method it is; kept alive until the timer is invalidated or, if it does not
  ///     repeat, has fired.
  ///   - aSelector: The method's selector; it gets the timer, or nothing.
  ///   - userInfo: Not kept: Foundation's timers have nowhere to hold it. That of
  ///     ``scheduledTimer(timeInterval:target:selector:userInfo:repeats:)`` is.
  ///   - yesOrNo: Whether it fires again and again.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    let message = SelectorMessage(to: aTarget as AnyObject, aSelector)
    self.init(timeInterval: ti, repeats: yesOrNo) { message.send($0) }
  }

  /// Creates a timer that calls a method, for a run loop that it is added to.
  ///
  /// - Parameters:
  ///   - date: When it fires first.
  ///   - ti: Seconds between one time and the next.
  ///   - t: Whose method it is; kept alive as in ``init(timeInterval:target:selector:userInfo:repeats:)``.
  ///   - s: The method's selector; it gets the timer, or nothing.
  ///   - ui: Not kept.
  ///   - rep: Whether it fires again and again.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    let message = SelectorMessage(to: t as AnyObject, s)
    self.init(fire: date, interval: ti, repeats: rep) { message.send($0) }
  }

  /// Creates a timer that calls a method, and adds it to the current run loop.
  ///
  /// It fires while the run loop runs, by the clock. What a window shows goes by the window's time
  /// instead, see `UIWindow.advance(to:)`, so that the same calls give the same frames.
  ///
  /// - Parameters:
  ///   - ti: Seconds until it fires, and between one time and the next.
  ///   - aTarget: Whose method it is; kept alive as in
  ///     ``init(timeInterval:target:selector:userInfo:repeats:)``.
  ///   - aSelector: The method's selector; it gets the timer, or nothing.
  ///   - userInfo: What the timer has as its `userInfo`.
  ///   - yesOrNo: Whether it fires again and again.
  /// - Returns: The timer.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let message = SelectorMessage(to: aTarget as AnyObject, aSelector)
    let timer = SelectorTimer(timeInterval: ti, repeats: yesOrNo) { message.send($0) }
    timer.message = message
    timer.information = userInfo
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// A timer that knows its user information, and releases its target when it is invalidated.
///
/// Foundation's timers have a place for neither; the initializers of `Timer` itself cannot make one of
/// these, `scheduledTimer` can.
final class SelectorTimer: Timer {
  var message: SelectorMessage?
  var information: Any?

  override var userInfo: Any? { information }

  override func invalidate() {
    super.invalidate()
    message?.release()
  }
}
