// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Expectations
import Foundation
import Geometry
import Testing

@Suite("Canvas")
struct CanvasTests {
  private let red = RGBA(red: 1, green: 0, blue: 0)

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `A rectangle on the pixel grid has crisp edges`(scale: CGFloat) throws {
    let picture = try drawn(scale: scale) {
      $0.fill(CGRect(x: 5, y: 5, width: 10, height: 1 / scale), with: red)
    }
    let pixel = Int(5 * scale)
    expectEqual(picture.pixel(pixel, pixel), .red)
    expectEqual(picture.pixel(pixel - 1, pixel), .white)
    expectEqual(picture.pixel(pixel, pixel - 1), .white)
    expectEqual(picture.pixel(pixel, pixel + 1), .white)
    expectEqual(picture.pixel(Int(15 * scale) - 1, pixel), .red)
    expectEqual(picture.pixel(Int(15 * scale), pixel), .white)
  }

  @Test func `A rounded corner leaves out its outermost pixel`() throws {
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20),
      cornerRadii: CornerRadii(topLeft: 8, topRight: 0, bottomRight: 0, bottomLeft: 0))
    let picture = try drawn { $0.fill(path, with: red) }
    expectEqual(picture.pixel(0, 0), .white)
    expectEqual(picture.pixel(19, 0), .red)
    expectEqual(picture.pixel(10, 0), .red)
  }

  @Test func `Radii that do not fit are shrunk alike`() throws {
    let path = Path(roundedRect: CGRect(x: 0, y: 5, width: 20, height: 10), cornerRadius: 100)
    let picture = try drawn { $0.fill(path, with: red) }
    expectEqual(picture.pixel(0, 5), .white)
    expectEqual(picture.pixel(10, 5), .red)
  }

  @Test func `A hole is left with the even-odd rule`() throws {
    var ring = Path(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
    ring.addPath(Path(rect: CGRect(x: 5, y: 5, width: 10, height: 10)))
    let picture = try drawn { $0.fill(ring, with: red, evenOdd: true) }
    expectEqual(picture.pixel(10, 10), .white)
    expectEqual(picture.pixel(2, 2), .red)
  }

  @Test func `Nothing is drawn outside of a clip`() throws {
    let picture = try drawn { canvas in
      canvas.withSavedState {
        canvas.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20))
        canvas.fill(CGRect(x: 0, y: 0, width: 20, height: 20), with: red)
      }
      canvas.fill(CGRect(x: 18, y: 18, width: 2, height: 2), with: red)
    }
    expectEqual(picture.pixel(9, 5), .red)
    expectEqual(picture.pixel(10, 5), .white)
    expectEqual(picture.pixel(19, 19), .red)
  }

  @Test func `What overlaps in a layer does not show through itself`() throws {
    let picture = try drawn { canvas in
      canvas.withLayer(alpha: 0.5) {
        canvas.fill(CGRect(x: 0, y: 0, width: 12, height: 20), with: .black)
        canvas.fill(CGRect(x: 8, y: 0, width: 12, height: 20), with: .black)
      }
    }
    expectEqual(picture.pixel(10, 10), picture.pixel(2, 10))
    expectAtMost(abs(Int(picture.pixel(10, 10).red) - 127), 1)
  }

  @Test func `A transform holds until the state is restored`() throws {
    let picture = try drawn { canvas in
      canvas.save()
      canvas.concatenate(CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2))
      canvas.fill(CGRect(x: 0, y: 0, width: 1, height: 1), with: red)
      canvas.restore()
      canvas.fill(CGRect(x: 0, y: 0, width: 1, height: 1), with: red)
    }
    expectEqual(picture.pixel(11, 1), .red)
    expectEqual(picture.pixel(12, 1), .white)
    expectEqual(picture.pixel(0, 0), .red)
    expectEqual(picture.pixel(1, 0), .white)
  }

  @Test func `A dashed line has gaps, and the line after it none`() throws {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 2))
    path.addLine(to: CGPoint(x: 20, y: 2))
    var below = Path()
    below.move(to: CGPoint(x: 0, y: 10))
    below.addLine(to: CGPoint(x: 20, y: 10))
    let picture = try drawn { canvas in
      canvas.stroke(path, with: .black, width: 2, dash: [6, 4])
      canvas.stroke(below, with: .black, width: 2)
    }
    expectEqual(picture.pixel(3, 2), .black)
    expectEqual(picture.pixel(8, 2), .white)
    expectEqual(picture.pixel(12, 2), .black)
    expectEqual(picture.pixel(8, 10), .black)
  }

  @Test(arguments: [[CGFloat.nan], [-1, 2], [0, 0], [.infinity]])
  func `Invalid dashes make a whole line`(dash: [CGFloat]) throws {
    let picture = try drawn { canvas in
      canvas.stroke(
        Path(rect: CGRect(x: 2, y: 2, width: 16, height: 16)), with: .black, width: 2, dash: dash)
    }
    for x in 3..<17 { expectEqual(picture.pixel(x, 2), .black) }
  }

  @Test func `Numbers that are not finite draw nothing and spoil nothing`() throws {
    let picture = try drawn { canvas in
      canvas.fill(CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5), with: .black)
      canvas.fill(Path(rect: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 5)), with: .black)
      canvas.stroke(Path(rect: CGRect(x: 1, y: 1, width: 5, height: 5)), with: .black, width: .nan)
      canvas.withSavedState {
        canvas.concatenate(CGAffineTransform(scaleX: 0, y: 1))
        canvas.fill(CGRect(x: 0, y: 0, width: 20, height: 20), with: .black)
      }
      canvas.withSavedState {
        canvas.translate(x: .infinity, y: 0)
        canvas.fill(CGRect(x: 0, y: 0, width: 20, height: 20), with: .black)
      }
      canvas.fill(CGRect(x: 0, y: 0, width: 1, height: 1), with: red)
    }
    expectEqual(picture.pixel(0, 0), .red)
    expectEqual(picture.pixel(10, 10), .white)
  }

  @Test func `A shadow is soft, shifted, and lies only around its shape`() throws {
    let picture = try drawn(width: 60, height: 60) { canvas in
      canvas.drawShadow(
        of: Path(rect: CGRect(x: 20, y: 20, width: 20, height: 20)), color: .black, blurRadius: 6,
        offset: CGSize(width: 0, height: 5))
    }
    let below = picture.pixel(30, 47)
    expectLess(below.red, 255)
    expectGreater(below.red, 0)
    expectLess(picture.pixel(30, 30).red, 20)
    expectEqual(picture.pixel(30, 12), .white)
    expectEqual(picture.pixel(2, 2), .white)
  }

  @Test func `A shadow of a million points costs no more than what is seen`() throws {
    let picture = try drawn { canvas in
      canvas.drawShadow(
        of: Path(rect: CGRect(x: -500_000, y: 5, width: 1_000_000, height: 1_000_000)),
        color: .black, blurRadius: 2, offset: .zero)
    }
    expectLess(picture.pixel(10, 15).red, 10)
    expectEqual(picture.pixel(10, 0), .white)
  }

  @Test(arguments: [1, 2, 3, 6, 9] as [CGFloat])
  func `The shadow of what is larger than a picture is even`(blurRadius: CGFloat) throws {
    let picture = try drawn { canvas in
      canvas.drawShadow(
        of: Path(rect: CGRect(x: -100, y: -100, width: 300, height: 300)), color: .black,
        blurRadius: blurRadius, offset: .zero)
    }
    expectEqual(Set((0..<400).map { picture.pixel($0 % 20, $0 / 20) }), [.black])
  }

  @Test(
    arguments: [
      (CGSize(width: 0, height: 10), 1), (CGSize(width: -4, height: 10), 1),
      (CGSize(width: CGFloat.nan, height: 10), 1), (CGSize(width: 10, height: 10), 0),
    ] as [(CGSize, CGFloat)])
  func `A size without pixels is refused`(size: CGSize, scale: CGFloat) {
    #expect(throws: CanvasError.self) { try Canvas(size: size, scale: scale) }
  }

  @Test(
    arguments: [
      (CGSize(width: 40_000, height: 10), 1), (CGSize(width: 20_000, height: 20_000), 1),
      (CGSize(width: 1e300, height: 1e300), 4),
    ] as [(CGSize, CGFloat)])
  func `A picture beyond the limits is refused with the limits`(size: CGSize, scale: CGFloat) {
    let error = #expect(throws: CanvasError.self) { try Canvas(size: size, scale: scale) }
    expectEqual(error?.description.contains("32767 px a side"), true)
  }

  @Test func `Sizes are rounded up to whole pixels, but not for a rounding error`() throws {
    let pixels = try Canvas.pixelSize(of: CGSize(width: 0.1 + 0.2, height: 10.2), scale: 10)
    expectEqual((pixels.width, pixels.height), (3, 102))
  }
}
