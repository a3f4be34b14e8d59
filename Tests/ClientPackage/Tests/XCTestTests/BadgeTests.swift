// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import PictureTesting
import UIKit
import XCTest

/// A team's tests that are written for XCTest: pictures pass and fail in them as in those of Swift Testing.
@MainActor
final class BadgeTests: XCTestCase {
  /// What would have failed, and where.
  private var failures: [(message: String, file: String, line: Int)] = []
  private var collectsFailures = false

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    MainActor.assumeIsolated {
      guard collectsFailures else {
        return super.recordFailure(
          withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      }
      failures.append((description, filePath, lineNumber))
    }
  }

  private func badge(_ color: UIColor = .systemGreen) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = color
    view.layer.cornerRadius = 10
    return view
  }

  func testThatABadgeIsRound() { expectPicture(of: badge(), named: "badge") }

  func testThatABadgeIsRoundLater() async {
    await Task.yield()
    expectPicture(of: badge(), named: "badge-later")
  }

  func testThatAMissingReferenceFails() throws {
    collectsFailures = true
    expectPicture(of: badge(), named: "nowhere")
    let line = #line - 1
    collectsFailures = false
    let failure = try XCTUnwrap(failures.first)
    XCTAssertEqual(failures.count, 1)
    XCTAssertTrue(failure.message.contains("There is no reference for 'nowhere'"), failure.message)
    XCTAssertEqual(failure.file, #filePath)
    XCTAssertEqual(failure.line, line)
  }

  func testThatADifferenceFailsInATask() async throws {
    collectsFailures = true
    let red = badge(.systemRed)
    await Task.detached { await MainActor.run { expectPicture(of: red, named: "badge") } }.value
    collectsFailures = false
    XCTAssertEqual(failures.count, 1)
    let message = try XCTUnwrap(failures.first?.message)
    XCTAssertTrue(message.contains("'badge' looks different"), message)
  }
}
