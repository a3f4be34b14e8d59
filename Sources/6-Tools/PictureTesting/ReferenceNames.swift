// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import PictureResults
import Synchronization

/// The names that references of a package can be asked for by.
///
/// A reference is called by its folder, its file and its name, from the package's folder on
/// (`Tests/CardTests/CardTests/card`), or by any end of that which begins with a whole word, down
/// to the plain name. An end that several references share names none of them.
enum ReferenceNames {
  /// Returns the whole name of a reference.
  ///
  /// - Parameters:
  ///   - name: The reference's plain name.
  ///   - file: The test file.
  ///   - package: The package of the test file.
  /// - Returns: The name, such as `Tests/CardTests/CardTests/card`.
  static func wholeName(of name: String, in file: String, of package: PackageFolder) -> String {
    let path = package.relative(URL(fileURLWithPath: file).deletingPathExtension().path)
    return "\(path)/\(name)"
  }

  static func matches(_ request: String, _ wholeName: String) -> Bool {
    wholeName == request || wholeName.hasSuffix("/" + request)
  }

  private static let known = Mutex<[String: Set<String>]>([:])

  /// The whole names of the references that a package has, read once by each process.
  ///
  /// - Complexity: O(files of the package), the first time.
  static func all(of package: PackageFolder) -> Set<String> {
    known.withLock { known in
      if let names = known[package.path] { return names }
      let names = read(package)
      known[package.path] = names
      return names
    }
  }

  private static func read(_ package: PackageFolder) -> Set<String> {
    guard let walk = FileManager.default.enumerator(atPath: package.path) else { return [] }
    var names: Set<String> = []
    for case let path as String in walk {
      let parts = path.split(separator: "/")
      let isHidden = parts.last?.hasPrefix(".") ?? false
      // Packages in the package have references of their own.
      if isHidden
        || FileManager.default.fileExists(atPath: "\(package.path)/\(path)/Package.swift")
      {
        walk.skipDescendants()
      } else if parts.count >= 3, parts[parts.count - 3] == "References",
        let dot = path.lastIndex(of: ".")
      {
        let name = path[..<dot].split(separator: "/")
        names.insert(
          (name.dropLast(3) + name.suffix(2)).joined(separator: "/"))
      }
    }
    return names
  }
}
