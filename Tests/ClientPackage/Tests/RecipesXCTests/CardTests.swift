// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import PictureTesting
import UIKit
import XCTest

@MainActor func card(_ text: String = "Dal") -> UIView {
  let card = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
  card.backgroundColor = .secondarySystemBackground
  let label = UILabel(frame: CGRect(x: 8, y: 8, width: 60, height: 24))
  label.text = text
  label.textColor = .label
  label.accessibilityIdentifier = "title"
  card.addSubview(label)
  return card
}

/// A team's tests for XCTest. `picture-testing.json` beside them says size, scale, tolerance and formats.
final class CardTests: ExpectedFailureCase {
  private var isRecording: Bool {
    ProcessInfo.processInfo.environment["RECORD_PICTURES"] != nil
  }

  @MainActor func testNameOfThePicture() async {
    expectPicture(of: card())
  }

  @MainActor func testCombinations() async {
    expectPictures(of: card(), named: "card", appearances: [.light, .dark], scales: [1, 2])
  }

  @MainActor func testThatATitleIsIgnored() async {
    for text in ["Dal", "Lasagne"] {
      expectPicture(of: card(text), named: "ignored", PictureSetup(ignoringViews: ["title"]))
    }
  }

  @MainActor func testThatWordsAreCompared() async throws {
    expectPicture(of: card("Pad thai"), named: "menu")
    try XCTSkipIf(isRecording)
    let failures = failures { expectPicture(of: card("Pad tiha"), named: "order") }
    XCTAssertEqual(failures.count, 1)
    XCTAssertTrue(failures.first?.message.contains("2 of 2 pictures and trees fail") == true)
  }

  @MainActor func testThatAMissingReferenceFailsOnceForAllCombinations() async throws {
    try XCTSkipIf(isRecording)
    let line = #line + 2
    let failures = failures {
      expectPictures(of: card(), as: .png, appearances: [.light, .dark])
    }
    XCTAssertEqual(failures.count, 1)
    let failure = try XCTUnwrap(failures.first)
    XCTAssertEqual(failure.file, "\(#filePath)")
    XCTAssertEqual(failure.line, line)
    let name = "testThatAMissingReferenceFailsOnceForAllCombinations"
    XCTAssertTrue(failure.message.contains("There is no reference for '\(name)-dark'"))
    XCTAssertTrue(failure.message.contains("The name comes from the test: \(name)"))
  }

  @MainActor func testThatAnUnknownIdentifierFails() async throws {
    let failures = failures {
      expectPicture(of: card(), named: "unknown", PictureSetup(ignoringViews: ["titel"]))
    }
    XCTAssertEqual(failures.count, 1)
    XCTAssertTrue(failures.first?.message.contains("identifier 'titel'") == true)
  }
}
