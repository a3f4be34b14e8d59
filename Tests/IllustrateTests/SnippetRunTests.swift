// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing

@testable import illustrate

@Suite("Running snippets")
struct SnippetRunTests {
  private func failure(running script: String, timeout: TimeInterval = 60) throws -> String? {
    let package = try TestPackage()
    let snippet = try package.add("TwoColumn", running: script)
    let outcome = try package.illustrate([snippet], timeout: timeout)
    expectEmpty(outcome.changes)
    expectEmpty(package.contents())
    return outcome.failures.first?.description
  }

  @Test func `A snippet that fails names its file and its error`() throws {
    try expectEqual(
      failure(running: "echo 'There is no such layout' >&2\nexit 3"),
      "Snippets/TwoColumn.swift: it exited with code 3:\n  There is no such layout")
  }

  @Test func `What a snippet drew before it failed is not kept`() throws {
    let package = try TestPackage()
    let snippet = try package.add("TwoColumn", drawing: ["a.png"])
    let script = try #require(package.data(of: ".build/debug/TwoColumn"))
    try package.setProgram(
      ".build/debug/TwoColumn", to: String(decoding: script, as: UTF8.self) + "exit 1")
    let outcome = try package.illustrate([snippet])
    expectEqual(outcome.failures.count, 1)
    expectEmpty(package.contents())
  }

  @Test func `A snippet that crashes says how`() throws {
    let message = try failure(running: "echo 'Fatal error: Index out of range'; kill -SEGV $$")
    expectEqual(
      message,
      "Snippets/TwoColumn.swift: it crashed (Segmentation fault):\n"
        + "  Fatal error: Index out of range")
  }

  @Test func `A crash is reported without the runtime's stack`() throws {
    let message = try failure(
      running: "echo 'A.swift:3: Fatal error: No'; echo 'Current stack trace:'; echo 0 x; exit 1")
    expectEqual(message?.hasSuffix("exited with code 1:\n  A.swift:3: Fatal error: No"), true)
  }

  @Test func `A snippet that runs for ever is ended`() throws {
    let message = try failure(running: "echo begun\nwhile :; do :; done", timeout: 0.3)
    expectEqual(
      message,
      "Snippets/TwoColumn.swift: it did not finish in 0.3 seconds; use --timeout to "
        + "allow more.\n  begun")
  }

  @Test func `What a snippet has started ends with it`() throws {
    let package = try TestPackage()
    let file = "\(package.path)/child"
    let snippet = try package.add(
      "Loop", running: "sleep 100 & echo $! > '\(file)'; while :; do :; done")
    try expectEqual(package.illustrate([snippet], timeout: 0.5).failures.count, 1)
    let number = try #require(
      pid_t(try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")[0]))
    expect(!isRunning(number))
  }

  @Test(arguments: [true, false])
  func `A program leads a process group if it is to`(leadsGroup: Bool) throws {
    let package = try TestPackage()
    // The fifth word behind the name in brackets is the group.
    var start = ProgramRun.Start(
      words: ["/bin/sh", "-c", "sed 's/.*) //' /proc/$$/stat | cut -d' ' -f3; echo $$"],
      folder: package.path, environment: ["PATH": "/usr/bin:/bin"])
    start.leadsGroup = leadsGroup
    let words = try ProgramRun(start).output.split(separator: "\n")
    expectEqual(words.count, 2)
    expectEqual((words.first == words.last), leadsGroup)
  }

  @Test func `A snippet that leaves a program behind is not waited for`() throws {
    let package = try TestPackage()
    let snippet = try package.add("Two", drawing: ["a.png"])
    let script = try #require(package.data(of: ".build/debug/Two"))
    // The program keeps the outputs open.
    try package.setProgram(
      ".build/debug/Two", to: String(decoding: script, as: UTF8.self) + "sleep 100 &")
    let outcome = try package.illustrate([snippet], timeout: 30)
    expectEmpty(outcome.failures)
    expectEqual(package.contents(), ["a.png"])
  }

  @Test func `A snippet that draws nothing is a failure`() throws {
    let message = try failure(running: "echo hello")
    expectEqual(message?.hasPrefix("Snippets/TwoColumn.swift: it drew nothing"), true)
  }

  @Test func `Files that are no illustrations are not taken`() throws {
    let message = try failure(
      running: """
        echo x > "$ILLUSTRATIONS_FOLDER/a.txt"
        echo x > "$ILLUSTRATIONS_FOLDER/mine.png"
        mkdir "$ILLUSTRATIONS_FOLDER/b.png"
        """)
    expectEqual(message?.contains("it drew nothing"), true)
  }

  @Test func `A snippet that was not built says so`() throws {
    let package = try TestPackage()
    let snippet = Snippet(path: "Snippets/New.swift", source: "illustrate")
    let outcome = try package.illustrate([snippet])
    expectEqual(
      outcome.failures.map(\.description),
      [
        "Snippets/New.swift: it is not built: '.build/debug/New' does not exist. Run:  swift build"
      ])
  }

  @Test func `A program that talks much is heard to its last lines`() throws {
    let message = try failure(running: "yes talk | head -c 5000000; echo last; exit 1")
    expectEqual(message?.hasSuffix("\n  talk\n  last"), true)
    expectLess((message ?? "").count, 1000)
  }

  @Test func `Snippets run in the package's folder, in one language, with an input that is empty`()
    throws
  {
    let message = try failure(running: "cat; pwd; echo $LC_ALL $TZ; exit 1")
    expectEqual(message?.contains("\n  C.UTF-8 UTC"), true)
    expectEqual(message?.contains("/test-"), true)
  }

  @Test func `Snippets run side by side, each with its own folder`() throws {
    let package = try TestPackage()
    let snippets = try (0..<12).map { try package.add("S\($0)", drawing: ["a\($0).png"]) }
    let outcome = try package.illustrate(snippets)
    expectEmpty(outcome.failures)
    expectEqual(outcome.changes.count, 12)
    expectEqual(package.contents().count, 12)
  }

  @Test func `Nothing is left in the folder for temporary files`() throws {
    let names = { (folder: String) in
      try FileManager.default.contentsOfDirectory(atPath: folder).filter {
        $0.hasPrefix("illustrate.")
      }
    }
    let folder = try illustrate.TemporaryFolder()
    let place = URL(fileURLWithPath: folder.path)
    try expectContains(names(place.deletingLastPathComponent().path), place.lastPathComponent)
    folder.remove()
    try expectLacks(names(place.deletingLastPathComponent().path), place.lastPathComponent)
  }

}

/// Whether a process is there and goes on; one that was killed has a moment to go.
func isRunning(_ number: pid_t) -> Bool {
  for _ in 0..<500 {
    let status = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)
    guard let state = status?.split(separator: ")").last?.split(separator: " ").first,
      !["Z", "X"].contains(state)
    else { return false }
    usleep(10_000)
  }
  return true
}
