// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Views

/// Why one picture of an expectation fails.
struct PictureFailure {
  /// What accepts what was drawn.
  enum Remedy: Hashable {
    /// Nothing: something else is wrong.
    case none
    /// The first recording.
    case recordingMissing
    /// Recording over the reference.
    case recording
  }

  /// The picture's name.
  var name: String
  /// What is wrong, in sentences.
  var text: String
  var remedy = Remedy.none

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
      let isOne = Set(remedies.map(\.name)).count == 1
      if remedies.allSatisfy({ $0.remedy == .recordingMissing }) {
        lines.append("To record \(isOne ? "it" : "them"):  RECORD_PICTURES=missing swift test")
      } else {
        var names: [String] = []
        for failure in remedies where !names.contains(failure.name) { names.append(failure.name) }
        lines.append(
          "To accept \(isOne ? "it" : "them"):  RECORD_PICTURES=\(names.joined(separator: ",")) swift test"
        )
      }
    }
    if let source { lines.append("The name comes from the test: \(source)") }
    return lines.joined(separator: "\n")
  }
}
