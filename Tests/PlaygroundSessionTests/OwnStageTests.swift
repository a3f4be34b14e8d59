// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
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
    #expect(session.shownFrame?.width == 390 * 3)
    #expect(session.stage.window.largestScrollView?.contentOffset.y == 120)
  }

  @Test(arguments: ["0.5", "9", "1e300"])
  func `A scale that no picture has is refused`(_ scale: String) throws {
    let session = try PlaygroundSession(OwnCatalogue("own") { NumbersController() })
    _ = session.takeRecords()
    session.receive(Data(#"{"type":"set","settings":{"scale":\#(scale)}}"#.utf8))
    let text = session.takeRecords().map { String(decoding: $0, as: UTF8.self) }.joined()
    #expect(text.contains("from 1 to 4"))
  }
}
