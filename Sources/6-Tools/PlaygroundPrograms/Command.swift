// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// A program that is run to its end.
struct Command: Sendable {
  var arguments: [String]
  var folder: URL

  struct Result: Sendable {
    /// 0 for success.
    var status: Int32
    /// The text that it wrote to standard output and standard error, as far as it is kept.
    var output: String
  }

  /// The number of bytes that are kept of a program's output.
  private static let outputLimit = 1 << 20

  /// Runs the program, and waits for it on a thread of its own.
  ///
  /// - Throws: ``ProgramError`` if it cannot be started.
  func run() async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(with: Swift.Result { try runAndWait() })
      }
    }
  }

  private func runAndWait() throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: arguments[0])
    process.arguments = Array(arguments.dropFirst())
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    do { try process.run() } catch {
      throw ProgramError("'\(arguments[0])' cannot be started: \(error.localizedDescription)")
    }
    var output = Data()
    while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
      // The rest is read, so that the program does not wait, and dropped.
      output.append(data.prefix(max(0, Self.outputLimit - output.count)))
    }
    process.waitUntilExit()
    let wasEnded = process.terminationReason == .uncaughtSignal
    return Result(
      status: wasEnded ? -1 : process.terminationStatus,
      output: String(decoding: output, as: UTF8.self))
  }
}
