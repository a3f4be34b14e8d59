// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import InterfaceDocuments

/// Finds documents by their names (rules IB-1 and IB-2). No file is looked for before a document is used.
@MainActor
enum NibFiles {
  /// Returns the file of a document; nil if no folder of the bundle has it.
  ///
  /// - Parameters:
  ///   - name: The name without extension and folder; otherwise the program stops.
  ///   - pathExtension: `xib` or `storyboard`.
  ///   - bundle: The bundle; nil for the main one.
  /// - Returns: The file's URL.
  static func file(named name: String, _ pathExtension: String, in bundle: Bundle?) -> URL? {
    let hasExtension = ["xib", "nib", "storyboard"].contains { name.hasSuffix(".\($0)") }
    guard !name.isEmpty, !name.contains("/"), !name.contains(".."), !hasExtension else {
      programmerError(
        "\"\(name)\" cannot name a document: a nib's name has no folder and no extension.")
    }
    let idiom = UITraitCollection.current.userInterfaceIdiom == .pad ? "ipad" : "iphone"
    return ResourceFolders.all(of: bundle).lazy
      .flatMap { folder in
        ["\(name)~\(idiom)", name].lazy.map {
          folder.appendingPathComponent("\($0).\(pathExtension)")
        }
      }.first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// Returns the file of a nib; one that no folder of the bundle has stops the program.
  static func requiredNib(named name: String, in bundle: Bundle?) -> URL {
    guard let file = file(named: name, "xib", in: bundle) else {
      programmerError(
        """
        Could not load NIB in bundle: \((bundle ?? .main).bundlePath) with name '\(name)'. \
        Looked in: \(description(of: bundle))
        """)
    }
    return file
  }

  /// Returns the file of a storyboard; one that no folder of the bundle has stops the program.
  static func requiredStoryboard(named name: String, in bundle: Bundle?) -> URL {
    guard let file = file(named: name, "storyboard", in: bundle) else {
      programmerError(
        """
        Could not find a storyboard named '\(name)' in bundle \((bundle ?? .main).bundlePath). \
        Looked in: \(description(of: bundle))
        """)
    }
    return file
  }

  /// Returns the storyboard in a file; one that cannot be used, or a nib, stops the program.
  static func storyboard(
    at file: URL, for platform: InterfaceDocument.Platform, of type: String
  ) -> InterfaceDocument {
    let document = document(at: file, for: platform, of: type)
    guard document.isStoryboard else {
      programmerError("\(document.name): the document is a nib, and \(type) takes storyboards")
    }
    return document
  }

  /// Returns the scene of a storyboard with an identifier; one that is not there stops the program.
  static func scene(
    _ identifier: String, of document: InterfaceDocument, named name: String, _ what: String
  ) -> InterfaceScene {
    let scenes = document.scenes
    if let scene = scenes.first(where: { $0.storyboardIdentifier == identifier }) { return scene }
    let known = scenes.compactMap(\.storyboardIdentifier).sorted().map { "'\($0)'" }
      .joined(separator: ", ")
    programmerError(
      """
      Storyboard (\(name)) doesn't contain a \(what) with identifier '\(identifier)'. \
      It has: \(known.isEmpty ? "none" : known)
      """)
  }

  /// Returns the name of the document that the view of a controller without one is from (rules IB-3 and
  /// IB-40): on iOS the class's without `Controller`, then the class's; nil if no folder has it.
  static func name(
    forViewOf controller: AnyClass, in bundle: Bundle?, isMac: Bool = false
  ) -> String? {
    // Controllers of our own have no documents.
    guard !NibElementKind.isOwn(controller) else { return nil }
    guard bundle != nil || ProgramFolder.nibNames?.isEmpty != true else { return nil }
    // What `String(describing:)` says of a class; see `moduleName(of:)`.
    let name = _typeName(controller, qualified: false)
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
    let isLong = !isMac && name.hasSuffix("Controller")
    let short = isLong ? String(name.dropLast("Controller".count)) : ""
    return [short, name].first { !$0.isEmpty && hasNib(named: $0, in: bundle) }
  }

  /// Returns whether a bundle has a nib of a name. The names in the program's folder are asked first.
  private static func hasNib(named name: String, in bundle: Bundle?) -> Bool {
    if bundle == nil, ProgramFolder.nibNames?.contains(name) == false { return false }
    return file(named: name, "xib", in: bundle) != nil
  }

  /// Returns the document in a file; one that cannot be used stops the program with its line.
  static func document(
    at file: URL, for platform: InterfaceDocument.Platform = .iOS, of type: String = "UINib"
  ) -> InterfaceDocument {
    do {
      return document(
        [UInt8](try Data(contentsOf: file)), named: file.lastPathComponent, for: platform, of: type)
    } catch { programmerError("Cannot read \(file.path): \(error.localizedDescription)") }
  }

  /// Returns the document of bytes; those that cannot be used stop the program with a line.
  static func document(
    _ bytes: [UInt8], named name: String, for platform: InterfaceDocument.Platform = .iOS,
    of type: String = "UINib"
  ) -> InterfaceDocument {
    do throws(InterfaceError) {
      let document = try InterfaceDocument(name: name, bytes: bytes)
      try document.requirePlatform(platform, of: type)
      return document
    } catch { programmerError(error.description) }
  }

  static func description(of bundle: Bundle?) -> String {
    let folders = ResourceFolders.all(of: bundle).map(\.path)
    return folders.isEmpty ? "no folder" : folders.joined(separator: ", ")
  }
}
