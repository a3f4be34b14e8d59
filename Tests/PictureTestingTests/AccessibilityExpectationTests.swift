// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import PictureResults
import Testing
import UIKit

@testable import PictureTesting

@Suite("Expectations of a screen reader's words")
@MainActor
struct AccessibilityExpectationTests {
  private func button(_ label: String?) -> UIButton {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 44))
    button.setTitle("+", for: .normal)
    button.accessibilityLabel = label
    return button
  }

  @Test func `A label that changes fails, though the picture is the same`() throws {
    let folder = try makeTestFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var expected = ExpectedPictures(in: folder, mode: .all)
    expected.name = "order"
    expected.formats = [.accessibility]
    expected.check(button("Add to the order"))
    expectSuffix(expected.referencePath, "/References/CardTests/order.accessibility")
    let text = try String(contentsOfFile: expected.referencePath, encoding: .utf8)
    expectEqual(text, "1. Add to the order, button\n")

    var compared = ExpectedPictures(in: folder)
    compared.name = "order"
    compared.formats = [.accessibility]
    expectEmpty(compared.messages(of: button("Add to the order")))
    let messages = compared.messages(of: button(nil))
    expectEqual(messages.count, 1)
    expectEqual(messages.first?.contains("+, button"), true, "\(messages)")
    try expectEqual(results(in: folder).map(\.format).last, "accessibility")
  }

  @Test func `What is ignored is listed as such`() throws {
    let folder = try makeTestFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func header(_ time: String) -> UIView {
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
      let clock = UILabel(frame: CGRect(x: 140, y: 0, width: 60, height: 44))
      clock.text = time
      clock.accessibilityIdentifier = "clock"
      header.addSubview(button("Back"))
      header.addSubview(clock)
      return header
    }
    var expected = ExpectedPictures(in: folder, mode: .all)
    expected.name = "header"
    expected.formats = [.accessibility]
    expected.setup.ignoringViews = ["clock"]
    expected.check(header("10:00"))
    let text = try String(contentsOfFile: expected.referencePath, encoding: .utf8)
    expectEqual(text, "1. Back, button\n2. ignored\n")
    expected.context.mode = .never
    expectEmpty(expected.messages(of: header("10:01")))
  }
}
