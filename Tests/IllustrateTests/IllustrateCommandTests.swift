// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ChildProcesses
import Expectations
import Foundation
import Testing
import WaitingSuites

@testable import illustrate

@Suite("The command illustrate", .waitsForProcesses)
struct IllustrateCommandTests {
  private let package: TestPackage

  init() throws { package = try TestPackage() }

  /// The folder of built programs, this test's among them.
  static var programs: String {
    let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(fileURLWithPath: program ?? CommandLine.arguments[0])
      .deletingLastPathComponent().path
  }

  private struct Ended: Equatable {
    var code: Int32?
    var lines: [String]
  }

  private func illustrate(_ arguments: String...) throws -> Ended {
    let run = try ProgramRun(
      ProgramRun.Start(
        words: ["\(Self.programs)/illustrate"] + arguments, folder: package.path,
        environment: ProcessInfo.processInfo.environment, timeout: 60))
    let lines = run.output.split(separator: "\n").map(String.init)
    guard case .exited(let code) = run.end else { return Ended(code: nil, lines: lines) }
    return Ended(code: code, lines: lines)
  }

  @Test func `It draws, and a check finds nothing more to do`() throws {
    try package.add("Two", drawing: ["two@2x.png"])
    let path = "Sources/Cards/Cards.docc/Resources/two@2x.png"
    let check = try illustrate("--skip-build", "--check")
    expectEqual(check.code, 1)
    expectEqual(
      check.lines,
      [
        "missing   \(path)  (Snippets/Two.swift)",
        "1 file is out of date, 0 up to date. To update them, run:  swift run illustrate",
      ])
    let run = try illustrate("--skip-build")
    expectEqual(
      run, Ended(code: 0, lines: ["Wrote \(path)", "1 file written, 0 removed, 0 unchanged."]))
    let second = try illustrate("--skip-build", "--check")
    expectEqual(second, Ended(code: 0, lines: ["1 file is up to date."]))
    let element = try illustrate("--markdown", "two")
    expectEqual(element, Ended(code: 0, lines: ["<img alt=\"Two\" src=\"\(path)\" width=\"20\">"]))
  }

  @Test func `It draws the snippets that are named, those without the word too`() throws {
    try package.add("One", drawing: ["a.png"])
    try package.add("Two", drawing: ["b.png"])
    try package.write("drawThis()", to: "Snippets/Two.swift")
    try expectEqual(illustrate("--skip-build", "Two").code, 0)
    expectEqual(package.contents(), ["b.png"])
    try expectEqual(
      illustrate("--skip-build", "--check", "One").lines.last?.hasSuffix(
        "To update them, run:  swift run illustrate One"), true)
  }

  @Test func `A snippet that fails fails the command, and the others are drawn`() throws {
    try package.add("One", running: "exit 1")
    try package.add("Two", drawing: ["b.png"])
    let result = try illustrate("--skip-build")
    expectEqual(result.code, 1)
    expectContains(result.lines, "failed    Snippets/One.swift: it exited with code 1.")
    expectEqual(package.contents(), ["b.png"])
  }

  @Test func `It writes the symbol graph of all snippets`() throws {
    try package.add("Two", running: "")
    try expectEqual(illustrate("--symbol-graph", "graph.json"), Ended(code: 0, lines: []))
    let graph = String(decoding: try #require(package.data(of: "graph.json")), as: UTF8.self)
    expectContains(graph, "\"pathComponents\":[\"Snippets\",\"Two\"]")
    try expectEqual(illustrate("--symbol-graph", "no/graph.json").code, 73)
  }

  @Test func `A folder that cannot be written to has an exit code of its own`() throws {
    try package.add("Two", drawing: ["b.png"])
    try expectEqual(illustrate("--skip-build", "--output", "no").code, 73)
    try package.createFolder("pictures")
    try expectEqual(illustrate("--skip-build", "--output", "pictures").code, 0)
    expectEqual(package.contents("pictures"), ["b.png"])
  }

  @Test(arguments: [
    (["--timeout", "0"], "--timeout takes seconds above 0, up to a day (was 0.0)."),
    (["--timeout", "-1"], "--timeout takes seconds above 0, up to a day (was -1.0)."),
    (["--timeout", "nan"], "--timeout takes seconds above 0, up to a day (was nan)."),
    (["--timeout", "1e300"], "--timeout takes seconds above 0, up to a day (was 1e+300)."),
    (["-c", "fast"], "--configuration takes debug or release (was 'fast')."),
    (["Three"], "Unknown snippet 'Three': the package has One."),
    (["--markdown", "a/b"], "'a/b' is not a valid name for an illustration"),
    (["--markdown", "b"], "Unknown illustration 'b': none is drawn yet."),
    (["--package-path", "/proc"], "'/proc' is not in a package"),
    ([], "None of the package's 1 snippets contains the word 'illustrate'."),
  ])
  func `What makes no sense is a usage error`(arguments: [String], message: String) throws {
    try package.write("print(1)", to: "Snippets/One.swift")
    let run = try ProgramRun(
      ProgramRun.Start(
        words: ["\(Self.programs)/illustrate"] + arguments, folder: package.path,
        environment: ProcessInfo.processInfo.environment, timeout: 60))
    expectEqual(run.end, .exited(code: 64))
    expectContains(run.output, message, "\(run.output)")
  }

  @Test func `A package without snippets is asked to write one`() throws {
    let result = try illustrate()
    expectEqual(result.code, 64)
    expectEqual(
      result.lines, ["Error: The package has no snippets: create one at Snippets/NAME.swift."])
  }

  @Test func `Its help names every option`() throws {
    let help = try illustrate("--help")
    expectEqual(help.code, 0)
    let text = help.lines.joined(separator: "\n")
    for option in [
      "--check", "--output", "--markdown", "--symbol-graph", "--timeout", "--skip-build",
      "--package-path", "--scratch-path", "--configuration", "--ignore-lock",
    ] {
      expectContains(text, option)
    }
  }

  @Test func `Whoever stops it finds nothing half done`() throws {
    try package.add("Loop", running: "echo $$ > '\(package.path)/number'; while :; do :; done")
    let program = try ChildProgram([
      "\(Self.programs)/illustrate", "--skip-build", "--package-path", package.path,
    ]).start()
    var number: pid_t?
    while number == nil, program.isRunning {
      usleep(10_000)
      let text = package.data(of: "number").map { String(decoding: $0, as: UTF8.self) } ?? ""
      number = pid_t(text.split(separator: "\n").first ?? "")
    }
    program.send(SIGINT)
    expectEqual(program.waitUntilEnd(), .exited(code: 130))
    expectEmpty(package.contents())
    expect(!isRunning(try #require(number)))
  }
}
