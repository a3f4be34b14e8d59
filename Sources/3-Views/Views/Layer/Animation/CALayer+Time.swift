// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

// A layer has a time of its own, by which the animations of it and of the layers in it run.
extension CALayer {
  /// The moment of the superlayer's time at which the layer's is its ``timeOffset``, in seconds; 0 unless
  /// set. The time of the outermost layer is the window's.
  ///
  /// The three values count for the animations that `add(_:forKey:)` begins. Those of views' animation
  /// blocks run by the window's time in any case.
  public var beginTime: CFTimeInterval {
    get { extras?.timing?.begin ?? 0 }
    set { if newValue != beginTime, newValue.isFinite { changeTiming { $0.begin = newValue } } }
  }

  /// The speed of the layer's time, as a ratio to its superlayer's; 1 unless set. At 0 the layer's
  /// animations stand still at the moment ``timeOffset``, below 0 none that is under way ends.
  public var speed: Float {
    get { Float(extras?.timing?.speed ?? 1) }
    set { if newValue != speed, newValue.isFinite { changeTiming { $0.speed = Double(newValue) } } }
  }

  /// The layer's time at ``beginTime``, in seconds; 0 unless set.
  public var timeOffset: CFTimeInterval {
    get { extras?.timing?.offset ?? 0 }
    set { if newValue != timeOffset, newValue.isFinite { changeTiming { $0.offset = newValue } } }
  }

  /// Returns the layer's time at a time of another layer.
  ///
  /// - Parameters:
  ///   - t: The other layer's time, in seconds.
  ///   - l: The other layer; nil for the window's time. For one that stands still it is the time at which
  ///     it began to.
  /// - Returns: The time of this layer, in seconds.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    mediaTime(at: l?.windowTime(at: t) ?? t)
  }

  /// Returns another layer's time at a time of this one.
  ///
  /// - Parameters:
  ///   - t: The time of this layer, in seconds.
  ///   - l: The other layer; nil for the window's time.
  /// - Returns: The other layer's time, in seconds.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let moment = windowTime(at: t)
    return l?.mediaTime(at: moment) ?? moment
  }

  private func changeTiming(_ change: (inout MediaTiming.OfLayer) -> Void) {
    var timing = extras?.timing ?? MediaTiming.OfLayer()
    change(&timing)
    extending { $0.timing = timing == MediaTiming.OfLayer() ? nil : timing }
    mediaTimeChanged()
  }
}
