// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The document with which a program begins (rule IB-37), as the index of its module's documents says it
/// (rule IB-51).
package struct MainDocument {
  private struct Index: Decodable {
    let main: String?
  }

  /// The document's name, without its extension.
  package let name: String
  /// Whether the document is a storyboard, and no nib.
  package let isStoryboard: Bool
  /// The folder of the document.
  private let folder: URL

  /// The bundle of the document.
  package var bundle: Bundle? { Bundle(url: folder) }

  /// Finds the document of a program; nil without one. A program that has no documents reads no file.
  ///
  /// - Parameter module: The name of the module that the program's delegate is in.
  package init?(of module: String) {
    guard ProgramFolder.mayHaveDocuments,
      let folder = ResourceFolders.all(of: nil).first(where: { folder in
        FileManager.default.fileExists(
          atPath: folder.appendingPathComponent(Self.index(module)).path)
      })
    else { return nil }
    self.init(of: module, in: folder)
  }

  /// Reads the index of a module in a folder; nil if it names no document.
  package init?(of module: String, in folder: URL) {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent(Self.index(module))),
      let main = try? JSONDecoder().decode(Index.self, from: data).main,
      let end = main.lastIndex(of: ".")
    else { return nil }
    let kind = main[end...]
    guard [".storyboard", ".xib"].contains(kind) else { return nil }
    name = String(main[..<end])
    isStoryboard = kind == ".storyboard"
    self.folder = folder
  }

  private static func index(_ module: String) -> String { "\(module).interface.json" }
}
