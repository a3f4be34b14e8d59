// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import FlyingFox
import FlyingSocks
import Foundation
import Synchronization

/// A port of this machine, and the connections of browsers to it.
///
/// Whoever connects gets a place for a request, and loses it again if no request comes: a viewer
/// that is there loses nothing by others that connect and wait, send without end or read nothing.
final class PageListener: Sendable {
  typealias Answer = @Sendable (_ request: HTTPRequest) async -> HTTPResponse

  let port: UInt16
  private let listening: AsyncSocket
  private let pool: PromptSockets
  private let connectionCount = Mutex(0)

  /// Connections at a time: those of the viewers, and as many again for each page's files.
  static let mostConnections = 4 * Hub.mostViewers
  /// The time for a whole request, and between two of them.
  private static let requestLimit = Duration.seconds(10)
  /// The time in which a record has to be taken. A page that is stopped in a debugger still is one.
  private static let writingLimit = Duration.seconds(60)
  /// The pause where no connection can be had, since too many files are open.
  private static let pause = Duration.milliseconds(100)

  private struct TooSlow: Error {}

  /// Listens at an address.
  ///
  /// - Parameter address: The address; port 0 stands for any that is free.
  /// - Throws: `SocketError` if it cannot be had.
  init(_ address: sockaddr_in) throws {
    // A browser that has hung up is not the end of us.
    signal(SIGPIPE, SIG_IGN)
    let socket = try Socket(domain: AF_INET)
    do {
      Self.keepForUs(socket)
      try socket.setValue(true, for: .localAddressReuse)
      try socket.bind(to: address)
      try socket.listen()
      pool = PromptSockets(HTTPServer.defaultPool())
      listening = try AsyncSocket(socket: socket, pool: pool)
      port = if case .ip4(_, let port) = try socket.sockname() { port } else { 0 }
    } catch {
      try? socket.close()
      throw error
    }
  }

  /// Answers until the task is cancelled.
  ///
  /// - Throws: What ends it: `CancellationError`, or the error of the system.
  func run(_ answer: @escaping Answer) async throws {
    defer { try? listening.close() }
    try await pool.prepare()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { [pool] in try await pool.run() }
      group.addTask { try await self.accept(answer) }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  /// Keeps a socket from the processes that are started: what they have does not close with ours.
  private static func keepForUs(_ socket: Socket) {
    _ = fcntl(socket.file.rawValue, F_SETFD, FD_CLOEXEC)
  }

  private func accept(_ answer: @escaping Answer) async throws {
    try await withThrowingDiscardingTaskGroup { group in
      while true {
        try Task.checkCancellation()
        let socket: AsyncSocket
        do { socket = try await listening.accept() } catch {
          // Too many files are open, or the browser has hung up. What waits is there afterwards.
          try await Task.sleep(for: Self.pause, clock: .continuous)
          continue
        }
        Self.keepForUs(socket.socket)
        guard beginConnection() else {
          try? socket.close()
          continue
        }
        group.addTask {
          await self.serve(socket, answer)
          self.connectionCount.withLock { $0 -= 1 }
        }
      }
    }
  }

  private func beginConnection() -> Bool {
    connectionCount.withLock { count in
      guard count < Self.mostConnections else { return false }
      count += 1
      return true
    }
  }

  // MARK: A connection

  private func serve(_ socket: AsyncSocket, _ answer: Answer) async {
    let input = ConnectionInput(socket)
    do {
      while let head = try await Self.within(Self.requestLimit, { try await input.head() }) {
        let head = try RequestHead(head)
        let response = await answer(head.request)
        if case .webSocket(let handler) = response.payload {
          try await serve(handler, response, socket, input)
          break
        }
        try await Self.write(Self.data(response, keeping: head.keepsConnection), to: socket)
        guard head.keepsConnection else { break }
      }
    } catch let refusal as RequestHead.Refusal {
      if let data = try? await Self.data(PageFiles.refusal(refusal), keeping: false) {
        try? await Self.write(data, to: socket)
        await Self.linger(on: socket)
      }
    } catch {
      // It has hung up, or sends or reads nothing.
    }
    await input.end()
    try? socket.close()
  }

  private func serve(
    _ handler: any WSHandler, _ response: HTTPResponse, _ socket: AsyncSocket,
    _ input: ConnectionInput
  ) async throws {
    let frames = try await handler.makeFrames(
      for: AsyncThrowingStream { try await input.frame() })
    try await Self.write(Self.head(of: response, []), to: socket)
    for await frame in frames { try await Self.write(FrameHead.data(frame), to: socket) }
  }

  /// Lets a browser read an answer that it did not wait for: closed with something unread, the
  /// connection would be reset.
  private static func linger(on socket: AsyncSocket) async {
    shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
    try? await within(.seconds(1)) {
      for _ in 0..<64 { _ = try await socket.read(atMost: 4096) }
    }
  }

  // MARK: Writing

  private static func write(_ data: Data, to socket: AsyncSocket) async throws {
    try await within(writingLimit) { try await socket.write(data) }
  }

  private static func data(_ response: HTTPResponse, keeping: Bool) async throws -> Data {
    let body = try await response.bodyData
    let lines = [
      "Content-Length: \(body.count)", "Connection: \(keeping ? "keep-alive" : "close")",
    ]
    return head(of: response, lines) + body
  }

  private static func head(of response: HTTPResponse, _ lines: [String]) -> Data {
    let status = "HTTP/1.1 \(response.statusCode.code) \(response.statusCode.phrase)"
    let headers = response.headers.map { "\($0.key.rawValue): \($0.value)" }
    return Data(([status] + headers + lines + ["", ""]).joined(separator: "\r\n").utf8)
  }

  /// Does something that must not take longer than a time.
  private static func within<Value: Sendable>(
    _ limit: Duration, _ body: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await withThrowingTaskGroup(of: Value.self) { group in
      group.addTask { try await body() }
      group.addTask {
        try await Task.sleep(for: limit, clock: .continuous)
        throw TooSlow()
      }
      defer { group.cancelAll() }
      guard let value = try await group.next() else { throw TooSlow() }
      return value
    }
  }
}
