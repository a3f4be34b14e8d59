// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import DocumentScreens
import Foundation
import LayoutDocuments
import UIKit

/// The pictures beside a document: relative paths, inside its folder after all links are followed.
struct DocumentImages {
  /// The most bytes of a file.
  private static let mostBytes = 16 << 20
  /// The most names that are looked at for a suggestion.
  private static let mostNames = 1_000

  private let folder: URL
  private var total = PixelTotal()
  /// The pictures that were found, so that what is shown is what was checked.
  private var found: [String: ImageProvider.Loaded] = [:]

  init(besideFile path: String) {
    folder = URL(fileURLWithPath: path).deletingLastPathComponent().resolvingSymlinksInPath()
  }

  /// Returns the file of a path; nil outside of the folder.
  func path(of name: String) -> String? {
    let file = folder.appendingPathComponent(name).resolvingSymlinksInPath()
    return file.path.hasPrefix(folder.path == "/" ? "/" : folder.path + "/") ? file.path : nil
  }

  /// Returns a picture that was found, or that can be used alone: the pictures of a document that is
  /// edited were not found before. Nil for one that cannot be used.
  func load(_ name: String) -> ImageProvider.Loaded? {
    if let image = found[name] { return image }
    // Without a look at the folder for a suggestion.
    guard let path = path(of: name), access(path, F_OK) == 0 else { return nil }
    var alone = self
    alone.total = PixelTotal()
    _ = alone.find(name)
    return alone.found[name]
  }

  /// Says whether a picture can be used. It is decoded only if its header names few enough pixels.
  mutating func find(_ name: String) -> ImageFile {
    guard let path = path(of: name) else { return .outside }
    var status = stat()
    guard stat(path, &status) == 0 else { return .missing(names: names()) }
    guard status.st_mode & S_IFMT == S_IFREG, access(path, R_OK) == 0 else {
      return .refused("'\(name)' cannot be read: \(InputFile.reason(path)).")
    }
    guard status.st_size <= Self.mostBytes else {
      return .refused("'\(name)' is larger than 16 MiB.")
    }
    guard let header = Self.header(ofFile: path) else {
      return .refused("'\(name)' cannot be read.")
    }
    let size = Self.pixels(ofPNG: header) ?? 0
    guard total.hasRoom(for: size) else { return .refused(ReadingLimits.pixelsMessage) }
    guard let image = UIImage(contentsOfFile: path) else {
      return .refused("'\(name)' is neither a PNG nor an SVG picture.")
    }
    total.add(size)
    found[name] = ImageProvider.Loaded(image, pixels: size)
    return .exists(pixels: size)
  }

  /// The bytes in which a PNG names its size; nil for a file that cannot be read.
  private static func header(ofFile path: String) -> [UInt8]? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    return (try? file.read(upToCount: 24)).map { [UInt8]($0) }
  }

  /// The pixels that the header of a PNG names; nil for other files.
  private static func pixels(ofPNG header: [UInt8]) -> Int? {
    guard header.count == 24, header.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    func number(_ start: Int) -> Int { header[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    let (width, height) = (number(16), number(20))
    let (product, overflows) = width.multipliedReportingOverflow(by: height)
    let most = ReadingLimits.pixels + 1
    return overflows ? most : min(product, most)
  }

  /// The pictures in the folder, for a suggestion.
  private func names() -> [String] {
    guard
      let found = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    else { return [] }
    var names: [String] = []
    var seen = 0
    for case let file as URL in found {
      seen += 1
      guard seen <= Self.mostNames else { break }
      guard ["png", "svg"].contains(file.pathExtension.lowercased()) else { continue }
      names.append(String(file.path.dropFirst(folder.path.count + 1)))
    }
    return names.sorted()
  }
}
