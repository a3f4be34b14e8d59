// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CairoGraphics
package import Foundation
package import ImageComparison

/// A file that a picture, or a layout tree, is expected to be the same as.
package struct PictureReference: Sendable {
  package let path: String
  /// The picture of a failure: expected, difference and actual side by side.
  let failurePath: String
  package var tolerance = PixelTolerance.exact
  /// Pixels per point, if no large area may differ by much, whatever the tolerance; nil if it may.
  package var structureScale: Double?
  /// The names of the frames, if the picture is a `FrameStrip` of them; empty if it is one picture.
  package var frames: [String] = []
  /// The regions that are painted over in reference and drawing before the comparison.
  package var ignored: [PixelRegion] = []
  /// The red, green and blue of that paint, 0…255.
  package var ignoredGray: UInt8 = 0

  package init(path: String, failurePath: String) {
    self.path = path
    self.failurePath = failurePath
  }

  package enum Mismatch: Error, Hashable, CustomStringConvertible {
    case missing
    /// The file is there and is no reference.
    case damaged(ReferenceDamage)
    case text(String)
    /// The pixels differ; `picture` shows where.
    case pixels(String, picture: String)

    package var description: String {
      switch self {
      case .missing: "no reference"
      case .damaged(let damage): "the reference \(damage). \(damage.advice)"
      case .text(let reason): reason
      case .pixels(let reason, let picture): "\(reason)  \(picture)"
      }
    }
  }

  package var exists: Bool { FileManager.default.fileExists(atPath: path) }

  /// Writes a new reference, and the folders that it needs.
  package func record(_ data: Data) throws {
    try Self.createFolder(of: path)
    try AtomicFile.write(data, to: path)
  }

  /// Compares a PNG file with the reference, and draws the difference if there is one. Never writes
  /// the reference.
  ///
  /// - Complexity: O(bytes of the files) if they are the same: they are not decoded then.
  package func check(png data: Data) throws -> Verdict {
    guard let reference = FileManager.default.contents(atPath: path) else {
      return Verdict(.missing, actual: Raster.pixelSize(ofPNG: data))
    }
    guard data != reference else {
      let size = Raster.pixelSize(ofPNG: data)
      return Verdict(nil, expected: size, actual: size)
    }
    if let damage = ReferenceDamage.found(in: reference) {
      return Verdict(.damaged(damage), reference: reference)
    }
    let expected: Raster
    do throws(ImageError) {
      expected = try Raster(pngData: reference).painted(over: ignored, gray: ignoredGray)
    } catch {
      return Verdict(.damaged(ReferenceDamage(error, in: reference)), reference: reference)
    }
    let actual = try Raster(pngData: data)
    var verdict = Verdict(nil, expected: expected.pixelSize, actual: actual.pixelSize)
    let reason: String
    switch expected.compared(with: actual, tolerance: tolerance) {
    case .identical: return verdict
    case .similar(let difference):
      verdict.difference = difference
      guard let change = largestChange(expected, actual, difference) else { return verdict }
      reason =
        "\(change.description), though the tolerance allows the \(difference.count) pixels that differ"
    case .different(let difference):
      verdict.difference = difference
      reason = "\(difference)"
    case .differentSizes(let expected, let actual): reason = "\(actual) instead of \(expected)"
    }
    verdict.reference = reference
    let difference = FilmDifference(
      expected: expected, actual: actual, frames: frames, tolerance: tolerance)
    let (expectedPixels, actualPixels) = (PixelImage(expected), PixelImage(actual))
    verdict.regions = PixelImage.changedRegions(expected: expectedPixels, actual: actualPixels)
    let sides =
      difference?.sides ?? PixelImage.sideBySide(expected: expectedPixels, actual: actualPixels)
    let message = difference.map { "\($0.description); in all, \(reason)" } ?? reason
    do {
      try Self.createFolder(of: failurePath)
      try AtomicFile.write(try sides.pngData(), to: failurePath)
      verdict.mismatch = .pixels(message, picture: failurePath)
    } catch {
      // The difference is what a reader has to know, also where nothing can be written.
      verdict.mismatch = .pixels(message, picture: "(could not be written: \(error))")
    }
    return verdict
  }

  /// Returns the area that differs by too much for any tolerance; nil if there is none.
  private func largestChange(
    _ expected: Raster, _ actual: Raster, _ difference: PixelDifference
  ) -> LargestChange? {
    // Most of what is tolerated differs by little: then no pixel is looked at again.
    guard let structureScale, difference.greatest > LargestChange.channelDelta else { return nil }
    return PixelImage.largestChange(
      expected: PixelImage(expected), actual: PixelImage(actual), scale: structureScale)
  }

  /// Compares a text with the reference, byte by byte. Never writes the reference.
  package func check(text data: Data) -> Verdict {
    guard let reference = FileManager.default.contents(atPath: path) else {
      return Verdict(.missing)
    }
    guard data != reference else { return Verdict(nil) }
    if let damage = ReferenceDamage.found(in: reference) {
      return Verdict(.damaged(damage), reference: reference)
    }
    return Verdict(.text(Self.firstDifference(reference, data)), reference: reference)
  }

  private static func firstDifference(_ reference: Data, _ data: Data) -> String {
    let (expected, actual) = (lines(of: reference), lines(of: data))
    for (index, (left, right)) in zip(expected, actual).enumerated() where left != right {
      return "line \(index + 1) is '\(right)' instead of '\(left)'"
    }
    guard expected.count != actual.count else {
      return "the lines are the same, but their ends differ (CRLF, or no line break at the end)"
    }
    return "\(actual.count) lines instead of \(expected.count)"
  }

  /// The lines, the empty ones too: their numbers are those of the file.
  private static func lines(of text: Data) -> [Substring] {
    // By bytes: for Swift a carriage return and a line feed are one character.
    var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      let line = $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0
      return Substring(decoding: line, as: UTF8.self)
    }
    // What follows the line break of the last line is no line.
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func createFolder(of path: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }
}

