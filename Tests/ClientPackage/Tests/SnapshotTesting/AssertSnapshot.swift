// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing
import XCTest

/// Fails a test if a value differs from its reference. A missing reference is recorded, and fails.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let failure = verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: recording, fileID: fileID,
    file: filePath, testName: testName, line: line, column: column)
  guard let failure else { return }
  guard Test.current != nil else { return XCTFail(failure, file: filePath, line: line) }
  Issue.record(
    Comment(rawValue: failure),
    sourceLocation: SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
}

/// Compares a value with its reference.
///
/// - Returns: Why a test is to fail; nil for a value that matches.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool? = nil, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  do {
    let source = URL(fileURLWithPath: "\(filePath)")
    let folder =
      snapshotDirectory.map { URL(fileURLWithPath: $0) }
      ?? source.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
    let test = words(of: testName)
    let identifier = name.map(words) ?? number(of: folder.appendingPathComponent(test).path)
    let reference = folder.appendingPathComponent("\(test).\(identifier)")
      .appendingPathExtension(snapshotting.pathExtension ?? "")

    var drawn: Format?
    snapshotting.snapshot(try value()).run { drawn = $0 }
    guard let drawn else { return "The value was not drawn in time." }
    func record() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try snapshotting.diffing.toData(drawn).write(to: reference)
    }
    guard recording != true else {
      try record()
      return "Recorded \(reference.path)"
    }
    guard let data = FileManager.default.contents(atPath: reference.path) else {
      try record()
      return "There was no reference. Recorded \(reference.path)"
    }
    let difference = snapshotting.diffing.diff(snapshotting.diffing.fromData(data), drawn)
    return difference.map { "Differs from \(reference.path)\n\n\($0.0)" }
  } catch {
    return "\(error)"
  }
}

/// A test's name as a part of a file's.
private func words(of name: String) -> String {
  name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.joined(separator: "-")
}

private let counts = Mutex<[String: Int]>([:])

/// The how manieth snapshot of a test it is, from 1.
private func number(of test: String) -> String {
  counts.withLock { counts in
    counts[test, default: 0] += 1
    return "\(counts[test, default: 0])"
  }
}
