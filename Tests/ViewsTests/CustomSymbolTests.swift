// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import DrawnPixels
import Expectations
import Foundation
import Geometry
import Synchronization
import Testing

@testable import Views

/// Symbols of a client: templates in asset catalogues (behaviour rule XC-8), and files.
@MainActor
@Suite("Symbols of a client")
struct CustomSymbolTests {
  private typealias Symbol = UIImage.SymbolConfiguration

  /// A template of text of 100 points, whose capitals are 70 high. Each form is a block as high, which
  /// leaves a margin free at each side.
  private func template(_ forms: [(name: String, width: Int, margin: Int)]) -> String {
    let guides = ["S", "M", "L"].map { scale in
      """
      <line id="Baseline-\(scale)" style="fill:none;stroke:#27AAE1;stroke-width:0.5" \
      x1="0" x2="900" y1="100" y2="100"/>\
      <line id="Capline-\(scale)" style="fill:none" x1="0" x2="900" y1="30" y2="30"/>
      """
    }
    let margins = forms.map { form in
      """
      <line id="left-margin-\(form.name)" style="fill:none" x1="200" x2="200" y1="0" y2="150"/>\
      <line id="right-margin-\(form.name)" style="fill:none" \
      x1="\(200 + form.width)" x2="\(200 + form.width)" y1="0" y2="150"/>
      """
    }
    let groups = forms.map { form in
      """
      <g id="\(form.name)" transform="matrix(1 0 0 1 200 100)">\
      <path d="M\(form.margin),0 H\(form.width - form.margin) V -70 H\(form.margin) Z"/></g>
      """
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="900" height="300">
      <g id="Notes"><rect width="900" height="300" fill="white"/></g>
      <g id="Guides">\((guides + margins).joined())</g>
      <g id="Symbols">\(groups.joined())</g></svg>
      """
  }

  private func symbol(_ forms: [(String, Int, Int)]) throws -> UIImage {
    let bundle = try TemporaryBundle()
    try bundle.add(
      "A.xcassets/Brick.symbolset/Contents.json",
      #"{"symbols": [{"idiom": "universal", "filename": "brick.svg"}]}"#)
    try bundle.add("A.xcassets/Brick.symbolset/brick.svg", template(forms))
    return try #require(UIImage(named: "Brick", in: bundle.bundle, compatibleWith: nil))
  }

  /// Whether something is drawn at each of some pixels of the middle row, in the tint.
  private func ink(_ image: UIImage, at columns: [Int]) throws -> [Bool] {
    let view = UIImageView(image: image)
    view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let pixels = try Pixels(of: view)
    return columns.map { pixels.hex($0, pixels.raster.height / 2) == "FF0000FF" }
  }

  @Test func `A symbol set is a symbol as large as its text asks for`() throws {
    let image = try symbol([("Regular-M", 120, 10)])
    expect(image.isSymbolImage)
    let large = image.withConfiguration(Symbol(pointSize: 100))
    expectEqual(large.size, CGSize(width: 120, height: 70))
    expectEqual(image.withConfiguration(Symbol(pointSize: 50)).size, CGSize(width: 60, height: 35))
    try expectEqual(ink(large, at: [5, 15, 105, 115]), [false, true, true, false])
  }

  @Test func `A template has a form for a weight, or the nearest is drawn`() throws {
    let image = try symbol([("Regular-M", 120, 10), ("Bold-M", 120, 0)])
    func isBold(_ weight: UIImage.SymbolWeight) throws -> Bool {
      try ink(image.withConfiguration(Symbol(pointSize: 100, weight: weight)), at: [5]) == [true]
    }
    try expect(!isBold(.ultraLight) && !isBold(.regular) && !isBold(.medium))
    try expect(isBold(.semibold) && isBold(.bold) && isBold(.black))
  }

  @Test func `A template has a form for a scale, or the medium one is resized`() throws {
    let image = try symbol([("Regular-M", 120, 10), ("Regular-S", 90, 10)])
    func width(_ scale: UIImage.SymbolScale) -> CGFloat {
      image.withConfiguration(Symbol(pointSize: 100, weight: .regular, scale: scale)).size.width
    }
    expectEqual(width(.small), 90)
    expectEqual(width(.medium), 120)
    // 1.27 times as large, on half points.
    expectEqual(width(.large), 152.5)
  }

  @Test func `A symbol reaches as far below the middle of capitals as above`() throws {
    let bundle = try TemporaryBundle()
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><g id="Guides">\
      <line id="Baseline-M" x1="0" x2="300" y1="200" y2="200"/>\
      <line id="Capline-M" x1="0" x2="300" y1="130" y2="130"/></g>\
      <g id="Symbols"><g id="Regular-M"><rect x="20" y="130" width="50" height="100"/></g></g></svg>
      """
    try bundle.add(
      "A.xcassets/Low.symbolset/Contents.json", #"{"symbols": [{"filename": "low.svg"}]}"#)
    try bundle.add("A.xcassets/Low.symbolset/low.svg", svg)
    let image = try #require(UIImage(named: "Low", in: bundle.bundle, compatibleWith: nil))
    // Without margins as wide as what is drawn. The middle is at 165, and the ink ends at 230.
    expectEqual(
      image.withConfiguration(Symbol(pointSize: 100)).size, CGSize(width: 50, height: 130))
  }

  @Test func `Sets without a symbol are reported once`() throws {
    let bundle = try TemporaryBundle()
    func add(_ name: String, _ contents: String) throws {
      try bundle.add("A.xcassets/\(name).symbolset/Contents.json", contents)
    }
    try add("Outside", #"{"symbols": [{"filename": "../x.svg"}]}"#)
    try add("Missing", #"{"symbols": [{"filename": "x.svg"}]}"#)
    try add("Plain", #"{"symbols": [{"filename": "x.svg"}]}"#)
    try bundle.add(
      "A.xcassets/Plain.symbolset/x.svg",
      #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><g id="Regular"/></svg>"#)
    let expected = [
      "Outside": "Outside.symbolset/Contents.json counts as empty: its file ../x.svg is not in the "
        + "folder of the set",
      "Missing": "Missing.symbolset/x.svg is missing: the symbol is not drawn",
      "Plain": "Plain.symbolset/x.svg is not drawn: it has no group such as Regular-M",
    ]
    for (name, message) in expected {
      let found = Mutex<[String]>([])
      Console.$listener.withValue({ message in found.withLock { $0.append(message) } }) {
        for _ in 0..<2 {
          expectNil(UIImage(named: name, in: bundle.bundle, compatibleWith: nil))
        }
      }
      expectEqual(found.withLock { $0 }, [message])
    }
  }

  @Test func `A file of the bundle stands for a symbol of the system that is not drawn`() throws {
    let folder = try #require(Bundle.main.resourceURL)
    let name = "own.symbol.\(UUID().uuidString)"
    let file = folder.appendingPathComponent("\(name).svg")
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">\
      <rect x="5" width="15" height="20" fill="#00ff00"/></svg>
      """
    try Data(svg.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let image = try #require(UIImage(systemName: name))
    expect(image.isSymbolImage)
    let large = image.withConfiguration(Symbol(pointSize: 40))
    expectEqual(large.size, CGSize(width: 40, height: 40))
    // In the tint, whatever colour it has.
    try expectEqual(ink(large, at: [5, 15, 35]), [false, true, true])
  }

  @Test func `A name is no way to files elsewhere`() {
    expectNil(UIImage(systemName: "../star"))
    expectNil(UIImage(systemName: "/etc/star"))
  }
}
