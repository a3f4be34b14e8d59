// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import PlaygroundRecords
import Testing
import WaitingSuites

@testable import PlaygroundServer

/// What becomes of code that hangs, crashes or talks: shell scripts stand for it.
@Suite("The process of a session", .waitsForProcesses)
struct SessionProcessTests {
  /// Runs a script as a session, and returns what a viewer learns of its end.
  private func problem(_ script: String) async throws -> String {
    let hub = Hub(ServerConfiguration(port: 0, program: ["/bin/sh", "-c", script], patience: 0.5))
    let (viewer, _) = try #require(await hub.addViewer())
    var text = ""
    while let record = await viewer.next() {
      text = String(decoding: record, as: UTF8.self)
      if text.contains("problem") { break }
    }
    await hub.end()
    return text
  }

  @Test func `Code that never answers is ended, and the page says so`() async throws {
    try await expectContains(problem("exec sleep 1000"), "stopped responding")
  }

  @Test func `Code that never answers what came meanwhile is ended as well`() async throws {
    let hub = Hub(
      ServerConfiguration(
        port: 0,
        program: [
          "/bin/sh", "-c",
          // Sent something, it shows a whole frame and says that it has handled nothing.
          #"head -c 1 >/dev/null; printf '\002\000\000\000F\001\034\000\000\000"#
            + #"{"type":"still","handled":0}'; exec sleep 1000"#,
        ], patience: 0.5))
    let (viewer, _) = try #require(await hub.addViewer())
    await hub.handle(Data(#"{"type":"places"}"#.utf8))
    var text = ""
    while !text.contains("problem"), let record = await viewer.next() {
      text = String(decoding: record, as: UTF8.self)
    }
    await hub.end()
    expectContains(text, "stopped responding")
  }

  /// Asks a session that answers nothing for a file.
  private func question(_ hub: Hub) async throws -> Task<FileRecord, Never> {
    _ = try #require(await hub.addViewer())
    let answer = Task { await hub.file("png") }
    while await hub.waitingFileCount == 0 { await Task.yield() }
    return answer
  }

  @Test func `Whoever waits for a file of a session that is replaced gets an answer`() async throws
  {
    let silent = ["/bin/sh", "-c", "exec sleep 1000"]
    let hub = Hub(ServerConfiguration(port: 0, program: silent, patience: 1))
    let answer = try await question(hub)
    await hub.run(silent)
    let file = await answer.value
    expect(file.isFailure)
    expectContains(String(decoding: file.content, as: UTF8.self), "Another program")
    await hub.end()
  }

  @Test func `Whoever waits for a file when the playground ends gets an answer`() async throws {
    let silent = ["/bin/sh", "-c", "exec sleep 1000"]
    let hub = Hub(ServerConfiguration(port: 0, program: silent, patience: 1000))
    let answer = try await question(hub)
    await hub.end()
    await expect(answer.value.isFailure)
  }

  @Test func `Code that crashes is quoted`() async throws {
    let text = try await problem("echo Index out of range >&2; kill -TRAP $$")
    expectContains(text, "crashed")
    expectContains(text, "Index out of range")
  }

  @Test func `Of code that says too much the last words are kept`() async throws {
    let text = try await problem("head -c 20000 /dev/zero | tr '\\0' x >&2; exit 3")
    expectContains(text, "(3)")
    expectLess(text.utf8.count, 10_000)
  }

  @Test func `What is no record ends the process`() async throws {
    try await expectContains(problem("echo this is no record; exec sleep 1000"), "problem")
  }

  @Test func `A program that is not there is reported`() async throws {
    let hub = Hub(ServerConfiguration(port: 0, program: ["/nowhere/at/all"]))
    let (viewer, _) = try #require(await hub.addViewer())
    let record = try #require(await viewer.next())
    expectContains(String(decoding: record, as: UTF8.self), "nowhere")
    await hub.end()
  }
}
