// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import DrawnPixels
import Expectations
import Foundation
import Geometry
import Pictures
import Testing
import Views

/// Pictures with an anatomy, of views that hold no collection view.
@MainActor
@Suite("Picture anatomy")
struct PictureAnatomyTests {
  private func makePicture(_ anatomy: PictureAnatomy?, scale: CGFloat = 1) -> Picture {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    view.backgroundColor = .white
    view.traitOverrides.textRendering = .blocks
    let child = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 150.5))
    child.addSubview(UIView(frame: CGRect(x: 5, y: 5, width: 60, height: 70)))
    view.addSubview(child)
    let picture = Picture(of: view, scale: scale)
    picture.anatomy = anatomy
    return picture
  }

  private func text(_ picture: Picture) throws -> String {
    String(decoding: try picture.data(.txt), as: UTF8.self)
  }

  @Test func `A view that is no collection view shows its subviews' bounds`() throws {
    let tree = try text(makePicture(PictureAnatomy([.items, .bounds])))
    let lines = tree.split(separator: "\n").drop { $0 != "anatomy:" }.dropFirst()
    expectEqual(
      Array(lines),
      [
        "bounds               0, 0  200 × 300                 UIView",
        "items                20, 30  100 × 150.5             UIView",
        "items                25, 35  60 × 70                 UIView",
      ])
  }

  @Test func `Without an anatomy, and with an empty one, nothing changes`() throws {
    let plain = try makePicture(nil).data(.png)
    try expectEqual(makePicture(PictureAnatomy([])).data(.png), plain)
    try expectLacks(text(makePicture(PictureAnatomy([]))), "anatomy")
  }

  @Test func `The picture grows by the legend, which stands beside the view`() throws {
    let raster = try makePicture(PictureAnatomy([.items])).raster()
    expectGreater(raster.width, 200)
    expectEqual(raster.height, 300)
    var anatomy = PictureAnatomy([.items])
    anatomy.showsLegend = false
    let bare = try makePicture(anatomy).raster()
    expectEqual((bare.width, bare.height), (200, 300))
    // What is over the view is the same, but for the line at the legend's edge.
    let (one, other) = (Pixels(bare), Pixels(raster))
    for y in stride(from: 0, to: 300, by: 7) {
      for x in stride(from: 0, to: 200, by: 7) { expectEqual(one.hex(x, y), other.hex(x, y)) }
    }
  }

  @Test func `Outlines have the colour of their kind, another one in the dark`() throws {
    var anatomy = PictureAnatomy([.items])
    anatomy.showsLegend = false
    let picture = makePicture(anatomy, scale: 4)
    // The child's upper edge, right of everything else: three pixels high.
    expectEqual(Pixels(try picture.raster()).hex(440, 121), "0072B2FF")
    picture.view.traitOverrides.userInterfaceStyle = .dark
    expectEqual(Pixels(try picture.raster()).hex(440, 121), "3AA0E8FF")
  }

  @Test func `Vector formats stay vectors`() throws {
    let data = try makePicture(PictureAnatomy()).data(.svg)
    let svg = String(decoding: data, as: UTF8.self)
    expectContains(svg, "<path")
    expectLacks(svg, "<image")
    try expect(makePicture(PictureAnatomy()).data(.pdf).starts(with: Data("%PDF-".utf8)))
  }

  @Test func `Drawing twice gives the same bytes`() throws {
    let picture = makePicture(PictureAnatomy())
    try expectEqual(picture.data(.png), picture.data(.png))
    try expectEqual(picture.data(.svg), picture.data(.svg))
  }

  @Test func `An item that is not there cannot be highlighted`() throws {
    var anatomy = PictureAnatomy([])
    anatomy.highlightedItem = IndexPath(indexes: [0, 3])
    let picture = makePicture(anatomy)
    let error = PictureError.invisibleItem(IndexPath(indexes: [0, 3]))
    #expect(throws: error) { try picture.data(.png) }
    #expect(throws: error) { try picture.data(.txt) }
    expectContains(error.description, "[0, 3]")
  }

  @Test func `A picture that is too large only with its legend says so`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 32_700, height: 10))
    let picture = Picture(of: view, scale: 1)
    _ = try picture.data(.txt)
    picture.anatomy = PictureAnatomy([.bounds])
    #expect {
      try picture.data(.png)
    } throws: { error in
      guard case .legend(.tooLarge)? = error as? PictureError else { return false }
      return "\(error)".contains("without the legend")
    }
    picture.anatomy?.showsLegend = false
    _ = try picture.data(.png)
    view.frame.size.width = 40_000
    #expect {
      try picture.data(.png)
    } throws: { error in
      if case .canvas(.tooLarge)? = error as? PictureError { true } else { false }
    }
  }

  @Test func `All frames of a picture have the size of the first`() throws {
    let picture = makePicture(PictureAnatomy([.items]))
    let first = try picture.raster()
    for number in 0..<40 {
      picture.view.addSubview(
        UIView(frame: CGRect(x: 0, y: CGFloat(number), width: 50 + CGFloat(number), height: 41)))
    }
    let second = try picture.raster()
    expectEqual((first.width, first.height), (second.width, second.height))
  }

  @Test func `The tree for programs has the parts as well`() throws {
    let data = try makePicture(PictureAnatomy([.items])).data(.json)
    let tree = try #require(
      try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let parts = try #require(tree["anatomy"] as? [[String: Any]])
    expectEqual(parts.map { $0["kind"] as? String }, ["items", "items"])
    expectEqual(parts.first?["lengths"] as? [String], ["100", "150.5"])
  }
}
