// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import UIKit

@testable import PictureTesting

/// A card with a clock, whose time changes.
private final class ClockCard: UIView {
  let clock = UILabel(frame: CGRect(x: 10, y: 10, width: 30, height: 12))

  init(_ time: String, color: UIColor = .red) {
    super.init(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    backgroundColor = .white
    clock.text = time
    clock.backgroundColor = color
    clock.accessibilityIdentifier = "clock"
    addSubview(clock)
  }

  required init?(coder: NSCoder) { fatalError("not read from an archive") }
}

/// A list whose cells have a label with an identifier.
private final class ClockList: UICollectionViewController {
  var time = ""

  convenience init(_ time: String) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 20)
    self.init(collectionViewLayout: layout)
    self.time = time
  }

  override func viewDidLoad() {
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { 2 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    let title = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    title.text = "Row"
    let clock = UILabel(frame: CGRect(x: 30, y: 2, width: 20, height: 16))
    clock.text = time
    clock.accessibilityIdentifier = "clock"
    cell.contentView.addSubview(title)
    cell.contentView.addSubview(clock)
    return cell
  }
}

@Suite("What is not compared")
@MainActor
struct MaskTests {
  private let folder: String

  init() throws { folder = try makeTestFolder() }

  private func expectation(
    _ mode: RecordMode, ignoring areas: [CGRect] = [], ignoringViews names: [String] = [],
    as formats: [PictureFormat] = [.png, .txt]
  ) -> ExpectedPictures {
    var expectation = ExpectedPictures(in: folder, mode: mode)
    expectation.name = "card"
    expectation.formats = formats
    expectation.setup.ignoring = areas
    expectation.setup.ignoringViews = names
    return expectation
  }

  private func tree(of value: some Pictured, _ setup: PictureSetup) throws -> String {
    String(decoding: try setup.picture(of: value).data(.txt), as: UTF8.self)
  }

  @Test func `A view is ignored by its accessibility identifier`() {
    expectation(.all, ignoringViews: ["clock"]).check(ClockCard("9:41"))
    let other = ClockCard("10:00", color: .blue)
    expectEmpty(expectation(.never, ignoringViews: ["clock"]).messages(of: other))
    let moved = ClockCard("10:00", color: .blue)
    moved.clock.frame.origin.x = 12
    expectEqual(expectation(.never, ignoringViews: ["clock"]).messages(of: moved).count, 1)
    expectEqual(expectation(.never).messages(of: other).count, 1)
  }

  @Test func `An area is ignored, with the views that lie in it`() {
    let area = CGRect(x: 8, y: 8, width: 40, height: 16)
    expectation(.all, ignoring: [area]).check(ClockCard("9:41"))
    let other = ClockCard("10:00", color: .blue)
    expectEmpty(expectation(.never, ignoring: [area]).messages(of: other))
    let changed = ClockCard("10:00")
    changed.backgroundColor = .green
    expectEqual(expectation(.never, ignoring: [area]).messages(of: changed).count, 1)
  }

  @Test func `A reference that was recorded without a mask still compares`() {
    expectation(.all, as: [.png]).check(ClockCard("9:41"))
    let other = ClockCard("9:41", color: .blue)
    expectEqual(expectation(.never, as: [.png]).messages(of: other).count, 1)
    expectEmpty(expectation(.never, ignoringViews: ["clock"], as: [.png]).messages(of: other))
    let area = CGRect(x: 9.5, y: 9.5, width: 31, height: 13)
    expectEmpty(expectation(.never, ignoring: [area], as: [.png]).messages(of: other))
  }

