// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import SeededRandom
import Testing

@testable import CairoGraphics

/// JPEG files, which gdk-pixbuf reads, and the pages of PDF files, which poppler draws.
@Suite("JPEG and PDF images")
struct ForeignImageTests {
  /// 16 × 8 pixels: the left half red, the right half blue.
  private static let halves = Data(
    base64Encoded: """
      /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4R
      DgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU
      FBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAIABADAREAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAA
      Bwj/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAACQf/xAAUEQEAAAAAAAAAAAAAAAAA
      AAAA/9oADAMBAAIRAxEAPwCdEMKmAjjB0f/Z
      """, options: .ignoreUnknownCharacters)!

  /// The same from a camera that was held upright: to be turned by a quarter to the right.
  private static let turned = Data(
    base64Encoded: """
      /9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDAAMCAgMC
      AgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQME
      BAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAAR
      CAAIABADAREAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAABwj/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEB
      AQAAAAAAAAAAAAAAAAAACQf/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCdEMKmAjjB0f/Z
      """, options: .ignoreUnknownCharacters)!

  @Test func `A JPEG file has its pixels and its scale`() throws {
    let raster = try Raster(jpegData: Self.halves, scale: 2)
    expectEqual((raster.width, raster.height), (16, 8))
    expectEqual(raster.size, CGSize(width: 8, height: 4))
    let rgba = raster.rgba
    func pixel(_ x: Int, _ y: Int) -> [Int] {
      (0..<4).map { Int(rgba[(y * 16 + x) * 4 + $0]) }
    }
    // A lossy format: within 4 of 255.
    expectAll(zip(pixel(2, 4), [255, 0, 0, 255]), where: { abs($0 - $1) <= 4 })
    expectAll(zip(pixel(13, 4), [0, 0, 255, 255]), where: { abs($0 - $1) <= 4 })
  }

  @Test func `A JPEG file is turned as its camera says`() throws {
    let raster = try Raster(jpegData: Self.turned)
    expectEqual((raster.width, raster.height), (8, 16))
    let rgba = raster.rgba
    // What was left is above.
    expectGreater(rgba[(2 * 8 + 4) * 4], 250)
    expectGreater(rgba[(13 * 8 + 4) * 4 + 2], 250)
  }

  @Test func `Damaged and foreign JPEG files give errors`() {
    #expect(throws: ImageError.notJPEG) { try Raster(jpegData: Data()) }
    #expect(throws: ImageError.notJPEG) { try Raster(jpegData: Data("GIF89a".utf8)) }
    #expect(throws: ImageError.damagedJPEG) { try Raster(jpegData: Self.halves.prefix(40)) }
    #expect(throws: ImageError.damagedJPEG) { try Raster(jpegData: Data([0xFF, 0xD8, 0xFF])) }
    // A byte that is not a marker, after which decoders look for the next one elsewhere.
    var hidden = Self.halves
    hidden.insert(contentsOf: [0xFF, 0x00, 0x00, 0x02], at: 2)
    #expect(throws: ImageError.damagedJPEG) { try Raster(jpegData: hidden) }
    var huge = Self.halves
    // The frame header's height and width.
    let frame = huge.range(of: Data([0xFF, 0xC0, 0x00, 0x11, 0x08]))!.upperBound
    for index in frame..<(frame + 4) { huge[index] = 0xFF }
    #expect(throws: ImageError.tooLarge(width: 65_535, height: 65_535)) {
      try Raster(jpegData: huge)
    }
  }

  @Test func `Any change of a JPEG file gives an image or an error`() {
    var random = SplitMix64(seed: 19)
    for _ in 0..<300 {
      var bytes = Self.halves
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let index = Int.random(in: 20..<bytes.count, using: &random)
        bytes[index] = UInt8.random(in: 0...255, using: &random)
      }
      if Bool.random(using: &random) {
        bytes = bytes.prefix(Int.random(in: 0...bytes.count, using: &random))
      }
      if let raster = try? Raster(jpegData: bytes) {
        expectEqual(raster.rgba.count, raster.width * raster.height * 4)
      }
    }
  }

  /// A page of 40 × 20 points whose left half is green.
  private static var page: Data {
    var file = "%PDF-1.4\n"
    var offsets: [Int] = []
    let drawing = "0 1 0 rg 0 0 20 20 re f"
    for (index, body) in [
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 40 20] /Contents 4 0 R /Resources << >> >>",
      "<< /Length \(drawing.utf8.count) >>\nstream\n\(drawing)\nendstream",
    ].enumerated() {
      offsets.append(file.utf8.count)
      file += "\(index + 1) 0 obj\n\(body)\nendobj\n"
    }
    let start = file.utf8.count
    file += "xref\n0 5\n0000000000 65535 f \n"
    for offset in offsets {
      let digits = String(offset)
      file += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
    }
    file += "trailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n"
    return Data(file.utf8)
  }

  @Test(.enabled(if: Poppler.loaded != nil, "poppler is not installed"))
  func `A page of a PDF file is drawn at any size`() throws {
    let image = try VectorImage(pdfData: Self.page)
    expectEqual(image.size, CGSize(width: 40, height: 20))
    let canvas = try Canvas(size: CGSize(width: 80, height: 40), scale: 1)
    canvas.draw(image, in: CGRect(x: 0, y: 0, width: 80, height: 40))
    let rgba = try Raster(pngData: canvas.encoded()).rgba
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
      Array(rgba[(y * 80 + x) * 4..<(y * 80 + x) * 4 + 4])
    }
    expectEqual(pixel(38, 20), [0, 255, 0, 255])
    expectEqual(pixel(42, 20), [0, 0, 0, 0])
  }

  @Test func `Without a reader a PDF file is a grey rectangle of its size`() throws {
    let placeholder = try #require(PDFImagePlaceholder(Self.page))
    expectEqual(placeholder.size, CGSize(width: 40, height: 20))
    let moved = String(decoding: Self.page, as: UTF8.self)
      .replacingOccurrences(of: "[0 0 40 20]", with: "[ -10 5\n30.5  25 ]")
    expectEqual(PDFImagePlaceholder(Data(moved.utf8))?.size, CGSize(width: 40.5, height: 20))
    for bad in ["[0 0 40]", "[a b c d]", "0 0 40 20]", "[0 0 40 20", "5 0 R /CropBox [0 0 40 20]"] {
      let file = String(decoding: Self.page, as: UTF8.self)
        .replacingOccurrences(of: "[0 0 40 20]", with: bad)
      expectNil(PDFImagePlaceholder(Data(file.utf8)), "\(bad)")
    }
  }

  @Test func `What is no PDF file gives an error`() {
    #expect(throws: ImageError.notPDF) { try VectorImage(pdfData: Data()) }
    #expect(throws: ImageError.notPDF) { try VectorImage(pdfData: Data("%PDF-1.4".utf8)) }
    var large = Data("%PDF-1.4".utf8)
    large.append(Data(count: 16 << 20))
    #expect(throws: ImageError.notPDF) { try VectorImage(pdfData: large) }
  }
}
