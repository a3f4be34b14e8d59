// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Synchronization
import Testing
import XCTest

/// The framework whose test is running. Only that one gets a failure: the other one says
/// nothing of it, and the test would pass.
enum TestFramework {
  case swiftTesting
  case xctest

  /// The framework of this process; nil for a program that is no test.
  ///
  /// A task that a test has detached belongs to no test, but its process does: SwiftPM runs the two
  /// frameworks in a process each, and names Swift Testing in the arguments.
  static var current: TestFramework? {
    if Test.current != nil { return .swiftTesting }
    return ofProcess(CommandLine.arguments, ProcessInfo.processInfo.environment)
  }

  static func ofProcess(
    _ arguments: [String], _ environment: [String: String]
  ) -> TestFramework? {
    let library = arguments.firstIndex(of: "--testing-library").map { arguments.dropFirst($0 + 1) }
    switch library?.first {
    case "swift-testing": return .swiftTesting
    case "xctest": return .xctest
    default: break
    }
    let isTest = arguments.first?.hasSuffix(".xctest") == true || environment["BAZEL_TEST"] != nil
    return isTest ? .xctest : nil
  }

  /// Returns whether a test process was started for some of its tests only, as its arguments say.
  static func leavesOutTests(_ arguments: [String]) -> Bool {
    let options = arguments.dropFirst()
    let isFiltered = options.contains { option in
      ["--filter", "--skip"].contains { option == $0 || option.hasPrefix("\($0)=") }
    }
    // XCTest gets the names of tests without an option before them, one process a test with --parallel.
    return isFiltered || options.first.map { !$0.hasPrefix("-") } ?? false
  }

  /// Begins to watch the tests of XCTest, if it is running them; called by each expectation.
  static func watch() { if current == .xctest { _ = TestObserver.shared } }

  /// Attaches a file to the results of the running test; nothing in XCTest, whose results on Linux have no
  /// attachments.
  static func attach(_ file: AttachedFile, at location: TestLocation) {
    guard Test.current != nil else { return }
    Attachment.record([UInt8](file.data), named: file.name, sourceLocation: location.source)
  }

  /// Lets the running test fail.
  static func fail(_ message: String, at location: TestLocation) {
    switch current {
    case .swiftTesting:
      Issue.record(
        Comment(rawValue: message),
        sourceLocation: location.source)
    case .xctest: TestObserver.shared.fail(message, at: location)
    case nil:
      programmerError(
        """
        expectPicture(of:named:) was called outside of a test, at \
        \(location.filePath):\(location.line). Call it in a test, or draw with Picture(of:).
        """)
    }
  }
}

extension TestLocation {
  fileprivate var source: SourceLocation {
    SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// Knows whether a test of XCTest is running: XCTest drops what fails after a test has ended, and
/// the run would pass.
private final class TestObserver: NSObject, XCTestObservation, Sendable {
  static let shared: TestObserver = {
    let observer = TestObserver()
    XCTestObservationCenter.shared.addTestObserver(observer)
    return observer
  }()

  // The first expectation, which makes the observer, stands in a test.
  private let isRunning = Mutex(true)

  func fail(_ message: String, at location: TestLocation) {
    guard isRunning.withLock({ $0 }) else {
      programmerError(
        """
        A picture was expected when no test was running, at \(location.filePath):\(location.line). \
        Wait for the task in the test that begins it. \(message)
        """)
    }
    XCTFail(message, file: location.literalPath, line: UInt(location.line))
  }

  func testCaseWillStart(_ testCase: XCTestCase) { isRunning.withLock { $0 = true } }
  func testCaseDidFinish(_ testCase: XCTestCase) { isRunning.withLock { $0 = false } }
}
