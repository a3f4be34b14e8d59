// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// A viewer of a playground: what waits to be sent to it.
///
/// At most one frame waits. If the next one comes before it was fetched, both are dropped, and as
/// soon as the viewer is ready a whole frame is sent: one that is slow misses frames, and one that
/// never reads costs the memory of one.
final class Viewer: Sendable {
  private struct State {
    /// Short answers, in order.
    var replies: [Data] = []
    /// The bytes of those.
    var replyByteCount = 0
    var frame: Data?
    /// Whether frames were missed, so that what follows them is of no use.
    var needsWhole = true
    /// Frames that were sent, and not yet drawn.
    var undrawn = 0
    var isClosed = false
    var waiter: CheckedContinuation<Data?, Never>?
  }

  private let state = Mutex(State())

  /// Frames on the way at a time: while one is drawn the next one travels.
  static let mostUndrawn = 2
  /// A viewer for whom more replies wait does not read.
  static let mostReplies = 256
  /// So does one for whom more bytes of replies wait.
  static let mostReplyBytes = 64 << 20

  /// Whether the viewer is gone, or was left.
  var isClosed: Bool { state.withLock { $0.isClosed } }

  /// Whether a frame that is drawn now would be sent at once.
  var isReady: Bool {
    state.withLock { !$0.isClosed && $0.frame == nil && $0.undrawn < Self.mostUndrawn }
  }

  /// Whether a whole frame would be sent at once, and nothing else will do.
  var wantsWhole: Bool { isReady && state.withLock { $0.needsWhole } }

  func add(_ reply: Data) {
    let isTooLate = state.withLock { state in
      guard !state.isClosed else { return false }
      state.replies.append(reply)
      state.replyByteCount += reply.count
      return state.replies.count > Self.mostReplies || state.replyByteCount > Self.mostReplyBytes
    }
    isTooLate ? close() : deliver()
  }

  /// Adds what says that nothing moves, unless a frame that says the same is on its way or the viewer
  /// is behind.
  func addIfIdle(_ reply: Data) {
    guard isReady, state.withLock({ $0.replies.count < 8 && !$0.needsWhole }) else { return }
    add(reply)
  }

  /// Offers a frame.
  func enqueue(_ frame: Data, isWhole: Bool) {
    state.withLock { state in
      // A viewer that missed nothing takes a whole one as well: that of another size is for all.
      guard !state.isClosed, isWhole || !state.needsWhole else { return }
      guard isWhole || state.frame == nil else {
        state.frame = nil
        state.needsWhole = true
        return
      }
      state.frame = frame
      state.needsWhole = false
    }
    deliver()
  }

  func frameWasDrawn() {
    state.withLock { $0.undrawn = max($0.undrawn - 1, 0) }
    deliver()
  }

  /// Waits for what is to be sent next.
  ///
  /// - Returns: A record; nil once the viewer is gone.
  func next() async -> Data? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        state.withLock { state in
          state.waiter?.resume(returning: nil)
          state.waiter = continuation
        }
        deliver()
      }
    } onCancel: {
      close()
    }
  }

  func close() {
    state.withLock { state in
      state.isClosed = true
      state.replies = []
      state.replyByteCount = 0
      state.frame = nil
    }
    deliver()
  }

  /// Passes it to the code that waits.
  private func deliver() {
    let (waiter, record): (CheckedContinuation<Data?, Never>?, Data?) = state.withLock { state in
      guard let waiter = state.waiter else { return (nil, nil) }
      if state.isClosed {
        state.waiter = nil
        return (waiter, nil)
      }
      if !state.replies.isEmpty {
        state.waiter = nil
        let reply = state.replies.removeFirst()
        state.replyByteCount -= reply.count
        return (waiter, reply)
      }
      guard let frame = state.frame, state.undrawn < Self.mostUndrawn else { return (nil, nil) }
      state.waiter = nil
      state.frame = nil
      state.undrawn += 1
      return (waiter, frame)
    }
    waiter?.resume(returning: record)
  }
}
