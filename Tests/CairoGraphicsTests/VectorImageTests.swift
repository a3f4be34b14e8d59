// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Expectations
import Foundation
import Testing

@Suite("SVG images")
struct VectorImageTests {
  private func image(_ document: String) throws -> VectorImage {
    try VectorImage(svgData: Data(document.utf8))
  }

  private let square = """
    <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">
    <rect width="10" height="10" fill="currentColor"/></svg>
    """

  @Test func `The tint takes the place of all colours, and opacity stays`() throws {
    let flag = try image(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">
      <rect width="10" height="5" fill="#0f0"/>
      <rect y="5" width="10" height="5" fill="blue" fill-opacity="0.5"/></svg>
      """)
    let red = RGBA(red: 1, green: 0, blue: 0)
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let tinted = try drawn { $0.draw(flag, in: rect, tint: red) }
    expectEqual(tinted.pixel(5, 2), .red)
    let half = tinted.pixel(5, 8)
    expectEqual(half.red, 255)
    expectEqual(half.green, half.blue)
    expectAtMost(abs(Int(half.green) - 128), 1)
    let own = try drawn { $0.draw(flag, in: rect) }
    expectNotEqual(own.pixel(5, 2), .red)
    expectNotEqual(own.pixel(5, 8), half)
  }

  @Test func `currentColor is the tint`() throws {
    let square = try image(square)
    let picture = try drawn {
      $0.draw(
        square, in: CGRect(x: 5, y: 5, width: 10, height: 10),
        tint: RGBA(red: 1, green: 0, blue: 0))
    }
    expectEqual(picture.pixel(10, 10), .red)
    expectEqual(picture.pixel(4, 10), .white)
  }

  @Test func `One image can be drawn in several tints`() throws {
    let square = try image(square)
    let picture = try drawn { canvas in
      canvas.draw(square, in: CGRect(x: 0, y: 0, width: 5, height: 5), tint: .black)
      canvas.draw(
        square, in: CGRect(x: 10, y: 0, width: 5, height: 5), tint: RGBA(red: 1, green: 0, blue: 0))
    }
    expectEqual(picture.pixel(2, 2), .black)
    expectEqual(picture.pixel(12, 2), .red)
  }

  @Test func `An image with a view box alone has its size`() throws {
    let image = try image(
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 12'><path d='M0 0h24v12z'/></svg>")
    expectEqual(image.size, CGSize(width: 24, height: 12))
  }

  @Test(arguments: [
    "", "no markup", "<svg", "<html></html>", "<svg xmlns='http://www.w3.org/2000/svg'><g>",
  ])
  func `A malformed document is a clear error`(document: String) {
    #expect(throws: ImageError.self) { try image(document) }
  }

  @Test(arguments: ["0", "-5", "1000001", "1e30"])
  func `A size beyond reason is a clear error`(width: String) {
    #expect(throws: ImageError.self) {
      try image("<svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='10'/>")
    }
  }

  private let recursive = """
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
    width="10" height="10"><g id="a"><use xlink:href="#b"/></g><g id="b"><use xlink:href="#a"/></g>
    </svg>
    """

  /// Ten levels of ten uses each: ten thousand million squares, if they were drawn.
  private var explosive: String {
    var levels = "<rect id='l0' width='1' height='1'/>"
    for level in 1...10 {
      let uses = String(repeating: "<use xlink:href='#l\(level - 1)'/>", count: 10)
      levels += "<g id='l\(level)'>\(uses)</g>"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
      width="10" height="10"><defs>\(levels)</defs><use xlink:href="#l10"/></svg>
      """
  }

  @Test func `What is drawn after a document that fails is intact`() throws {
    for document in [recursive, explosive] {
      let bad = try image(document)
      let picture = try drawn { canvas in
        canvas.draw(bad, in: CGRect(x: 2, y: 2, width: 3, height: 3))
        canvas.fill(
          CGRect(x: 18, y: 18, width: 2, height: 2), with: RGBA(red: 1, green: 0, blue: 0))
      }
      expectEqual(picture.pixel(19, 19), .red)
    }
  }

  @Test func `A document that multiplies itself is a clear error`() throws {
    let bad = try image(explosive)
    #expect(throws: ImageError.self) { try bad.validate() }
  }
}
