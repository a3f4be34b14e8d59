// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Dispatch
import Synchronization

/// A pipeline that processes frames on another thread than the one that draws them: one after
/// another, in order.
///
/// Encoding a frame takes longer than drawing it. While it is encoded the next one is drawn;
/// code that draws faster than that waits, so that only a few frames are in memory. After a failure
/// the frames that follow are not worked on.
public final class FramePipeline: Sendable {
  private let queue = DispatchQueue(label: "frames")
  private let slots: DispatchSemaphore
  private let failure = Mutex<(any Error)?>(nil)
  private let work: @Sendable (PictureFrame) throws -> Void

  /// Creates a pipeline.
  ///
  /// - Parameters:
  ///   - capacity: The most frames that wait or are worked on; at least 1.
  ///   - work: What is done with each frame; never with two at a time.
  public init(capacity: Int = 2, work: @escaping @Sendable (PictureFrame) throws -> Void) {
    slots = DispatchSemaphore(value: max(capacity, 1))
    self.work = work
  }

  /// Adds a frame; waits until there is a slot for it.
  ///
  /// - Throws: What the work on an earlier frame failed with.
  public func add(_ frame: PictureFrame) throws {
    slots.wait()
    if let failure = failure.withLock({ $0 }) {
      slots.signal()
      throw failure
    }
    queue.async { [self] in
      defer { slots.signal() }
      guard failure.withLock({ $0 == nil }) else { return }
      do {
        try work(frame)
      } catch {
        failure.withLock { $0 = error }
      }
    }
  }

  /// Waits until all frames are processed.
  ///
  /// - Throws: What the work on a frame failed with.
  public func finish() throws {
    queue.sync {}
    if let failure = failure.withLock({ $0 }) { throw failure }
  }
}
