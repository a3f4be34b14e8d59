// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CairoGraphics
package import Foundation
package import ImageComparison

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
