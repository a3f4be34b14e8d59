// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import ImageComparison

/// The result of one comparison of a picture, or of a layout tree, with its reference: a line
/// of a file of results.
///
/// The article "Image tests on a CI" documents the fields for readers of other tools. A field that
/// is nil is left out of the line.
package struct PictureResult: Codable, Hashable, Sendable {
  package enum Outcome: String, Codable, Hashable, Sendable, CaseIterable {
    /// The picture differs.
    case failed
    /// There is no reference.
    case new
    /// There is a reference, and nothing that draws it.
    case orphaned
    /// The reference has just been written.
    case recorded
    /// The picture matches its reference.
    case passed
  }

  /// The program that compared.
  package enum Source: String, Codable, Hashable, Sendable {
    /// `expectPicture(of:named:)` in a test.
    case pictureTesting = "PictureTesting"
    /// `gallery verify`, or the test that does the same.
    case gallery
  }

  /// The pictures, or trees, of a failure: names of files beside the line's.
  package struct Files: Codable, Hashable, Sendable {
    package var expected: String?
    package var actual: String?

    package init(expected: String? = nil, actual: String? = nil) {
      self.expected = expected
      self.actual = actual
    }
  }

  package var version = ResultLine.version
  package var kind = ResultLine.Kind.comparison
  package var source: Source
  /// The process that compared, as its ``RunResult`` names it.
  package var run = RunResult.current
  package var began: Int? = RunResult.currentBeginning
  package var session: Int? = RunResult.currentSession
  package var outcome: Outcome
  /// The test's name; the sample's, of the gallery.
  package var test: String
  /// The location of the test: `CardTests/CardTests.swift:12`.
  package var location: String?
  /// The reference's name, without folder and extension; the sample's, of the gallery.
  package var name: String
  /// The state of the sample that is shown: `dark`.
  package var state: String?
  /// The extension of the reference: `png`, `txt`.
  package var format: String
  /// The reference file, from the package's folder on.
  package var reference: String
  /// The hash of the reference's bytes that a failed picture was compared with; see
  /// ``stableHash(of:)-(Data)``. Nil if nothing was compared, or with a damaged reference.
  package var expectedHash: String?
  /// The differences, in words.
  package var reason: String?
  /// Width and height in pixels of the reference.
  package var expectedSize: [Int]?
  /// Width and height in pixels of what was drawn.
  package var actualSize: [Int]?
  /// The number of pixels that differ at all.
  package var changedPixels: Int?
  /// The greatest difference of a channel, 1…255.
  package var largestChange: Int?
  /// Boxes around what differs: left, top, width and height in pixels.
  package var regions: [[Int]]?
  package var files: Files?
  /// The shard that it was compared in: `2/5`.
  package var shard: String?

  package init(
    source: Source, outcome: Outcome, test: String, name: String, state: String? = nil,
    format: String, reference: String
  ) {
    self.source = source
    self.outcome = outcome
    self.test = test
    self.name = name
    self.state = state
    self.format = format
    self.reference = reference
  }

  /// Sets what pixels say.
  package mutating func measure(
    expected: PixelSize?, actual: PixelSize?, difference: PixelDifference?,
    regions: [PixelRegion]
  ) {
    expectedSize = expected.map { [$0.width, $0.height] }
    actualSize = actual.map { [$0.width, $0.height] }
    changedPixels = difference?.count
    largestChange = difference?.greatest
    guard !regions.isEmpty else { return }
    self.regions = regions.map {
      [$0.columns.lowerBound, $0.rows.lowerBound, $0.columns.count, $0.rows.count]
    }
  }
}
