// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// A module with a Support page, and what importing it brings that the page lists.
struct SupportedFace: Sendable {
  let name: String

  /// UIKit, with the modules that it re-exports as a whole.
  static let uiKit = SupportedFace(name: "UIKit")
  /// AppKit alone: what it shares is on UIKit's page.
  static let appKit = SupportedFace(name: "AppKit")
  static let all = [uiKit, appKit]

  /// The Support page.
  var path: String { "Sources/5-Faces/\(name)/\(name).docc/Support.md" }

  /// The page that a reader of the face's documentation sees first.
  var landingPage: String { "Sources/5-Faces/\(name)/\(name).docc/\(name).md" }

  /// The modules whose declarations the page lists.
  func modules(in files: SourceTree) -> [String] {
    guard name == Self.uiKit.name else { return [name] }
    let exports = files.text(of: "Sources/5-Faces/UIKit/Exports.swift") ?? ""
    return exports.split(separator: "\n").compactMap {
      guard $0.hasPrefix("@_exported"), let module = $0.split(separator: " ").last else {
        return nil
      }
      return module == "Foundation" ? nil : String(module)
    }
  }
}
