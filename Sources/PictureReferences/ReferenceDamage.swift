// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CairoGraphics
package import Foundation

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

  /// What to do, as a sentence.
  package var advice: String {
    switch self {
    case .pointer: "To fetch it:  git lfs pull"
    case .empty, .cut, .undecodable:
      "Restore the file from version control; what was drawn was not compared."
    }
  }

  /// Looks for what makes a file no reference, whatever its format.
  ///
  /// - Parameter data: The file.
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
