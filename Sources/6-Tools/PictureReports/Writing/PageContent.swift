// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import PictureResults

/// The content that the page's script reads: the entries, and the pictures by number.
///
/// Entries are small and come first, so that ten thousand of them are listed before the pictures
/// have arrived. A picture that several entries show is kept once.
struct PageContent {
  private(set) var entries: [Entry] = []
  /// PNG files.
  private(set) var pictures: [Data] = []
  /// Pictures that the page has no space for.
  private(set) var omitted = 0
  /// Layout trees, and other texts, that are not compared, since too many are.
  private(set) var omittedTexts = 0

  private var indices: [Data: Int] = [:]
  private var pictureSize = 0
  private var readSize = 0
  private var comparisonCount = 0

  /// The most bytes of pictures. A browser opens a page of this size, and not one ten times as
  /// large.
  static let maximumPictureSize = 200_000_000
  /// The most bytes of files that are read, which the pictures of many results may name again and again.
  static let maximumReadSize = 1_000_000_000
  /// The most pairs of lines that are compared, of all trees: 50 trees that have nothing in common with
  /// their references, or half a million that differ in ten lines.
  static let maximumComparisonCount = 50_000_000
  /// The most pixels of a picture: 64 million take 256 MB to show.
  static let maximumPixelCount = 1 << 26

  struct Entry: Encodable {
    let title: String
    let test: String
    let location: String?
    let source: String
    let outcome: String
    let machine: Int
    let shard: String?
    let accept: String?
    var parts: [Part]
  }

  struct Part: Encodable {
    let format: String
    let outcome: String
    let reason: String?
    let reference: String
    let expectedSize: [Int]?
    let actualSize: [Int]?
    let changedPixels: Int?
    let largestChange: Int?
    let regions: [[Int]]?
    var expected: Int?
    var actual: Int?
    var isPictureMissing: Bool?
    var lines: [[String]]?
    var moves: [String]?
  }

  private let passing: ReferenceFolder?
  private let comparisonLimit: Int

  /// Collects what the page shows.
  ///
  /// - Parameters:
  ///   - report: The results.
  ///   - passing: Where the pictures of what passed are read; nil to show none.
  ///   - comparisonLimit: The most pairs of lines that are compared.
  init(
    _ report: PictureReport, passing: ReferenceFolder? = nil,
    comparisonLimit: Int = Self.maximumComparisonCount
  ) {
    self.passing = passing
    self.comparisonLimit = comparisonLimit
    let accept = AcceptCommand(report)
    for entry in report.entries {
      guard let first = entry.parts.first else { continue }
      let parts = entry.parts.map { part($0, of: report.readers[entry.machine]) }
      entries.append(
        Entry(
          title: entry.title, test: first.test, location: first.location,
          source: first.source.rawValue, outcome: entry.outcome.rawValue, machine: entry.machine,
          shard: first.shard, accept: accept.text(for: entry), parts: parts))
    }
  }

  private mutating func part(_ result: PictureResult, of reader: ResultsReader) -> Part {
    var part = Part(
      format: result.format, outcome: result.outcome.rawValue, reason: result.reason,
      reference: result.reference, expectedSize: result.expectedSize,
      actualSize: result.actualSize, changedPixels: result.changedPixels,
      largestChange: result.largestChange, regions: result.regions)
    guard let files = result.files else {
      if let passing, result.format == "png", [.passed, .recorded].contains(result.outcome) {
        part.expected = passing.reference(of: result).flatMap { index(of: $0) }
        part.isPictureMissing = part.expected == nil ? true : nil
      }
      return part
    }
    let isText = result.format != "png" && result.format != "pdf"
    guard readSize < Self.maximumReadSize,
      !isText || comparisonCount < comparisonLimit
    else {
      if isText { omittedTexts += 1 } else { omitted += 1 }
      return part
    }
    let expected = reader.file(files.expected)
    let actual = reader.file(files.actual)
    readSize += (expected?.count ?? 0) + (actual?.count ?? 0)
    part.isPictureMissing =
      (files.expected != nil && expected == nil) || (files.actual != nil && actual == nil)
      ? true : nil
    if result.format == "png" {
      part.expected = expected.flatMap { index(of: $0) }
      part.actual = actual.flatMap { index(of: $0) }
    } else if isText, let actual {
      let difference = TreeDifference(
        expected: expected.map { String(decoding: $0, as: UTF8.self) } ?? "",
        actual: String(decoding: actual, as: UTF8.self))
      part.lines = difference.lines.map { [$0.kind.rawValue, $0.text] }
      part.moves = difference.moves
      comparisonCount += difference.comparisonCount
    }
    return part
  }

  /// Returns the number of a picture; nil if the data are not a picture, or there is no space for it.
  private mutating func index(of picture: Data) -> Int? {
    if let index = indices[picture] { return index }
    guard let size = Raster.headerSize(ofPNG: picture), size.width > 0, size.height > 0,
      size.width <= 32_767, size.height <= 32_767,
      size.width * size.height <= Self.maximumPixelCount
    else { return nil }
    guard pictureSize + picture.count <= Self.maximumPictureSize else {
      omitted += 1
      return nil
    }
    pictureSize += picture.count
    indices[picture] = pictures.count
    pictures.append(picture)
    return pictures.count - 1
  }
}
