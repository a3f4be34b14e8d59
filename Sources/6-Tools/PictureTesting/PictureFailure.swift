// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import PictureResults

struct AttachedFile {
  /// The file's name, with its extension.
  var name: String
  var data: Data
}

/// Why one picture of an expectation fails.
struct PictureFailure {
  /// The command that accepts a drawing.
  enum Remedy: Hashable {
    /// Nothing: something else is wrong.
    case none
    case recordingMissing
    /// Recording over the reference.
    case recording
  }

  var name: String
  /// The name of the test file, without its extension.
  var file = ""
  /// The faults, in sentences.
  var text: String
  var remedy = Remedy.none
  /// The files that say more, for the results of the test.
  var attached: [AttachedFile] = []

  /// Says why a test fails.
  ///
  /// - Parameters:
  ///   - failures: What failed; not empty.
  ///   - count: How many pictures and trees were expected.
  ///   - source: The test, if it has given the pictures their name.
  /// - Returns: The message.
  static func message(_ failures: [PictureFailure], of count: Int, namedBy source: String?)
    -> String
  {
    // A fault of all formats is reported once.
    var lines: [String] = []
    for failure in failures where !lines.contains(failure.text) { lines.append(failure.text) }
    if lines.count > 1 || count > 1 && failures.contains(where: { $0.remedy != .none }) {
      lines.insert("\(failures.count) of \(count) pictures and trees fail:", at: 0)
    }
    let remedies = failures.filter { $0.remedy != .none }
    if !remedies.isEmpty {
      lines += advice(for: remedies)
    }
    if let source { lines.append("The name comes from the test: \(source)") }
    return lines.joined(separator: "\n")
  }

  /// The commands that accept what was drawn.
  private static func advice(for failures: [PictureFailure]) -> [String] {
    var names: [String] = []
    var requests: [String] = []
    for failure in failures where !names.contains(failure.name) {
      names.append(failure.name)
      // Values of the variable that mean something else, and its separator.
      let isReserved = RecordMode(failure.name) != .named([failure.name])
      requests.append(isReserved ? "\(failure.file)/\(failure.name)" : failure.name)
    }
    let them = names.count == 1 ? "it" : "them"
    var lines: [String] = []
    if failures.allSatisfy({ $0.remedy == .recordingMissing }) {
      lines.append("To record \(them):  RECORD_PICTURES=missing swift test")
    } else if !names.contains(where: { $0.contains(",") }) {
      let value = ShellWord.quoted(requests.joined(separator: ","))
      lines.append("To accept \(them):  RECORD_PICTURES=\(value) swift test")
    }
    let words = names.map(ShellWord.quoted).joined(separator: " ")
    lines.append(
      "To accept \(them) from results of a CI:  swift run gallery accept FOLDER \(words)")
    return lines
  }
}
