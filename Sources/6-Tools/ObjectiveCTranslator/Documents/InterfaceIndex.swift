// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
import Foundation

/// The index of a target's documents (IB-51), which lies beside them: the module whose classes they
/// name, the document with which the program begins, and the language of its texts.
struct InterfaceIndex: Encodable {
  let module: String
  /// The document's name with its extension; nil without one.
  let main: String?
  let language: String

  /// Reads the target's `Info.plist`, if it has one. The main document of its settings counts more.
  ///
  /// - Parameters:
  ///   - interface: The documents and files of the target.
  ///   - settings: The path of the target's settings; nil without any.
  ///   - diagnostics: Gets a warning for a main document that is not there.
  init(of interface: Plan.Interface, settings: String?, diagnostics: inout [Diagnostic]) {
    let file = interface.infoPlist.map(InfoPlist.init)
    let documents = Set(
      interface.documents.map { URL(fileURLWithPath: $0.source).lastPathComponent })
    module = interface.module
    language = file?.language ?? "en"
    if let main = interface.main {
      self.main = Self.document(main, ["storyboard", "xib"], in: documents)
      if self.main == nil {
        diagnostics.append(
          Diagnostic(
            .warning, file: settings ?? "translate.json", line: 1, column: 1,
            "there is no document '\(main)', which \"main\" names"))
      }
    } else if let file, let found = file.main {
      self.main = Self.document(found.name, [found.kind], in: documents)
      if self.main == nil {
        diagnostics.append(
          Diagnostic(
            .warning, file: file.path, line: file.line(of: found.key), column: 1,
            "there is no \(found.name).\(found.kind), which \(found.key) names"))
      }
    } else {
      self.main = nil
    }
    if let file, file.values == nil {
      diagnostics.append(
        Diagnostic(
          .warning, file: file.path, line: 1, column: 1, "this is not a property list"))
    }
  }

  private static func document(
    _ name: String, _ kinds: [String], in documents: Set<String>
  ) -> String? {
    ([name] + kinds.map { "\(name).\($0)" }).first(where: documents.contains)
  }

  var text: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    return ((try? encoder.encode(self)).map { [UInt8]($0) } ?? []) + [.newline]
  }
}

/// The values of an `Info.plist` that say how a program begins (IB-37).
private struct InfoPlist {
  let path: String
  /// Nil if the file is not a property list.
  let values: [String: Any]?

  init(path: String) {
    self.path = path
    values = (try? Data(contentsOf: URL(fileURLWithPath: path))).flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
    }
  }

  /// The development language; nil where it is a variable of a project.
  var language: String? {
    guard let region = values?["CFBundleDevelopmentRegion"] as? String, !region.contains("$") else {
      return nil
    }
    return region == "English" ? "en" : region
  }

  /// The document with which the program begins, its extension and the key that names it.
  var main: (name: String, kind: String, key: String)? {
    let own = [
      ("UIMainStoryboardFile", "storyboard"), ("NSMainStoryboardFile", "storyboard"),
      ("NSMainNibFile", "xib"),
    ]
    if let name = sceneStoryboard, !name.isEmpty {
      return (name, "storyboard", "UISceneStoryboardFile")
    }
    for (key, kind) in own {
      if let name = values?[key] as? String, !name.isEmpty { return (name, kind, key) }
    }
    return nil
  }

  private var sceneStoryboard: String? {
    let manifest = values?["UIApplicationSceneManifest"] as? [String: Any]
    let configurations = manifest?["UISceneConfigurations"] as? [String: Any]
    let scenes = configurations?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    return scenes?.lazy.compactMap { $0["UISceneStoryboardFile"] as? String }.first
  }

  /// The line of a key, from 1; 1 in a file that is no text.
  func line(of key: String) -> Int {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8),
      let range = text.range(of: "<key>\(key)</key>")
    else { return 1 }
    return text[..<range.lowerBound].count(where: \.isNewline) + 1
  }
}
#endif
