// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// What the rules are about: the files of a package, and the modules that were built of them.
struct CheckedPackage: Sendable {
  var files: SourceTree
  let modules: BuiltModules
  /// Asks SwiftPM what it reads in the manifest, for `ManifestDescription`.
  var manifestJSON: @Sendable () throws -> Data

  /// Creates a package from the folder that holds its manifest.
  init(root: String) {
    files = SourceTree(root: root)
    modules = BuiltModules(files: files)
    manifestJSON = { try ManifestDescription.json(ofPackageAt: root) }
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
