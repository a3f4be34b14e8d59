// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ProgramCompilation

/// A reader's package in a folder of its own, and what it takes to compile and to run what the pages
/// print.
///
/// The package is the one that the articles speak of: `Notes`, with a snippet, a catalogue, a test of
/// a picture and the results that it left.
final class Reader: Sendable {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("reader-\(UUID().uuidString)")
  private let products: Products

  init() async throws {
    products = try await Products.shared.value
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Where a file is, from the package's folder on.
  func place(_ path: String) -> URL { folder.appendingPathComponent(path) }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: place(path).path)
  }

  /// Writes a file, and the folders that it stands in.
  func write(_ text: String, to path: String) throws {
    try FileManager.default.createDirectory(
      at: place(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place(path))
  }

  // MARK: Compiling

  /// Compiles files as SwiftPM compiles those of a package of its newest kind.
  ///
  /// - Returns: What the compiler says; nothing if it has nothing to say.
  func compile(_ files: [String], to program: String) async throws -> String {
    let name = program.split(separator: "/").last.map(String.init) ?? program
    let words =
      [
        products.swiftc, "-Onone", "-swift-version", "6", "-module-name", name, "-use-ld=lld", "-I",
        products.build.appendingPathComponent("Modules").path, "-module-cache-path",
        ModuleLibrary.moduleCache(in: products.build).path,
        "-diagnostic-style", "llvm",
      ] + products.clangArguments
      + ModuleLibrary.arguments(loading: products.library)
    let isMain = files.count == 1
    let result = try await Command(
      arguments: words + (isMain ? [] : ["-parse-as-library"]) + files.map { place($0).path }
        + ["-o", place(program).path], folder: folder
    ).run()
    return result.status == 0 && result.output.isEmpty
      ? "" : "exit code \(result.status)\n\(result.output)"
  }

  /// What the compiler says of a program of one file, and what it prints when it is run.
  func run(_ source: String, as name: String) async throws -> (messages: String, Command.Result?) {
    let file = "Programs/\(name)/main.swift"
    try write(source, to: file)
    let messages = try await compile([file], to: "Programs/\(name)/program")
    guard messages.isEmpty else { return (messages, nil) }
    let program = place("Programs/\(name)/program")
    return (
      "",
      try await Command(arguments: [program.path], folder: program.deletingLastPathComponent())
        .run()
    )
  }

  // MARK: Commands

  /// Runs a command line as a shell does, with stand-ins for the programs that have one.
  func run(command: String, with variables: [String: String] = [:]) async throws -> Command.Result {
    let toolchain = URL(fileURLWithPath: products.swiftc).deletingLastPathComponent().path
    let own = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let values = variables.merging([
      "PATH": "\(place("bin").path):\(own):\(toolchain)", "BUILT": products.build.path,
      "TESTS": place("tests").path, "PROGRAM": place("Programs/colors/program").path,
      "GITHUB_STEP_SUMMARY": place("step").path,
    ]) { $1 }
    let assignments = values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return try await Command(
      arguments: ["/usr/bin/env"] + assignments + [
        "timeout", "120", "bash", "-euo", "pipefail", "-c", command,
      ], folder: folder
    ).run()
  }

  /// Puts the stand-ins where a shell finds them first.
  func writeStandIns() async throws {
    for standIn in Exceptions.standIns {
      try write(
        "#!/usr/bin/env bash\nset -euo pipefail\n\(standIn.script)\n", to: "bin/\(standIn.name)")
    }
    // By another process: the system runs no file that this one has open to write.
    _ = try await run(command: "chmod 755 bin/*")
  }
}
