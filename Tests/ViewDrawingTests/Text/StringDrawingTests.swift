// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import DrawnPixels
import Expectations
import Foundation
import Geometry
import Testing
import Views

/// In blocks of 10 points: `nnnn` is 23.4 wide, a space 2.81, an ellipsis 8.3, a line 11.934 high
/// with the baseline at 9.521; letters stand 5.46 over it.
@MainActor
@Suite("Measuring and drawing strings")
struct StringDrawingTests {
  private let text = "nnnn nnnn nnnn nnnn nnnn nnnn"
  private let attributes: [NSAttributedString.Key: Any] = [
    .font: UIFont.monospacedSystemFont(ofSize: 10, weight: .regular), .foregroundColor: UIColor.red,
  ]
  private let red = "FF0000FF"
  private let clear = "00000000"

  private func measure(
    _ text: String, width: CGFloat = 51, height: CGFloat, _ options: NSStringDrawingOptions
  ) -> CGSize {
    var size = CGSize.zero
    UITraitCollection { $0.textRendering = .blocks }.performAsCurrent {
      size =
        (text as NSString).boundingRect(
          with: CGSize(width: width, height: height), options: options, attributes: attributes,
          context: nil
        ).size
    }
    return size
  }

  private func expectSize(
    _ size: CGSize, _ width: CGFloat, _ height: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(abs(size.width - width) < 1e-6, sourceLocation: sourceLocation)
    #expect(abs(size.height - height) < 1e-6, sourceLocation: sourceLocation)
  }

  private func picture(_ draw: () -> Void) throws -> Pixels {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    var image: UIImage?
    UITraitCollection { $0.textRendering = .blocks }.performAsCurrent {
      let size = CGSize(width: 100, height: 60)
      image = UIGraphicsImageRenderer(size: size, format: format).image { _ in draw() }
    }
    return try Pixels(of: UIImageView(image: image))
  }

  // MARK: Measuring

  @Test func `A height limits a text that truncates its last visible line`() {
    let size = measure(text, height: 24, [.usesLineFragmentOrigin, .truncatesLastVisibleLine])
    // The second of two lines is filled up to the ellipsis.
    expectSize(size, 51, 23.868)
  }

  @Test func `A text that fits loses nothing`() {
    let size = measure(text, height: 36, [.usesLineFragmentOrigin, .truncatesLastVisibleLine])
    expectSize(size, 49.61, 35.802)
    let exact = measure(text, height: 35.802, [.usesLineFragmentOrigin, .truncatesLastVisibleLine])
    expectEqual(exact, size)
  }

  @Test func `Without truncation the height does not matter`() {
    expectSize(measure(text, height: 24, .usesLineFragmentOrigin), 49.61, 35.802)
  }

  @Test func `Truncation counts only where lines break`() {
    let size = measure(text, height: 5, .truncatesLastVisibleLine)
    expectSize(size, 6 * 23.4 + 5 * 2.81, 11.934)
  }

  @Test func `There is one line at least`() {
    let size = measure(text, height: 3, [.usesLineFragmentOrigin, .truncatesLastVisibleLine])
    expectSize(size, 51, 11.934)
  }

  @Test(arguments: [0, -1, .infinity, .nan, .greatestFiniteMagnitude] as [CGFloat])
  func `Such a height is no limit`(height: CGFloat) {
    let size = measure(text, height: height, [.usesLineFragmentOrigin, .truncatesLastVisibleLine])
    expectSize(size, 49.61, 35.802)
  }

  @Test func `Paragraphs beyond the height are left out too`() {
    let size = measure(
      "nnnn\nnnnn\nnnnn", height: 24, [.usesLineFragmentOrigin, .truncatesLastVisibleLine])
    expectSize(size, 23.4 + 8.3, 23.868)
  }

  // MARK: Drawing

  @Test func `The last visible line is drawn with an ellipsis`() throws {
    let pixels = try picture {
      text.draw(
        with: CGRect(x: 0, y: 0, width: 51, height: 24),
        options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: attributes,
        context: nil)
    }
    // The second word of the first line; below it the ellipsis, which is low.
    expectEqual(pixels.hex(48, 7), red)
    expectEqual(pixels.hex(48, 18), clear)
    expectNotEqual(pixels.hex(48, 20), clear)
    expectAll((24..<60), where: { pixels.hex(5, $0) == clear })
  }

  @Test func `Lines that there is no space for are left out`() throws {
    let pixels = try picture {
      text.draw(in: CGRect(x: 10, y: 20, width: 51, height: 24), withAttributes: attributes)
    }
    expectEqual(pixels.hex(15, 27), red)
    expectEqual(pixels.hex(58, 38), red)
    expectAll((0..<20), where: { pixels.hex(15, $0) == clear })
    expectAll((44..<60), where: { pixels.hex(15, $0) == clear })
  }

  @Test func `Drawn at a point a text has one line for each paragraph`() throws {
    let pixels = try picture {
      (text as NSString).draw(at: CGPoint(x: 10, y: 20), withAttributes: attributes)
    }
    expectEqual(pixels.hex(90, 27), red)
    expectAll((32..<60), where: { pixels.hex(15, $0) == clear })
  }

  @Test func `Without lines that break the origin is on the baseline`() throws {
    let pixels = try picture {
      text.draw(
        with: CGRect(x: 0, y: 30, width: 1, height: 1), attributes: attributes, context: nil)
    }
    expectEqual(pixels.hex(5, 29), red)
    expectEqual(pixels.hex(5, 30), clear)
  }

  @Test func `Without attributes a text is black and of 12 points`() throws {
    // The baseline of 12 points is at 11.4, the letters stand 6.55 over it.
    let pixels = try picture { "nnnn".draw(at: .zero) }
    expectEqual(pixels.hex(5, 6), "000000FF")
    expectEqual(pixels.hex(5, 3), clear)
  }

  @Test func `Outside of a drawing nothing happens`() {
    "nnnn".draw(at: .zero)
    NSAttributedString(string: "nnnn").draw(in: .zero)
  }
}
