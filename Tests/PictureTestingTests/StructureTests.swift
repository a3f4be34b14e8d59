// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import ImageComparison
import PictureResults
import Testing
import UIKit

@testable import PictureTesting

@Suite("The structural check")
@MainActor
struct StructureTests {
  private let folder: String

  init() throws { folder = try makeTestFolder() }

  /// A screen whose title is all but for the letters that are missing.
  private func screen(_ title: String) -> UIViewController {
    let controller = UITableViewController(style: .plain)
    controller.title = title
    return UINavigationController(rootViewController: controller)
  }

  private func messages(_ title: String, _ change: (inout PictureSetup) -> Void = { _ in })
    -> [String]
  {
    var expectation = ExpectedPictures(in: folder)
    expectation.name = "screen"
    expectation.setup = PictureSetup(
      device: .iphone, scale: 2, traits: UITraitCollection { $0.textRendering = .real },
      tolerance: PixelTolerance(channelDelta: 2, share: 0.005))
    change(&expectation.setup)
    return expectation.messages(of: screen(title))
  }

  private func record(_ title: String) {
    var expectation = ExpectedPictures(in: folder, mode: .all)
    expectation.name = "screen"
    expectation.setup = PictureSetup(
      device: .iphone, scale: 2, traits: UITraitCollection { $0.textRendering = .real })
    expectation.check(screen(title))
  }

  // Spaces of the widths of "il" would move nothing else; at the end nothing moves either.
  @Test func `A picture without two letters of its title fails within the tolerance`() throws {
    record("Kitchen tools")
    expectEmpty(messages("Kitchen tools"))
    let message = try #require(messages("Kitchen too").first)
    expectContains(message, "'screen' looks different: an area of ")
    expectContains(message, " points² differs by more than 150 of 255 in a channel, at x ")
    expectContains(message, ", though the tolerance allows the ")
    expectContains(message, "To accept it:  RECORD_PICTURES=screen swift test")
    expectEqual(try results(in: folder).last?.outcome, .failed)
  }

  @Test func `It is off where the call or the file of defaults says so`() throws {
    record("Kitchen tools")
    expectEmpty(messages("Kitchen too") { $0.checksStructure = false })
    try Data("{ \"checksStructure\": false }".utf8).write(
      to: URL(fileURLWithPath: folder + "/picture-testing.json"))
    expectEmpty(messages("Kitchen too"))
    expectEqual(messages("Kitchen too") { $0.checksStructure = true }.count, 1)
  }

  @Test func `A difference for other libraries finds it too`() throws {
    func image(_ length: CGFloat) -> SnapshotImage {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.backgroundColor = .white
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: length, height: 10))
      bar.backgroundColor = .black
      view.addSubview(bar)
      return SnapshotImage(of: view, PictureSetup(scale: 1))
    }
    let tolerance = PixelTolerance(channelDelta: 0, share: 0.01)
    expectNil(PictureDifference(expected: image(50), actual: image(58), tolerance: tolerance))
    let difference = PictureDifference(
      expected: image(50), actual: image(59), tolerance: tolerance)
    expectEqual(difference?.description.hasPrefix("an area of 90 points²"), true)
  }
}
