// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import PictureTesting
import Testing
import UIKit

/// A user's own view: a card with a title.
final class CardView: UIView {
  let titleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    titleLabel.text = "Hello"
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.textAlignment = .center
    addSubview(titleLabel)
  }

  required init?(coder: NSCoder) {
    fatalError("not read from an archive")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.frame = bounds.insetBy(dx: 16, dy: 16)
  }
}

@MainActor
@Suite("A user's own view")
struct CardTests {
  private let card = CardView(frame: CGRect(x: 0, y: 0, width: 160, height: 80))

  @Test func `A card looks as recorded`() {
    expectPicture(of: card, named: "card")
  }

  @Test func `A card looks as recorded in the dark`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    expectPicture(of: card, named: "card-dark", PictureSetup(traits: dark))
  }

  @Test func `A card has the frames that were recorded`() {
    expectPicture(of: card, named: "card", as: .txt)
  }

  @Test func `A card can be drawn by UIKit's own renderer`() throws {
    let renderer = UIGraphicsImageRenderer(bounds: card.bounds)
    let image = renderer.image { _ in
      card.drawHierarchy(in: card.bounds, afterScreenUpdates: true)
    }
    #expect(image.size == CGSize(width: 160, height: 80))
    let png = try #require(image.pngData())
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test(arguments: PictureFormat.allCases)
  func `A card can be written in every format`(format: PictureFormat) throws {
    let path = FileManager.default.temporaryDirectory.path + "/card-\(UUID()).\(format.rawValue)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Picture(of: card, scale: 2).write(to: path)
    let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    // The words of a card are fewer than those of a file with a head.
    #expect(size ?? 0 > (format == .accessibility ? 5 : 50))
  }
}
