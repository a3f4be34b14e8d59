// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Synchronization

/// The folders in which the documents, asset catalogues and images of a bundle are looked for.
package enum ResourceFolders {
  private static let known = Mutex<[URL: [URL]]>([:])
  private static let chosenLanguage = Mutex<String?>(nil)
  /// The languages that the indices of folders name; nil for folders without one.
  private static let indexLanguages = Mutex<[URL: String?]>([:])

  /// Returns the folders of a bundle, in the order in which they are looked at.
  ///
  /// A folder is followed by its `.lproj` folders for the languages of the bundle and for `Base`.
  /// Looked up on disk once for each bundle; O(1) afterwards.
  ///
  /// - Parameter bundle: The bundle; nil for the main one. The main one has, after its own folder,
  ///   those of all targets that are linked into the program: the folders beside it whose names end
  ///   in `.resources`, by name.
  /// - Returns: The folders that exist.
  package static func all(of bundle: Bundle?) -> [URL] {
    let bundle = bundle ?? .main
    let key = bundle.bundleURL
    if let folders = known.withLock({ $0[key] }) { return folders }
    var roots = [bundle.resourceURL].compactMap { $0 }
    if bundle.bundleURL == Bundle.main.bundleURL {
      roots += entries(of: bundle.bundleURL).filter { $0.pathExtension == "resources" }
    }
    let folders = roots.flatMap { root -> [URL] in
      let names = languages(of: bundle, in: root) + ["Base"]
      return [root] + names.map { root.appendingPathComponent("\($0).lproj") }
    }.filter(isFolder)
    known.withLock { $0[key] = folders }
    return folders
  }

  /// Returns the languages of the texts in a folder of a bundle, the best first: the one that was chosen,
  /// for `de-AT` also `de`, and the development language.
  ///
  /// The index in the folder says the development language before the bundle's property list (rule
  /// IB-51): the folder may be that of one target of several in the program. The language of the machine
  /// is not asked: the same program draws the same pictures everywhere.
  ///
  /// - Parameters:
  ///   - bundle: The bundle; nil for the main one.
  ///   - folder: One of its folders, around those of languages; nil for texts that are in no file.
  /// - Returns: The languages, at least one.
  package static func languages(of bundle: Bundle?, in folder: URL?) -> [String] {
    let own = folder.flatMap(indexLanguage) ?? developmentLanguage(of: bundle)
    guard let chosen = chosenLanguage.withLock({ $0 }) else { return [own] }
    let parts = chosen.split(separator: "-")
    let general = (1...max(1, parts.count)).reversed().map {
      parts.prefix($0).joined(separator: "-")
    }
    return general.contains(own) ? general : general + [own]
  }

  private static func indexLanguage(of folder: URL) -> String? {
    if let known = indexLanguages.withLock({ $0[folder] }) { return known }
    let language = DocumentIndex(in: folder)?.language.flatMap { isLanguage($0) ? $0 : nil }
    indexLanguages.withLock { $0[folder] = .some(language) }
    return language
  }

  private static func developmentLanguage(of bundle: Bundle?) -> String {
    // `developmentLocalization` stops the program for a bundle without an Info.plist, as Foundation has it
    // in Swift 6.3.
    let region = (bundle ?? .main).object(forInfoDictionaryKey: "CFBundleDevelopmentRegion")
    return developmentLanguage(region as? String)
  }

  /// Returns the development language of a bundle, `en` unless its property list says another.
  ///
  /// - Parameter region: The value of `CFBundleDevelopmentRegion`: a language, the word "English", or a
  ///   variable of a project without its value, which says nothing.
  /// - Returns: The language.
  package static func developmentLanguage(_ region: String?) -> String {
    guard let region, !region.isEmpty, !region.contains("$"), region != "English" else {
      return "en"
    }
    return region
  }

  /// Sets the language of texts, such as `de` or `de-AT`; nil for the development language of each
  /// bundle. Documents that were read keep theirs.
  package static func setLanguage(_ language: String?) {
    chosenLanguage.withLock { $0 = language }
    known.withLock { $0 = [:] }
  }

  /// Returns whether a word can be a language: letters and digits, in parts with hyphens between them.
  package static func isLanguage(_ word: String) -> Bool {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    return (2...3).contains(parts[0].count)
      && parts.allSatisfy { part in
        (1...8).contains(part.count)
          && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
  }

  /// Whether anything was looked for in a bundle.
  static var areKnown: Bool { known.withLock { !$0.isEmpty } }

  /// Sets the folders of a bundle, for a document that is drawn without its program. To be called before
  /// anything is looked for in the bundle.
  package static func set(_ folders: [URL], of bundle: Bundle) {
    known.withLock { $0[bundle.bundleURL] = folders }
  }

  /// Returns what lies in a folder, by name; nothing for a folder that cannot be read.
  package static func entries(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
