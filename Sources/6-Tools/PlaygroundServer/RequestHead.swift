// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The beginning of a request: its first line and its headers.
struct RequestHead: Sendable {
  /// The path, as it was written.
  let path: String
  /// The values of the query without percent signs, the first of each name.
  let query: [String: String]
  /// The values of the headers by their names, which are lowercased.
  let headers: [String: String]
  /// The wishes in the header `Connection`, lowercased.
  let wishes: [String]
  /// Whether another request may follow on the same connection.
  let keepsConnection: Bool

  /// The longest one, in bytes. A browser sends the cookies of all servers of this machine.
  static let longestLength = 16_384

  /// Why a request is answered with nothing else.
  enum Refusal: String, Error, Hashable, Sendable {
    case malformed = "The request is malformed."
    case length = "The request is too long."
    case method = "The page is only read: use GET."
    case body = "A request for the page has no body."

    var status: Response.Status {
      switch self {
      case .malformed: .badRequest
      case .length: .headersTooLarge
      case .method: .methodNotAllowed
      case .body: .contentTooLarge
      }
    }
  }

  /// Reads the beginning of a request.
  ///
  /// - Parameter bytes: The lines, each with its end; an empty one may be the last.
  /// - Throws: Why it is refused.
  /// - Complexity: O(bytes).
  init(_ bytes: [UInt8]) throws(Refusal) {
    guard bytes.count <= Self.longestLength else { throw .length }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
    let words = (lines.first ?? []).split(
      separator: UInt8(ascii: " "), omittingEmptySubsequences: false
    ).map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 3, !words[0].isEmpty, words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0"
    else { throw .malformed }
    guard words[0] == "GET" else { throw .method }
    guard words[1].utf8.first == UInt8(ascii: "/") else { throw .malformed }
    headers = try Self.headers(lines.dropFirst())
    guard headers["transfer-encoding"] == nil, headers["content-length"] ?? "0" == "0" else {
      throw .body
    }
    let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(target[0])
    query = Self.query(target.count > 1 ? target[1] : "")
    wishes = (headers["connection"] ?? "").lowercased()
      .split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    keepsConnection = words[2] == "HTTP/1.1" && !wishes.contains("close")
  }

  /// Reads headers. Those of one name are one, with commas between their values, and two hosts are
  /// another host than ours.
  private static func headers(
    _ lines: ArraySlice<ArraySlice<UInt8>>
  ) throws(Refusal) -> [String: String] {
    var headers: [String: String] = [:]
    for line in lines where !line.isEmpty {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex else {
        throw .malformed
      }
      let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
      let value = String(decoding: line[(colon + 1)...], as: UTF8.self)
        .trimmingCharacters(in: .whitespaces)
      headers[name] = headers[name].map { "\($0), \(value)" } ?? value
    }
    return headers
  }

  private static func query(_ text: Substring) -> [String: String] {
    let pairs = text.split(separator: "&").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map { $0.removingPercentEncoding ?? String($0) }
      return (parts[0], parts.count > 1 ? parts[1] : "")
    }
    return Dictionary(pairs) { first, _ in first }
  }
}

/// The answer to a request.
struct Response: Sendable {
  enum Status: Int, Sendable {
    case switchingProtocols = 101
    case ok = 200
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case contentTooLarge = 413
    case headersTooLarge = 431
  }

  let status: Status
  var headers: [(name: String, value: String)] = []
  var body = Data()

  /// Returns the answer that makes a socket of the connection.
  ///
  /// - Parameter answer: That to the handshake.
  /// - Returns: The answer to the request.
  static func socket(_ answer: String) -> Response {
    Response(
      status: .switchingProtocols,
      headers: [
        ("Connection", "upgrade"), ("Upgrade", "websocket"), ("Sec-WebSocket-Accept", answer),
      ])
  }

  /// Returns the bytes of the answer.
  ///
  /// - Parameter keepsConnection: Whether another request may follow; a socket is not asked.
  /// - Returns: The status, the headers and the body.
  func data(keepsConnection: Bool) -> Data {
    var headers = headers
    if status != .switchingProtocols {
      headers += [
        ("Content-Length", "\(body.count)"),
        ("Connection", keepsConnection ? "keep-alive" : "close"),
      ]
    }
    // Browsers and programs go by the number; words beside it are for people, and may be missing.
    let lines = ["HTTP/1.1 \(status.rawValue) "] + headers.map { "\($0.name): \($0.value)" }
    return Data((lines + ["", ""]).joined(separator: "\r\n").utf8) + body
  }
}
