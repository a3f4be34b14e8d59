// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ChildProcesses
import Expectations
import Foundation
import PictureResults
import Testing
import UIKit
import Views
import WaitingSuites

@testable import gallery

/// The other tests run most commands in their own process, where many others were run before: they are the
/// same as in a process of their own.
@Suite("Commands in a process of their own", .waitsForProcesses)
struct CommandProcessTests {
  private static let lines = [
    "", "--help", "--version", "help lint", "files", "--generate-completion-script bash",
    "grid --out a.png", "render nested-groups --out - --format svg",
    "badges --out - --format pdf --seed 2", "simple-list --out a.json --appearance both",
    "mac-list --out - --format txt --chrome window", "tabs --out a.accessibility --accessibility",
    "nested-groups --out a.png --anatomy all", "grid --out a.png --actions script",
    "interactive-scroll --frames f --out a.apng --fps 5 --duration 0.4 --size 100x120",
    "batch-updates --out a.png --filmstrip 3 --size 100x120",
    "Cell.xib --out a.png --language de", "grid.layout.json5 --out-dir out --depfile a.d",
    "list", "list grid --json", "list --symbols", "record Cell.xib", "verify Cell.xib",
    "compare light.png dark.png --diff d.png", "compare light.png light.png --json",
    "report results --out - --summary a.markdown --junit a.xml",
    "report results --annotations github --check", "accept results",
    "check grid.layout.json5 bad.json", "export nested-groups", "export --as schema --out a.json",
    "explain grid 0,5 --passes", "explain mac-grid 0,90 --json", "lint buttons --sizes 320x568",
    "gird --out a.png", "grid --out missing/a.png", "grid --size 5 --out a.png", "lint grid --json",
    "badges --marks --out a.svg --size 200x200", "grid --marks --out a.txt", "explain grid 9,9",
    "check grid.layout.json5 bad.json --json", "verify grid --shard 9/5", "all none --out-dir out",
    "serve -",
  ]

  @Test func `Every command is among them`() {
    let words = Set(Self.lines.map { line in String(line.prefix { $0 != " " }) })
    for command in Gallery.configuration.subcommands {
      let name = command.configuration.commandName ?? ""
      expectContains(words, name, "\(name)")
    }
  }

  @Test(arguments: lines)
  func `A command does the same in the process of the tests`(line: String) async throws {
    let words = line.split(separator: " ").map(String.init)
    let folders = try (0..<2).map { _ in try Self.folder() }
    defer { for folder in folders { try? FileManager.default.removeItem(atPath: folder) } }
    let own = Outcome(try Command.process(words, in: folders[0]), in: folders[0])
    let before = await Self.surroundings()
    let shared = Outcome(try await Command.gallery(words, in: folders[1]), in: folders[1])
    let after = await Self.surroundings()
    expectEqual(after, before)
    // A pipe has no colours; compressed pictures may have any byte.
    expectLacks(own.errors, "\u{1B}")
    if !line.contains("--out -") {
      expectLacks(String(decoding: own.output, as: UTF8.self), "\u{1B}")
    }
    expectEqual(shared.status, own.status)
    expectEqual(shared.output, own.output)
    expectEqual(shared.errors, own.errors)
    expectEqual(shared.files.keys.sorted(), own.files.keys.sorted())
    for (name, data) in own.files { expectEqual(shared.files[name], data, "\(name)") }
  }

  /// What a command in this process could leave otherwise for the tests after it.
  @MainActor private static func surroundings() -> [String] {
    [
      "\(UITraitCollection.current)", "\(UIView.areAnimationsEnabled)",
      FileManager.default.currentDirectoryPath,
    ] + ResourceFolders.languages(of: nil, in: nil)
  }

  /// All that is left of a command.
  private struct Outcome {
    let status: Int32
    let output: Data
    let errors: String
    let files: [String: Data]

    /// - Parameter folder: The folder that it ran in, whose name is left out. So is what results of
    ///   pictures say of the process: its number and its beginning.
    init(_ result: Command, in folder: String) {
      status = result.status
      output = result.output
      errors = result.errors.replacing(folder, with: "FOLDER")
      let names = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
      files = names.reduce(into: [:]) { files, name in
        let data = FileManager.default.contents(atPath: "\(folder)/\(name)") ?? Data()
        let isResults = name.hasSuffix(".jsonl")
        let place = isResults ? name.replacing(#/results-\d+-\d+/#, with: "results") : name
        files[place] = isResults ? Self.withoutProcess(data) : data
      }
    }

    private static func withoutProcess(_ results: Data) -> Data {
      let text = String(decoding: results, as: UTF8.self)
      return Data(text.replacing(#/"(began|run|session)":\d+/#, with: "").utf8)
    }
  }

  /// A folder with what the commands read.
  private static func folder() throws -> String {
    let folder = try temporaryFolder()
    let references = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("References/grid").path
    for name in ["light.png", "dark.png"] {
      try FileManager.default.copyItem(
        atPath: "\(references)/\(name)", toPath: "\(folder)/\(name)")
    }
    for (name, text) in [
      ("Package.swift", ""), ("Tests/card.txt", "old"), ("script", "0 wheel 100,300 by 0,40\n"),
      ("bad.json", "{ version: 1, layuot: {} }"), ("grid.layout.json5", document),
      ("Cell.xib", nib),
    ] {
      let file = URL(fileURLWithPath: "\(folder)/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    var result = PictureResult(
      source: .pictureTesting, outcome: .failed, test: "t", name: "card", format: "txt",
      reference: "Tests/card.txt")
    result.expectedHash = stableHash(of: Data("old".utf8))
    try ResultsFolder(path: "\(folder)/results").append(
      result, expected: Data("old".utf8), actual: Data("new".utf8))
    return folder
  }

  private static let document = """
    { version: 1, layout: { type: "list", appearance: "plain" },
      picture: { size: [200, 100], appearance: "both" }, data: { sections: [{ count: 9 }] } }
    """

  /// With a colour that is not there.
  private static let nib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <view id="v"><rect key="frame" x="0" y="0" width="90" height="40"/>
    <subviews><label text="Oak" id="a"><rect key="frame" x="0" y="0" width="80" height="20"/></label>
    </subviews><color key="backgroundColor" name="Tint"/></view></objects></document>
    """
}
