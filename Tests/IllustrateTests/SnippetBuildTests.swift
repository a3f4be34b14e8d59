// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing

@testable import illustrate

@Suite("Building snippets")
struct SnippetBuildTests {
  private let package: TestPackage
  private let snippets = ["Broken", "Two"].map {
    Snippet(path: "Snippets/\($0).swift", source: "")
  }

  init() throws { package = try TestPackage() }

  /// A build by a script that writes its arguments down.
  private func build(_ script: String) throws -> SnippetBuild {
    try package.add("swift", running: "echo \"$*\" >> '\(package.path)/calls'\n\(script)")
    var build = SnippetBuild(package: try package.folder)
    build.swift = "\(package.programs)/swift"
    return build
  }

  private var calls: [Substring] {
    String(decoding: package.data(of: "calls") ?? Data(), as: UTF8.self).split(separator: "\n")
  }

  @Test func `All snippets are built at once`() throws {
    try expectEmpty(build("exit 0").run(snippets))
    expectEqual(calls, ["build --package-path \(package.path) -c debug"])
  }

  @Test func `One that does not compile costs no other`() throws {
    let build = try build(
      """
      case "$*" in
      *"--product Two") exit 0;;
      *) echo "[1/2] Compiling"
         echo "error: emit-module command failed with exit code 1"
         echo "\(package.path)/Snippets/Broken.swift:3:5: error: cannot find 'x' in scope"
         echo "  | \\`- error: cannot find 'x' in scope"
         echo "\(package.path)/Snippets/Broken.swift:3:5: error: cannot find 'x' in scope"
         exit 1;;
      esac
      """)
    let failures = try build.run(snippets)
    expectEqual(
      failures.map(\.description),
      [
        "Snippets/Broken.swift: it does not compile:\n"
          + "  Snippets/Broken.swift:3:5: error: cannot find 'x' in scope\n"
          + "  error: emit-module command failed with exit code 1"
      ])
    expectEqual(calls.count, 3)
  }

  @Test func `A package that does not build fails, although its snippets compile`() throws {
    let build = try build(
      """
      case "$*" in
      *"--product "*) exit 0;;
      *) echo "\(package.path)/Sources/Other/Other.swift:1:1: error: cannot find 'y' in scope"
         exit 1;;
      esac
      """)
    let failures = try build.run(snippets)
    expectEqual(
      failures.map(\.description),
      [
        "Package.swift: it does not build:\n"
          + "  Sources/Other/Other.swift:1:1: error: cannot find 'y' in scope"
      ])
    let report = Report(
      outcome: .init(unchangedCount: 2, failures: failures), checksOnly: false, repair: "")
    expectEqual(
      report.summary, "The package does not build. 0 files written, 0 removed, 2 unchanged.")
    expectEqual(report.code, .failed)
  }

  @Test func `Named snippets are built alone`() throws {
    let build = try build("case \"$*\" in *'--product Two') exit 0;; *) exit 1;; esac")
    try expectEmpty(build.run([snippets[1]], isComplete: false))
    expectEqual(calls, ["build --package-path \(package.path) -c debug --product Two"])
  }

  @Test func `A build that fails without an error shows its last words`() throws {
    let failures = try build("echo one; echo two; exit 1").run(snippets)
    expectEqual(
      failures.map(\.reason), Array(repeating: "it does not compile:\n  one\n  two", count: 2))
  }

  @Test func `Options reach SwiftPM`() throws {
    var build = try build("exit 0")
    build.scratchPath = "build"
    build.configuration = "release"
    build.ignoresLock = true
    _ = try build.run(snippets)
    expectEqual(
      calls,
      [
        "build --package-path \(package.path) -c release --scratch-path \(package.path)/build "
          + "--ignore-lock"
      ])
    expectEqual(build.programs, "\(package.path)/build/release")
  }

  @Test func `Without a compiler the command fails, and ends nothing`() throws {
    var build = SnippetBuild(package: try package.folder)
    build.swift = "\(package.path)/no-swift"
    let error = #expect(throws: IllustrateFailure.self) { try build.run(snippets) }
    expectEqual(error?.message.contains("Cannot start '"), true)
  }
}
