// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AssetCatalogues
import CairoGraphics
import Foundation
import Geometry
import Synchronization

/// An image set of an asset catalogue, whose file depends on where the image is shown.
package final class CataloguedImage: Sendable {
  struct Choice: @unchecked Sendable {
    // Its source never changes.
    var source: ImageSource
    var resizing: ImageResizing?
    var alignmentInsets: UIEdgeInsets
  }

  let set: ImageSet
  private let folder: URL

  private struct Cache {
    /// The files that were read, by name and pixels per point.
    var sources: [String: ImageSource?] = [:]
    /// The last environment, since images are mostly shown in one.
    var traits: UITraitCollection?
    var choice: Choice?
  }
  private let cache = Mutex(Cache())

  init(set: ImageSet, folder: URL) {
    self.set = set
    self.folder = folder
  }

  /// The image in an environment; nil if the set has no file for it, or one that cannot be read,
  /// which is reported once on the console.
  func choice(in traits: UITraitCollection) -> Choice? {
    cache.withLock { cache in
      if cache.traits == traits { return cache.choice }
      let choice = set.entry(in: traits).flatMap { entry in
        source(of: entry, in: &cache).map {
          Choice(
            source: $0,
            resizing: entry.capInsets.map {
              ImageResizing(
                capInsets: $0, mode: entry.tilesMiddle ? .tile : .stretch,
                middleSize: entry.middleSize)
            }, alignmentInsets: entry.alignmentInsets)
        }
      }
      cache.traits = traits
      cache.choice = choice
      return choice
    }
  }

  private func source(of entry: ImageSet.Entry, in cache: inout Cache) -> ImageSource? {
    let key = "\(entry.fileName)@\(entry.scale)"
    if let known = cache.sources[key] { return known }
    let source = read(entry)
    cache.sources[key] = .some(source)
    return source
  }

  private func read(_ entry: ImageSet.Entry) -> ImageSource? {
    let shortPath = "\(folder.lastPathComponent)/\(entry.fileName)"
    let path = folder.appendingPathComponent(entry.fileName).path
    guard let data = FileManager.default.contents(atPath: path) else {
      consoleMessage("\(shortPath) is missing: the image is not drawn")
      return nil
    }
    do throws(ImageError) {
      return try ImageSource(data: data, scale: entry.scale, readsPDF: true)
    } catch {
      consoleMessage("\(shortPath) is not drawn: it is \(error)")
      return nil
    }
  }
}
