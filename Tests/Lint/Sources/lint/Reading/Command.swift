// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// Commands that rules read the output of.
enum Command {
  /// Runs a command to its end.
  ///
  /// - Parameters:
  ///   - command: The name of a program, and its arguments.
  ///   - advice: What to do if the command fails.
  /// - Returns: What it prints.
  static func output(of command: [String], advice: String) throws(Finding) -> Data {
    let failure = Finding(
      message: "This command failed: \(command.joined(separator: " "))\n\(advice)")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    let pipe = Pipe()
    process.standardOutput = pipe
    do {
      try process.run()
      let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else { throw failure }
      return data
    } catch { throw failure }
  }
}
