// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import TestedPackage
import Testing
import WaitingForProcesses

@testable import ProgramCompilation

/// Command lines, in a reader's package.
@Suite("Commands that README and articles print", .waitsForProcesses)
struct PrintedCommandTests {
  @Test func `What is not run has a reason that still holds`() throws {
    let commands = try Page.all().flatMap(\.commands)
    for exception in Exceptions.notRun {
      #expect(commands.contains { Self.exception(for: $0)?.text == exception.text }, "\(exception)")
      for (file, words) in exception.evidence {
        let text = try String(
          contentsOf: TestedPackage.folder.appendingPathComponent(file), encoding: .utf8)
        #expect(text.contains(words), "\(exception.text): \(file) has no \(words)")
      }
    }
  }

  /// Why a command is not run; nil for one that is.
  private static func exception(for command: PrintedCommand) -> Exceptions.NotRun? {
    // README's own tests, and not those of a reader's package.
    let text =
      command.place.hasPrefix("README.md") && !command.isSpan ? command.text + "\n" : command.text
    return Exceptions.notRun.first { text.hasPrefix($0.text) }
  }

  @Test func `Every command ends as the page says`() async throws {
    let reader = try await Reader()
    try await Self.furnish(reader)
    let commands = try Page.all().flatMap(\.commands).filter { Self.exception(for: $0) == nil }
    #expect(!commands.isEmpty)
    var seen: Set<String> = []
    let distinct = commands.filter { seen.insert($0.text).inserted }
    // What writes into the package comes in the order of the pages; pictures of samples beside it.
    let samples = distinct.filter(Self.drawsSample)
    let others = distinct.filter { !Self.drawsSample($0) }
    async let first: Void = Self.run(samples, in: reader)
    async let second: Void = Self.run(others, in: reader)
    _ = try await (first, second)
  }

  private static func drawsSample(_ command: PrintedCommand) -> Bool {
    let text = command.text
    return (text.hasPrefix("swift run gallery ") || text.hasPrefix("gallery "))
      && !text.contains(" report") && !text.contains("gallery compare")
  }

  private static func run(_ commands: [PrintedCommand], in reader: Reader) async throws {
    for command in commands {
      let words = command.text.split(separator: " ")
      // In a sentence, two words are the name of a command.
      let isName = command.isSpan && words.count == 2 && words[0] == "gallery"
      let line = isName ? "\"$BUILT/gallery\" \(words[1]) --help" : command.text
      let result = try await reader.run(command: line)
      let code = Exceptions.exitCodes.first { command.text.hasPrefix($0.key) }?.value ?? 0
      #expect(result.status == code, "\(command.place): \(command.text)\n\(result.output)")
    }
  }

  /// Gives the reader's package what the pages speak of.
  private static func furnish(_ reader: Reader) async throws {
    try await reader.writeStandIns()
    for (file, text) in Exceptions.readersFiles { try reader.write(text, to: file) }

    // Programs, and tests with their references and results, which workflows have from each shard.
    let program = try PrintedCodeTests.startingProgram()
    #expect(try await reader.run(program.text, as: "colors").messages == "")
    #expect(try await PrintedCodeTests.compile(PrintedCodeTests.tests(), for: reader) == "")
    for command in [
      "RECORD_PICTURES=all swift test", "swift test",
      "cp -r .build/pictures a", "cp -r .build/pictures b",
      "for shard in 1 2 3 4 5; do "
        + "SHARD=$shard/5 PICTURE_RESULTS=results/pictures-$shard swift test; done",
      "gallery grid --size 100x100 --out a.png", "gallery badges --size 100x100 --out b.png",
      // The snippet of the article, with its catalogue.
      "mkdir -p .build/debug Snippets Sources/Notes",
      "cp '\(TestedPackage.folder.path)/Snippets/TwoColumn.swift' Snippets/",
    ] {
      let result = try await reader.run(command: command)
      try #require(result.status == 0, "\(command): \(result.output)")
    }
    let snippet = ["Snippets/TwoColumn.swift"]
    #expect(try await reader.compile(snippet, to: ".build/debug/TwoColumn") == "")
    let pages = try Page.all()
    let article = "Sources/5-Faces/UIKit/UIKit.docc/Articles/Illustrations.md"
    let blocks = pages.first { $0.path == article }?.blocks ?? []
    let manifest = try #require(blocks.first { $0.text.contains("import PackageDescription") })
    try reader.write(manifest.text, to: "Package.swift")
    let markdown = try #require(blocks.first { $0.language == "markdown" })
    let name = "Notes"
    try reader.write(
      "# \(name)\n\n@Metadata {\n  @TechnologyRoot\n}\n\nNotes in columns.\n\n\(markdown.text)",
      to: "Sources/\(name)/\(name).docc/\(name).md")
  }
}
