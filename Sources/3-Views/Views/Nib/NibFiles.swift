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

  /// Returns the name of the document that the view of a controller without one is from (rule IB-3): the
  /// class's without `Controller`, or the class's; nil if no folder has either.
  static func name(forViewOf controller: UIViewController.Type, in bundle: Bundle?) -> String? {
    let qualified = String(reflecting: controller).split(separator: ".")
    // Controllers of our own have no documents.
    guard let module = qualified.first, !NibElementKind.modules.contains(String(module)) else {
      return nil
    }
    // A look at the names in the program's folder, since `Bundle` costs the start of a program that has
    // no documents more than a hundred calls of the system.
    enum Program {
      @MainActor static let mayHaveDocuments: Bool = {
        guard
          let file = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
          let end = file.lastIndex(of: "/"),
          let folder = opendir(String(file[...end]))
        else { return true }
        defer { closedir(folder) }
        while let entry = readdir(folder) {
          let name = withUnsafePointer(to: &entry.pointee.d_name) {
            $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
          }
          if [".xib", ".resources", ".lproj"].contains(where: name.hasSuffix) { return true }
        }
        return false
      }()
    }
    guard bundle != nil || Program.mayHaveDocuments else { return nil }
    let name = "\(controller)"
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
    let short = name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : ""
    return [short, name].first { !$0.isEmpty && file(named: $0, "xib", in: bundle) != nil }
  }

  /// Returns the document in a file; one that cannot be used stops the program with its line.
  static func document(at file: URL) -> InterfaceDocument {
    do {
      return document([UInt8](try Data(contentsOf: file)), named: file.lastPathComponent)
    } catch { programmerError("Cannot read \(file.path): \(error.localizedDescription)") }
  }

  /// Returns the document of bytes; those that cannot be used stop the program with a line.
  static func document(_ bytes: [UInt8], named name: String) -> InterfaceDocument {
    do throws(InterfaceError) {
      let document = try InterfaceDocument(name: name, bytes: bytes)
      try document.requirePlatform(.iOS, of: "UINib")
      return document
    } catch { programmerError(error.description) }
  }

  /// The folders of a bundle, for messages.
  static func description(of bundle: Bundle?) -> String {
    let folders = ResourceFolders.all(of: bundle).map(\.path)
    return folders.isEmpty ? "no folder" : folders.joined(separator: ", ")
  }
}
