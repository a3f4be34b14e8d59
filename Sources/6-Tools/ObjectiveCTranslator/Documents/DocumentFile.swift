// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
import Foundation
#if !ReaderInside
import InterfaceDocuments
#endif

/// An Interface Builder document of the module, as it was read.
struct DocumentFile: Sendable {
  /// The absolute path.
  let path: String
  let bytes: [UInt8]
  let document: InterfaceDocument
  private let lineStarts: [Int]

  /// Reads and checks a document.
  ///
  /// - Throws: A `Diagnostic` at the line of what can never load.
  init(path: String) throws(Diagnostic) {
    let name = URL(fileURLWithPath: path).lastPathComponent
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw Diagnostic(.error, file: path, line: 1, column: 1, "the document cannot be read")
    }
    let bytes = [UInt8](data)
    self.bytes = bytes
    self.path = path
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == .newline }.map { $0 + 1 }
    do throws(InterfaceError) {
      let document = try InterfaceDocument(name: name, bytes: bytes)
      // The program finds out when it is many scenes deep.
      if let cycle = document.embeddingCycle { throw cycle }
      self.document = document
    } catch {
      throw Diagnostic(
        .error, file: path, line: error.position.line, column: error.position.column,
        error.message)
    }
  }

  /// The byte at which the start tag of an element begins.
  func offset(of element: InterfaceElement) -> Int {
    lineStarts[element.position.line - 1] + element.position.column - 1
  }

  /// The warnings of the reader: parts that get a default when the document is loaded.
  var warnings: [Diagnostic] { document.warnings.map(warning) }

  func warning(_ statement: InterfaceError) -> Diagnostic {
    Diagnostic(
      .warning, file: path, line: statement.position.line, column: statement.position.column,
      statement.message)
  }
}
#endif
