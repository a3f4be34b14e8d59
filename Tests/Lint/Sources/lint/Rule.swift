// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// A rule about the repository's own files.
struct Rule: Sendable {
  /// What a rule needs.
  enum Source: Sendable {
    /// The files alone.
    case files
    /// The modules that the last build has made, too.
    case modules
  }

  /// What holds, as a sentence.
  let name: String
  let source: Source
  private let find: @Sendable (CheckedPackage, inout [Finding]) throws -> Void

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - name: What holds, as a sentence without a full stop.
  ///   - source: What the rule needs.
  ///   - find: Adds what breaks the rule. What it throws is one more finding.
  init(
    _ name: String, reads source: Source = .files,
    find: @escaping @Sendable (CheckedPackage, inout [Finding]) throws -> Void
  ) {
    self.name = name
    self.source = source
    self.find = find
  }

  /// Returns what breaks the rule in a package.
  func findings(in package: CheckedPackage) -> [Finding] {
    var findings: [Finding] = []
    do {
      try find(package, &findings)
    } catch let finding as Finding {
      findings.append(finding)
    } catch {
      findings.append(Finding(message: "\(error)"))
    }
    return findings
  }

  static let all: [Rule] =
    ofFiles + ofPages + ofTheGate + ofCitations + ofFloors + ofTheManifest + ofTheEngine
    + ofGeneratedFiles + ofScripts + ofSupport + ofTopics
}
