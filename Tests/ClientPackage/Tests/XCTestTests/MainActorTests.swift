// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import PictureTesting
import UIKit
import XCTest

/// A class of the main actor: XCTest on Linux runs it if its tests are asynchronous, or one of them is.
@MainActor final class MainActorTests: XCTestCase {
  private var card = UIView()

  override func setUp() async throws {
    card = UIView(frame: CGRect(x: 0, y: 0, width: 32, height: 18))
  }

  func testThatACardIsOrange() async {
    card.backgroundColor = .systemOrange
    expectPicture(of: card, named: "orange-card")
  }

  func testThatACardIsNew() async throws {
    XCTAssertNil(card.backgroundColor)
  }
}
