// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Testing

@Suite("Right to left")
struct MirroringTests {
  @Test func `A frame is as far from the right as it was from the left`() {
    expectFrames(
      CGRect(x: 12, y: 0, width: 90, height: 30).mirrored(in: 320), (218, 0, 90, 30))
  }

  @Test func `A row reads from the right`() throws {
    let third = slot(.fractionalWidth(1 / 3), .absolute(10))
    let layout = try solve(horizontal(.fractionalWidth(1), .absolute(10), [third]), count: 4)
    expectFrames(
      layout.cells().map { $0.mirrored(in: layout.contentSize.width) },
      [(213.5, 0, 106.5, 10), (107, 0, 106.5, 10), (0.5, 0, 106.5, 10), (213.5, 10, 106.5, 10)])
  }

  @Test func `A rectangle outside the content is mirrored to the other side`() {
    expectFrames(
      CGRect(x: -10, y: 5, width: 20, height: 30).mirrored(in: 100), (90, 5, 20, 30))
  }
}
