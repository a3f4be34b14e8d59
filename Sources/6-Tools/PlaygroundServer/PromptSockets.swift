// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import FlyingSocks
import Foundation

/// Sockets that send at once what is written to them.
///
/// The system holds a short packet back until the one before it is acknowledged, and a browser waits up
/// to 40 ms with that: an answer of several short messages, such as the one to an edit, took 45 ms on
/// its way, of 67 ms from the edit to its picture.
struct PromptSockets: AsyncSocketPool {
  private let pool: any AsyncSocketPool

  init(_ pool: any AsyncSocketPool) { self.pool = pool }

  func prepare() async throws { try await pool.prepare() }

  func run() async throws { try await pool.run() }

  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    // Each socket waits for the first message to answer; only here the server shows them.
    Self.sendAtOnce(socket)
    try await pool.suspendSocket(socket, untilReadyFor: events)
  }

  /// Lets a socket send short packets at once.
  ///
  /// - Parameter socket: The socket. One of another protocol stays as it is.
  private static func sendAtOnce(_ socket: Socket) {
    var isPrompt: Int32 = 1
    setsockopt(
      socket.file.rawValue, Int32(IPPROTO_TCP), TCP_NODELAY, &isPrompt,
      socklen_t(MemoryLayout<Int32>.size))
  }
}
