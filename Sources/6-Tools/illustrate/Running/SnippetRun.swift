// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import Geometry
import IllustrationFiles

/// Runs snippets side by side, each with a folder of its own to draw into.
struct SnippetRun: Sendable {
  let package: PackageFolder
  let programs: String
  /// Seconds after which a snippet is ended.
  let timeout: TimeInterval

  /// Runs snippets, as many at once as there are cores.
  ///
  /// - Returns: What each drew, or why it drew nothing that can be kept; in their order.
  /// - Throws: A failure to write if there is no place for temporary files.
  func run(
    _ snippets: [Snippet]
  ) throws(IllustrateFailure) -> [Result<[DrawnFile], Failure>] {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let interruption = Interruption {
      ChildProcess.endAll()
      folder.remove()
    }
    defer { interruption.hold() }
    return snippets.concurrentMap { snippet in
      Result { () throws(Failure) in try run(snippet, in: folder.path) }
    }
  }

  private func run(_ snippet: Snippet, in folder: String) throws(Failure) -> [DrawnFile] {
    let program = "\(programs)/\(snippet.name)"
    guard access(program, X_OK) == 0 else {
      let path = package.relative(program)
      throw Failure(snippet, "it is not built: '\(path)' does not exist. Run:  swift build")
    }
    let output = "\(folder)/\(snippet.name)"
    let run: ProgramRun
    do {
      try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
      run = try ProgramRun(
        ProgramRun.Start(
          words: [program], folder: package.path, environment: environment(output: output),
          timeout: timeout))
    } catch {
      throw Failure(snippet, "it could not be run: \(error)")
    }
    if let reason = reason(for: run) { throw Failure(snippet, reason) }
    let files = DrawnFile.files(in: output, of: snippet)
    guard !files.isEmpty else {
      throw Failure(
        snippet, "it drew nothing: it contains the word 'illustrate' but never calls illustrate.")
    }
    return files
  }

  private func environment(output: String) -> [String: String] {
    ProcessInfo.processInfo.environment.merging([
      IllustrationFolder.variable: output,
      // The same everywhere: the language decides which font has a letter.
      "LC_ALL": "C.UTF-8", "TZ": "UTC",
      // A crash is reported in a line and at once; otherwise it takes seconds, and pages.
      "SWIFT_BACKTRACE": "enable=no",
    ]) { $1 }
  }

  /// Why nothing that was drawn is kept; nil if everything went well.
  private func reason(for run: ProgramRun) -> String? {
    // Swift adds where it was in the runtime, which does not help the author of a snippet.
    let lines = run.output.split(separator: "\n").prefix { $0 != "Current stack trace:" }
      .filter { !$0.hasPrefix("Wrote ") }
    let words = lines.suffix(8).map { "\n  \($0)" }.joined()
    let rest = words.isEmpty ? "." : ":\(words)"
    switch run.end {
    case .exited(code: 0): return nil
    case .exited(let code): return "it exited with code \(code)\(rest)"
    case .signalled(let number):
      return "it crashed (\(String(cString: strsignal(number))))\(rest)"
    case .timedOut:
      let seconds = CGFloat(timeout).compactDescription
      return "it did not finish in \(seconds) seconds; use --timeout to allow more.\(words)"
    }
  }
}
