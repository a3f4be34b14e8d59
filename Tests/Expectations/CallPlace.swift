// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Testing

/// The place of an expectation in a test.
struct CallPlace {
  let fileID: StaticString
  let filePath: StaticString
  let line: Int
  let column: Int

  /// Records that an expectation failed.
  func record(_ message: String, _ comment: Comment?) {
    var text = message
    if let comment { text += "\n\(comment.rawValue)" }
    Issue.record(
      Comment(rawValue: text),
      sourceLocation: SourceLocation(
        fileID: "\(fileID)", filePath: "\(filePath)", line: line, column: column))
  }
}

/// What a failure prints of a value.
func printed(_ value: some Any) -> String { String(describingForTest: value) }

/// How two values differ.
///
/// Texts of several lines are printed as lines that are missing, `-`, and lines that are too much, `+`,
/// with the lines before and after them: two long layout trees that differ in a number are unreadable
/// beside each other.
func difference<Value>(_ actual: Value, _ expected: Value) -> String {
  if let actual = actual as? String, let expected = expected as? String,
    actual.contains("\n") || expected.contains("\n")
  {
    return "The texts differ (- expected, + actual):\n" + lineDifference(actual, expected)
  }
  return "\(printed(actual)) is not \(printed(expected))"
}

/// The lines that differ, each with at most two equal lines before and after.
func lineDifference(_ actual: String, _ expected: String) -> String {
  let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
  let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let changes = new.difference(from: old)
  let removed = Set(
    changes.removals.map { if case .remove(let offset, _, _) = $0 { offset } else { -1 } })
  let inserted = Set(
    changes.insertions.map { if case .insert(let offset, _, _) = $0 { offset } else { -1 } })
  var lines: [(mark: String, text: Substring)] = []
  var (o, n) = (0, 0)
  while o < old.count || n < new.count {
    if o < old.count, removed.contains(o) {
      lines.append(("-", old[o]))
      o += 1
    } else if n < new.count, inserted.contains(n) {
      lines.append(("+", new[n]))
      n += 1
    } else {
      lines.append((" ", new[n]))
      o += 1
      n += 1
    }
  }
  let context = 2
  var result: [String] = []
  var isOmitting = false
  for (index, line) in lines.enumerated() {
    let nearby = lines[max(0, index - context)...min(lines.count - 1, index + context)]
    guard nearby.contains(where: { $0.mark != " " }) else {
      if !isOmitting { result.append("  …") }
      isOmitting = true
      continue
    }
    isOmitting = false
    result.append("\(line.mark) \(line.text)")
  }
  return result.joined(separator: "\n")
}
