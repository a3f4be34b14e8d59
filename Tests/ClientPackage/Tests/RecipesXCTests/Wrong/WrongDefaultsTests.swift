// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import PictureTesting
import UIKit
import XCTest

/// Tests beside a file of defaults with a wrong key.
final class WrongDefaultsTests: ExpectedFailureCase {
  @MainActor func testThatAWrongKeyFailsWithItsPlace() async throws {
    let failures = failures { expectPicture(of: card(), named: "card") }
    XCTAssertEqual(failures.count, 1)
    let message = try XCTUnwrap(failures.first?.message)
    let file = "\(#filePath)".replacing("WrongDefaultsTests.swift", with: "picture-testing.json")
    XCTAssertTrue(
      message.contains("\(file):2:3: Unknown key 'sise'. Did you mean 'size'?"), message)
  }
}
