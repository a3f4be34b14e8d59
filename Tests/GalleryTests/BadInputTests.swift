// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import WaitingSuites

@Suite("Bad input", .waitsForProcesses)
struct BadInputTests {
  /// Expects a command to end with a code and one line, and to write nothing.
  private func expectFailure(
    _ arguments: [String], code: Int32, saying words: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let folder = try temporaryFolder()
    let result = try await Command.gallery(arguments, in: folder)
    #expect(result.status == code, "\(result.errors)", sourceLocation: sourceLocation)
    #expect(result.output.isEmpty, sourceLocation: sourceLocation)
    #expect(result.errorLines.count == 1, "\(result.errors)", sourceLocation: sourceLocation)
    for word in words {
      #expect(result.errors.contains(word), "\(result.errors)", sourceLocation: sourceLocation)
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(files.isEmpty, "\(files)", sourceLocation: sourceLocation)
  }

  @Test func `A misspelt sample gets a suggestion`() async throws {
    try await expectFailure(
      ["nested-group", "--out", "a.png"], code: 64,
      saying: "Unknown sample 'nested-group'. Did you mean 'nested-groups'?")
    try await expectFailure(["qwertyuiop", "--out", "a.png"], code: 64, saying: "gallery list")
  }

  @Test func `An option that is not there is named`() async throws {
    try await expectFailure(
      ["grid", "--out", "a.png", "--colour", "red"], code: 64, saying: "--colour")
  }

  @Test(arguments: ["0x0", "-1x5", "nanx10", "390", "axb", "infx10", "390x844x2", ""])
  func `An invalid size is a usage error`(size: String) async throws {
    try await expectFailure(["grid", "--out", "a.png", "--size", size], code: 64)
  }

  @Test(arguments: [
    ["--size", "390", "such as 390x844"], ["--size", "-1x5", "above zero"],
    ["--scale", "-1", "from 1 to 4"], ["--seed", "-1", "-1"],
    ["--scroll-to", "5", "such as 0,120"],
    ["--fling", "5", "such as 3=900"], ["--swiped", "0", "such as 0,3=-120"],
    ["--selected", "-1,0", "such as 0,3"], ["--expanded", "-1", "all, none"],
  ])
  func `A value that cannot be read is answered with how it is spelled`(words: [String])
    async throws
  {
    try await expectFailure(
      ["grid", "--out", "a.png", words[0], words[1]], code: 64, saying: words[2])
  }

  @Test func `The smallest picture is a pixel`() async throws {
    let folder = try temporaryFolder()
    let result = try await Command.gallery(
      "grid", "--out", "a.png", "--size", "1e-300x1", in: folder)
    expectEqual(result.status, 0)
    expectPrefix(result.errors, "a.png  1 × 2 px")
  }

  @Test(arguments: ["1e9x1e9", "40000x10", "20000x20000"])
  func `A size beyond the limits names them`(size: String) async throws {
    try await expectFailure(
      ["grid", "--out", "a.png", "--size", size], code: 64, saying: "32767 px a side")
  }

  @Test(arguments: ["nan", "0", "-2", "5", "inf", "two"])
  func `An invalid scale is a usage error`(scale: String) async throws {
    try await expectFailure(["grid", "--out", "a.png", "--scale", scale], code: 64)
  }

  @Test(arguments: ["nan,0", "1", "1,2,3", "a,b", "inf,0"])
  func `An invalid point is a usage error`(point: String) async throws {
    try await expectFailure(["grid", "--out", "a.png", "--scroll-to", point], code: 64)
  }

  @Test(arguments: [
    ["--appearance", "grey"], ["--direction", "up"], ["--text-size", "huge"],
    ["--text", "none"], ["--design", "iOS26"],
    ["--seed", "-1"], ["--device", "typewriter"], ["--format", "gif"],
    ["--size", "10x10", "--device", "ipad"],
  ])
  func `A value that is not offered is a usage error`(options: [String]) async throws {
    try await expectFailure(["grid", "--out", "a.png"] + options, code: 64)
  }

  @Test func `A section that is not there is named`() async throws {
    try await expectFailure(
      ["orthogonal-sections", "--out", "a.png", "--scroll-section", "99=1"], code: 64, saying: "99")
    try await expectFailure(
      ["orthogonal-sections", "--out", "a.png", "--fling", "5=1"], code: 64, saying: "5")
  }

  @Test func `A section that does not scroll sideways is named`() async throws {
    try await expectFailure(
      ["grid", "--out", "a.png", "--scroll-section", "0=10"], code: 64, saying: "sideways")
  }

  @Test(arguments: ["1", "=3", "a=1", "1=nan", "-1=3", "1=2=3"])
  func `An invalid offset of a section is a usage error`(value: String) async throws {
    try await expectFailure(
      ["orthogonal-sections", "--out", "a.png", "--scroll-section", value], code: 64)
  }

  @Test(arguments: ["a.mp4", "a", ".png.d", "a."])
  func `An unsupported extension names those that are supported`(name: String) async throws {
    try await expectFailure(
      ["grid", "--out", name], code: 64, saying: "png, svg, pdf, json, txt")
  }

  @Test func `Standard output needs a format`() async throws {
    try await expectFailure(["grid", "--out", "-"], code: 64, saying: "--format")
  }

  @Test func `A sample needs a place to go`() async throws {
    try await expectFailure(["grid"], code: 64, saying: "--out")
  }

  @Test func `A missing folder is named`() async throws {
    try await expectFailure(["grid", "--out", "missing/a.png"], code: 73, saying: "missing")
  }

  @Test func `A folder is no file`() async throws {
    let folder = try temporaryFolder() + "/a.png"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try await expectFailure(["grid", "--out", folder], code: 73, saying: "is a folder")
    try await expectFailure(["grid", "--out", "/tmp"], code: 73, saying: "is a folder")
  }

  @Test func `A place where nothing can be written says why`() async throws {
    try await expectFailure(
      ["grid", "--out", "/sys/kernel/a.png"], code: 73, saying: "cannot be written")
  }

  @Test func `A full disk keeps the old file and leaves no other`() throws {
    let folder = try temporaryFolder()
    let path = folder + "/a.png"
    expect(FileManager.default.createFile(atPath: path, contents: Data("old".utf8)))
    let result = try Command.run(
      [
        "/bin/bash", "-c", "trap '' XFSZ; ulimit -f 1; exec \"$0\" grid --out \"$1\"",
        Command.path, path,
      ])
    expectEqual(result.status, 73)
    expectEqual(FileManager.default.contents(atPath: path), Data("old".utf8))
    try expectEqual(FileManager.default.contentsOfDirectory(atPath: folder), ["a.png"])
  }

  @Test func `A full device is an error`() async throws {
    try await expectFailure(["grid", "--out", "/dev/full", "--format", "png"], code: 73)
  }

  @Test func `Without a console the picture is whole, and without an output there is an error`()
    throws
  {
    func run(_ line: String) throws -> (Command, String) {
      let folder = try temporaryFolder()
      return (
        try Command.run(["/bin/bash", "-c", line, Command.path], in: folder), folder + "/a.png"
      )
    }
    let (whole, usual) = try run("exec \"$0\" grid --out a.png")
    expectEqual(whole.status, 0)
    for gaps in ["2>&-", "<&- >&- 2>&-", "2>/dev/full"] {
      let (result, path) = try run("exec \"$0\" grid --out a.png \(gaps)")
      expectEqual(result.status, 0, "\(gaps)")
      let files = FileManager.default
      expectEqual(files.contents(atPath: path), files.contents(atPath: usual), "\(gaps)")
    }
    let (closed, _) = try run("exec \"$0\" grid --out - --format txt >&-")
    expectEqual(closed.status, 73)
    expectContains(closed.errors, "Standard output is closed")
    let (failing, _) = try run("exec \"$0\" grid --out missing/a.png 2>&-")
    expectEqual(failing.status, 73)
  }

  @Test func `A machine without Inter gets the name of the package to install`() throws {
    let folder = try temporaryFolder()
    let fonts = "<?xml version=\"1.0\"?><fontconfig><dir>\(folder)</dir></fontconfig>"
    expect(
      FileManager.default.createFile(atPath: folder + "/fonts.conf", contents: Data(fonts.utf8)))
    let variables = ["FONTCONFIG_FILE": folder + "/fonts.conf"]
    func draw(_ text: String) throws -> Command {
      try Command.process(["grid", "--out", folder + "/a.png", "--text", text], with: variables)
    }
    let result = try draw("real")
    expectEqual(result.status, 70)
    expectContains(result.errors, "apt-get install fonts-inter")
    expect(!FileManager.default.fileExists(atPath: folder + "/a.png"))
    // Blocks need no font.
    try expectEqual(draw("blocks").status, 0)
  }

  @Test func `Options of later parts are not silently taken`() async throws {
    try await expectFailure(["grid", "--out", "a.png", "--fps", "0"], code: 64, saying: "--fps")
  }

  @Test func `A filter without a match is a usage error`() async throws {
    try await expectFailure(["list", "zebra"], code: 64, saying: "zebra")
    try await expectEqual(Command.gallery("list", "").output, Command.gallery("list").output)
  }
}
