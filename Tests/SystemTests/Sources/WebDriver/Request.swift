// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// A request to a server on this machine, answered before it returns.
///
/// FoundationNetworking does not take the header that chromedriver answers with ("Failed writing
/// header").
struct Request {
  let method: String
  let path: String
  var body = Data()

  struct Response {
    let status: Int
    let body: Data
  }

  /// The longest that an answer may take, in seconds.
  private static let timeout = 60

  /// Sends the request to a port, and returns the answer.
  func send(to port: UInt16) throws(BrowserError) -> Response {
    let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard connection >= 0 else { throw BrowserError("No socket") }
    defer { close(connection) }
    var limit = timeval(tv_sec: Self.timeout, tv_usec: 0)
    setsockopt(
      connection, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else { throw BrowserError("chromedriver does not listen") }
    let head = """
      \(method) \(path) HTTP/1.1\r
      Host: 127.0.0.1:\(port)\r
      Content-Type: application/json\r
      Content-Length: \(body.count)\r
      Connection: close\r
      \r

      """
    try Self.write(Data(head.utf8) + body, to: connection)
    return try Self.response(from: connection)
  }

  private static func write(_ data: Data, to connection: Int32) throws(BrowserError) {
    var start = 0
    while start < data.count {
      let count = data.withUnsafeBytes {
        Glibc.send(
          connection, $0.baseAddress.map { $0 + start }, $0.count - start,
          Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { throw BrowserError("chromedriver has hung up") }
      start += count
    }
  }

  /// Reads the header, and as many bytes as it names.
  private static func response(from connection: Int32) throws(BrowserError) -> Response {
    var bytes = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let blank = Data("\r\n\r\n".utf8)
    while true {
      if let end = bytes.range(of: blank) {
        let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
          .components(separatedBy: "\r\n")
        let status = lines[0].split(separator: " ").dropFirst().first.flatMap { Int($0) }
        let length = lines.dropFirst().first { $0.lowercased().hasPrefix("content-length:") }
          .flatMap { Int($0.dropFirst("content-length:".count).drop { $0 == " " }) }
        guard let status, let length else { throw BrowserError("No answer in HTTP: \(lines)") }
        if bytes.endIndex - end.upperBound >= length {
          return Response(status: status, body: bytes[end.upperBound..<(end.upperBound + length)])
        }
      }
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { throw BrowserError("chromedriver has not answered") }
      bytes.append(contentsOf: buffer[..<count])
    }
  }
}
