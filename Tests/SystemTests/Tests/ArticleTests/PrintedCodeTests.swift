// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import TestedPackage
import Testing
import WaitingForProcesses

@testable import ProgramCompilation

/// Blocks of code, each in a file of its own as a reader saves it.
@Suite("Code that README and articles print", .waitsForProcesses)
struct PrintedCodeTests {
  /// What a block of Swift is.
  private enum Kind: CaseIterable {
    case program
    /// One that goes on until it is ended.
    case server
    case manifest
    /// What stands in an array of a manifest.
    case manifestElement
    case test
    /// A source of the app `App`, which a test of its page imports.
    case appSource
    /// One of the parts that are a program together.
    case partOfPage
    /// A file of a target of the client package, for a library that is not here.
    case clientSource
  }

  /// Its parts, one below the other, are the program that it tells how to write.
  private static let gettingStarted = "Sources/5-Faces/UIKit/UIKit.docc/Articles/Getting-started.md"

  private static func kind(_ text: String, in page: Page) -> Kind {
    if text.contains("import PackageDescription") { return .manifest }
    if text.hasPrefix(".package(") { return .manifestElement }
    if text.contains("import SnapshotTesting") { return .clientSource }
    if text.contains("@Test") { return .test }
    if text.contains("Playground.serve") { return .server }
    if page.blocks.contains(where: { $0.text.contains(appImport) }) { return .appSource }
    return page.path == gettingStarted ? .partOfPage : .program
  }

  /// Left out where tests are compiled: the app's sources are compiled beside them.
  private static let appImport = "@testable import App\n"

  private struct Printed: Sendable {
    let block: Page.Block
    let kind: Kind
  }

  /// The distinct blocks of Swift.
  private static func blocks() throws -> [Printed] {
    var seen: Set<String> = []
    return try Page.all().filter(\.printsCode).flatMap { page in
      page.blocks.filter { $0.language == "swift" && seen.insert($0.text).inserted }
        .map { Printed(block: $0, kind: kind($0.text, in: page)) }
    }
  }

  @Test func `Every block is of a kind that is checked`() throws {
    #expect(Set(try Self.blocks().map(\.kind)) == Set(Kind.allCases))
    let languages = try Page.all().filter(\.printsCode).flatMap { $0.blocks.map(\.language) }
    // Commands, workflows and Markdown: see the commands. Settings: see below. HTML: the tests of
    // illustrations. Layout documents: the tests of the gallery. A page of Sphinx: see below.
    let known = [
      "swift", "sh", "yaml", "markdown", "html", "json", "json5", "rst", "python", "make",
    ]
    #expect(Set(languages).isSubset(of: known))
  }

  @Test func `Every program compiles without a warning, runs, and does what it says`() async throws
  {
    let reader = try await Reader()
    var programs = try Self.blocks().filter { $0.kind == .program }.map(\.block)
    programs.append(try Self.startingProgram())
    #expect(programs.count > 1)
    try await Self.forEachTwoAtOnce(programs) { number, block in
      let (messages, result) = try await reader.run(block.text, as: "program\(number)")
      #expect(messages == "", "\(block.place)")
      guard let result else { return }
      #expect(result.status == 0, "\(block.place): \(result.output)")
      let lines = result.output.split(separator: "\n").map(String.init)
      #expect(lines.starts(with: Self.expectedLines(of: block.text)), "\(block.place): \(lines)")
      for file in Self.files(of: block.text) {
        #expect(reader.exists("Programs/program\(number)/\(file)"), "\(block.place): no \(file)")
      }
    }
  }

  /// The program of Getting started.
  static func startingProgram() throws -> Page.Block {
    let page = try #require(try Page.all().first { $0.path == gettingStarted })
    let texts = page.parts.compactMap { part -> String? in
      switch part {
      case .slice(let text): return text
      case .block(let block) where block.language == "swift":
        return kind(block.text, in: page) == .partOfPage ? block.text : nil
      default: return nil
      }
    }
    return Page.Block(
      language: "swift", text: texts.joined(separator: "\n"), place: gettingStarted)
  }

