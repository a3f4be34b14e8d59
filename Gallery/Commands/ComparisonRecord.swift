// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ImageComparison

/// The output of `gallery compare --json`.
struct ComparisonRecord: Encodable {
  let verdict: String
  /// In pixels, as width and height.
  let expectedSize: [Int]
  let actualSize: [Int]
  @Nullable var differingPixels: Int?
  @Nullable var pixelsBeyondTolerance: Int?
  /// The greatest difference of a channel, 1…255.
  @Nullable var greatestDifference: Int?
  /// The first and the last column that holds differing pixels.
  @Nullable var columns: [Int]?
  /// The first and the last row that holds differing pixels.
  @Nullable var rows: [Int]?

  /// Makes the record of a comparison.
  init(_ result: PictureComparison, of expected: PixelImage, and actual: PixelImage) {
    expectedSize = [expected.width, expected.height]
    actualSize = [actual.width, actual.height]
    let difference: PixelDifference?
    switch result {
    case .identical: (verdict, difference) = ("identical", nil)
    case .similar(let found): (verdict, difference) = ("similar", found)
    case .different(let found): (verdict, difference) = ("different", found)
    case .differentSizes: (verdict, difference) = ("differentSizes", nil)
    }
    differingPixels = difference?.count
    pixelsBeyondTolerance = difference?.countBeyondTolerance
    greatestDifference = difference?.greatest
    columns = difference.map { [$0.columns.lowerBound, $0.columns.upperBound] }
    rows = difference.map { [$0.rows.lowerBound, $0.rows.upperBound] }
  }
}
