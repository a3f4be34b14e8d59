// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

extension SupportPage {
  /// The classes of a face that Apple's framework has: those that are here, and those that are not.
  struct ClassCount {
    let all: Int
    /// In alphabetical order.
    let missing: [String]

    init(of face: SupportedFace, in package: CheckedPackage) throws {
      // AppKit's page leaves out what it shares with UIKit.
      var known: Set<String> = []
      for declarations in try [face, .uiKit].map(package.declarations) {
        known.formUnion(declarations.types.keys)
        // A name may stand for a class of another.
        known.formUnion(
          declarations.members.map { $0.type.isEmpty ? $0.name : "\($0.type).\($0.name)" })
      }
      let names = AppleClasses.names(of: face.name)
      all = names.count
      missing = names.filter { !known.contains($0) }
    }

    var here: Int { all - missing.count }
  }

  private static let heading = "## Classes that are missing\n"

  /// Returns the page with its section of the classes that are missing as they are now.
  static func updateClasses(_ text: String, of face: SupportedFace, in package: CheckedPackage)
    throws -> String
  {
    let count = try ClassCount(of: face, in: package)
    let section = """
      \(heading)
      Of \(count.all) classes of Apple's \(face.name), \(count.here) are here. Code that names one of the other \
      \(count.missing.count) does not compile:

      \(count.missing.map { "`\($0)`" }.joined(separator: ", ")).

      """
    let start = text.range(of: heading)?.lowerBound ?? text.endIndex
    let body = start == text.endIndex ? start : text.index(after: start)
    let end = text.range(of: "\n## ", range: body..<text.endIndex)?.lowerBound ?? text.endIndex
    let before = start == text.endIndex ? "\n" : ""
    return text.replacingCharacters(in: start..<end, with: before + section)
  }
}
