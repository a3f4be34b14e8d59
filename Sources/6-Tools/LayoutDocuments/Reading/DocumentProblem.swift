// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// A problem of a document: an error, with which nothing is drawn, or a warning.
package struct DocumentProblem: Hashable, Sendable {
  package enum Severity: String, Hashable, Sendable {
    /// The document cannot be drawn.
    case error
    /// The document is drawn all the same.
    case warning
  }

  package let severity: Severity
  /// Sentences that say what was found and what to write.
  package let message: String
  /// The path of the value that the problem is about; empty for the document and its syntax.
  package let path: ValuePath
  package let range: Range<Int>
  package let position: TextPosition

  /// Returns the line that a command prints, in the form of compilers:
  /// `FILE:LINE:COLUMN: error: MESSAGE (PATH)`.
  package func line(file: String) -> String {
    let path = path.components.isEmpty ? "" : " (\(path))"
    return "\(file):\(position.line):\(position.column): \(severity.rawValue): \(message)\(path)"
  }
}

/// The answer to the question whether a picture stands beside a document.
package enum ImageFile: Hashable, Sendable {
  /// It can be read.
  ///
  /// - pixels: What it takes of ``ReadingLimits/pixels``; 0 for a drawing.
  case exists(pixels: Int)
  /// There is none of this name.
  ///
  /// - names: The paths of pictures that are there, to suggest one.
  case missing(names: [String])
  /// It is outside of the document's folder.
  case outside
  /// It cannot be used: a sentence that says why.
  case refused(String)
}

/// The pixels of a document's pictures, which have at most ``ReadingLimits/pixels`` together.
package struct PixelTotal: Hashable, Sendable {
  private var pixels = 0

  package init() {}

  /// Returns whether a picture may be added: each by itself may be as large as all together.
  package func hasRoom(for pixels: Int) -> Bool { pixels <= ReadingLimits.pixels - self.pixels }

  /// Adds the pixels of a picture that there is room for. One that is refused is not added.
  package mutating func add(_ pixels: Int) { self.pixels += max(0, pixels) }
}
