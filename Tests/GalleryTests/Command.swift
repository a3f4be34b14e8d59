// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// Runs the built `gallery` as a user does.
struct Command {
  let status: Int32
  let output: Data
  let errors: String

  var text: String { String(decoding: output, as: UTF8.self) }
  /// The lines on standard error.
  var errorLines: [Substring] { errors.split(separator: "\n") }

  /// The command stands beside the test program in the build folder.
  static let path: String = {
    let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let folder = URL(fileURLWithPath: program ?? CommandLine.arguments[0])
      .deletingLastPathComponent()
    return folder.appendingPathComponent("gallery").path
  }()

  /// Runs `gallery` with arguments.
  static func gallery(_ arguments: String..., in folder: String? = nil) throws -> Command {
    try run([path] + arguments, in: folder)
  }

  /// Runs a program to its end.
  static func run(
    _ words: [String], in folder: String? = nil, with variables: [String: String] = [:]
  ) throws -> Command {
    let process = Process()
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    process.executableURL = URL(fileURLWithPath: words[0])
    process.arguments = Array(words.dropFirst())
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    // Files, not pipes: a pipe that is full stops the program.
    let base = FileManager.default.temporaryDirectory.path + "/command-\(UUID().uuidString)"
    let names = (output: base + ".out", errors: base + ".err")
    for name in [names.output, names.errors] {
      try Data().write(to: URL(fileURLWithPath: name))
    }
    defer {
      unlink(names.output)
      unlink(names.errors)
    }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: names.output)
    process.standardError = FileHandle(forWritingAtPath: names.errors)
    try process.run()
    process.waitUntilExit()
    return Command(
      status: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: FileManager.default.contents(atPath: names.output) ?? Data(),
      errors: String(
        decoding: FileManager.default.contents(atPath: names.errors) ?? Data(), as: UTF8.self))
  }
}

/// A folder of its own for a test.
func temporaryFolder() throws -> String {
  let path = FileManager.default.temporaryDirectory.path + "/gallery-\(UUID().uuidString)"
  try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  return path
}
