// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Expectations
import Foundation
import IllustrationFiles
import Testing
import UIKit

@testable import Illustrations

@MainActor
@Suite("Illustrations")
struct IllustrateTests {
  private let folder = TemporaryFolder()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))

  init() { view.backgroundColor = .systemBackground }

  @Test func `Light and dark are two files with DocC's names`() throws {
    try folder.drawing { try illustrate("two-column", of: view) }
    expectEqual(folder.contents, ["two-column@2x.png", "two-column~dark@2x.png"])
  }

  @Test(arguments: zip([1, 2, 3] as [CGFloat], ["a.png", "a@2x.png", "a@3x.png"]))
  func `The scale stands in the name, except 1`(scale: CGFloat, file: String) throws {
    try folder.drawing {
      try illustrate("a", of: view, scale: scale, appearances: [.light, .light])
    }
    expectEqual(folder.contents, [file])
    let picture = try Raster(pngData: try #require(folder.data(of: file)))
    expectEqual(picture.width, Int(30 * scale))
  }

  @Test func `Each file shows the view in its appearance`() throws {
    try folder.drawing { try illustrate("a", of: view, size: CGSize(width: 50, height: 40)) }
    for (file, style) in [("a@2x.png", UIUserInterfaceStyle.light), ("a~dark@2x.png", .dark)] {
      let expected = try Picture(
        of: view, size: CGSize(width: 50, height: 40), scale: 2,
        traits: UITraitCollection(userInterfaceStyle: style)
      ).data(.png)
      try expectEqual(
        Raster(pngData: try #require(folder.data(of: file))), Raster(pngData: expected))
    }
    expectNotEqual(folder.data(of: "a@2x.png"), folder.data(of: "a~dark@2x.png"))
  }

  @Test func `The design is the one that is asked for, or the view's own`() throws {
    let toggle = UISwitch()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    window.traitOverrides.design = .iOS26
    window.addSubview(toggle)
    try folder.drawing {
      try illustrate("own", of: toggle, appearances: [.light])
      try illustrate("new", of: UISwitch(), appearances: [.light], design: .iOS26)
      try illustrate("old", of: UISwitch(), appearances: [.light], design: .iOS17)
      try illustrate("film", of: UISwitch(), appearances: [.light], design: .iOS26, duration: 0.1)
    }
    func size(_ name: String) throws -> [Int] {
      let picture = try Raster(pngData: try #require(folder.data(of: "\(name)@2x.png")))
      return [picture.width, picture.height]
    }
    try expectEqual(size("own"), [126, 56])
    try expectEqual(size("new"), [126, 56])
    try expectEqual(size("old"), [102, 62])
    try expectEqual(size("film"), [126, 56])
  }

  @Test func `A controller without another owner is drawn with its data`() throws {
    try folder.drawing {
      try illustrate("a", of: RedController(), size: CGSize(width: 50, height: 50), scale: 1)
    }
    let red = UIView()
    red.backgroundColor = .red
    let expected = try Picture(of: red, size: CGSize(width: 50, height: 50), scale: 1).data(.png)
    try expectEqual(
      Raster(pngData: try #require(folder.data(of: "a.png"))), Raster(pngData: expected))
  }

  /// Stands for a view.
  private struct Swatch: Pictured {
    let color: UIColor

    var pictureContent: PictureContent {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      view.backgroundColor = color
      return view.pictureContent
    }
  }

  @Test func `A layout, an image and a type of your own are drawn by what stands for them`() throws
  {
    let layout = UICollectionViewFlowLayout()
    let image = UIImage(systemName: "star")
    try folder.drawing {
      try illustrate("swatch", of: Swatch(color: .red), scale: 1, appearances: [.light])
      try illustrate(
        "fade", of: Swatch(color: .red), scale: 1, appearances: [.light], duration: 0.1)
      try illustrate(
        "layout", of: layout, size: CGSize(width: 200, height: 100), scale: 1,
        appearances: [.light])
      // An image keeps its size.
      try illustrate(
        "image", of: try #require(image), size: CGSize(width: 200, height: 100), scale: 1,
        appearances: [.light])
    }
    expectEqual(folder.contents, ["fade.png", "image.png", "layout.png", "swatch.png"])
    let rasters = try ["swatch", "fade", "layout", "image"].map { name in
      try Raster(pngData: try #require(folder.data(of: "\(name).png")))
    }
    expectEqual((rasters[0].width, rasters[0].height), (30, 20))
    expectEqual(rasters[0], rasters[1])
    let numbered = try Picture(
      of: layout.pictureContent, size: CGSize(width: 200, height: 100), scale: 1,
      traits: UITraitCollection(userInterfaceStyle: .light)
    ).data(.png)
    try expectEqual(rasters[2], Raster(pngData: numbered))
    expectLess(rasters[3].width, 60)
  }

  @Test func `Equal views give equal files`() throws {
    let other = TemporaryFolder()
    for folder in [folder, other] {
      let label = UILabel()
      label.text = "Zwei Spalten"
      try folder.drawing {
        try illustrate("a", of: label, size: CGSize(width: 90, height: 20))
        try illustrate(
          "b", of: label, size: CGSize(width: 90, height: 20), as: .svg(title: "", description: ""))
      }
    }
    expectEqual(folder.contents.count, 4)
    for file in folder.contents { expectEqual(folder.data(of: file), other.data(of: file)) }
  }

  @Test func `Shapes have a title, a description and no scale`() throws {
    try folder.drawing {
      try illustrate(
        "a", of: view, as: .svg(title: "Two columns", description: "Six items, two in a row."))
    }
    expectEqual(folder.contents, ["a.svg", "a~dark.svg"])
    let text = String(decoding: try #require(folder.data(of: "a.svg")), as: UTF8.self)
    expectContains(text, "<title id=\"title\">Two columns</title>")
    expectContains(text, "<desc id=\"description\">Six items, two in a row.</desc>")
  }

  @Test func `Every file says that it was drawn`() throws {
    try folder.drawing {
      try illustrate("a", of: view)
      try illustrate("b", of: view, as: .svg(title: "B", description: ""))
      try illustrate("c", of: view, duration: 0.1)
    }
    expectEqual(folder.contents.count, 6)
    for file in folder.contents {
      expectNotNil(IllustrationMark(of: try #require(folder.data(of: file))))
    }
  }

  @Test func `A later run replaces what an earlier one drew`() throws {
    try folder.drawing { try illustrate("a", of: view, appearances: [.light]) }
    let before = folder.data(of: "a@2x.png")
    view.backgroundColor = .red
    Illustration.forgetNames(in: folder.path)
    try folder.drawing { try illustrate("a", of: view, appearances: [.light]) }
    expectNotEqual(folder.data(of: "a@2x.png"), before)
  }

  @Test func `A folder that the command names is written to`() {
    expectEqual(IllustrationFolder.path(in: ["ILLUSTRATIONS_FOLDER": "/tmp/x"]), "/tmp/x")
    let working = FileManager.default.currentDirectoryPath
    expectEqual(IllustrationFolder.path(in: [:]), working)
    expectEqual(IllustrationFolder.path(in: ["ILLUSTRATIONS_FOLDER": ""]), working)
  }

  // Bad input

  @Test(arguments: ["", "a/b", "a.b", "../a", "a b", "a@2x"])
  func `A name that DocC cannot use is refused`(name: String) {
    let error = #expect(throws: IllustrationError.self) {
      try folder.drawing { try illustrate(name, of: view) }
    }
    guard case .name = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    expectEmpty(folder.contents)
  }

  @Test func `A name is drawn once, whatever its capitals`() throws {
    try folder.drawing {
      try illustrate("a", of: view, appearances: [.light])
      #expect(throws: IllustrationError.drawnTwice("A")) { try illustrate("A", of: view) }
      #expect(throws: IllustrationError.drawnTwice("a")) {
        try illustrate("a", of: view, duration: 1)
      }
    }
    expectEqual(folder.contents, ["a@2x.png"])
  }

  @Test(arguments: [0, -1, 1.5, 4, .infinity] as [CGFloat])
  func `A scale that DocC does not know is refused`(scale: CGFloat) {
    #expect(throws: IllustrationError.scale(scale)) {
      try folder.drawing { try illustrate("a", of: view, scale: scale) }
    }
  }

  @Test func `A scale that is not a number is refused`() {
    #expect(throws: IllustrationError.self) {
      try folder.drawing { try illustrate("a", of: view, scale: .nan) }
    }
  }

  @Test(arguments: [[], [.unspecified], [.light, .unspecified]] as [[UIUserInterfaceStyle]])
  func `Appearances are light and dark, and at least one`(styles: [UIUserInterfaceStyle]) {
    #expect(throws: IllustrationError.appearances) {
      try folder.drawing { try illustrate("a", of: view, appearances: styles) }
    }
    expectEmpty(folder.contents)
  }

  @Test(arguments: [
    CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: 100_000, height: 10),
    CGSize(width: CGFloat.nan, height: 10), CGSize(width: CGFloat.infinity, height: 10),
  ])
  func `A size that cannot be drawn is refused`(size: CGSize) {
    for duration in [nil, 0.1] {
      let error = #expect(throws: IllustrationError.self) {
        try folder.drawing {
          if let duration {
            try illustrate("a", of: view, size: size, duration: duration)
          } else {
            try illustrate("a", of: view, size: size)
          }
        }
      }
      guard case .picture(.canvas) = error else {
        Issue.record("\(size) \(String(describing: error))")
        continue
      }
    }
    expectEmpty(folder.contents)
  }

  @Test func `A file of another make is kept, and so is its other appearance`() throws {
    try Data("mine".utf8).write(to: URL(fileURLWithPath: "\(folder.path)/a~dark@2x.png"))
    let path = "\(folder.path)/a~dark@2x.png"
    #expect(throws: IllustrationError.otherMake(path: path)) {
      try folder.drawing { try illustrate("a", of: view) }
    }
    expectEqual(folder.contents, ["a~dark@2x.png"])
    expectEqual(folder.data(of: "a~dark@2x.png"), Data("mine".utf8))
  }

  @Test func `A folder that is not there is an error`() {
    let missing = TemporaryFolder()
    missing.remove()
    let error = #expect(throws: IllustrationError.self) {
      try missing.drawing { try illustrate("a", of: view) }
    }
    expectEqual(error?.description, "The folder '\(missing.path)' does not exist; create it first.")
  }
}

/// A controller whose cell is red.
private final class RedController: UICollectionViewController {
  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { 1 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.contentView.backgroundColor = .red
    return cell
  }
}
