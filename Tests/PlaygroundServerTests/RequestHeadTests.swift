// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing

@testable import PlaygroundServer

@Suite("The beginning of a request")
struct RequestHeadTests {
  private func head(_ lines: String...) throws(RequestHead.Refusal) -> RequestHead {
    try RequestHead(Array((lines + ["", ""]).joined(separator: "\r\n").utf8))
  }

  @Test func `Path, query and headers are read`() throws {
    let head = try head(
      "GET /file?format=p%6Eg&token=&flag HTTP/1.1", "Host: 127.0.0.1:8421", "ORIGIN:  http://a ",
      "X-Empty:")
    expectEqual(head.path, "/file")
    expectEqual(head.query["format"], "png")
    expectEqual(head.query["token"], "")
    expectEqual(head.query["flag"], "")
    try expectEqual(self.head("GET /?token=a&token=b&x=%zz HTTP/1.1").query["token"], "a")
    expectEqual(head.headers["host"], "127.0.0.1:8421")
    expectEqual(head.headers["origin"], "http://a")
    expect(head.keepsConnection)
  }

  @Test func `A path is taken as it is written`() throws {
    for path in ["/../etc/passwd", "/%2e%2e/a", "//a", "/FILE", "/%zz", "/\u{0}"] {
      try expectEqual(head("GET \(path) HTTP/1.1").path, path)
    }
  }

  @Test func `A connection is kept unless a request says otherwise`() throws {
    try expect(head("GET / HTTP/1.1", "Connection: keep-alive, Upgrade").keepsConnection)
    try expect(!head("GET / HTTP/1.1", "Connection: Upgrade, Close").keepsConnection)
    try expect(!head("GET / HTTP/1.0", "Connection: keep-alive").keepsConnection)
  }

  @Test func `Two hosts are neither of them`() throws {
    let guarding = RequestGuard(host: "127.0.0.1", port: 8421)
    let one = try head("GET / HTTP/1.1", "Host: 127.0.0.1:8421")
    #expect(throws: Never.self) { try guarding.checkPage(one) }
    for other in ["evil.example", "127.0.0.1:8421"] {
      let two = try head("GET / HTTP/1.1", "Host: 127.0.0.1:8421", "host: \(other)")
      #expect(throws: RequestGuard.Refusal.host) { try guarding.checkPage(two) }
    }
  }

  @Test func `Where all addresses are listened at, each is ours, and no foreign name is`() throws {
    let all = RequestGuard(host: "0.0.0.0", port: 8421)
    let one = RequestGuard(host: "192.168.0.7", port: 8421)
    for (host, origin, isOfAll, isOfOne) in [
      ("192.168.0.7:8421", nil, true, true), ("10.0.0.1:8421", nil, true, false),
      ("127.0.0.1:8421", "http://localhost:8421", true, true),
      ("10.0.0.1:8421", "http://10.0.0.1:8421", true, false),
      ("192.168.0.7:8421", "http://192.168.0.7:8421", true, true),
      ("192.168.0.7:8421", "http://6.6.6.6:8421", false, false),
      ("192.168.0.7:80", nil, false, false), ("192.168.0.7", nil, false, false),
      ("evil.example:8421", nil, false, false), ("1.2.3.4.evil.example:8421", nil, false, false),
      ("1.2.3:8421", nil, false, false), (":8421", nil, false, false),
      ("192.168.0.7:8421", "null", false, false),
    ] as [(String, String?, Bool, Bool)] {
      let lines = ["GET / HTTP/1.1", "Host: \(host)"] + (origin.map { ["Origin: \($0)"] } ?? [])
      let request = try RequestHead(Array((lines + ["", ""]).joined(separator: "\r\n").utf8))
      func isTaken(_ entry: RequestGuard) -> Bool { (try? entry.checkPage(request)) != nil }
      expectEqual(isTaken(all), isOfAll, "\(host) \(origin ?? "")")
      expectEqual(isTaken(one), isOfOne, "\(host) \(origin ?? "")")
    }
  }

  @Test(
    arguments: [
      ("", .malformed), ("GET /", .malformed), ("GET  / HTTP/1.1", .malformed),
      ("GET / HTTP/2", .malformed), ("GET http://evil/ HTTP/1.1", .malformed),
      ("GET * HTTP/1.1", .malformed), ("\u{16}\u{3}\u{1}", .malformed),
      ("GET / HTTP/1.1\r\nno colon", .malformed), ("GET / HTTP/1.1\r\n: no name", .malformed),
      ("POST / HTTP/1.1", .method), ("HEAD / HTTP/1.1", .method), ("get / HTTP/1.1", .method),
      ("GET / HTTP/1.1\r\nContent-Length: 5", .body),
      ("GET / HTTP/1.1\r\nContent-Length: -1", .body),
      ("GET / HTTP/1.1\r\nContent-Length: 0\r\nContent-Length: 0", .body),
      ("GET / HTTP/1.1\r\nTransfer-Encoding: chunked", .body),
    ] as [(String, RequestHead.Refusal)])
  func `What no page of ours asks is refused`(_ text: String, _ refusal: RequestHead.Refusal) {
    #expect(throws: refusal) { try head(text) }
  }

  @Test func `A head of the greatest length is read, and no longer one`() throws {
    let lines = "GET / HTTP/1.1\r\nCookie: \r\n\r\n"
    func head(of count: Int) throws -> RequestHead {
      let filler = String(repeating: "c", count: count - lines.utf8.count)
      return try RequestHead(
        Array("GET / HTTP/1.1\r\nCookie: \(filler)\r\n\r\n".utf8))
    }
    try expectEqual(head(of: RequestHead.longestLength).path, "/")
    #expect(throws: RequestHead.Refusal.length) { try head(of: RequestHead.longestLength + 1) }
  }

  @Test func `Each refusal has a status of its own`() {
    let all: [RequestHead.Refusal] = [.malformed, .length, .method, .body]
    expectEqual(all.map(\.status.rawValue), [400, 431, 405, 413])
  }
}
