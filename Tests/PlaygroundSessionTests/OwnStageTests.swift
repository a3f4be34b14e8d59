// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Expectations
import Foundation
import Testing
import UIKit

@testable import PlaygroundSession

/// One's own code on a stage.
@MainActor @Suite("The stage of one's own code")
struct OwnStageTests {
  @Test func `A change of scale keeps what was done`() throws {
    let session = try PlaygroundSession(OwnCatalogue("own") { NumbersController() })
    for message in [
      #"{"type":"scrollTo","x":0,"y":120}"#, #"{"type":"set","settings":{"scale":3}}"#,
    ] {
      session.receive(Data(message.utf8))
    }
    _ = session.takeRecords()
    expectEqual(session.shownFrame?.width, 390 * 3)
    expectEqual(session.stage.window.largestScrollView?.contentOffset.y, 120)
  }

  @Test(arguments: ["0.5", "9", "1e300"])
  func `A scale that no picture has is refused`(_ scale: String) throws {
    let session = try PlaygroundSession(OwnCatalogue("own") { NumbersController() })
    _ = session.takeRecords()
    session.receive(Data(#"{"type":"set","settings":{"scale":\#(scale)}}"#.utf8))
    let text = session.takeRecords().map { String(decoding: $0, as: UTF8.self) }.joined()
    expectContains(text, "from 1 to 4")
  }

  @Test func `A picture of more pixels than a page needs is refused`() throws {
    let session = try PlaygroundSession(OwnCatalogue("own") { NumbersController() })
    _ = session.takeRecords()
    // 6000 × 6000 pixels are as many as there may be, and 6000 × 6002 more.
    session.receive(Data(#"{"type":"set","settings":{"size":[3000,3001],"scale":2}}"#.utf8))
    let text = session.takeRecords().map { String(decoding: $0, as: UTF8.self) }.joined()
    expectContains(text, "too large for the page")
    expectEqual(session.stage.window.bounds.size, CGSize(width: 390, height: 844))
  }
}
