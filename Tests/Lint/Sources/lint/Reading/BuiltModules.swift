// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The modules that the last build has made, in `.build/debug`.
final class BuiltModules: Sendable {
  /// What to do where they are not there.
  static let advice = "Build first: swift build"

  private let files: SourceTree
  // Extracted once: it takes a second.
  private let declarations = Mutex<[String: Result<PublicDeclarations, any Error>]>([:])

  init(files: SourceTree) { self.files = files }

  private var folder: String { "\(files.root)/.build/debug" }

  /// What has to be done before the modules can be read; nil for nothing.
  var obstacle: String? {
    let missing = SupportedFace.all.map(\.name).filter {
      !FileManager.default.fileExists(atPath: "\(folder)/Modules/\($0).swiftmodule")
    }
    if missing.isEmpty { return stale }
    if missing.count == SupportedFace.all.count {
      return "Nothing is built in .build/debug: run swift build first"
    }
    return "\(missing.joined(separator: ", ")) is not built in .build/debug: run swift build first"
  }

  /// A module that was built before one of its files was written, which would be read as it was; nil
  /// for none.
  private var stale: String? {
    for module in SupportedFace.all.flatMap({ $0.modules(in: files) }) {
      // The compiler writes it whenever it has compiled anything of the module.
      guard let built = Self.date(of: "\(folder)/\(module).build/primary.priors"),
        let sources = files.folder(of: module)
      else { continue }
      for path in files.paths(below: sources) where path.hasSuffix(".swift") {
        if let written = Self.date(of: "\(files.root)/\(path)"), written > built {
          return "\(path) is newer than .build/debug: run swift build first"
        }
      }
    }
    return nil
  }

  private static func date(of path: String) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date
  }

  /// The public declarations of a face.
  func declarations(of face: SupportedFace) throws -> PublicDeclarations {
    try declarations.withLock { known in
      if let result = known[face.name] { return result }
      let result = Result<PublicDeclarations, any Error> {
        try declarations(of: face.name, exports: face.modules(in: files))
      }
      known[face.name] = result
      return result
    }.get()
  }

  /// The public declarations of a module, and of others that it re-exports.
  func declarations(of module: String, exports: [String]) throws -> PublicDeclarations {
    PublicDeclarations(
      try SymbolGraph.extract(module, exports: exports, from: folder, of: files), root: files.root)
  }
}
