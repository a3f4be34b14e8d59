// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// Checks the rules about the files in the working directory, or writes what is generated from them.
@main enum Lint {
  static func main() {
    do {
      let request = try Request(CommandLine.arguments.dropFirst())
      let package = CheckedPackage(root: FileManager.default.currentDirectoryPath)
      switch request {
      case .help: print(Request.usage)
      case .check(let sources): exit(try check(sources, in: package) ? 0 : 1)
      case .record(let record): try write(record, in: package)
      }
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(2)
    }
  }

  /// Prints what breaks the rules.
  ///
  /// - Parameters:
  ///   - sources: Which rules are checked: those that read these.
  ///   - package: The package.
  /// - Returns: Whether all rules hold.
  private static func check(
    _ sources: [Rule.Source], in package: CheckedPackage
  ) throws(Finding) -> Bool {
    try requireBuild(sources.contains(.modules), of: package)
    let rules = Rule.all.filter { sources.contains($0.source) }
    let findings = rules.flatMap { $0.findings(in: package) }
    for finding in findings { print(finding) }
    guard !findings.isEmpty else {
      print("\(rules.count) rules hold.")
      return true
    }
    let count = findings.count == 1 ? "1 finding" : "\(findings.count) findings"
    print("\(count). Correct them, and run .ci/lint again.")
    return false
  }

  /// Writes the files of a record that are not as they should be, and prints their paths.
  private static func write(_ record: Record, in package: CheckedPackage) throws {
    try requireBuild(record.source == .modules, of: package)
    let stale = try record.staleTexts(in: package)
    for (path, text) in stale {
      let url = URL(fileURLWithPath: package.files.root).appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
      print("\(path): written")
    }
    if stale.isEmpty { print("Nothing to write: what '\(record.command)' writes is up to date.") }
    if !stale.isEmpty, !record.advice.isEmpty { print("\(record.advice).") }
  }

  private static func requireBuild(
    _ isRequired: Bool, of package: CheckedPackage
  ) throws(Finding) {
    guard isRequired, let obstacle = package.modules.obstacle else { return }
    throw Finding(message: "\(obstacle). Without a build: .ci/lint --files")
  }
}
