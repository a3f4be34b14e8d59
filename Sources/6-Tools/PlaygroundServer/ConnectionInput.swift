// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The input of a connection from a browser: requests, then perhaps the frames of a socket.
///
/// It keeps no more than the longest request or frame, whatever is sent.
actor ConnectionInput {
  private let connection: Connection
  private var bytes: [UInt8] = []
  /// The first byte that was not taken.
  private var start = 0

  /// A frame that a viewer may not send.
  struct FrameViolation: Error {}

  init(_ connection: Connection) { self.connection = connection }

  /// Waits for the beginning of a request.
  ///
  /// - Parameter deadline: The time at which it is too late.
  /// - Returns: Its lines with the empty one that ends them; nil at the end of the connection.
  /// - Throws: ``RequestHead/Refusal/length`` for one that is too long, or the connection's error.
  func head(until deadline: DispatchTime) async throws -> [UInt8]? {
    var count = 0
    var isLineEmpty = true
    while true {
      while start + count < bytes.count {
        guard count < RequestHead.longestLength else { throw RequestHead.Refusal.length }
        let byte = bytes[start + count]
        count += 1
        if byte == UInt8(ascii: "\n") {
          // Empty lines in front of a request count for nothing.
          if isLineEmpty, count > 2 { return take(count) }
          if isLineEmpty {
            start += count
            count = 0
          }
          isLineEmpty = true
        } else if byte != UInt8(ascii: "\r") {
          isLineEmpty = false
        }
      }
      guard try await fill(until: deadline) else { return nil }
    }
  }

  /// Waits for a frame.
  ///
  /// - Returns: The frame; nil at the end of the connection.
  /// - Throws: ``FrameViolation``, or the connection's error.
  func frame() async throws -> Frame? {
    guard try await fill(2) else { return nil }
    guard let length = FrameHead.length(bytes[start + 1]) else { throw FrameViolation() }
    guard try await fill(length) else { return nil }
    guard let head = FrameHead(take(length)) else { throw FrameViolation() }
    guard try await fill(head.length) else { return nil }
    return head.frame(take(head.length))
  }

  private func take(_ count: Int) -> [UInt8] {
    defer { start += count }
    return Array(bytes[start..<(start + count)])
  }

  /// Waits until so many bytes are there.
  ///
  /// - Returns: False at the end of the connection.
  private func fill(_ count: Int) async throws -> Bool {
    while bytes.count - start < count {
      guard try await fill() else { return false }
    }
    return true
  }

  private func fill(until deadline: DispatchTime = .distantFuture) async throws -> Bool {
    bytes.removeFirst(start)
    start = 0
    guard let new = try await connection.read(until: deadline) else { return false }
    bytes += new
    return true
  }
}
