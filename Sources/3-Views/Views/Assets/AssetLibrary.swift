// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AssetCatalogues
import Foundation
import Geometry
import InterfaceDocuments
import Synchronization

/// The sets in the asset catalogues of a bundle, by name.
///
/// The names are found when the first is asked for, and each set is read at its first use.
final class AssetLibrary: Sendable {
  private let imageFolders: [String: URL]
  private let colorFolders: [String: URL]
  private let symbolFolders: [String: URL]
  private let images = Mutex<[String: CataloguedImage?]>([:])
  private let colors = Mutex<[String: ColorSet?]>([:])
  private let symbols = Mutex<[String: SymbolDrawing?]>([:])

  private static let libraries = Mutex<[URL: AssetLibrary]>([:])

  /// The library of a bundle; nil for the main one. Finds the names of all sets for a bundle that is
  /// asked for the first time, O(files); O(1) afterwards.
  static func of(_ bundle: Bundle?) -> AssetLibrary {
    let key = (bundle ?? .main).bundleURL
    if let library = libraries.withLock({ $0[key] }) { return library }
    let library = AssetLibrary(folders: ResourceFolders.all(of: bundle))
    return libraries.withLock { libraries in
      let first = libraries[key] ?? library
      libraries[key] = first
      return first
    }
  }

  /// Finds the sets of all catalogues in folders. Of two of one name the first by path counts.
  init(folders: [URL]) {
    var walk = AssetWalk()
    for folder in folders {
      for catalogue in ResourceFolders.entries(of: folder)
      where catalogue.pathExtension == "xcassets" {
        walk.visit(catalogue, prefix: "", depth: 0)
      }
    }
    imageFolders = walk.images
    colorFolders = walk.colors
    symbolFolders = walk.symbols
  }

  /// The symbol set of a name; nil if there is none, or its template cannot be read, which is reported once
  /// on the console.
  func symbol(named name: String) -> SymbolDrawing? {
    guard let folder = symbolFolders[name] else { return nil }
    return symbols.withLock { symbols in
      if let known = symbols[name] { return known }
      let symbol = Self.read(folder, as: SymbolSet.init(contents:)).flatMap { set in
        SymbolDrawing(template: folder.appendingPathComponent(set.fileName))
      }
      symbols[name] = .some(symbol)
      return symbol
    }
  }

  /// The image set of a name; nil if there is none, or it has no file that can be read.
  func image(named name: String) -> CataloguedImage? {
    guard let folder = imageFolders[name] else { return nil }
    return images.withLock { images in
      if let known = images[name] { return known }
      let image = Self.read(folder, as: ImageSet.init(contents:)).map {
        CataloguedImage(set: $0, folder: folder)
      }
      images[name] = .some(image)
      return image
    }
  }

  /// The colour set of a name; nil if there is none, or it has no colour.
  func color(named name: String) -> ColorSet? {
    guard let folder = colorFolders[name] else { return nil }
    return colors.withLock { colors in
      if let known = colors[name] { return known }
      var set = Self.read(folder, as: ColorSet.init(contents:))
      set?.entries.removeAll { entry in
        guard case .system(let name) = entry.value, UIColor.system(named: name) == nil else {
          return false
        }
        consoleMessage("\(folder.lastPathComponent): there is no system colour \(name)")
        return true
      }
      if set?.entries.isEmpty == true { set = nil }
      colors[name] = .some(set)
      return set
    }
  }

  /// Reads the file of a set; nil, with a line on the console, for one that cannot be read.
  private static func read<Value>(
    _ folder: URL, as read: (Data) throws(AssetError) -> Value
  ) -> Value? {
    let path = folder.appendingPathComponent("Contents.json").path
    guard let contents = FileManager.default.contents(atPath: path) else {
      consoleMessage("\(folder.lastPathComponent) counts as empty: it has no Contents.json")
      return nil
    }
    do throws(AssetError) {
      return try read(contents)
    } catch {
      consoleMessage(
        "\(folder.lastPathComponent)/Contents.json counts as empty: \(error.reason)")
      return nil
    }
  }
}

/// A walk through the folders of asset catalogues, in which names are gathered.
private struct AssetWalk {
  var images: [String: URL] = [:]
  var colors: [String: URL] = [:]
  var symbols: [String: URL] = [:]

  /// Whether something is a folder and no link: folders that are links to each other have no end.
  private static func isFolder(_ url: URL) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }

  mutating func visit(_ folder: URL, prefix: String, depth: Int) {
    for entry in ResourceFolders.entries(of: folder) where Self.isFolder(entry) {
      let name = prefix + entry.deletingPathExtension().lastPathComponent
      switch CatalogueFolder(pathExtension: entry.pathExtension) {
      case .imageSet: Self.add(entry, named: name, to: &images)
      case .colorSet: Self.add(entry, named: name, to: &colors)
      case .symbolSet: symbols[name] = symbols[name] ?? entry
      case .otherSet: break
      case .group:
        guard depth < CatalogueFolder.maximumDepth else { continue }
        let isNamespace = Self.group(entry)?.providesNamespace ?? false
        let space = prefix + entry.lastPathComponent
        visit(entry, prefix: isNamespace ? "\(space)/" : prefix, depth: depth + 1)
      }
    }
  }

  private static func add(_ folder: URL, named name: String, to folders: inout [String: URL]) {
    if let first = folders[name] {
      consoleMessage(
        "\(folder.path) is not used: \(first.path) is called \(name), too, and comes first")
    } else {
      folders[name] = folder
    }
  }

  /// The properties of a group; nil if it says nothing that can be read.
  private static func group(_ folder: URL) -> AssetGroup? {
    let path = folder.appendingPathComponent("Contents.json").path
    return FileManager.default.contents(atPath: path).flatMap { try? AssetGroup(contents: $0) }
  }
}
