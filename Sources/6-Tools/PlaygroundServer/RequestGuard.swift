// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import FlyingFox

/// Decides who may speak to a playground.
///
/// A page of the web can make a browser send requests to this machine, and a name that it owns can
/// lead here. So the host must be one of ours, the origin, where a browser names it, too; and
/// whatever shows or moves anything needs the token, which only the address that was printed has.
package struct RequestGuard: Sendable {
  /// The token of this run.
  let token: String
  private let hosts: Set<String>

  /// Creates a guard.
  ///
  /// - Parameters:
  ///   - host: The address that is listened at.
  ///   - port: The port that is listened at.
  ///   - token: The token of this run.
  init(host: String, port: UInt16, token: String = Self.newToken()) {
    self.token = token
    let names = ["127.0.0.1", "localhost", host.lowercased()]
    hosts = Set(names.flatMap { port == 80 ? [$0, "\($0):80"] : ["\($0):\(port)"] })
  }

  /// Returns a token that cannot be guessed: 128 random bits.
  static func newToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(generator.next(), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Why a request is refused.
  package enum Refusal: String, Error, Hashable, Sendable {
    case host = "The Host header names another machine."
    case origin = "The request comes from a page of another origin."
    case token = "The token is missing or wrong: open the address that the command printed."
  }

  /// Checks a request for the page itself, which shows nothing of what is drawn.
  func checkPage(_ request: HTTPRequest) throws(Refusal) {
    guard let host = request.headers[.host], hosts.contains(host.lowercased()) else {
      throw .host
    }
    guard let origin = request.headers[HTTPHeader("Origin")] else { return }
    let prefix = "http://"
    guard origin.hasPrefix(prefix), hosts.contains(origin.dropFirst(prefix.count).lowercased())
    else { throw .origin }
  }

  /// Checks a request for anything else.
  func check(_ request: HTTPRequest) throws(Refusal) {
    try checkPage(request)
    guard let given = request.query.first(where: { $0.name == "token" })?.value,
      Self.areEqual(given, token)
    else { throw .token }
  }

  /// Compares in a time that does not tell how much of it is right.
  private static func areEqual(_ left: String, _ right: String) -> Bool {
    let (left, right) = (Array(left.utf8), Array(right.utf8))
    guard left.count == right.count else { return false }
    return zip(left, right).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
