// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import FlyingFox
import Foundation

/// The beginning of a request: its first line and its headers.
///
/// It is read here and not by FlyingFox, which bounds neither a line nor their number, and takes a
/// time that grows with the square of a line: one of 100,000 bytes, which any page of the web can
/// make a browser send, kept the server from all else for minutes.
struct RequestHead: Sendable {
  let request: HTTPRequest
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

    var status: HTTPStatusCode {
      switch self {
      case .malformed: .badRequest
      case .length: .requestHeaderFieldsTooLarge
      case .method: .methodNotAllowed
      case .body: .payloadTooLarge
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
    let headers = try Self.headers(lines.dropFirst())
    guard headers[.transferEncoding] == nil, headers[.contentLength] ?? "0" == "0" else {
      throw .body
    }
    let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let path = String(target[0])
    var request = HTTPRequest(
      method: .GET, version: .http11,
      target: .init(path: path, query: target.count > 1 ? String(target[1]) : ""),
      headers: HTTPHeaders(headers), body: HTTPBodySequence(data: Data()))
    request.path = path
    self.request = request
    let wishes = (headers[.connection] ?? "").lowercased()
      .split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    keepsConnection = words[2] == "HTTP/1.1" && !wishes.contains("close")
  }

  /// Reads headers. Those of one name are one, with commas between their values, and two hosts are
  /// another host than ours.
  private static func headers(
    _ lines: ArraySlice<ArraySlice<UInt8>>
  ) throws(Refusal) -> [HTTPHeader: String] {
    var headers: [HTTPHeader: String] = [:]
    for line in lines where !line.isEmpty {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex else {
        throw .malformed
      }
      let name = HTTPHeader(String(decoding: line[..<colon], as: UTF8.self))
      let value = String(decoding: line[(colon + 1)...], as: UTF8.self)
        .trimmingCharacters(in: .whitespaces)
      headers[name] = headers[name].map { "\($0), \(value)" } ?? value
    }
    return headers
  }
}
