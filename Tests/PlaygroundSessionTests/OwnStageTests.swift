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

  private final class RowsController: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      tableView.rowHeight = 50
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      30
    }
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Rows" }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  @Test func `A click explains the row or the header of a table below it`() throws {
    let session = try PlaygroundSession(OwnCatalogue("own") { RowsController() })
    func answer(_ y: Int) -> String {
      _ = session.takeRecords()
      session.receive(Data("{\"type\":\"inspect\",\"x\":80,\"y\":\(y)}".utf8))
      return session.takeRecords().map { String(decoding: $0, as: UTF8.self) }.joined()
    }
    expectContains(answer(120), "50 = rowHeight")
    expectContains(answer(30), "sectionHeaderTopPadding is automatic")
    // The last row ends below the screen.
    expectContains(answer(840), "partly visible")
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
