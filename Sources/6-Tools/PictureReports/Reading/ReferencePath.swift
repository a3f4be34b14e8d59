// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import PictureResults

/// A reference file of a package that results name, which may come from anywhere.
///
/// Only files at `…/References/FILE/NAME.FORMAT` are references. Neither `..` nor a link leads out of the
/// package, and packages in the package are left alone.
struct ReferencePath {
  /// The path, from the package's folder on.
  let relative: String
  /// The absolute path.
  let file: String
  /// The folders that the file needs and that are not there, outermost first.
  let missingFolders: [String]

  /// Why a file is not read or written.
  struct Refusal: Error, Hashable {
    let reason: String
  }

  /// Checks a path, and what is there.
  ///
  /// - Throws: ``Refusal``.
  init(_ reference: String, format: String, in package: PackageFolder) throws(Refusal) {
    guard Self.isReference(reference, format: format) else {
      throw Refusal(reason: "'\(reference)' is not the path of a reference")
    }
    relative = reference
    file = "\(package.path)/\(reference)"
    let parts = reference.split(separator: "/")
    var folder = package.path
    var missing: [String] = []
    for (index, part) in parts.dropLast().enumerated() {
      folder += "/\(part)"
      guard let kind = Self.kind(of: folder) else {
        guard index >= parts.count - 3 else {
          throw Refusal(reason: "there is no folder '\(folder)'")
        }
        missing.append(folder)
        continue
      }
      guard kind == S_IFDIR else { throw Refusal(reason: "'\(folder)' is a link or not a folder") }
      guard Self.kind(of: folder + "/Package.swift") == nil else {
        throw Refusal(reason: "'\(folder)' is another package")
      }
    }
    missingFolders = missing
    guard [nil, S_IFREG].contains(Self.kind(of: file)) else {
      throw Refusal(reason: "'\(file)' is a link or not a plain file")
    }
  }

  /// The file's bytes; nil if it is not there.
  var contents: Data? { FileManager.default.contents(atPath: file) }

  static func isReference(_ path: String, format: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") }
    // What `visible` has replaced is not the name of the file.
    let isExact = !path.unicodeScalars.contains { $0 == "\u{FFFD}" || $0 == "\0" }
    return isPlain && isExact && parts.count >= 3 && parts[parts.count - 3] == "References"
      && ["png", "txt", "json", "svg", "pdf", "accessibility"].contains(format)
      && (parts.last ?? "").hasSuffix(".\(format)") && (parts.last ?? "").count > format.count + 1
  }

  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }
}

extension PictureResult {
  /// The name that is the reference's alone: its folder, its file and its name, from the package's folder
  /// on, such as `Tests/CardTests/CardTests/card`.
  var wholeName: String {
    var parts = reference.dropLast(format.count + 1).split(separator: "/")
    if parts.count >= 3, parts[parts.count - 3] == "References" {
      parts.remove(at: parts.count - 3)
    }
    return parts.joined(separator: "/")
  }

  /// Whether the kept picture can become the reference. One that was compared with a damaged reference, or
  /// could not be drawn, cannot.
  var isAcceptable: Bool {
    guard files?.actual != nil, ReferencePath.isReference(reference, format: format) else {
      return false
    }
    return outcome == .new || (outcome == .failed && expectedHash != nil)
  }
}

/// The shortest names of references that no other one of the same results has.
struct ShortNames {
  private let names: [String: String]

  /// Creates names.
  init(_ results: some Sequence<PictureResult>) {
    let wholeNames = Set(results.map(\.wholeName))
    var counts: [Substring: Int] = [:]
    for name in wholeNames { for end in Self.ends(of: name) { counts[end, default: 0] += 1 } }
    names = Dictionary(
      uniqueKeysWithValues: wholeNames.map { name in
        (name, String(Self.ends(of: name).first { counts[$0] == 1 } ?? name[...]))
      })
  }

  /// The shortest name of a result.
  subscript(result: PictureResult) -> String { names[result.wholeName] ?? result.wholeName }

  /// The ends of a whole name that begin with a word, the shortest first.
  private static func ends(of name: String) -> [Substring] {
    name.indices.reversed().filter { name[$0] == "/" }.map { name[name.index(after: $0)...] }
      + [name[...]]
  }
}
