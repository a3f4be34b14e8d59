// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The document with which a program begins (rule IB-37), as the index of its module's documents says it
/// (rule IB-51).
package struct MainDocument {
  /// The document's name, without its extension.
  package let name: String
  package let isStoryboard: Bool
  private let folder: URL

  package var bundle: Bundle? { Bundle(url: folder) }

  /// Finds the document of a program; nil without one. A program that has no documents reads no file.
  ///
  /// - Parameter module: The name of the module that the program's delegate is in.
  package init?(of module: String) {
    guard ProgramFolder.mayHaveDocuments,
      let folder = ResourceFolders.all(of: nil).first(where: { folder in
        FileManager.default.fileExists(
          atPath: folder.appendingPathComponent(DocumentIndex.name(of: module)).path)
      })
    else { return nil }
    self.init(of: module, in: folder)
  }

  /// Reads the index of a module in a folder; nil if it names no document.
  package init?(of module: String, in folder: URL) {
    let file = folder.appendingPathComponent(DocumentIndex.name(of: module))
    guard let main = DocumentIndex(file)?.main,
      let end = main.lastIndex(of: ".")
    else { return nil }
    let kind = main[end...]
    guard [".storyboard", ".xib"].contains(kind) else { return nil }
    name = String(main[..<end])
    isStoryboard = kind == ".storyboard"
    self.folder = folder
  }
}

/// The index of the documents of a module, which the plug-in writes beside them (rule IB-51).
struct DocumentIndex: Decodable {
  /// The document with which the program begins, with its extension; nil for none.
  let main: String?
  /// The language in which the texts are written; nil if the index names none.
  let language: String?

  private static let ending = ".interface.json"

  static func name(of module: String) -> String { module + ending }

  /// Reads an index; nil for a file that is not one, or does not exist.
  init?(_ file: URL) {
    guard let data = try? Data(contentsOf: file),
      let index = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    self = index
  }

  /// Reads the index in a folder, the first by name; nil without one.
  init?(in folder: URL) {
    let files = ResourceFolders.entries(of: folder)
    guard let file = files.first(where: { $0.lastPathComponent.hasSuffix(Self.ending) }) else {
      return nil
    }
    self.init(file)
  }
}

package func moduleName(of type: Any.Type) -> String {
  // What `String(reflecting:)` says of a type, which asks first for four protocols that it may conform
  // to: a million instructions.
  String(_typeName(type).prefix { $0 != "." })
}