/// Why a file that is there is no reference to compare with.
///
/// None of these is a difference: what is drawn may be right, and nothing is to be recorded over the file.
package enum ReferenceDamage: Error, Hashable, CustomStringConvertible {
  /// A Git LFS pointer stands for the file, which was not fetched.
  case pointer
  /// The file has no bytes.
  case empty
  /// A PNG file ends before its end.
  case cut
  /// The file is no PNG file that can be read.
  case undecodable(ImageError)

  package var description: String {
    switch self {
    case .pointer: "is a Git LFS pointer, not the file that it stands for"
    case .empty: "is empty"
    case .cut: "ends before the picture does"
    case .undecodable(let error): "cannot be read: \(error)"
    }
  }

  package var advice: String {
    switch self {
    case .pointer: "To fetch it:  git lfs pull"
    case .empty, .cut, .undecodable:
      "Restore the file from version control; what was drawn was not compared."
    }
  }

  /// Looks for what makes a file no reference, whatever its format.
  ///
  /// - Returns: What is wrong; nil for a file that may be one.
  package static func found(in data: Data) -> ReferenceDamage? {
    if data.isEmpty { return .empty }
    return data.starts(with: Array("version https://git-lfs".utf8)) ? .pointer : nil
  }

  /// Says why a PNG file could not be read.
  package init(_ error: ImageError, in data: Data) {
    let isPNG = data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    // The last chunk is `IEND`, and its checksum.
    let isWhole = data.suffix(8).starts(with: Array("IEND".utf8))
    self = isPNG && !isWhole ? .cut : .undecodable(error)
  }
}

extension PictureReference {
  package struct Verdict: Sendable {
    /// The difference from the reference; nil if the picture matches.
    package var mismatch: Mismatch?
    /// The reference's size; nil if it is no picture.
    package var expected: PixelSize?
    /// The size of what was drawn; nil if it is no picture.
    package var actual: PixelSize?
    /// The difference of the pixels, also within the tolerance.
    package var difference: PixelDifference?
    /// Boxes around what differs, if the picture failed.
    package var regions: [PixelRegion] = []
    /// The reference's bytes, if what was drawn differs from it.
    package var reference: Data?

    init(
      _ mismatch: Mismatch?, expected: PixelSize? = nil, actual: PixelSize? = nil,
      reference: Data? = nil
    ) {
      self.mismatch = mismatch
      self.expected = expected
      self.actual = actual
      self.reference = reference
    }

    /// The outcome under which a report lists this.
    package var outcome: PictureResult.Outcome {
      switch mismatch {
      case nil: .passed
      case .missing: .new
      case .damaged, .text, .pixels: .failed
      }
    }

    /// The reference's bytes, if what was drawn was compared with them and differs.
    fileprivate var comparedReference: Data? {
      switch mismatch {
      case .text, .pixels: reference
      case nil, .missing, .damaged: nil
      }
    }

    /// The differences, in words that hold on every machine.
    package var reason: String? {
      switch mismatch {
      case nil: nil
      case .pixels(let reason, _): reason
      case .some(let mismatch): "\(mismatch)"
      }
    }
  }
}

extension ResultsFolder {
  /// Appends what came out of a comparison, with its pictures if it failed.
  ///
  /// - Throws: `FileError`.
  package func append(
    _ verdict: PictureReference.Verdict, of data: Data, as result: PictureResult
  ) throws(FileError) {
    let (result, actual) = completed(result, by: verdict, of: data)
    try append(result, expected: verdict.reference, actual: actual)
  }

  /// Appends what came out of a comparison, as far as the folder lets it.
  package func record(
    _ verdict: PictureReference.Verdict, of data: Data, as result: PictureResult
  ) {
    let (result, actual) = completed(result, by: verdict, of: data)
    record(result, expected: verdict.reference, actual: actual)
  }

  private func completed(
    _ result: PictureResult, by verdict: PictureReference.Verdict, of data: Data
  ) -> (result: PictureResult, actual: Data?) {
    var result = result
    result.outcome = verdict.outcome
    result.reason = verdict.reason
    result.expectedHash = verdict.comparedReference.map { stableHash(of: $0) }
    result.measure(
      expected: verdict.expected, actual: verdict.actual, difference: verdict.difference,
      regions: verdict.regions)
    return (result, verdict.mismatch == nil ? nil : data)
  }
}
