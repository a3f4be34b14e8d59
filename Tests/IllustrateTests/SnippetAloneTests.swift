// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing

@testable import illustrate

/// A snippet of ours, as `swift run TwoColumn` starts it.
@Suite("A snippet that is run alone")
struct SnippetAloneTests {
  private let package: TestPackage

  init() throws { package = try TestPackage() }

  private func run() throws -> ProgramRun {
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_BACKTRACE"] = "enable=no"
    return try ProgramRun(
      ProgramRun.Start(
        words: ["\(IllustrateCommandTests.programs)/TwoColumn"], folder: "\(package.path)/work",
        environment: environment, timeout: 120))
  }

  @Test func `It writes into the working directory and says what`() throws {
    try package.createFolder("work")
    // The second run replaces what the first one drew.
    for _ in 0..<2 {
      let run = try run()
      expect(run.succeeded)
      expectEqual(
        run.output, "Wrote two-column@2x.png and two-column~dark@2x.png to \(package.path)/work\n")
      expectEqual(package.contents("work"), ["two-column@2x.png", "two-column~dark@2x.png"])
    }
  }

  @Test func `It keeps a file of another make, and says why it ends`() throws {
    try package.write("mine", to: "work/two-column@2x.png")
    let run = try run()
    expect(!run.succeeded)
    expectContains(run.output, "was not drawn by illustrate and is kept", "\(run.output)")
    expectEqual(package.contents("work"), ["two-column@2x.png"])
    expectEqual(package.data(of: "work/two-column@2x.png"), Data("mine".utf8))
  }
}
