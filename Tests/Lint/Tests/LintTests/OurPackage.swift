// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import lint

extension CheckedPackage {
  /// The package that this file belongs to.
  static let ours = CheckedPackage(
    root: (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }.path)
}

extension ManifestDescription {
  /// Asked for once, since SwiftPM compiles the manifest if it is new to it.
  private static let ours = Result { try CheckedPackage.ours.manifestJSON() }

  /// Returns what SwiftPM prints of our manifest, with one more element in a list of a target.
  static func oursWith(_ element: String, in list: String, of name: String) throws -> Data {
    let json = try JSONSerialization.jsonObject(with: ours.get())
    var manifest = try #require(json as? [String: Any])
    var targets = try #require(manifest["targets"] as? [[String: Any]])
    let index = try #require(targets.firstIndex { $0["name"] as? String == name })
    let elements = try #require(targets[index][list] as? [Any])
    targets[index][list] =
      elements + [try JSONSerialization.jsonObject(with: Data(element.utf8))]
    manifest["targets"] = targets
    return try JSONSerialization.data(withJSONObject: manifest)
  }
}
