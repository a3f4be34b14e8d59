// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import PictureTesting
import Synchronization
import UIKit
import XCTest

@MainActor private func badge() -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  view.backgroundColor = .systemGreen
  view.layer.cornerRadius = 10
  return view
}

@MainActor private func expectNothing() { expectPicture(of: badge(), named: "nothing") }

/// A team's tests that are written for XCTest: pictures pass and fail in them as in those of Swift Testing.
///
/// XCTest on Linux finds no synchronous methods of the main actor: those that draw are asynchronous, or
/// assume that they run there.
final class BadgeTests: XCTestCase {
  private struct Failure {
    var message: String
    var file: String
    var line: Int
  }

  /// What would have failed, while a test asks for that.
  private let failures = Mutex<[Failure]?>(nil)

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    let isExpected = failures.withLock { failures in
      failures?.append(Failure(message: description, file: filePath, line: lineNumber))
      return failures != nil
    }
    guard !isExpected else { return }
    super.recordFailure(
      withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
  }

  private func expectFailures() { failures.withLock { $0 = [] } }

  private func takeFailures() -> [Failure] {
    failures.withLock { failures in
      defer { failures = nil }
      return failures ?? []
    }
  }

  func testThatABadgeIsRound() {
    MainActor.assumeIsolated { expectPicture(of: badge(), named: "badge") }
  }

  @MainActor func testThatABadgeIsRoundLater() async {
    await Task.yield()
    expectPicture(of: badge(), named: "badge-later")
  }

  @MainActor func testThatAMissingReferenceFails() async throws {
    try XCTSkipIf(ProcessInfo.processInfo.environment["RECORD_PICTURES"] != nil)
    expectFailures()
    expectPicture(of: badge(), named: "nowhere")
    let line = #line - 1
    let failures = takeFailures()
    XCTAssertEqual(failures.count, 1)
    let failure = try XCTUnwrap(failures.first)
    XCTAssertTrue(failure.message.contains("There is no reference for 'nowhere'"), failure.message)
    XCTAssertEqual(failure.file, "\(#filePath)")
    XCTAssertEqual(failure.line, line)
  }

  func testThatADetachedTaskFailsItsTest() async throws {
    try XCTSkipIf(ProcessInfo.processInfo.environment["RECORD_PICTURES"] != nil)
    expectFailures()
    await Task.detached { await expectNothing() }.value
    let failures = takeFailures()
    XCTAssertEqual(failures.count, 1)
    let message = try XCTUnwrap(failures.first?.message)
    XCTAssertTrue(message.contains("There is no reference for 'nothing'"), message)
  }
}
