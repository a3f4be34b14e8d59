// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Expectations
import Foundation
import IllustrationFiles
import SeededRandom
import Testing

@Suite("Marks of illustrations")
struct IllustrationMarkTests {
  private let mark = IllustrationMark(snippet: "ZweiSpältig")

  private func picture(_ format: Canvas.Format) throws -> Data {
    try Canvas(size: CGSize(width: 20, height: 10), scale: 2, format: format).encoded()
  }

  @Test func `A PNG file says which snippet drew it`() throws {
    let plain = try picture(.png)
    let marked = mark.marking(png: plain)
    expectNil(IllustrationMark(of: plain))
    expectEqual(IllustrationMark(of: marked), mark)
    expectEqual(PNGText.texts(in: marked)["Software"], "OpenCollectionView Illustrations")
  }

  @Test func `A mark changes no pixel`() throws {
    let plain = try picture(.png)
    let before = try Raster(pngData: plain)
    let after = try Raster(pngData: mark.marking(png: plain))
    expectEqual(before, after)
  }

  @Test func `An SVG file has a title and a description, and says which snippet drew it`() throws {
    let plain = try picture(.svg)
    let marked = mark.marking(svg: plain, title: "A & B", description: "<two> \"columns\"\u{1}")
    let text = String(decoding: marked, as: UTF8.self)
    expectNil(IllustrationMark(of: plain))
    expectEqual(IllustrationMark(of: marked), mark)
    expectContains(text, "<svg role=\"img\" aria-labelledby=\"title description\" ")
    expectContains(text, "<title id=\"title\">A &amp; B</title>")
    expectContains(text, "<desc id=\"description\">&lt;two&gt; &quot;columns&quot;</desc>")
    expectSuffix(text, "</svg>\n")
  }

  @Test func `A marked SVG file is drawn as before`() throws {
    let plain = try picture(.svg)
    let marked = mark.marking(svg: plain, title: "Ä", description: "]]> <!-- &amp;")
    let size = try VectorImage(svgData: plain).size
    try expectEqual(VectorImage(svgData: marked).size, size)
  }

  @Test func `Words of any kind are read as they were written`() throws {
    let plain = try picture(.png)
    var random = SplitMix64(seed: 1)
    for _ in 0..<100 {
      let scalars = (0..<Int.random(in: 1...40, using: &random)).compactMap { _ in
        Unicode.Scalar(UInt32.random(in: 1...0x10FFFF, using: &random))
      }
      let text = String(String.UnicodeScalarView(scalars))
      let file = PNGText.adding([(keyword: "Title", text: text)], to: plain)
      expectEqual(PNGText.texts(in: file)["Title"], text)
    }
  }

  @Test func `Damaged files have no words, and end nothing`() throws {
    let marked = mark.marking(png: try picture(.png))
    for length in 0..<marked.count {
      _ = PNGText.texts(in: marked.prefix(length))
    }
    var random = SplitMix64(seed: 2)
    for _ in 0..<500 {
      var bytes = marked
      for _ in 0..<4 {
        bytes[Int.random(in: 8..<bytes.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      _ = IllustrationMark(of: bytes)
    }
    expectNil(IllustrationMark(of: Data()))
    expectNil(IllustrationMark(of: Data("<svg><metadata>".utf8)))
    expectEqual(mark.marking(png: Data("no picture".utf8)), Data("no picture".utf8))
  }
}
