// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ChildProcesses
import Expectations
import Foundation
import PictureResults
import Testing
import WaitingSuites

@testable import gallery

@Suite("Standard output that is a file, a pipe or closed", .waitsForProcesses)
struct StandardOutputTests {
  private let folder: String
  /// A picture as text.
  private static let drawing = "\"$0\" grid --size 100x100 --format txt --quiet --out"
  private let tree: String

  init() throws {
    folder = try temporaryFolder()
    let drawn = try Command.process(
      "grid", "--size", "100x100", "--format", "txt", "--out", "tree", in: folder)
    expectEqual(drawn.status, 0)
    tree = try String(contentsOfFile: "\(folder)/tree", encoding: .utf8)
    // Another name of the same file shows whether the file is another one afterwards.
    try Data("kept\n".utf8).write(to: URL(fileURLWithPath: "\(folder)/log"))
    try FileManager.default.linkItem(atPath: "\(folder)/log", toPath: "\(folder)/other")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/link", withDestinationPath: "/dev/stdout")
  }

  /// Runs a line of a shell, in which `"$0"` is `gallery`.
  private func shell(_ line: String) throws -> Command {
    try Command.run(["/bin/sh", "-c", line, Command.path], in: folder)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  }

  @Test(arguments: [
    "-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1", "/proc/self/fd/../fd/1", "link",
  ])
  func `A picture is written behind what the file holds already`(path: String) throws {
    let drawing = "\(Self.drawing) \(path)"
    expectEqual(try shell("\(drawing) >> log && \(drawing) >> log").errors, "")
    try expectEqual(text("log"), "kept\n\(tree)\(tree)")
    try expectEqual(text("other"), text("log"))
    // A program that has the same file open writes on behind it.
    expectEqual(try shell("{ echo before; \(drawing); echo after; } > log").errors, "")
    try expectEqual(text("log"), "before\n\(tree)after\n")
    try expectEqual(text("other"), text("log"))
    expectEqual(try shell("\(drawing) | cat").text, tree)
    try expectEqual(
      FileManager.default.contentsOfDirectory(atPath: folder).sorted(),
      ["link", "log", "other", "tree"])
  }

  @Test func `Other open files are written to as well`() throws {
    expectEqual(
      try shell(
        """
        \(Self.drawing) /dev/stderr 2>> log && \(Self.drawing) /dev/fd/3 3>> log
        sleep 10 >> log &
        while [ ! "/proc/$!/fd/1" -ef log ]; do sleep 0.01; done
        \(Self.drawing) "/proc/$!/fd/1"; kill $!
        """
      ).errors, "")
    try expectEqual(text("log"), "kept\n\(tree)\(tree)\(tree)")
    try expectEqual(text("other"), text("log"))
  }

  @Test func `Pages, summaries, films, rules and documents are written behind, too`() throws {
    try ResultsFolder(path: "\(folder)/results").append(
      PictureResult(
        source: .gallery, outcome: .passed, test: "t", name: "card", format: "txt",
        reference: "card.txt"))
    for line in [
      "report results --quiet --summary -", "report results --quiet --junit /dev/stdout",
      "report results --quiet --out /dev/fd/1",
      "interactive-scroll --out - --format apng --fps 5 --duration 0.4 --size 100x120 --quiet",
      "export grid --out /dev/stdout", "grid --quiet --out a.png --depfile /dev/stdout",
    ] {
      let command = "\"$0\" \(line)"
      let alone = try shell("\(command) | cat").output
      expectNotEmpty(alone, "\(line)")
      expectEqual(try shell("echo kept > log; \(command) >> log").errors, "", "\(line)")
      let written = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/other"))
      expectEqual(written.prefix(5), Data("kept\n".utf8), "\(line)")
      expectEqual(written.count, 5 + alone.count, "\(line)")
    }
  }

  @Test func `A pipe that nobody reads ends the command, or is said where that is ignored`() throws
  {
    // The reader closes its end before the command begins.
    func status(_ before: String) throws -> (code: String, errors: String) {
      let result = try shell(
        """
        rm -f gone
        { \(before) while [ ! -e gone ]; do sleep 0.01; done
          \(Self.drawing) -; echo $? > status; } | { exec <&-; touch gone; }
        """)
      return (try text("status"), result.errors)
    }
    expectEqual(try status("").code, "141\n")
    let (code, errors) = try status("trap '' PIPE;")
    expectEqual(code, "73\n")
    expectContains(errors, "Broken pipe")
  }
}
