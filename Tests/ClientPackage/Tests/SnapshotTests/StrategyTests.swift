// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import PictureTesting
import SnapshotTesting
import Testing
import UIKit

/// What the strategies of the article do. Only the library's public interface is used.
@MainActor
@Suite("Strategies for SnapshotTesting")
struct StrategyTests {
  private func card(_ color: UIColor = .systemOrange, text: String = "Dal") -> UIView {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    card.backgroundColor = color
    card.layer.cornerRadius = 7
    let label = UILabel(frame: CGRect(x: 8, y: 5, width: 40, height: 20))
    label.text = text
    card.addSubview(label)
    return card
  }

  private func drawn<Value, Format>(
    _ value: Value, _ strategy: Snapshotting<Value, Format>
  ) throws -> Format {
    var drawn: Format?
    strategy.snapshot(value).run { drawn = $0 }
    return try #require(drawn)
  }

  private func makeFolder() -> String {
    FileManager.default.temporaryDirectory.path + "/snapshots-\(UUID().uuidString)"
  }

  @Test func `An equal picture has no difference, also when it was read from its file`() throws {
    let strategy = Snapshotting<UIView, UIImage>.image
    let (old, new) = (try drawn(card(), strategy), try drawn(card(), strategy))
    let read = strategy.diffing.fromData(strategy.diffing.toData(old))
    #expect(strategy.diffing.diff(old, new) == nil)
    #expect(strategy.diffing.diff(read, new) == nil)
  }

  @Test func `A changed picture has a message and an attachment`() throws {
    let strategy = Snapshotting<UIView, UIImage>.image
    let old = try drawn(card(.black), strategy)
    let difference = strategy.diffing.diff(old, try drawn(card(.white), strategy))
    let (message, attachments) = try #require(difference)
    #expect(
      message.contains(
        "pixels differ, by up to 255 of 255 in a channel, in columns 0…119, rows 0…59"))
    #expect(attachments.count == 1)
  }

  @Test func `A difference shows the expected picture, the difference and the actual one`() throws {
    let images = [UIColor.black, .white].map { SnapshotImage(of: card($0)) }
    let difference = try #require(PictureDifference(expected: images[0], actual: images[1]))
    let picture = try #require(UIImage(data: difference.picture))
    #expect(picture.size == CGSize(width: 3 * 120 + 2 * 8, height: 60))
  }

  @Test func `Precision is a share of pixels, perceptual precision a difference of channels`()
    throws
  {
    func square(_ color: UIColor) -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      view.backgroundColor = color
      return view
    }
    func differs(_ strategy: Snapshotting<UIView, UIImage>, _ color: UIColor) throws -> Bool {
      let old = try drawn(square(UIColor(white: 0.5, alpha: 1)), strategy)
      return strategy.diffing.diff(old, try drawn(square(color), strategy)) != nil
    }
    let near = UIColor(white: 0.51, alpha: 1)
    #expect(try differs(.image, near))
    #expect(try !differs(.image(perceptualPrecision: 0.98), near))
    #expect(try differs(.image(perceptualPrecision: 0.98), .black))
    #expect(try differs(.image(precision: 0.5), .black))
    #expect(try !differs(.image(precision: 0), .black))
  }

  @Test func `A missing reference is recorded and fails, and passes afterwards`() throws {
    let folder = makeFolder()
    func verify(_ view: UIView) -> String? {
      verifySnapshot(
        of: view, as: .image, named: "card", snapshotDirectory: folder, testName: "test")
    }
    #expect(verify(card())?.contains("Recorded") == true)
    // Apart from what a simulator has recorded, which is called `test.card.png`.
    #expect(FileManager.default.fileExists(atPath: folder + "/test.card.linux.png"))
    #expect(verify(card()) == nil)
    #expect(verify(card(.systemTeal))?.contains("pixels differ") == true)
  }

  @Test(arguments: [
    ("version https://git-lfs.github.com/spec/v1\noid sha256:0\n", "git lfs pull"),
    ("", "is empty"), ("no picture", "cannot be read"),
  ])
  func `A damaged reference says what it is`(text: String, reason: String) throws {
    let diffing = Snapshotting<UIView, UIImage>.image.diffing
    let difference = diffing.diff(
      diffing.fromData(Data(text.utf8)), try drawn(card(), .image))
    #expect(try #require(difference).0.contains(reason))
  }

  @Test func `A view without a size says that it could not be drawn`() throws {
    let strategy = Snapshotting<UIView, UIImage>.image
    let difference = strategy.diffing.diff(
      try drawn(card(), strategy), try drawn(UIView(), strategy))
    #expect(try #require(difference).0.contains("The picture could not be drawn"))
  }

  @Test func `A device has its size, its scale and its safe area`() throws {
    let controller = UIViewController()
    let image = try drawn(controller, .image(on: .iPhone13))
    #expect(image.size == CGSize(width: 390, height: 844))
    #expect(image.scale == 3)
    #expect(try drawn(controller, .image(on: .iPhone13.landscape)).size.width == 844)
    let tree = try drawn(controller, .recursiveDescription(on: .iPhone13))
    #expect(tree.contains("390 × 844"), "\(tree)")
    var insets: UIEdgeInsets?
    let view = SafeAreaView { insets = $0 }
    _ = try drawn(view as UIView, .image(on: .iPhone13))
    #expect(insets?.top == 47)
  }

  @Test func `A description is the same each time, and differs by words`() throws {
    let strategy = Snapshotting<UIView, String>.recursiveDescription
    let tree = try drawn(card(), strategy)
    #expect(try drawn(card(), strategy) == tree)
    #expect(tree.contains("Dal"))
    #expect(strategy.diffing.diff(tree, try drawn(card(text: "Soup"), strategy)) != nil)
  }

  @Test func `Strategies of a team's own are made of these`() throws {
    let strategy = Snapshotting<UIView, UIImage>.image.pullback { (text: String) in
      MainActor.assumeIsolated { card(text: text) }
    }
    let image = try drawn("Dal", strategy)
    #expect(strategy.diffing.diff(image, try drawn(card(), .image)) == nil)
  }
}

/// Tells of the safe area that it is drawn in.
private final class SafeAreaView: UIView {
  private let tell: (UIEdgeInsets) -> Void

  init(_ tell: @escaping (UIEdgeInsets) -> Void) {
    self.tell = tell
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    tell(safeAreaInsets)
  }
}
