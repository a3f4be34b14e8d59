// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

internal import CDeflate
import Foundation

/// Reads the PNG files that are usual here, of red, green and blue with eight bits each, in a third
/// of the time that libpng takes below Cairo.
///
/// A picture of 780 × 1688 px took Cairo 19 ms, and an image test reads two.
enum PNGDecoder {
  /// Reads a file.
  ///
  /// - Parameter file: The file's bytes.
  /// - Returns: Its pixels in Cairo's form, row by row; nil for a file of another kind, and for a
  ///   damaged one, of which Cairo says what is wrong.
  static func pixels(of file: [UInt8]) -> [UInt32]? {
    guard let contents = Contents(of: file), let data = inflated(contents) else { return nil }
    defer { data.deallocate() }
    let (width, height) = (contents.width, contents.height)
    let channels = contents.color.channels
    let rowLength = width * channels
    var isKnown = true
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      var above: UnsafeMutablePointer<UInt8>?
      for index in 0..<height {
        let row = data + index * (rowLength + 1)
        isKnown = isKnown && undo(row[0], row + 1, above, length: rowLength, step: channels)
        let target = UnsafeMutableBufferPointer(rebasing: buffer[(index * width)...])
        switch contents.color {
        case .rgb: readOpaque(row + 1, into: target, count: width)
        case .rgba: read(row + 1, into: target, count: width)
        }
        above = row + 1
      }
      count = width * height
    }
    return isKnown ? pixels : nil
  }

  // MARK: Chunks

  /// What of a file is read.
  private struct Contents {
    private(set) var width = 0
    private(set) var height = 0
    private(set) var color = PNGFile.ColorType.rgb
    private(set) var compressed: [UInt8] = []

    /// Finds the chunks; nil for a file of another kind, or one that is cut off or has a wrong
    /// checksum.
    init?(of file: [UInt8]) {
      guard file.starts(with: PNGFile.signature) else { return nil }
      var position = PNGFile.signature.count
      while position + 12 <= file.count {
        let length = Self.number(file, at: position)
        let end = position + 8 + length
        guard end + 4 <= file.count else { return nil }
        let content = (position + 8)..<end
        switch String(decoding: file[(position + 4)..<(position + 8)], as: UTF8.self) {
        case "IHDR": guard readHeader(file, content) else { return nil }
        case "IDAT":
          let checksum = file[(position + 4)..<end].withUnsafeBytes {
            libdeflate_crc32(0, $0.baseAddress, $0.count)
          }
          guard Int(checksum) == Self.number(file, at: end) else { return nil }
          compressed += file[content]
        // A colour that is transparent.
        case "tRNS": return nil
        case "IEND":
          guard width > 0, !compressed.isEmpty else { return nil }
          return
        default: break
        }
        position = end + 4
      }
      return nil
    }

    private mutating func readHeader(_ file: [UInt8], _ content: Range<Int>) -> Bool {
      guard content.count == 13, width == 0, let size = PNGFile.pixelSize(of: file),
        size.width > 0, size.height > 0
      else { return false }
      let rest = file[(content.lowerBound + 8)..<content.upperBound]
      // Eight bits, rows from top to bottom.
      guard rest.first == 8, rest.dropFirst(2).allSatisfy({ $0 == 0 }),
        let color = PNGFile.ColorType(rawValue: rest[rest.startIndex + 1])
      else { return false }
      (width, height) = size
      self.color = color
      return true
    }

    private static func number(_ file: [UInt8], at start: Int) -> Int {
      file[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
  }

  /// The rows, each with its filter before it; nil if they are not as many as the header says.
  private static func inflated(_ contents: Contents) -> UnsafeMutablePointer<UInt8>? {
    let length = (contents.width * contents.color.channels + 1) * contents.height
    guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    let rows = UnsafeMutablePointer<UInt8>.allocate(capacity: length)
    let result = libdeflate_zlib_decompress(
      decompressor, contents.compressed, contents.compressed.count, rows, length, nil)
    guard result == LIBDEFLATE_SUCCESS else {
      rows.deallocate()
      return nil
    }
    return rows
  }

  // MARK: Rows

  /// Undoes a row's filter.
  ///
  /// - Parameters:
  ///   - filter: Which.
  ///   - row: The row; becomes what it was.
  ///   - above: The row above; nil for the first.
  ///   - length: Bytes of a row.
  ///   - step: Bytes of a pixel.
  /// - Returns: False for a filter that there is not.
  private static func undo(
    _ filter: UInt8, _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafeMutablePointer<UInt8>?,
    length: Int, step: Int
  ) -> Bool {
    switch filter {
    case 0: break
    case 1: for index in step..<max(length, step) { row[index] &+= row[index - step] }
    case 2:
      guard let above else { break }
      for index in 0..<length { row[index] &+= above[index] }
    case 3:
      for index in 0..<length {
        let left = index < step ? 0 : Int(row[index - step])
        let up = above.map { Int($0[index]) } ?? 0
        row[index] &+= UInt8(truncatingIfNeeded: (left + up) / 2)
      }
    case 4:
      for index in 0..<length {
        let left = index < step ? 0 : Int(row[index - step])
        let up = above.map { Int($0[index]) } ?? 0
        let corner = index < step ? 0 : above.map { Int($0[index - step]) } ?? 0
        row[index] &+= UInt8(truncatingIfNeeded: nearest(left, up, corner))
      }
    default: return false
    }
    return true
  }

  /// Which of three neighbours is nearest to their slope (Paeth's predictor).
  @inline(__always)
  private static func nearest(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let (toLeft, toUp) = (abs(up - corner), abs(left - corner))
    let toCorner = abs(left + up - 2 * corner)
    if toLeft <= toUp, toLeft <= toCorner { return left }
    return toUp <= toCorner ? up : corner
  }

  private static func readOpaque(
    _ row: UnsafeMutablePointer<UInt8>, into pixels: UnsafeMutableBufferPointer<UInt32>, count: Int
  ) {
    guard let pixels = pixels.baseAddress else { return }
    for index in 0..<count {
      let color = row + index * 3
      pixels[index] =
        0xFF00_0000 | UInt32(color[0]) << 16 | UInt32(color[1]) << 8 | UInt32(color[2])
    }
  }

  /// Multiplies colours by their opacity, as Cairo rounds.
  private static func read(
    _ row: UnsafeMutablePointer<UInt8>, into pixels: UnsafeMutableBufferPointer<UInt32>, count: Int
  ) {
    guard let pixels = pixels.baseAddress else { return }
    for index in 0..<count {
      let color = row + index * 4
      let alpha = UInt32(color[3])
      func channel(_ value: UInt8) -> UInt32 { (UInt32(value) * alpha + 127) / 255 }
      pixels[index] =
        alpha << 24 | channel(color[0]) << 16 | channel(color[1]) << 8 | channel(color[2])
    }
  }
}