  @Test func `What is ignored is one flat grey, to whole pixels`() throws {
    var setup = PictureSetup(scale: 1)
    setup.ignoring = [CGRect(x: 0.5, y: 0.5, width: 9, height: 9)]
    let picture = setup.picture(of: ClockCard("9:41"))
    _ = try picture.data(.png)
    expectEqual(picture.coveredPixels, [CGRect(x: 0, y: 0, width: 10, height: 10)])
    let raster = try picture.raster()
    let bytes = raster.rgba
    expectEqual(Array(bytes[0..<4]), [128, 128, 128, 255])
    expectEqual(Array(bytes[(9 * 60 + 9) * 4..<(9 * 60 + 9) * 4 + 4]), [128, 128, 128, 255])
    expectNotEqual(Array(bytes[(9 * 60 + 10) * 4..<(9 * 60 + 10) * 4 + 4]), [128, 128, 128, 255])
  }

  @Test func `A tree prints ignored in place of a view, and its frame`() throws {
    var setup = PictureSetup(scale: 1)
    setup.ignoringViews = ["clock"]
    let tree = try tree(of: ClockCard("9:41"), setup)
    expectLacks(tree, "9:41")
    expectContains(tree, "  ignored              10, 10  30 × 12\n", "\(tree)")
  }

  @Test func `Views in cells are ignored, all of a name`() throws {
    var setup = PictureSetup(size: CGSize(width: 60, height: 60), scale: 1)
    setup.ignoringViews = ["clock"]
    let picture = setup.picture(of: ClockList("9:41"))
    _ = try picture.data(.png)
    expectEqual(picture.coveredPixels.count, 2)
    let tree = String(decoding: try picture.data(.txt), as: UTF8.self)
    expectLacks(tree, "9:41")
    expectContains(tree, "\"Row\"")
    expectContains(tree, "ignored                30, 2  20 × 16\n", "\(tree)")
    try expectEqual(tree, self.tree(of: ClockList("10:00"), setup))
  }

  @Test func `An identifier that no view has fails, and names those that views have`() throws {
    let messages = expectation(.all, ignoringViews: ["clok"]).messages(of: ClockCard("9:41"))
    expectEqual(messages.count, 1)
    expectEqual(messages.first?.contains("No view has the accessibility identifier 'clok'"), true)
    expectEqual(messages.first?.contains("have: clock"), true)
    expectEmpty(files(below: folder + "/References"))
    let image = try #require(UIImage(systemName: "star"))
    let words = expectation(.all, ignoringViews: ["clock"]).messages(of: image).first
    expectEqual(words?.contains("No view of the picture has one"), true, "\(words ?? "")")
  }

  @Test(arguments: [
    (CGRect(x: 0, y: 0, width: 0, height: 5), "It is empty"),
    (CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5), "Give finite numbers"),
    (CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 5), "Give finite numbers"),
    (CGRect(x: 100, y: 0, width: 5, height: 5), "It is outside of"),
    (CGRect(x: -5, y: 0, width: 5, height: 5), "It is outside of"),
  ])
  func `An area that covers nothing fails`(area: CGRect, words: String) {
    let messages = expectation(.all, ignoring: [area]).messages(of: ClockCard("9:41"))
    expectEqual(messages.count, 1)
    expectEqual(messages.first?.contains("Invalid area to ignore"), true)
    expectEqual(messages.first?.contains(words), true, "\(messages)")
    expectEqual(messages.first?.contains("60 × 30"), true, "\(messages)")
  }

  @Test func `An area of an image can be ignored`() throws {
    let image = try #require(UIImage(systemName: "star"))
    var setup = PictureSetup(scale: 1)
    setup.ignoring = [CGRect(x: 0, y: 0, width: 2, height: 2)]
    let picture = setup.picture(of: image)
    _ = try picture.data(.png)
    expectEqual(picture.coveredPixels, [CGRect(x: 0, y: 0, width: 2, height: 2)])
  }

  @Test func `A device's frame moves what is ignored`() throws {
    var setup = PictureSetup(device: .iphoneSE, scale: 1, chrome: .device)
    setup.ignoring = [CGRect(x: 0, y: 0, width: 2, height: 2)]
    let picture = setup.picture(of: UIViewController())
    _ = try picture.data(.png)
    expectEqual(picture.coveredPixels, [CGRect(x: 14, y: 14, width: 2, height: 2)])
  }
}
