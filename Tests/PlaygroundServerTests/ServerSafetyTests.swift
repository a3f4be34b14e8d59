// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ChildProcesses
import Expectations
import Foundation
import Glibc
import Testing
import WaitingSuites

/// What others may not do, and what breaks nothing.
@Suite("The safety of the playground", .waitsForProcesses, .serialized)
struct ServerSafetyTests {
  @Test func `The page needs no token and shows nothing, all else needs it`() throws {
    let served = try ServedGallery("grid")
    let host = "127.0.0.1:\(served.port)"
    let (status, header) = try RawConnection(port: served.port).request("/", host: host)
    expectEqual(status, 200)
    expectContains(header, "default-src 'none'")
    for path in ["/session", "/session?token=", "/session?token=0", "/file?format=png"] {
      try expectEqual(RawConnection(port: served.port).request(path, host: host).0, 403, "\(path)")
    }
    let file = "/file?format=png&token=\(served.token)"
    _ = try served.viewer().text(containing: "state")
    try expectEqual(RawConnection(port: served.port).request(file, host: host).0, 200)
  }

  @Test func `Other hosts and origins are refused before anything is upgraded`() throws {
    let served = try ServedGallery("grid")
    let own = "127.0.0.1:\(served.port)"
    func status(host: String, origin: String?) throws -> Int {
      try RawConnection(port: served.port)
        .upgrade(token: served.token, port: served.port, host: host, origin: origin)
    }
    try expectEqual(status(host: own, origin: "http://\(own)"), 101)
    try expectEqual(status(host: "localhost:\(served.port)", origin: nil), 101)
    try expectEqual(status(host: "evil.example", origin: nil), 403)
    try expectEqual(status(host: "127.0.0.1", origin: nil), 403)
    try expectEqual(status(host: own, origin: "http://evil.example"), 403)
    try expectEqual(status(host: own, origin: "null"), 403)
    try expectEqual(status(host: own, origin: "https://\(own)"), 403)
    try expectEqual(RawConnection(port: served.port).request("/", host: "evil.example").0, 403)
  }

