// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
package import Foundation

/// The mark in an illustration's file of its making, so that no file of another make is ever
/// replaced or removed.
package struct IllustrationMark: Hashable, Sendable {
  /// The name of the snippet that drew the file.
  package var snippet: String

  static let software = "OpenCollectionView Illustrations"

  package init(snippet: String) { self.snippet = snippet }

  package func marking(png file: Data) -> Data {
    PNGText.adding(
      [(keyword: "Software", text: Self.software), (keyword: "Source", text: snippet)], to: file)
  }

  /// Returns an SVG file with the mark, a title and a description in it.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - title: What programs that read aloud call the picture.
  ///   - description: What they say of it.
  /// - Returns: The file with all of that; what is no SVG file as it is.
  package func marking(svg file: Data, title: String, description: String) -> Data {
    SVGText.adding(
      title: title, description: description,
      metadata: "\(Self.software): \(snippet)", to: file)
  }

  /// Reads the mark of a file. Nil for a file of another make.
  package init?(of file: Data) {
    let texts = PNGText.texts(in: file)
    if texts["Software"] == Self.software, let snippet = texts["Source"] {
      self.init(snippet: snippet)
    } else if let metadata = SVGText.metadata(in: file), metadata.hasPrefix("\(Self.software): ") {
      self.init(snippet: String(metadata.dropFirst(Self.software.count + 2)))
    } else {
      return nil
    }
  }
}
