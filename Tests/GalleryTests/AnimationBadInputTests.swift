// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import WaitingSuites

@Suite("Bad input for animation", .waitsForProcesses)
struct AnimationBadInputTests {
  private let folder: String

  init() throws { folder = try temporaryFolder() }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }
  }

  /// Expects a command to end with a code and one line, and the folder to be as it was.
  private func expectFailure(
    _ arguments: [String], sample: String = "interactive-scroll", code: Int32,
    saying words: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let before = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
    let result = try await Command.gallery(
      [sample, "--size", "100x120", "--duration", "1", "--fps", "2"]
        + arguments, in: folder)
    #expect(result.status == code, "\(result.errors)", sourceLocation: sourceLocation)
    #expect(result.output.isEmpty, sourceLocation: sourceLocation)
    #expect(result.errorLines.count == 1, "\(result.errors)", sourceLocation: sourceLocation)
    for word in words {
      #expect(result.errors.contains(word), "\(result.errors)", sourceLocation: sourceLocation)
    }
    let after = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
    #expect(after == before, sourceLocation: sourceLocation)
  }

  @Test func `A number that is NaN, or beyond its range, is a usage error`() async throws {
    for fps in ["0", "nan", "-1", "0.5", "241", "1/0", "30/", "1e2", "99999999999", "29.97000001"] {
      try await expectFailure(["--out", "a.apng", "--fps", fps], code: 64, saying: "--fps", fps)
    }
    for duration in ["1e9", "-1", "nan", "inf", "600.1", "x"] {
      try await expectFailure(
        ["--out", "a.apng", "--duration", duration], code: 64, saying: "--duration", duration)
    }
    for count in ["0", "1", "-3", "1000000", "2.5", "99999999999999999999"] {
      try await expectFailure(
        ["--out", "a.png", "--filmstrip", count], code: 64, saying: "--filmstrip", count)
    }
    try await expectFailure(["--frames", ""], code: 64, saying: "--frames")
    try await expectFailure(["--frames", "-"], code: 64, saying: "--frames")
    try await expectFailure(["--frames", "f", "--format", "svg"], code: 64, saying: "--out FILE")
  }

  @Test func `Too many frames are refused before the first`() async throws {
    try await expectFailure(
      ["--frames", "f", "--duration", "600", "--fps", "240"], code: 64, saying: "144001", "36001")
  }

  @Test func `A filmstrip beyond the limits of a picture names them`() async throws {
    try await expectFailure(
      ["--out", "a.png", "--filmstrip", "100", "--size", "390x844"], code: 64, saying: "--fps")
    let result = try await Command.gallery(
      "interactive-scroll", "--out", "a.png", "--filmstrip", "100", in: folder)
    expectEqual(result.status, 64)
    expectContains(result.errors, "32767 px a side")
    try expectEmpty(names)
  }

  @Test func `A sample that does not move is distinguished from those that do`() async throws {
    for options in [["--frames", "f"], ["--out", "a.apng"]] {
      try await expectFailure(
        options, sample: "grid", code: 64, saying: "'grid' is not animated", "interactive-scroll")
    }
  }

  @Test func `Options that do not fit together are usage errors`() async throws {
    try await expectFailure(["--out", "a.png"], code: 64, saying: "--frames DIR")
    try await expectFailure(["--out", "a.svg", "--filmstrip", "3"], code: 64, saying: "PNG")
    try await expectFailure(["--frames", "f", "--filmstrip", "3"], code: 64, saying: "PNG")
    try await expectFailure(["--filmstrip", "3"], code: 64, saying: "--out")
    try await expectFailure(
      ["--out", "-", "--format", "apng", "--appearance", "both"], code: 64, saying: "--out")
  }

  @Test func `What only films have is refused elsewhere`() async throws {
    for number in ["-1", "65536", "1.5", "many"] {
      try await expectFailure(
        ["--out", "a.gif", "--loops", number], code: 64, saying: "--loops", number)
    }
    for number in ["-1", "101", "best"] {
      try await expectFailure(
        ["--out", "a.webp", "--quality", number], code: 64, saying: "--quality", number)
    }
    try await expectFailure(["--frames", "f", "--loops", "2"], code: 64, saying: "--loops needs")
    try await expectFailure(
      ["--out", "a.gif", "--quality", "9"], code: 64, saying: "--quality needs")
  }

  @Test func `A file is no folder`() async throws {
    expect(FileManager.default.createFile(atPath: folder + "/f", contents: Data("mine".utf8)))
    try await expectFailure(["--frames", "f"], code: 73, saying: "'f' is a file")
    expectEqual(FileManager.default.contents(atPath: folder + "/f"), Data("mine".utf8))
  }

  @Test func `A folder where a frame would be is not replaced`() async throws {
    let inner = folder + "/f/frame-0001.png"
    try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
    try await expectFailure(["--frames", "f"], code: 73, saying: "frame-0001.png")
  }

  @Test func `A place where nothing can be written says why`() async throws {
    try await expectFailure(["--frames", "/sys/kernel/f"], code: 73, saying: "cannot be written")
    try await expectFailure(["--frames", "/sys/kernel"], code: 73, saying: "cannot be written")
    try await expectFailure(["--out", "/sys/kernel/a.apng"], code: 73, saying: "cannot be written")
    try await expectFailure(["--frames", "missing/f"], code: 73, saying: "missing")
    try await expectFailure(["--out", "missing/a.apng"], code: 73, saying: "missing")
    try await expectFailure(
      ["--out", "/dev/full", "--format", "apng"], code: 73, saying: "/dev/full")
    // What could be written is not kept without the rest.
    try await expectFailure(
      ["--frames", "f", "--out", "missing/a.apng"], code: 73, saying: "missing")
  }

  @Test func `A full disk keeps the old files and leaves no others`() throws {
    let old = folder + "/old"
    try FileManager.default.createDirectory(atPath: old, withIntermediateDirectories: true)
    let kept = ["old/frame-0000.png", "old/frame-0009.png", "a.apng"]
    for name in kept {
      expect(
        FileManager.default.createFile(atPath: "\(folder)/\(name)", contents: Data("old".utf8)))
    }
    for options in ["--frames new", "--frames old", "--out a.apng", "--out b.apng"] {
      let script = """
        trap '' XFSZ; ulimit -f 1
        exec "$0" interactive-scroll --fps 30 --duration 1 \(options)
        """
      let result = try Command.run(["/bin/bash", "-c", script, Command.path], in: folder)
      expectEqual(result.status, 73, "\(result.errors)")
      expectEqual(result.errorLines.count, 1)
      expectContains(result.errors, "File too large", "\(result.errors)")
      expectLacks(result.errors, ".frames", "\(result.errors)")
      let found = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
      expectEqual(found, (kept + ["old"]).sorted())
    }
    for name in kept {
      expectEqual(FileManager.default.contents(atPath: "\(folder)/\(name)"), Data("old".utf8))
    }
  }

  @Test func `A command that is stopped leaves nothing behind`() throws {
    let script = """
      "$0" interactive-scroll --fps 60 --duration 600 --frames f --out a.apng &
      until [ -n "$(ls -A)" ]; do sleep 0.02; done
      sleep 0.2
      kill -TERM $!
      wait $!
      """
    let result = try Command.run(["/bin/bash", "-c", script, Command.path], in: folder)
    expectEqual(result.status, 128 + 15, "\(result.errors)")
    try expectEmpty(names)
  }
}
