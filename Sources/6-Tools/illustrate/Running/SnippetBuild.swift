// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// Builds the snippets with one `swift build`, those that the user named with one each; and if that
/// fails each alone, so that one that does not compile costs no other.
struct SnippetBuild: Sendable {
  let package: PackageFolder
  /// The program that builds; `swift` is looked for in `PATH`.
  var swift = "swift"
  /// SwiftPM's build folder; nil for `.build` in the package.
  var scratchPath: String?
  /// `debug` or `release`.
  var configuration = "debug"
  /// Whether SwiftPM is to build although another of its commands is under way, as below a plug-in.
  var ignoresLock = false

  var programs: String {
    "\(package.absolute(scratchPath ?? ".build"))/\(configuration)"
  }

  /// Builds.
  ///
  /// - Parameters:
  ///   - snippets: What is to be run afterwards.
  ///   - isComplete: Whether these are all that draw; then the whole package is built.
  /// - Returns: What failed: the package, if it does not compile although all snippets do.
  /// - Throws: An internal failure if there is no `swift`.
  func run(
    _ snippets: [Snippet], isComplete: Bool = true
  ) throws(IllustrateFailure) -> [Failure] {
    var start = ProgramRun.Start(
      words: words, folder: package.path, environment: ProcessInfo.processInfo.environment)
    start.passesOutput = true
    start.leadsGroup = false
    let products = isComplete ? [[]] : snippets.map { ["--product", $0.name] }
    var succeeded = true
    for product in products {
      start.words = words + product
      let run = try ProgramRun(start)
      guard !run.isMissing else {
        throw IllustrateFailure("Cannot start '\(swift)': is it in PATH?", .internal)
      }
      succeeded = succeeded && run.succeeded
    }
    guard !succeeded else { return [] }
    var failures: [Failure] = []
    start.passesOutput = false
    for snippet in snippets {
      start.words = words + ["--product", snippet.name]
      let run = try ProgramRun(start)
      guard !run.succeeded else { continue }
      failures.append(
        Failure(snippet, "it does not compile:\n\(errors(in: run.output))"))
    }
    if failures.isEmpty, isComplete {
      // Something else in the package. Once more, to keep what was passed on before.
      start.words = words
      let run = try ProgramRun(start)
      if !run.succeeded {
        failures.append(Failure(ofPackage: "it does not build:\n\(errors(in: run.output))"))
      }
    }
    return failures
  }

  private var words: [String] {
    var words = [swift, "build", "--package-path", package.path, "-c", configuration]
    if let scratchPath { words += ["--scratch-path", package.absolute(scratchPath)] }
    if ignoresLock { words.append("--ignore-lock") }
    return words
  }

  /// The compiler's errors, or the end of the output if there are none.
  private func errors(in output: String) -> String {
    let lines = output.split(separator: "\n")
    var seen: Set<Substring> = []
    // The compiler says each of them twice, and once more below the line of code.
    let said = lines.filter {
      $0.contains("error: ") && !$0.contains("`- error: ") && seen.insert($0).inserted
    }
    let errors =
      said.filter { $0.contains(".swift:") } + said.filter { !$0.contains(".swift:") }
    return (errors.isEmpty ? lines.suffix(5) : errors.prefix(5))
      .map { "  \($0.replacing("\(package.path)/", with: ""))" }.joined(separator: "\n")
  }
}