  @Test func `Malformed messages are answered and stop nothing`() throws {
    let served = try ServedGallery("grid")
    let viewer = try served.viewer()
    for number in 0..<300 {
      viewer.sendText(["{", "[]", "\u{0}", #"{"type":"fly"}"#][number % 4])
      // Answers are read in between: with 300 messages before the first was read, this failed under load.
      guard number % 30 == 29 else { continue }
      viewer.sendText(#"{"type":"command"}"#)
      expectNotNil(viewer.text(containing: #""type":"command""#, within: 1000))
    }
    // What is too long, or no text at all, ends that viewer and no other.
    let second = try served.viewer()
    second.sendText(#"{"type":"\#(String(repeating: "x", count: 40_000))"}"#)
    expectNil(second.text(containing: "never said"))
    let third = try served.viewer()
    third.send([0x82, 0x80, 0, 0, 0, 0])
    expectNil(third.text(containing: "never said"))
    viewer.sendText(#"{"type":"command"}"#)
    expectNotNil(viewer.text(containing: #""type":"command""#, within: 1000))
  }

  @Test func `Requests without an end are refused and keep no other waiting`() throws {
    let served = try ServedGallery("grid")
    let host = "127.0.0.1:\(served.port)"
    let long = String(repeating: "a", count: 17_000)
    try expectEqual(RawConnection(port: served.port).request("/\(long)", host: host).0, 431)
    let lines = (0..<2000).map { "X-\($0): y" }
    try expectEqual(
      RawConnection(port: served.port).request("/", host: host, headers: lines).0, 431)
    let endless = try (0..<8).map { _ in try RawConnection(port: served.port) }
    for connection in endless {
      connection.send(Array("GET / HTTP/1.1\r\nX: \(String(repeating: "y", count: 1 << 20))".utf8))
    }
    try expectEqual(RawConnection(port: served.port).request("/", host: host).0, 200)
    try expectEqual(
      RawConnection(port: served.port)
        .request("/", host: host, headers: ["Content-Length: 9000000000"]).0, 413)
    try expectEqual(RawConnection(port: served.port).request("/../etc/passwd", host: host).0, 404)
    withExtendedLifetime(endless) {}
  }

  @Test func `Requests follow one another on a connection`() throws {
    let served = try ServedGallery("grid")
    let host = "127.0.0.1:\(served.port)"
    let connection = try RawConnection(port: served.port)
    let one = "GET /nothing HTTP/1.1\r\nHost: \(host)\r\n\r\n"
    connection.send(Array("\(one)\(one)".utf8))
    // Each call reads the next answer: those to the first two, then one to its own.
    try expectEqual(connection.request("/", host: host).0, 404)
    try expectEqual(connection.request("/", host: host).0, 404)
    try expectEqual(connection.request("/", host: host).0, 200)
  }

  @Test func `Connections without a request take no viewer's place`() throws {
    let served = try ServedGallery("grid")
    let viewer = try served.viewer()
    _ = viewer.text(containing: "state")
    var idle = try (0..<300).map { _ in try RawConnection(port: served.port) }
    viewer.sendText(#"{"type":"command"}"#)
    expectNotNil(viewer.text(containing: #""type":"command""#))
    idle = []
    let host = "127.0.0.1:\(served.port)"
    var status: Int?
    for _ in 0..<100 where status != 200 {
      status = try? RawConnection(port: served.port).request("/", host: host).0
      usleep(50_000)
    }
    expectEqual(status, 200)
    withExtendedLifetime(idle) {}
  }

  @Test func `More connections than files may be open stop nothing`() throws {
    let served = try ServedGallery(
      program: "/bin/sh",
      arguments: ["-c", "ulimit -n 40; exec \"$0\" serve --port 0 grid", ServedGallery.path])
    var idle = try (0..<60).map { _ in try RawConnection(port: served.port) }
    // The system's queues open a file each second.
    usleep(1_500_000)
    expect(served.process.isRunning)
    idle = []
    let host = "127.0.0.1:\(served.port)"
    var status: Int?
    for _ in 0..<100 where status != 200 {
      status = try? RawConnection(port: served.port).request("/", host: host).0
      usleep(50_000)
    }
    expectEqual(status, 200)
    withExtendedLifetime(idle) {}
  }

  @Test(
    arguments: [
      // Not masked, a bit of an extension, an unknown kind, more bytes than there are.
      [0x81, 0x02, 0x7B, 0x7D], [0xC1, 0x80, 0, 0, 0, 0], [0x83, 0x80, 0, 0, 0, 0],
      [0x81, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0],
    ] as [[UInt8]])
  func `A frame that breaks the rules ends its viewer`(_ frame: [UInt8]) throws {
    let served = try ServedGallery("grid")
    let viewer = try served.viewer()
    _ = viewer.text(containing: "state")
    viewer.send(frame)
    let began = ContinuousClock.now
    while viewer.frame() != nil {}
    // A connection that is open says nothing for 20 seconds.
    expectLess(ContinuousClock.now - began, .seconds(15))
    try expectNotNil(served.viewer().text(containing: "state"))
  }

  @Test func `A viewer may set a sample to the size of a screen, and not to any`() throws {
    let served = try ServedGallery("grid")
    let viewer = try served.viewer()
    _ = viewer.text(containing: "state")
    viewer.sendText(#"{"type":"set","settings":{"size":[8000,8000],"scale":2}}"#)
    expectNotNil(viewer.text(containing: "16000 × 16000 px is too large for the page"))
    viewer.sendText(#"{"type":"set","settings":{"size":[400,8000]}}"#)
    expectNotNil(viewer.text(containing: #""type":"state""#))
  }

  @Test func `A session has none of the server's connections`() throws {
    let served = try ServedGallery("grid")
    let viewer = try served.viewer()
    _ = viewer.text(containing: "state")
    for child in served.children { kill(child, SIGKILL) }
    expectNotNil(viewer.text(containing: #""type":"problem""#))
    viewer.sendText(#"{"type":"command"}"#)
    expectNotNil(viewer.text(containing: #""type":"command""#))
    let child = try #require(served.children.first)
    let folder = "/proc/\(child)/fd"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    expectGreater(files.count, 2)
    // The test's own `Process` gives what it starts a socket too, which is not one of TCP.
    let connections = try String(contentsOfFile: "/proc/net/tcp", encoding: .utf8)
      .split(separator: "\n").dropFirst().map { $0.split(separator: " ") }
      .filter { $0.count > 9 }.map { "socket:[\($0[9])]" }
    expectNotEmpty(connections)
    for file in files {
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(file)")
      expectNotEqual(target.map(connections.contains), true)
    }
  }

  @Test func `A pipe in place of the document stops nothing`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("grid.layout.json5")
    try ServedGallery.grid.write(to: file, atomically: true, encoding: .utf8)
    let served = try ServedGallery(file.path)
    let viewer = try served.viewer()
    _ = viewer.text(containing: "state")
    try FileManager.default.removeItem(at: file)
    expectEqual(mkfifo(file.path, 0o600), 0)
    // The watch has seen it by then.
    usleep(200_000)
    viewer.sendText(#"{"type":"save"}"#)
    expectNotNil(viewer.text(containing: "no document at the place of the file"))
    viewer.sendText(#"{"type":"command"}"#)
    expectNotNil(viewer.text(containing: #""type":"command""#))
    served.process.send(SIGINT)
    for _ in 0..<100 where served.process.isRunning { usleep(50_000) }
    expect(!served.process.isRunning)
  }

  @Test func `A session that starts again follows no link in the document's place`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("grid.layout.json5")
    let other = folder.appendingPathComponent("secret.json5")
    for url in [file, other] {
      try ServedGallery.grid.write(to: url, atomically: true, encoding: .utf8)
    }
    let served = try ServedGallery(file.path)
    let viewer = try served.viewer()
    _ = viewer.text(containing: "state")
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createSymbolicLink(at: file, withDestinationURL: other)
    for child in served.children { kill(child, SIGKILL) }
    expectNotNil(viewer.text(containing: #""type":"problem""#))
    viewer.sendText(#"{"type":"command"}"#)
    expectNotNil(viewer.text(containing: "leads to another file"))
    // The file is back.
    try FileManager.default.removeItem(at: file)
    try ServedGallery.grid.write(to: file, atomically: true, encoding: .utf8)
    viewer.sendText(#"{"type":"command"}"#)
    expectNotNil(viewer.text(containing: #""type":"command""#))
  }

  @Test func `A viewer that never reads costs little and delays no other`() throws {
    let served = try ServedGallery("nested-groups")
    let silent = try served.viewer()
    let viewer = try served.viewer()
    _ = viewer.text(containing: "state")
    let before = served.memory
    for number in 0..<60 {
      let distance = number % 2 == 0 ? 400 : -400
      viewer.sendText(#"{"type":"wheel","x":100,"y":300,"dx":0,"dy":\#(distance)}"#)
      viewer.sendText(
        #"{"type":"set","settings":{"appearance":"\#(number % 2 == 0 ? "dark" : "light")"}}"#)
      expectNotNil(viewer.text(containing: #""type":"state""#))
    }
    expectLess(served.memory - before, 60_000)
    withExtendedLifetime(silent) {}
  }

  @Test func `Whoever draws slowly misses no frame, and needs no whole one again`() throws {
    let served = try ServedGallery("nested-groups")
    let viewer = try served.viewer()
    func isWhole() throws -> Bool {
      while true {
        let frame = try #require(viewer.frame())
        if !frame.isText { return frame.content[1] == 1 }
      }
    }
    func wheel() { viewer.sendText(#"{"type":"wheel","x":100,"y":300,"dx":0,"dy":40}"#) }
    try expect(isWhole())
    wheel()
    try expect(!isWhole())
    for _ in 0..<6 {
      wheel()
      usleep(5000)
    }
    for _ in 0..<4 { viewer.sendText(#"{"type":"drawn"}"#) }
    for _ in 0..<2 {
      try expect(!isWhole())
      viewer.sendText(#"{"type":"drawn"}"#)
      wheel()
    }
  }

  @Test func `Twenty viewers see the same`() throws {
    let served = try ServedGallery("grid")
    let viewers = try (0..<20).map { _ in try served.viewer() }
    for viewer in viewers { expectNotNil(viewer.text(containing: #""sample":"grid""#)) }
    viewers[7].sendText(#"{"type":"open","name":"badges"}"#)
    for viewer in viewers { expectNotNil(viewer.text(containing: #""sample":"badges""#)) }
    expectEqual(served.children.count, 1)
  }

  /// Runs `serve`, which is expected to end by itself.
  private func serve(_ gallery: URL, port: UInt16) throws -> (code: Int32, errors: String) {
    let result = try ChildProgram([gallery.path, "serve", "--port", "\(port)"]).run()
    return (result.status, result.errors)
  }

  @Test func `A port in use is reported in one line`() throws {
    let served = try ServedGallery("grid")
    let (code, text) = try serve(URL(fileURLWithPath: ServedGallery.path), port: served.port)
    expectEqual(code, 69)
    expectEqual(text.split(separator: "\n").count, 1)
    expectContains(text, "Cannot listen on port \(served.port) of 127.0.0.1. It may be in use:")
  }

  @Test func `The command serves without a build`() throws {
    // No compiler can be found there.
    let served = try ServedGallery(
      program: ServedGallery.path, arguments: ["serve", "--port", "0", "grid"],
      with: ["PATH": "/nowhere/at/all"])
    try expectNotNil(served.viewer().text(containing: #""sample":"grid""#))
  }

  @Test func `A request for the socket that is none of the protocol is refused`() throws {
    let served = try ServedGallery("grid")
    let headers = [
      "Connection: keep-alive, Upgrade", "Upgrade: WebSocket", "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    func answer(_ headers: [String]) throws -> (Int, String) {
      try RawConnection(port: served.port).request(
        "/session?token=\(served.token)", host: "127.0.0.1:\(served.port)", headers: headers)
    }
    let (status, header) = try answer(headers)
    expectEqual(status, 101)
    // The example of RFC 6455, 1.3.
    expectContains(header, "Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n")
    for (place, other) in [
      "Connection: close", "Upgrade: h2c", "Sec-WebSocket-Version: 8",
      "Sec-WebSocket-Key: c2hvcnQ=",
    ].enumerated() {
      var wrong = headers
      wrong[place] = other
      try expectEqual(answer(wrong).0, 400, "\(other)")
    }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGKILL])
  func `No process is left behind`(_ signal: Int32) throws {
    let served = try ServedGallery("grid")
    _ = try served.viewer().text(containing: "state")
    let children = served.children
    expectEqual(children.count, 1)
    served.process.send(signal)
    served.process.waitUntilEnd()
    for _ in 0..<100 where children.contains(where: { kill($0, 0) == 0 }) { usleep(50_000) }
    expectLacks(children, where: { kill($0, 0) == 0 })
  }
}
