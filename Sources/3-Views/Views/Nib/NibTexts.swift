// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import InterfaceDocuments

/// The texts of a document in a language, which replace its own (rule IB-45).
///
/// They stand beside the document: in `de.lproj/Main.strings`, or in a catalogue `Main.xcstrings`. A text
/// is found by the identifier of its object and the property, such as `a1b-2c-3d4.normalTitle`.
struct NibTexts {
  struct Failure: Error {
    let file: String
    let reason: String
  }

  private static let mostBytes = 16 << 20

  private let texts: [String: String]

  /// Reads the texts of a document in the first of its bundle's languages that has any.
  ///
  /// - Parameters:
  ///   - file: The document. One in the folder of a language, and not of Base, has its texts already.
  ///   - bundle: The document's bundle; nil for the main one.
  ///   - isMac: Whether the document is the Mac's, whose texts may differ from the iPhone's.
  /// - Throws: ``Failure`` for a file that is no table of texts.
  @MainActor
  init?(of file: URL, in bundle: Bundle?, isMac: Bool) throws(Failure) {
    let own = file.deletingLastPathComponent()
    let isLocalized = own.pathExtension == "lproj"
    guard !isLocalized || own.lastPathComponent == "Base.lproj" else { return nil }
    let folder = Self.folder(of: file)
    let name = file.deletingPathExtension().lastPathComponent
    // A catalogue is read only where a language has no table.
    var catalogue: TextCatalogue??
    for language in ResourceFolders.languages(of: bundle, in: folder) {
      let table = folder.appendingPathComponent("\(language).lproj/\(name).strings")
      if let texts = try Self.table(at: table) {
        self.texts = texts
        return
      }
      let known: TextCatalogue? =
        if let catalogue { catalogue } else { try Self.catalogue(named: name, in: folder) }
      catalogue = .some(known)
      if let texts = known?.texts(in: language, isMac: isMac) {
        self.texts = texts
        return
      }
    }
    return nil
  }

  /// Returns the folder in which a document is, or around that of a language.
  static func folder(of file: URL) -> URL {
    let own = file.deletingLastPathComponent()
    return own.pathExtension == "lproj" ? own.deletingLastPathComponent() : own
  }

  /// Returns the text that stands for an element's own; nil for none.
  ///
  /// - Parameters:
  ///   - role: The role of the text in the element, such as `title`.
  ///   - element: The element.
  /// - Returns: The text.
  func text(_ role: String, of element: InterfaceElement) -> String? {
    Self.key(of: role, in: element).flatMap { texts[$0] }
  }

  /// The key of a text: elements without an identifier are parts of an object that has one.
  private static func key(of role: String, in element: InterfaceElement) -> String? {
    if let id = element.id { return "\(id).\(role)" }
    guard let around = element.parent else { return nil }
    let name = role.prefix(1).uppercased() + role.dropFirst()
    switch element.name {
    case "state": return around.id.map { "\($0).\(element.key ?? "normal")\(name)" }
    case "accessibility": return around.id.map { "\($0).accessibility\(name)" }
    case "buttonConfiguration": return around.id.map { "\($0).\(element.key ?? "").\(role)" }
    case "segment":
      guard let position = around.children.enumerated().first(where: { $0.element == element })
      else { return nil }
      return around.parent?.id.map { "\($0).segmentTitles[\(position.offset)]" }
    default: return nil
    }
  }

  // MARK: Files

  /// The bytes of a file; nil for one that is not there.
  private static func bytes(of file: URL) throws(Failure) -> Data? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw Failure(file: file.lastPathComponent, reason: "it cannot be opened")
    }
    guard data.count <= mostBytes else {
      throw Failure(file: file.lastPathComponent, reason: "it has more than 16 MB")
    }
    return data
  }

  private static func table(at file: URL) throws(Failure) -> [String: String]? {
    guard let data = try bytes(of: file) else { return nil }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let texts = list as? [String: String] else {
      // A file of comments alone has no texts, and is no property list.
      if hasCommentsAlone(data) { return [:] }
      throw Failure(file: file.lastPathComponent, reason: "it is no table of \"key\" = \"text\";")
    }
    return texts
  }

  private static func hasCommentsAlone(_ data: Data) -> Bool {
    let isWide = data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE])
    guard let text = String(data: data, encoding: isWide ? .utf16 : .utf8) else { return false }
    var rest = text[...]
    while let first = rest.first {
      if first.isWhitespace || first == "\u{FEFF}" {
        rest = rest.dropFirst()
      } else if rest.hasPrefix("//") {
        rest = rest.drop(while: { !$0.isNewline })
      } else if rest.hasPrefix("/*"), let end = rest.dropFirst(2).range(of: "*/") {
        rest = rest[end.upperBound...]
      } else {
        return false
      }
    }
    return true
  }

  private static func catalogue(
    named name: String, in folder: URL
  ) throws(Failure) -> TextCatalogue? {
    // Xcode keeps the catalogue of a document in the folder of several languages.
    for prefix in ["", "mul.lproj/", "Base.lproj/"] {
      let file = folder.appendingPathComponent("\(prefix)\(name).xcstrings")
      guard let data = try bytes(of: file) else { continue }
      do {
        return try JSONDecoder().decode(TextCatalogue.self, from: data)
      } catch {
        throw Failure(file: file.lastPathComponent, reason: "it is no catalogue of texts")
      }
    }
    return nil
  }
}

/// A catalogue of texts in all languages: a file `.xcstrings`.
private struct TextCatalogue: Decodable {
  struct Entry: Decodable {
    let localizations: [String: Localization]?
  }

  struct Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
  }

  struct Unit: Decodable {
    let value: String
  }

  struct Variations: Decodable {
    let device: [String: Localization]?
  }

  let strings: [String: Entry]

  /// The texts in a language by their keys; nil if there is none.
  @MainActor
  func texts(in language: String, isMac: Bool) -> [String: String]? {
    let isPad = UITraitCollection.current.userInterfaceIdiom == .pad
    let device = isMac ? "mac" : isPad ? "ipad" : "iphone"
    let texts: [String: String] = strings.compactMapValues { entry in
      guard let found = entry.localizations?[language] else { return nil }
      let devices = found.variations?.device
      return (found.stringUnit ?? (devices?[device] ?? devices?["other"])?.stringUnit)?.value
    }
    return texts.isEmpty ? nil : texts
  }
}
