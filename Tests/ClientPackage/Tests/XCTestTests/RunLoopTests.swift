// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit
import XCTest

private let frame = CGRect(x: 0, y: 0, width: 100, height: 100)

/// Code for iOS that waits in the main run loop (interaction rule IX-17). XCTest runs its tests on the
/// main thread, where that is.
final class RunLoopTests: XCTestCase {
  private final class CountingView: UIView {
    var layoutCount = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layoutCount += 1
    }
  }

  override func tearDown() {
    MainActor.assumeIsolated {
      UIApplication.shared.advancesWindowsWithRunLoop = false
      UIApplication.shared.keyWindow?.isHidden = true
    }
  }

  func testThatTheKeyWindowMovesOnWhileTheMainRunLoopRuns() {
    MainActor.assumeIsolated {
      UIApplication.shared.advancesWindowsWithRunLoop = true
      let other = UIWindow(frame: frame)
      other.isHidden = false
      let window = UIWindow(frame: frame)
      window.makeKeyAndVisible()
      let view = CountingView(frame: frame)
      window.addSubview(view)
      var isDone = false
      UIView.animate(withDuration: 0.2) {
        view.frame.origin.y = 300
      } completion: { _ in
        isDone = true
      }
      view.setNeedsLayout()
      let count = view.layoutCount
      RunLoop.main.run(until: Date() + 0.3)
      XCTAssertTrue(isDone)
      XCTAssertEqual(view.layoutCount, count + 1)
      XCTAssertGreaterThanOrEqual(window.currentTime, 0.2)
      XCTAssertEqual(other.currentTime, 0)
    }
  }

  func testThatTimeStandsStillUnlessSwitchedOn() {
    MainActor.assumeIsolated {
      let window = UIWindow(frame: frame)
      window.makeKeyAndVisible()
      let view = CountingView(frame: frame)
      window.addSubview(view)
      view.setNeedsLayout()
      UIView.animate(withDuration: 0.01) { view.frame.origin.y = 300 }
      let count = view.layoutCount
      RunLoop.main.run(until: Date() + 0.05)
      XCTAssertEqual(window.currentTime, 0)
      XCTAssertEqual(view.layoutCount, count)
    }
  }

  func testThatALocalKeyWindowIsHeld() {
    MainActor.assumeIsolated {
      weak var known: UIWindow?
      do {
        let window = UIWindow(frame: frame)
        window.makeKeyAndVisible()
        known = window
      }
      XCTAssertNotNil(known)
    }
  }
}
