// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry

extension UIStoryboard {
  /// The part of a module's index of documents that says how the program begins (rule IB-51).
  private struct Index: Decodable {
    let main: String?
  }

  /// Returns the storyboard with which a program begins (rule IB-37); nil without one.
  ///
  /// A program that has no documents reads no file.
  ///
  /// - Parameter module: The name of the module that the program's delegate is in.
  /// - Returns: The storyboard. One that the index names and that is missing stops the program.
  package static func main(of module: String) -> UIStoryboard? {
    guard ProgramFolder.mayHaveDocuments,
      let folder = ResourceFolders.all(of: nil).first(where: { folder in
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(index(module)).path)
      })
    else { return nil }
    return main(of: module, in: folder)
  }

  /// Returns the storyboard that the index of a module in a folder names.
  package static func main(of module: String, in folder: URL) -> UIStoryboard? {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent(index(module))),
      let main = try? JSONDecoder().decode(Index.self, from: data).main,
      main.hasSuffix(".storyboard")
    else { return nil }
    return UIStoryboard(
      name: String(main.dropLast(".storyboard".count)), bundle: Bundle(url: folder))
  }

  private static func index(_ module: String) -> String { "\(module).interface.json" }
}
