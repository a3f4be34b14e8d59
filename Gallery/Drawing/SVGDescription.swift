// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation

/// The description of an SVG picture, which screen readers read in its place.
enum SVGDescription {
  /// Adds a description to a picture, as the first thing in it.
  ///
  /// - Parameters:
  ///   - text: The description; characters that XML does not have are left out.
  ///   - svg: The picture, as Cairo writes it; returned as it is if it does not begin as one.
  /// - Returns: The picture with the description.
  static func add(_ text: String, to svg: Data) -> Data {
    guard let tag = svg.firstRange(of: Data("<svg ".utf8)),
      let end = svg[tag.upperBound...].firstIndex(of: UInt8(ascii: ">"))
    else { return svg }
    var result = svg
    result.insert(contentsOf: Data("\n<desc>\(XMLText.escaped(text))</desc>".utf8), at: end + 1)
    return result
  }
}
