// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ChildProcesses
import Foundation
import Glibc
import Views

@testable import gallery

/// The result of a command: `gallery` in this process or in one of its own, or another program.
typealias Command = ChildProgram.Result

extension ChildProgram.Result {
  /// The lines on standard error.
  var errorLines: [Substring] { errors.split(separator: "\n") }

  /// The command stands beside the test program in the build folder.
  static let path: String = {
    let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let folder = URL(fileURLWithPath: program ?? CommandLine.arguments[0])
      .deletingLastPathComponent()
    return folder.appendingPathComponent("gallery").path
  }()

  /// Runs a program to its end.
  static func run(
    _ words: [String], in folder: String? = nil, with variables: [String: String] = [:]
  ) throws -> Command {
    try ChildProgram(words, in: folder, with: variables).run()
  }

  /// Runs `gallery` as a user does, for what depends on the process: its environment and its signals, its
  /// standard input and output, the end of it, and code of a user's own.
  static func process(
    _ arguments: [String], in folder: String? = nil, with variables: [String: String] = [:]
  ) throws -> Command {
    try run([path] + arguments, in: folder, with: variables)
  }

  /// Runs `gallery` as a user does.
  static func process(_ arguments: String..., in folder: String? = nil) throws -> Command {
    try process(arguments, in: folder)
  }

  /// Runs `gallery` in the process of the tests.
  @MainActor
  static func gallery(_ arguments: String..., in folder: String? = nil) throws -> Command {
    try gallery(arguments, in: folder)
  }

  /// Runs `gallery` in the process of the tests, from its arguments to its exit code: to draw the grid takes a
  /// tenth of a second of a processor in a debug build, most of it for what is done once in a process.
  @MainActor
  static func gallery(_ arguments: [String], in folder: String? = nil) throws -> Command {
    let files = try OutputFiles()
    func run() -> Int32 {
      let console = Console.Files(output: files.output, errors: files.errors)
      // A document's language is chosen for the whole process.
      defer { ResourceFolders.setLanguage(nil) }
      return Console.$files.withValue(console) { Gallery.run(arguments) }
    }
    guard let folder else { return files.result(.exited(code: run())) }
    guard let code = try WorkingFolder.with(folder, run) else {
      return try process(arguments, in: folder)
    }
    return files.result(.exited(code: code))
  }
}

/// A folder of its own for a test.
func temporaryFolder() throws -> String {
  let path = FileManager.default.temporaryDirectory.path + "/gallery-\(UUID().uuidString)"
  try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  return path
}
