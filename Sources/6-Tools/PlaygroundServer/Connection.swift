// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// A socket that nothing blocks: whatever has to wait suspends its task.
struct Connection: Sendable {
  private let file: Int32
  /// The queue on which the system reports that something can be read or written.
  private static let queue = DispatchQueue(label: "Connection")

  /// The bytes that are asked for at a time.
  static let chunk = 4096

  /// A call that the system did not do.
  struct Failure: Error {
    /// The system's number of the reason.
    let number: Int32
  }

  /// Something that took longer than it may.
  struct TooSlow: Error {}

  private enum Direction { case reading, writing }

  private init(_ file: Int32) { self.file = file }

  /// Closes the connection. Nothing may wait for it any more.
  func close() { Glibc.close(file) }

  /// Throws the error that the system reported last, unless the call was only interrupted or has to wait.
  ///
  /// - Returns: Whether it has to wait.
  private static func mustWait() throws(Failure) -> Bool {
    guard [EAGAIN, EINTR].contains(errno) else { throw Failure(number: errno) }
    return errno == EAGAIN
  }

  // MARK: Listening

  /// Listens at an address.
  ///
  /// The processes of sessions do not inherit the socket, nor what it accepts.
  ///
  /// - Parameters:
  ///   - address: The address: digits with dots.
  ///   - port: The port; 0 for any that is free.
  /// - Returns: The socket and its port.
  /// - Throws: ``Failure`` if the port cannot be had.
  static func listening(
    at address: in_addr, _ port: UInt16
  ) throws(Failure) -> (Connection, port: UInt16) {
    let kind = SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue
    let file = socket(AF_INET, Int32(kind), 0)
    guard file >= 0 else { throw Failure(number: errno) }
    set(SO_REUSEADDR, of: SOL_SOCKET, on: file)
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_addr = address
    name.sin_port = port.bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &name) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(file, $0, length) == 0 && listen(file, 256) == 0 && getsockname(file, $0, &length) == 0
      }
    }
    guard isListening else {
      let number = errno
      Glibc.close(file)
      throw Failure(number: number)
    }
    return (Connection(file), UInt16(bigEndian: name.sin_port))
  }

  /// Waits for somebody who connects to a socket that listens.
  ///
  /// Short messages are sent at once. The system holds one back until the one before it is acknowledged
  /// otherwise, and a browser waits up to 40 ms with that: the answer to an edit, which has several of
  /// them, took 45 ms on its way.
  func accept() async throws -> Connection {
    while true {
      let accepted = Glibc.accept(file, nil, nil)
      guard accepted < 0 else {
        _ = fcntl(accepted, F_SETFD, FD_CLOEXEC)
        _ = fcntl(accepted, F_SETFL, O_NONBLOCK)
        Self.set(TCP_NODELAY, of: Int32(IPPROTO_TCP), on: accepted)
        return Connection(accepted)
      }
      if try Self.mustWait() { try await wait(for: .reading) }
    }
  }

  private static func set(_ option: Int32, of level: Int32, on file: Int32) {
    var isSet: Int32 = 1
    setsockopt(file, level, option, &isSet, socklen_t(MemoryLayout<Int32>.size))
  }

  // MARK: Reading and writing

  /// Waits for bytes.
  ///
  /// - Parameter deadline: The time at which it is too late.
  /// - Returns: The bytes; nil at the end of the connection.
  /// - Throws: ``Failure``, ``TooSlow`` or `CancellationError`.
  func read(until deadline: DispatchTime = .distantFuture) async throws -> [UInt8]? {
    while true {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: Self.chunk) { buffer, filled in
        count = recv(file, buffer.baseAddress, buffer.count, 0)
        filled = max(count, 0)
      }
      guard count < 0 else { return bytes.isEmpty ? nil : bytes }
      if try Self.mustWait() { try await wait(for: .reading, until: deadline) }
    }
  }

  /// Writes bytes, and waits until the system has taken all of them.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - deadline: The time at which it is too late.
  /// - Throws: ``Failure``, ``TooSlow`` or `CancellationError`.
  func write(_ data: Data, until deadline: DispatchTime) async throws {
    var start = 0
    while start < data.count {
      // A browser that has hung up is not the end of us.
      let count = data.withUnsafeBytes {
        send(file, $0.baseAddress.map { $0 + start }, $0.count - start, Int32(MSG_NOSIGNAL))
      }
      if count >= 0 {
        start += count
      } else if try Self.mustWait() {
        try await wait(for: .writing, until: deadline)
      }
    }
  }

  /// Lets the other side read an answer that it did not wait for: closed with something unread, the
  /// connection would be reset.
  func linger() async throws {
    shutdown(file, Int32(SHUT_WR))
    let deadline = DispatchTime.now() + 1
    for _ in 0..<64 { guard try await read(until: deadline) != nil else { return } }
  }

  /// Waits until something can be read or written, the time is over or the task is cancelled.
  private func wait(
    for direction: Direction, until deadline: DispatchTime = .distantFuture
  ) async throws {
    // Sources may be cancelled from anywhere.
    nonisolated(unsafe) let source: any DispatchSourceProtocol =
      switch direction {
      case .reading: DispatchSource.makeReadSource(fileDescriptor: file, queue: Self.queue)
      case .writing: DispatchSource.makeWriteSource(fileDescriptor: file, queue: Self.queue)
      }
    let timer = DispatchSource.makeTimerSource(queue: Self.queue)
    timer.schedule(deadline: deadline)
    timer.setEventHandler { source.cancel() }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        source.setEventHandler { source.cancel() }
        // Only then has the system forgotten the file, which may be closed.
        source.setCancelHandler { continuation.resume() }
        source.activate()
        timer.activate()
      }
    } onCancel: {
      source.cancel()
    }
    timer.cancel()
    try Task.checkCancellation()
    guard .now() < deadline else { throw TooSlow() }
  }
}
