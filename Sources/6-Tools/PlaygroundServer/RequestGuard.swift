// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Glibc

/// Decides who may speak to a playground.
///
/// A page of the web can make a browser send requests to this machine, and a name that it owns can
/// lead here. So the host must be one of ours, the origin, where a browser names it, too; and
/// whatever shows or moves anything needs the token, which only the address that was printed has.
package struct RequestGuard: Sendable {
  let token: String
  private let hosts: Set<String>
  /// The ends of hosts behind an address of this machine, if all of its addresses are listened at: the
  /// port, which may be left out if it is 80. None for one address.
  private let endings: [String]

  init(host: String, port: UInt16, token: String = Self.newToken()) {
    self.token = token
    let all = port == 80 ? ["", ":80"] : [":\(port)"]
    var names = ["127.0.0.1", "localhost", host.lowercased()]
    let isAnywhere = host == Self.anywhere
    if isAnywhere, let name = Self.machineName { names += [name, "\(name).local"] }
    hosts = Set(names.flatMap { name in all.map { name + $0 } })
    endings = isAnywhere ? all : []
  }

  /// The address that stands for all of this machine.
  static let anywhere = "0.0.0.0"

  /// The name of this machine in its network; nil if it has none.
  private static var machineName: String? {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return nil }
    let text = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return text.isEmpty ? nil : text.lowercased()
  }

  /// Returns whether a host leads here. Where all addresses are listened at, any that is written in
  /// digits does: a name that somebody else owns can lead here, and no address can.
  private func isOwn(_ host: String) -> Bool {
    hosts.contains(host)
      || endings.contains { host.hasSuffix($0) && Self.isAddress(host.dropLast($0.count)) }
  }

  private static func isAddress(_ text: Substring) -> Bool {
    var address = in_addr()
    return inet_pton(AF_INET, String(text), &address) == 1
  }

  /// Returns a token that cannot be guessed: 128 random bits.
  static func newToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(generator.next(), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  package enum Refusal: String, Error, Hashable, Sendable {
    case host = "The Host header names another machine."
    case origin = "The request comes from a page of another origin."
    case token = "The token is missing or wrong: open the address that the command printed."
  }

  /// Checks a request for the page itself, which shows nothing of what is drawn.
  func checkPage(_ request: RequestHead) throws(Refusal) {
    guard let host = request.headers["host"]?.lowercased(), isOwn(host) else { throw .host }
    guard let origin = request.headers["origin"] else { return }
    let prefix = "http://"
    guard origin.hasPrefix(prefix) else { throw .origin }
    // Another machine's address is none of ours, though a host may be any.
    let page = origin.dropFirst(prefix.count).lowercased()
    guard hosts.contains(page) || page == host else { throw .origin }
  }

  /// Checks a request for anything else.
  func check(_ request: RequestHead) throws(Refusal) {
    try checkPage(request)
    guard let given = request.query["token"],
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
