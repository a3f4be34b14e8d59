// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ChildProcesses
import Foundation

/// A command that has run: the built `gallery`, as a user runs it, or another program.
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

  /// Runs `gallery` with arguments.
  static func gallery(_ arguments: String..., in folder: String? = nil) throws -> Command {
    try run([path] + arguments, in: folder)
  }
}

/// A folder of its own for a test.
func temporaryFolder() throws -> String {
  let path = FileManager.default.temporaryDirectory.path + "/gallery-\(UUID().uuidString)"
  try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  return path
}
