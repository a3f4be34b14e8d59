// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import DrawnPixels
import Expectations
import Foundation
import Geometry
import Testing
import Views

/// Behaviour rules TA-1 to TA-9 and TA-14, drawn. In blocks of 100 points `n` is 58.5 wide and stands 54.6 over
/// the baseline, which is at 95.21; a line is 119.34 high. A line under the text is 4.88 thick, its middle
/// 10 below the baseline.
@MainActor
@Suite("Attributes of text, drawn")
struct AttributeDrawingTests {
  typealias Attributes = [NSAttributedString.Key: Any]

  private let red = "FF0000FF"
  private let green = "00FF00FF"
  private let blue = "0000FFFF"
  private let clear = "00000000"

  private func attributed(_ string: String, _ attributes: Attributes) -> NSAttributedString {
    let usual: Attributes = [
      .font: UIFont.monospacedSystemFont(ofSize: 100, weight: .regular),
      .foregroundColor: UIColor.red,
    ]
    return NSAttributedString(string: string, attributes: usual.merging(attributes) { $1 })
  }

  private func picture(
    _ text: NSAttributedString, _ rendering: TextRendering = .blocks
  ) throws -> Pixels {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    var image: UIImage?
    UITraitCollection { $0.textRendering = rendering }.performAsCurrent {
      let size = CGSize(width: 320, height: 160)
      image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
        text.draw(at: .zero)
      }
    }
    return try Pixels(of: UIImageView(image: image))
  }

  private func picture(_ string: String, _ attributes: Attributes) throws -> Pixels {
    try picture(attributed(string, attributes))
  }

  private func colors(_ pixels: Pixels, x: Int, _ rows: [Int]) -> [String] {
    rows.map { pixels.hex(x, $0) }
  }

  // MARK: Lines

  @Test func `A single line is under the text, in the text's colour or its own`() throws {
    let plain = try picture("nn", [.underlineStyle: NSUnderlineStyle.single.rawValue])
    // From 102.77 to 107.65.
    expectEqual(colors(plain, x: 20, [94, 98, 101, 105, 109]), [red, clear, clear, red, clear])
    expectEqual(plain.hex(110, 105), red)
    expectEqual(plain.hex(125, 105), clear)
    let own = try picture(
      "nn",
      [.underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.blue])
    expectEqual(colors(own, x: 20, [80, 105]), [red, blue])
  }

  @Test func `A thick line is twice as thick, a double one two with a gap`() throws {
    let thick = try picture("n", [.underlineStyle: NSUnderlineStyle.thick.rawValue])
    // From 100.33 to 110.09.
    expectEqual(colors(thick, x: 20, [98, 101, 105, 109, 112]), [clear, red, red, red, clear])
    let double = try picture("n", [.underlineStyle: NSUnderlineStyle.double.rawValue])
    // From 97.89 to 102.77, and from 107.65 to 112.53.
    expectEqual(colors(double, x: 20, [96, 100, 105, 110, 114]), [clear, red, clear, red, clear])
  }

  @Test func `Patterns have gaps, and a pattern alone is no line`() throws {
    let dots: NSUnderlineStyle = [.single, .patternDot]
    // Dots of three thicknesses, 14.64, and gaps as long.
    let dotted = try picture("nn", [.underlineStyle: dots.rawValue])
    expectEqual([5, 20, 35, 50].map { dotted.hex($0, 105) }, [red, clear, red, clear])
    let dashes: NSUnderlineStyle = [.single, .patternDash]
    let dashed = try picture("nn", [.underlineStyle: dashes.rawValue])
    // A dash of 48.8 and a gap of 24.4.
    expectEqual([5, 40, 60, 80].map { dashed.hex($0, 105) }, [red, red, clear, red])
    let none = try picture("nn", [.underlineStyle: NSUnderlineStyle.patternDot.rawValue])
    expectEqual(none.hex(5, 105), clear)
  }

  @Test func `By word, spaces have no line`() throws {
    let style: NSUnderlineStyle = [.single, .byWord]
    let pixels = try picture("n n", [.underlineStyle: style.rawValue])
    // A space of 28.1 after 58.5.
    expectEqual([20, 72, 110].map { pixels.hex($0, 105) }, [red, clear, red])
    let whole = try picture("n n", [.underlineStyle: NSUnderlineStyle.single.rawValue])
    expectEqual([20, 72, 110].map { whole.hex($0, 105) }, [red, red, red])
  }

  @Test func `A line through the text is at half the height of its small letters`() throws {
    let pixels = try picture(
      "n",
      [
        .strikethroughStyle: NSUnderlineStyle.single.rawValue,
        .strikethroughColor: UIColor.blue,
      ])
    // From 66.45 to 71.33.
    expectEqual(colors(pixels, x: 20, [65, 67, 70, 73]), [red, blue, blue, red])
  }

  // MARK: Colours

  @Test func `What is behind the text is as high as the line`() throws {
    let pixels = try picture("n", [.backgroundColor: UIColor.blue])
    expectEqual(colors(pixels, x: 20, [1, 30, 70, 117, 121]), [blue, blue, red, blue, clear])
    expectEqual(pixels.hex(62, 70), clear)
  }

  @Test func `A link has the colour of links and a line, whatever the text's colour is`() throws {
    let link = "007AFFFF"
    let pixels = try picture("n", [.link: "https://example.org"])
    expectEqual(colors(pixels, x: 20, [70, 105]), [link, link])
    let bare = try picture("n", [.link: "https://example.org", .underlineStyle: 0])
    expectEqual(colors(bare, x: 20, [70, 105]), [link, clear])
  }

  @Test func `Outlines alone leave the letters empty, with fewer than none they are filled`() throws
  {
    let outlines = try picture("n", [.strokeWidth: 5, .strokeColor: UIColor.blue])
    // Five points wide, around the block's edges at 40.61 and 58.5.
    expectEqual(colors(outlines, x: 30, [36, 40, 70, 94]), [clear, blue, clear, blue])
    let filled = try picture("n", [.strokeWidth: -5, .strokeColor: UIColor.blue])
    expectEqual(colors(filled, x: 30, [40, 70]), [blue, red])
    try expectEqual(picture("n", [.strokeWidth: 5]).hex(30, 40), red)
  }

  @Test func `A shadow lies where it is offset to, beneath the text`() throws {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 100, height: 10)
    shadow.shadowColor = UIColor.blue
    let pixels = try picture("n", [.shadow: shadow])
    expectEqual([30, 80, 130].map { pixels.hex($0, 80) }, [red, clear, blue])
    expectEqual(pixels.hex(130, 45), clear)
    expectEqual(pixels.hex(130, 102), blue)
    shadow.shadowBlurRadius = 8
    let soft = try picture("n", [.shadow: shadow])
    let edge = soft.hex(100, 80)
    expectNotEqual(edge, clear)
    expectNotEqual(edge, blue)
    shadow.shadowColor = nil
    try expectEqual(picture("n", [.shadow: shadow]).hex(130, 80), clear)
  }

  // MARK: Places

  @Test func `A run is drawn above the baseline, and its line with it`() throws {
    let text = NSMutableAttributedString(attributedString: attributed("n", [:]))
    text.append(
      attributed(
        "n", [.baselineOffset: 30, .underlineStyle: NSUnderlineStyle.single.rawValue]))
    let pixels = try picture(text)
    // The baseline is at 125.21; the run's at 95.21.
    expectEqual(colors(pixels, x: 20, [60, 80, 120]), [clear, red, red])
    expectEqual(colors(pixels, x: 80, [60, 94, 98, 105, 120]), [red, red, clear, red, clear])
  }

  @Test func `Slanted letters lean to the right above the baseline`() throws {
    let pixels = try picture("n", [.obliqueness: 0.5])
    // At 45 above the baseline 22.5 to the right.
    expectEqual([5, 30, 75, 90].map { pixels.hex($0, 50) }, [clear, red, red, clear])
    expectEqual([2, 50, 65].map { pixels.hex($0, 94) }, [red, red, clear])
  }

  @Test func `Expanded letters are drawn wider, each at its place`() throws {
    let block = try picture("n", [.expansion: log(2.0)])
    // 117 wide in place of 58.5.
    expectEqual([20, 100, 114, 120].map { block.hex($0, 80) }, [red, red, red, clear])
    func ends(_ attributes: Attributes) throws -> (left: Int, right: Int) {
      let pixels = try picture(attributed("nn", attributes), .real)
      let inked = (0..<320).filter { x in (0..<160).contains { pixels.hex(x, $0) != clear } }
      return (try #require(inked.first), try #require(inked.last))
    }
    let (plain, wide) = (try ends([:]), try ends([.expansion: log(2.0)]))
    // To within the pixels at the edges.
    expectAtMost(abs(wide.left - 2 * plain.left), 3, "\(wide), \(plain)")
    expectAtMost(abs(wide.right - 2 * plain.right), 3, "\(wide), \(plain)")
  }

  @Test func `Each line of expanded letters draws its own`() throws {
    func ends(_ string: String, below top: Int) throws -> [Int] {
      let text = attributed(
        string,
        [.font: UIFont.monospacedSystemFont(ofSize: 20, weight: .regular), .expansion: log(2.0)])
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let size = CGSize(width: 320, height: 160)
      var image: UIImage?
      UITraitCollection { $0.textRendering = .real }.performAsCurrent {
        image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
          text.draw(in: CGRect(origin: .zero, size: size))
        }
      }
      let pixels = try Pixels(of: UIImageView(image: image))
      let inked = (0..<320).filter { x in
        (top..<160).contains { pixels.hex(x, $0) != clear }
      }
      return [try #require(inked.first), try #require(inked.last)]
    }
    // A line is 24 high, and nothing of its letters reaches below the baseline.
    let alone = try ends("mnn", below: 0)
    let second = try ends("i\nmnn", below: 24)
    expectAll(zip(alone, second), where: { abs($0 - $1) <= 1 }, "\(alone), \(second)")
  }

  @Test func `An attachment is drawn at its place, a template in the colour of the text`() throws {
    let size = CGSize(width: 20, height: 20)
    let square = UIGraphicsImageRenderer(size: size).image { context in
      UIColor.green.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    func picture(_ image: UIImage) throws -> Pixels {
      let attachment = NSTextAttachment(image: image)
      attachment.bounds = CGRect(x: 0, y: -10, width: 40, height: 40)
      let text = NSMutableAttributedString(attributedString: attributed("n", [:]))
      text.append(attributed("\u{FFFC}", [.attachment: attachment]))
      return try self.picture(text)
    }
    let own = try picture(square)
    // From 58.5 to 98.5, and from 30 above the baseline to 10 below it.
    expectEqual(colors(own, x: 78, [63, 67, 103, 107]), [clear, green, green, clear])
    expectEqual([60, 97, 100].map { own.hex($0, 80) }, [green, green, clear])
    let template = try picture(square.withRenderingMode(.alwaysTemplate))
    expectEqual(template.hex(78, 80), red)
  }

  @Test func `A label draws all of it, in its own traits`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
    label.traitOverrides.textRendering = .blocks
    label.overrideUserInterfaceStyle = .dark
    label.attributedText = attributed("n", [.link: "https://example.org"])
    let pixels = try Pixels(of: label, scale: 1)
    expectEqual(pixels.hex(20, 70), "0984FFFF")
    expectEqual(pixels.hex(20, 105), "0984FFFF")
  }

  @Test func `SVG has a line under text as a line`() throws {
    let canvas = try Canvas(size: CGSize(width: 200, height: 120), scale: 1, format: .svg)
    var request = TextRequest(
      runs: [], width: .infinity, lineHeight: 119.34, ascent: 95.21)
    request.rendering = .blocks
    var run = TextRequest.Run(text: "n", font: FontDescription(family: "Inter", size: 100))
    var style = TextStyle()
    var line = TextLine()
    line.color = RGBA(red: 0, green: 1, blue: 0, alpha: 1)
    style.underline = line
    run.style = style
    request.runs = [run]
    canvas.draw(TextLayout(request), at: .zero)
    let svg = String(decoding: try canvas.encoded(), as: UTF8.self).replacing(" ", with: "")
    expectContains(svg, "4.88", "\(svg)")
    expectContains(svg, "rgb(0%,100%,0%)", "\(svg)")
  }
}
