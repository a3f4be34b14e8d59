// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Synchronization
import XCTest

/// A test that can expect failures, which XCTest on Linux has no words for.
class ExpectedFailureCase: XCTestCase {
  struct Failure {
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

  /// Returns the failures of a body.
  @MainActor func failures(of body: () -> Void) -> [Failure] {
    failures.withLock { $0 = [] }
    body()
    return failures.withLock { failures in
      defer { failures = nil }
      return failures ?? []
    }
  }
}