  @Test func `Every program that serves prints its address`() async throws {
    let reader = try await Reader()
    for printed in try Self.blocks() where printed.kind == .server {
      try reader.write(printed.block.text, to: "serve/main.swift")
      #expect(try await reader.compile(["serve/main.swift"], to: "serve/program") == "")
      // Another program may have the port that it takes. Then it says so.
      let result = try await reader.run(
        command: """
          serve/program >address 2>&1 &
          while kill -0 $! && ! grep -q '^http' address; do sleep 0.05; done
          kill -TERM $! || true
          cat address
          """)
      #expect(
        result.output.contains("http://127.0.0.1:") || result.output.contains("It may be in use"),
        "\(printed.block.place): \(result.output)")
    }
  }

  @Test func `Every manifest is one`() async throws {
    let reader = try await Reader()
    var manifests: [Page.Block] = []
    for printed in try Self.blocks() {
      switch printed.kind {
      case .manifest: manifests.append(printed.block)
      case .manifestElement:
        manifests.append(
          Page.Block(
            language: "swift",
            text: """
              // swift-tools-version: 6.2
              import PackageDescription

              let package = Package(name: "Element", dependencies: [\(printed.block.text)])
              """, place: printed.block.place))
      default: break
      }
    }
    #expect(!manifests.isEmpty)
    try await Self.forEachTwoAtOnce(manifests) { number, manifest in
      #expect(manifest.text.contains("url: \"\(Exceptions.repository)\""), "\(manifest.place)")
      try reader.write(manifest.text, to: "manifest\(number)/Package.swift")
      let result = try await Command(
        arguments: ["/usr/bin/env", "swift", "package", "dump-package"],
        folder: reader.place("manifest\(number)")
      ).run()
      #expect(result.status == 0, "\(manifest.place): \(result.output)")
      #expect(result.output.contains("opencollectionview"), "\(manifest.place)")
    }
  }

  @Test func `Every test draws a picture, records it on demand and passes then`() async throws {
    let reader = try await Reader()
    #expect(try await Self.compile(Self.tests(), for: reader) == "")
    try await reader.writeStandIns()
    let missing = try await reader.run(command: "swift test")
    #expect(missing.status == 1, "\(missing.output)")
    // What README says that the first run prints.
    let readme = try String(
      contentsOf: TestedPackage.folder.appendingPathComponent("README.md"), encoding: .utf8)
    let quoted = readme.components(separatedBy: "```").enumerated()
      .filter { $0.offset.isMultiple(of: 2) }
      .flatMap { $0.element.split(separator: "\n") }.filter { $0.hasPrefix("    ") }
    #expect(quoted.count == 2)
    for line in quoted {
      #expect(missing.output.contains(line.trimmingCharacters(in: .whitespaces)), "\(line)")
    }
    let recorded = try await reader.run(command: "RECORD_PICTURES=missing swift test")
    #expect(recorded.status == 0, "\(recorded.output)")
    let passed = try await reader.run(command: "swift test")
    #expect(passed.status == 0, "\(passed.output)")
    #expect(reader.exists("Tests/CardTests/References/CardTests/card.png"))
  }

  /// Compiles tests as files of a package's test targets; they are run by the program `tests`.
  static func compile(_ tests: [Page.Block], for reader: Reader) async throws -> String {
    try reader.write(
      """
      import Testing

      @main struct Runner {
        static func main() async { await Testing.__swiftPMEntryPoint() as Never }
      }

      """, to: "Runner.swift")
    var files: [String] = []
    for test in tests {
      // The page names the folder of the references, and with it the test's file.
      let name = test.text.contains("CardTests") ? "CardTests" : "Tests\(files.count)"
      files.append("Tests/\(name)/\(name).swift")
      let text = test.text.replacingOccurrences(of: appImport, with: "")
      try reader.write(text, to: files[files.count - 1])
    }
    for printed in try blocks() where printed.kind == .appSource {
      files.append("App/Source\(files.count).swift")
      try reader.write(printed.block.text, to: files[files.count - 1])
    }
    try reader.write("// swift-tools-version: 6.2\n", to: "Package.swift")
    return try await reader.compile(["Runner.swift"] + files, to: "tests")
  }

  /// The tests that pages print.
  static func tests() throws -> [Page.Block] {
    try blocks().filter { $0.kind == .test }.map(\.block)
  }

  @Test func `Code for SnapshotTesting is what the client package compiles and runs, to the byte`()
    throws
  {
    let folder = TestedPackage.folder.appendingPathComponent(
      "Tests/ClientPackage/Tests/SnapshotTests")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let sources = try names.filter { $0.hasSuffix(".swift") }.map { name in
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      // Behind the licence.
      return text.split(separator: "\n\n", maxSplits: 1).last.map(String.init) ?? ""
    }
    let blocks = try Self.blocks().filter { $0.kind == .clientSource }.map(\.block)
    #expect(!blocks.isEmpty)
    for block in blocks { #expect(sources.contains(block.text), "\(block.place)") }
  }

  @Test func `Settings are of the form that the translator's plug-in reads`() throws {
    let settings = try Page.all().filter(\.printsCode).flatMap(\.blocks)
      // Those of picture tests are read by the tests of these.
      .filter { $0.language == "json" && !$0.place.hasPrefix("Sources/6-Tools/PictureTesting/") }
    #expect(!settings.isEmpty)
    let plugin = try String(
      contentsOf: TestedPackage.folder.appendingPathComponent(
        "Sources/6-Tools/TranslateObjectiveC/Settings.swift"), encoding: .utf8)
    for block in settings {
      let object = try JSONSerialization.jsonObject(with: Data(block.text.utf8))
      let values = try #require(object as? [String: Any], "\(block.place)")
      for (key, value) in values {
        #expect(value is String || value is [String], "\(block.place): \(key)")
      }
      for key in values.keys { #expect(plugin.contains(key), "\(block.place): \(key)") }
    }
  }

  @Test func `A page of Sphinx has the pictures that the command and the rule write`() throws {
    let page = try #require(try Page.all().first { $0.path.hasSuffix("/Layout-documents.md") })
    func text(_ language: String) -> String {
      page.blocks.filter { $0.language == language }.map(\.text).joined()
    }
    let command = try #require(
      page.commands.first { $0.text.contains("--out-dir docs/pictures") }, "\(page.path)")
    let name = try #require(text("json5").firstMatch(of: /name: "([a-z-]+)"/)).1
    #expect(text("make").contains("\t\(command.text)\n"))
    for appearance in ["light", "dark"] {
      #expect(
        text("rst").contains(
          ".. image:: pictures/\(name)-\(appearance).svg\n   :class: only-\(appearance)\n"))
    }
    #expect(text("make").contains("docs/pictures/\(name)-light.svg:\n"))
    #expect(text("make").contains("-include \(name).d\n") && command.text.contains("\(name).d"))
    #expect(text("python").contains("html_theme = \"furo\""))
    // Its text for those who see no picture is the document's.
    let summary = try #require(text("json5").firstMatch(of: /name: "trips", summary: "(.+)"/)).1
    #expect(text("rst").components(separatedBy: ":alt: \(summary)\n").count == 3)
  }

  // MARK: What a program promises

  /// What the comments behind calls of `print` say that it prints.
  private static func expectedLines(of source: String) -> [String] {
    source.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("print("), let comment = line.range(of: "  // ") else { return nil }
      return String(line[comment.upperBound...])
    }
  }

  /// The files that it writes.
  private static func files(of source: String) -> [String] {
    func words(behind call: String) -> [String] {
      source.components(separatedBy: call + "\"").dropFirst().map { text in
        String(text.prefix { $0 != "\"" })
      }
    }
    return words(behind: ".write(to: ")
      + words(behind: "try illustrate(").flatMap { ["\($0)@2x.png", "\($0)~dark@2x.png"] }
  }

  /// Does something with each element, on two cores.
  private static func forEachTwoAtOnce<Element: Sendable>(
    _ elements: [Element], _ body: @escaping @Sendable (Int, Element) async throws -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (number, element) in elements.enumerated() {
        if number > 1 { try await group.next() }
        group.addTask { try await body(number, element) }
      }
      try await group.waitForAll()
    }
  }
}
