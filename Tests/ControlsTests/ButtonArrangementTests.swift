// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing

@testable import Controls

@Suite("The arrangement of a button")
struct ButtonArrangementTests {
  private let space = CGRect(x: 10, y: 5, width: 100, height: 40)

  private func arrangement(
    _ side: ButtonArrangement.ImageSide = .leading, title: CGSize? = CGSize(width: 40, height: 20)
  ) -> ButtonArrangement {
    var result = ButtonArrangement()
    result.image = CGSize(width: 16, height: 18)
    result.title = title
    result.imagePadding = 4
    result.imageSide = side
    return result
  }

  @Test func `An image is before the words, both in the middle`() {
    let arrangement = arrangement()
    expectEqual(arrangement.size, CGSize(width: 60, height: 20))
    let frames = arrangement.frames(in: space)
    expectEqual(frames.image, CGRect(x: 30, y: 16, width: 16, height: 18))
    expectEqual(frames.title, CGRect(x: 50, y: 15, width: 40, height: 20))
  }

  @Test func `From right to left it is at the right of them`() {
    var arrangement = arrangement()
    arrangement.isMirrored = true
    let frames = arrangement.frames(in: space)
    expectEqual(frames.image, CGRect(x: 74, y: 16, width: 16, height: 18))
    expectEqual(frames.title, CGRect(x: 30, y: 15, width: 40, height: 20))
  }

  @Test func `An image at the trailing side follows the words`() {
    let frames = arrangement(.trailing).frames(in: space)
    expectEqual(frames.title.minX, 30)
    expectEqual(frames.image.minX, 74)
  }

  @Test func `An image above the words adds its height`() {
    let arrangement = arrangement(.top)
    expectEqual(arrangement.size, CGSize(width: 40, height: 42))
    let frames = arrangement.frames(in: CGRect(x: 0, y: 0, width: 40, height: 42))
    expectEqual(frames.image, CGRect(x: 12, y: 0, width: 16, height: 18))
    expectEqual(frames.title, CGRect(x: 0, y: 22, width: 40, height: 20))
  }

  @Test func `Without words there is no padding`() {
    expectEqual(arrangement(title: nil).size, CGSize(width: 16, height: 18))
  }

  @Test func `Words get what is left of a narrow space`() {
    let frames = arrangement().frames(in: CGRect(x: 0, y: 0, width: 50, height: 20))
    expectEqual(frames.image.minX, 0)
    expectEqual(frames.title, CGRect(x: 20, y: 0, width: 30, height: 20))
  }

  @Test func `A subtitle is below the title by the padding`() {
    var arrangement = arrangement()
    arrangement.image = nil
    arrangement.subtitle = CGSize(width: 60, height: 14)
    arrangement.titlePadding = 2
    expectEqual(arrangement.size, CGSize(width: 60, height: 36))
    let frames = arrangement.frames(in: CGRect(x: 0, y: 0, width: 60, height: 36))
    expectEqual(frames.title, CGRect(x: 10, y: 0, width: 40, height: 20))
    expectEqual(frames.subtitle, CGRect(x: 0, y: 22, width: 60, height: 14))
  }

  @Test func `An indicator is at the trailing edge of the whole space`() {
    var arrangement = arrangement()
    arrangement.image = nil
    arrangement.indicator = CGSize(width: 8, height: 10)
    arrangement.indicatorPadding = 5
    expectEqual(arrangement.size, CGSize(width: 53, height: 20))
    let frames = arrangement.frames(in: CGRect(x: 0, y: 0, width: 93, height: 20))
    expectEqual(frames.indicator, CGRect(x: 85, y: 5, width: 8, height: 10))
    expectEqual(frames.title.minX, 20)
  }
}
