// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import PictureTesting
import Synchronization
import Testing
import UIKit

private let isRecording = ProcessInfo.processInfo.environment["RECORD_PICTURES"] != nil

/// A team's tests of pictures. `picture-testing.json` beside them says size, scale and formats.
@MainActor
@Suite("A team's recipes")
struct RecipesTests {
  private let dal = Recipe(title: "Dal", minutes: 30)

  @Test func `Recipes look as recorded on devices`() {
    expectPictures(
      of: RecipesController(), named: "recipes", devices: [.iphoneSE, .ipadMini],
      appearances: [.light, .dark])
  }

  @Test func `Large text, and text from right to left`() {
    expectPictures(
      of: RecipesController(), named: "texts", as: .txt, devices: [.iphone.landscape],
      textSizes: [.large, .accessibilityExtraExtraExtraLarge],
      directions: [.leftToRight, .rightToLeft])
  }

  @Test func `A recipe without a name for its picture`() {
    expectPicture(of: dal)
  }

  @Test(arguments: [PictureDevice.iphone, .ipad])
  func device(_ device: PictureDevice) {
    expectPicture(
      of: RecipesController(), as: .txt, PictureSetup(device: device, appearance: .dark))
  }

  @Test func `What changes with every run is ignored`() {
    for minutes in [20, 45] {
      expectPicture(
        of: Recipe(title: "Soup", minutes: minutes), named: "soup", as: [.png, .txt],
        PictureSetup(ignoringViews: ["clock"]))
      expectPicture(
        of: Recipe(title: "Soup", minutes: minutes), named: "soup-area", as: [.png, .txt],
        PictureSetup(
          size: CGSize(width: 160, height: 40),
          ignoring: [CGRect(x: 96, y: 8, width: 56, height: 24)]))
    }
  }

  @Test func `A screen with its device around it`() {
    expectPicture(
      of: RecipesController(), named: "chrome", as: .png,
      PictureSetup(device: .iphoneMini, scale: 1, chrome: .device))
  }

  @Test func `A layout and an image`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 44, height: 44)
    expectPicture(of: layout, named: "layout")
    expectPicture(of: try #require(UIImage(systemName: "star")), named: "star", as: .png)
  }

  @Test(.disabled(if: isRecording))
  func `A missing reference fails, once for all combinations`() {
    let count = Mutex(0)
    withKnownIssue {
      expectPictures(of: dal, named: "nowhere", as: .png, scales: [1, 2])
    } matching: { issue in
      count.withLock { $0 += 1 }
      let words = issue.comments.map(\.rawValue).joined()
      return words.contains("There is no reference for 'nowhere-1x'")
        && words.contains("To record them:  RECORD_PICTURES=missing swift test")
    }
    #expect(count.withLock { $0 } == 1)
  }
}
