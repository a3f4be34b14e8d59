// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import TestedPackage
import Testing
import WaitingForProcesses

@Suite("Fixtures of the translator", .waitsForProcesses, .enabled(if: TranslatorTool.hasParser))
struct FixtureTests {
  @Test(arguments: Fixture.names)
  func `Every file becomes its copy, with the messages that belong to it`(name: String) throws {
    let fixture = try Fixture(name)
    try TemporaryFolder.use { folder in
      for file in fixture.before { try folder.write(file.text, to: file.name) }
      // Those in folders are of catalogues.
      let sources = fixture.before.filter { !$0.name.contains("/") }
      let names = sources.map(\.name)
      let translation = try TranslatorTool.translate(names, in: folder)
      #expect(translation.messages == fixture.messages)
      #expect(translation.hasErrors == fixture.messages.contains(" error: "))
      // Copies with errors are compiled by a test of their own.
      for (position, file) in sources.enumerated() where !translation.hasErrors {
        let expected = fixture.after.first { $0.name == file.name }?.text ?? ""
        let found = translation.text(position).replacing("\(folder.path)/", with: "")
        #expect(found == expected, "\(file.name)")
      }
    }
  }

  @Test(arguments: ["5", "6"])
  func `Copies compile without warnings in both language modes`(mode: String) throws {
    let compiler = try #require(TranslatorTool.compiler)
    try TemporaryFolder.use { folder in
      var names: [String] = []
      for name in Fixture.names where !["Errors", "PreviewErrors", "Program"].contains(name) {
        for file in try Fixture(name).after where file.name.hasSuffix(".swift") {
          try folder.write(file.text, to: file.name)
          names.append(file.name)
        }
      }
      #expect(names.count >= 8)
      let result = try Program.run(
        compiler,
        [
          "-typecheck", "-warnings-as-errors", "-parse-as-library", "-D", "DEBUG",
          "-swift-version", mode, "-I", try StandIn.compiled(),
        ] + names, in: folder)
      #expect(result.code == 0, "\(result.output)\(result.errors)")
    }
  }

  @Test(arguments: ["-Onone", "-O"])
  func `A translated program does what it does on iOS`(optimization: String) throws {
    let compiler = try #require(TranslatorTool.compiler)
    let fixture = try Fixture("Program")
    try TemporaryFolder.use { folder in
      let standIn = try StandIn.compiled()
      for file in fixture.after { try folder.write(file.text, to: "objc_\(file.name)") }
      let result = try Program.run(
        compiler,
        [
          optimization, "-parse-as-library", "-swift-version", "5", "-module-name", "Program",
          "-I", standIn, "-L", standIn, "-lUIKit", "-o", "program",
        ] + fixture.after.map { "objc_\($0.name)" }, in: folder)
      try #require(result.code == 0, "\(result.output)\(result.errors)")
      let run = try Program.run(folder.appending(path: "program").path, [])
      #expect(run.output == fixture.output)
    }
  }
}
