// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import PictureTesting
import Testing
import UIKit

@MainActor
@Suite("An app with visual formats")
struct PioneerTests {
  private let controller = PioneerViewController()

  private func makeWindow(width: CGFloat = 320) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 300))
    window.rootViewController = controller
    return window
  }

  @Test func `A profile looks as recorded`() {
    expectPicture(of: makeWindow(), named: "pioneer")
  }

  @Test func `A profile looks as recorded in the dark and wide`() {
    expectPicture(
      of: makeWindow(width: 480), named: "pioneer-dark",
      PictureSetup(traits: UITraitCollection(userInterfaceStyle: .dark)))
  }

  @Test func `A profile looks as recorded from right to left`() {
    expectPicture(
      of: makeWindow(), named: "pioneer-right-to-left",
      PictureSetup(traits: UITraitCollection(layoutDirection: .rightToLeft)))
  }

  @Test func `The contents are as high as their constraints`() {
    let window = makeWindow()
    window.layoutIfNeeded()
    #expect(controller.portrait.frame == CGRect(x: 8, y: 20, width: 64, height: 64))
    #expect(controller.line.frame == CGRect(x: 8, y: 96, width: 304, height: 1))
    #expect(controller.followLabel.frame.width == 146)
    #expect(controller.messageLabel.frame.minX == 166)
    #expect(controller.scrollView.contentSize.width == 320)
    #expect(controller.scrollView.contentSize.height == controller.followLabel.frame.maxY + 20)
  }
}
