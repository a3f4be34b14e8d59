// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// A connection to a server on this machine, byte by byte, so that it can break any rule.
final class RawConnection {
  private let file: Int32
  private var bytes: [UInt8] = []

  init(port: UInt16) throws {
    file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var limit = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else { throw Failure(text: "No server listens at \(port)") }
  }

  deinit { close(file) }

  struct Failure: Error { let text: String }

  func send(_ data: [UInt8]) {
    var start = 0
    while start < data.count {
      let count = data.withUnsafeBytes {
        Glibc.send(
          file, $0.baseAddress.map { $0 + start }, $0.count - start, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      start += count
    }
  }

  /// Sends a request, and returns the status and the header of the answer.
  func request(_ path: String, host: String, headers: [String] = []) throws -> (Int, String) {
    let lines = ["GET \(path) HTTP/1.1", "Host: \(host)"] + headers + ["", ""]
    send(Array(lines.joined(separator: "\r\n").utf8))
    var header: [UInt8] = []
    while !header.suffix(4).elementsEqual("\r\n\r\n".utf8) { header.append(try byte()) }
    let text = String(decoding: header, as: UTF8.self)
    return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0, text)
  }

  /// Begins a WebSocket.
  ///
  /// - Returns: The status: 101 where it was begun.
  func upgrade(
    token: String, port: UInt16, host: String? = nil, origin: String? = nil
  ) throws -> Int {
    try request(
      "/session?token=\(token)", host: host ?? "127.0.0.1:\(port)",
      headers: [
        "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
      ] + (origin.map { ["Origin: \($0)"] } ?? [])
    ).0
  }

  /// Sends a frame of text, masked with zeros.
  func sendText(_ text: String) {
    let payload = Array(text.utf8)
    var frame: [UInt8] = [0x81]
    if payload.count < 126 {
      frame.append(0x80 | UInt8(payload.count))
    } else {
      frame += [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
    }
    send(frame + [0, 0, 0, 0] + payload)
  }

  /// Reads a frame: its kind and its content; nil when the server has hung up or closed.
  func frame() -> (isText: Bool, content: Data)? {
    guard let first = try? byte(), let second = try? byte(), first & 15 != 8 else { return nil }
    var length = Int(second & 127)
    if length > 125 {
      let count = length == 126 ? 2 : 8
      length = 0
      for _ in 0..<count { length = length << 8 | Int((try? byte()) ?? 0) }
    }
    while bytes.count < length { guard fill() else { return nil } }
    defer { bytes.removeFirst(length) }
    return (first & 15 == 1, Data(bytes[..<length]))
  }

  /// Reads frames until one of text says something.
  func text(containing words: String, within count: Int = 200) -> String? {
    for _ in 0..<count {
      guard let frame = frame() else { return nil }
      guard frame.isText else {
        // Pixels are not read as a text: each byte that is none would be an error with its backtrace.
        sendText(#"{"type":"drawn"}"#)
        continue
      }
      let text = String(decoding: frame.content, as: UTF8.self)
      if text.contains(words) { return text }
    }
    return nil
  }

  private func byte() throws -> UInt8 {
    while bytes.isEmpty { guard fill() else { throw Failure(text: "The server has hung up") } }
    return bytes.removeFirst()
  }

  private func fill() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(file, &buffer, buffer.count, 0)
    guard count > 0 else { return false }
    bytes += buffer[..<count]
    return true
  }
}
