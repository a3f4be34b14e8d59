// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// What the rules are about: the files of a package, and the modules that were built of them.
struct CheckedPackage: Sendable {
  var files: SourceTree
  let modules: BuiltModules
  /// What SwiftPM reads in the manifest, for `ManifestDescription`. It is asked once, since that takes longer
  /// than all rules' reading of files.
  var manifestJSON: @Sendable () throws -> Data

  /// Creates a package from the folder that holds its manifest.
  init(root: String) {
    files = SourceTree(root: root)
    modules = BuiltModules(files: files)
    let description = KeptDescription()
    manifestJSON = { try description.json(ofPackageAt: root) }
  }

  /// The page that says what works of a face.
  func page(of face: SupportedFace) -> SupportPage {
    SupportPage(text: files.text(of: face.path) ?? "")
  }

  /// The public declarations of a face.
  func declarations(of face: SupportedFace) throws -> PublicDeclarations {
    try modules.declarations(of: face)
  }
}

/// What SwiftPM has said of a manifest.
private final class KeptDescription: Sendable {
  private let json = Mutex<Data?>(nil)

  func json(ofPackageAt root: String) throws -> Data {
    try json.withLock { json in
      let known = try json ?? ManifestDescription.json(ofPackageAt: root)
      json = known
      return known
    }
  }
}
