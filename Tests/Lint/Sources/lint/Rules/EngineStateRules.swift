// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The state of the engine has owners: a property that changes is written in the file that declares
/// it, and nowhere else.
struct EngineState {
  /// The types whose state is the engine's, with the properties that others may write, and why.
  static let owners: [String: [String: String]] = [
    "CollectionEngine": [
      "problems": "a place for problems that the host gives; the engine notes them",
      "presentation": "a value whose state is private; its transitions are its own",
      "trace": "a switch of the host's clients",
    ],
    "AutoScroll": [:], "DropState": [:], "ElementStore": [:], "ItemReferences": [:],
    "KnownCounts": [:], "LayoutPass": [:], "OrthogonalScrolling": [:], "PrefetchState": [:],
    "Presentation": [:], "UpdateState": [:],
  ]

  struct Property {
    let name: String
    let isConstant: Bool
    /// Whether only its own file writes it.
    let isOwned: Bool
    /// What it is made or declared as.
    let type: String
    let path: String
    /// Counted from one.
    let line: Int
  }

  /// The stored properties of a type's own declaration, one level below it; nil if no file declares
  /// the type.
  static func storedProperties(of type: String, in files: [SourceTree.File]) -> [Property]? {
    for file in files {
      let opening = file.lines.firstIndex { line in
        let words = line.split { " <:{".contains($0) }
        let keyword = words.firstIndex { $0 == "class" || $0 == "struct" }
        return line.first?.isLetter == true && !line.contains("extension")
          && keyword.map { words.dropFirst($0 + 1).first == Substring(type) } == true
      }
      guard let opening else { continue }
      let body = file.lines[opening...].dropFirst().prefix { $0 != "}" }
      return zip(body.indices, body).compactMap { property($1, in: file.path, line: $0 + 1) }
    }
    return nil
  }

  /// The stored property that a line declares, if it is a member of a type of the file's own level.
  private static func property(_ line: Substring, in path: String, line number: Int) -> Property? {
    let isComputed = line.contains(" {") && !line.contains(" = ")
    guard line.hasPrefix("  "), !line.hasPrefix("   "), !isComputed else { return nil }
    let words = line.split { " :".contains($0) }
    guard let keyword = words.firstIndex(where: { $0 == "var" || $0 == "let" }),
      words[..<keyword].allSatisfy({ modifiers.contains(String($0)) }), keyword + 1 < words.count
    else { return nil }
    let access = words[..<keyword]
    let type = words.dropFirst(keyword + 2).first { $0 != "=" }?.prefix { $0.isLetter }
    return Property(
      name: String(words[keyword + 1]), isConstant: words[keyword] == "let",
      isOwned: access.contains { $0.hasPrefix("private") || $0.hasPrefix("fileprivate") },
      type: String(type ?? ""), path: path, line: number)
  }

  private static let modifiers: Set = [
    "private", "private(set)", "fileprivate", "fileprivate(set)", "package", "internal", "weak",
  ]
}

extension Rule {
  private static let stateFolder = "Sources/4-Collections/CollectionEngine"
  /// The file that has the table of owners.
  private static let ownersPath = "Tests/Lint/Sources/lint/Rules/EngineStateRules.swift"

  /// What holds of the engine's sources.
  static let ofTheEngine: [Rule] = [
    Rule("What changes in the engine is written by its owner alone") { package, findings in
      let files = package.files.swiftFiles(of: "CollectionEngine")
      for (owner, exceptions) in EngineState.owners.sorted(by: { $0.key < $1.key }) {
        let properties = EngineState.storedProperties(of: owner, in: files) ?? []
        if properties.isEmpty {
          findings.add(
            "\(owner) has no stored properties. If it owns no state, delete it from the table",
            in: ownersPath)
        }
        let writable = properties.filter { !$0.isConstant && !$0.isOwned }
        for property in writable where exceptions[property.name] == nil {
          findings.add(
            """
            Other files can write `\(property.name)`, which \(owner) owns. Write: private(set) var \
            \(property.name)
            """, in: property.path, line: property.line)
        }
        for name in exceptions.keys.sorted() where !writable.contains(where: { $0.name == name }) {
          findings.add(
            "\(owner) has no `\(name)` that others write. Delete the exception", in: ownersPath)
        }
      }
    },

    Rule("The owners of the engine's state are those that the engine holds") {
      package, findings in
      let files = package.files.swiftFiles(of: "CollectionEngine")
      guard let properties = EngineState.storedProperties(of: "CollectionEngine", in: files) else {
        findings.add("No file declares CollectionEngine", in: stateFolder)
        return
      }
      let held = properties.filter { $0.isConstant || $0.name == "presentation" }
      for (index, property) in held.enumerated() {
        if EngineState.owners[property.type] == nil || property.type == "CollectionEngine" {
          findings.add(
            """
            The engine holds `\(property.name)`, whose type is no owner. Add it to the table of \
            EngineStateRules.swift: "\(property.type)": [:],
            """, in: property.path, line: property.line)
        } else if held[..<index].contains(where: { $0.type == property.type }) {
          findings.add(
            "The engine holds \(property.type) twice", in: property.path, line: property.line)
        }
      }
      for owner in EngineState.owners.keys.sorted()
      where owner != "CollectionEngine" && !held.contains(where: { $0.type == owner }) {
        findings.add(
          "The engine holds no \(owner). Delete it from the table of owners", in: ownersPath)
      }
    },

    Rule("The page of the engine's protocols has every requirement") {
      package, findings in
      let page = "Sources/5-Faces/UIKit/UIKit.docc/Engine-protocols.md"
      let tables = ProtocolRequirements.tables(of: try package.files.requiredText(of: page))
      let protocols = package.files.swiftFiles(of: "CollectionEngine").flatMap {
        ProtocolRequirements.all(in: SwiftTokens($0.lines).tokens.map(\.text))
      }
      if !protocols.contains(where: { $0.name == "EngineHost" && $0.requirements.count > 30 }) {
        findings.add("EngineHost with its requirements was not found", in: stateFolder)
      }
      for (index, table) in tables.enumerated() {
        if !protocols.contains(where: { $0.name == table.name }) {
          findings.add(
            "The engine has no protocol \(table.name). Delete its table, or write its new name",
            in: page)
        }
        if tables[..<index].contains(where: { $0.name == table.name }) {
          findings.add("\(table.name) has two tables. Delete one of them", in: page)
        }
      }
      for declared in protocols {
        guard let listed = tables.first(where: { $0.name == declared.name })?.requirements else {
          findings.add(
            """
            The protocol \(declared.name) of the engine has no table. Write one below: \
            ## \(declared.name)
            """, in: page)
          continue
        }
        for (index, name) in listed.enumerated() where listed[..<index].contains(name) {
          findings.add("\(declared.name) has `\(name)` twice. Delete one of them", in: page)
        }
        for name in declared.requirements where !listed.contains(name) {
          findings.add("The table of \(declared.name) lacks `\(name)`. Add it to a row", in: page)
        }
        for name in listed where !declared.requirements.contains(name) {
          findings.add("\(declared.name) has no `\(name)`. Delete it from its table", in: page)
        }
      }
    },

    Rule("The page of calls upwards has every protocol that only later modules conform to") {
      package, findings in
      let page = "Sources/5-Faces/UIKit/UIKit.docc/Calls-upwards.md"
      let text = try package.files.requiredText(of: page)
      let engine = ProtocolRequirements.tables(
        of: try package.files.requiredText(
          of: "Sources/5-Faces/UIKit/UIKit.docc/Engine-protocols.md"))
      let files = package.files.swiftFiles(below: "Sources").filter {
        !$0.path.hasPrefix("Sources/6-Tools/") && !$0.path.contains("/Generated/")
      }
      let found = UpwardProtocols(
        in: files.map { file in
          (
            module: String(file.path.split(separator: "/")[2]),
            tokens: SwiftTokens(UpwardProtocols.declarations(in: file.lines)).tokens.map(\.text)
          )
        }
      ).answers.filter { name, _ in !engine.contains { $0.name == name } }
      let listed = UpwardProtocols(tablesOf: text).answers
      for (name, types) in found.sorted(by: { $0.key < $1.key }) {
        let list = types.sorted().map { "`\($0)`" }.joined(separator: ", ")
        guard let others = listed[name] else {
          findings.add("No row has `\(name)`, to which conform: \(list). Add one", in: page)
          continue
        }
        guard others != types else { continue }
        findings.add("The row of `\(name)` has other types. Write: \(list)", in: page)
      }
      for name in listed.keys.sorted() where found[name] == nil {
        findings.add("No such protocol calls upwards: `\(name)`. Delete its row", in: page)
      }
      for file in files {
        for (index, line) in file.lines.enumerated() where line.contains("NSClassFromString(\"") {
          for match in line.matches(of: /NSClassFromString\("(\w+)\.(\w+)"\)/) {
            let (_, module, name) = match.output
            let isDeclared = package.files.swiftFiles(of: String(module)).contains {
              $0.text.contains("class \(name)")
            }
            if !isDeclared {
              findings.add(
                "The module \(module) declares no class \(name)", in: file.path, line: index + 1)
            }
            if !text.contains("| `\(module).\(name)` |") {
              findings.add("No row has the class `\(module).\(name)`. Add one", in: page)
            }
          }
        }
      }
    },

    // Where it has none, the default answers in place of a subclass's method.
    Rule("A controller has each optional method of its data source and delegate") {
      package, findings in
      let table = try OptionalMethodTable(package.files.requiredText(of: OptionalMethodTable.path))
      for (path, protocols) in controllers {
        let lines = package.files.swiftFiles(below: path).flatMap(\.lines)
        let open = ProtocolRequirements.openMethods(in: SwiftTokens(lines).tokens.map(\.text))
        let methods = table.protocols.filter { protocols.contains($0.protocolName) }
          .flatMap(\.fullNames)
        if methods.count < 40 { findings.add("Its protocols were not found", in: path) }
        for name in methods where !open.contains(name) {
          findings.add("It lacks `\(name)`. Write an open method with this name", in: path)
        }
      }
    },
  ]

  /// The controllers that are a data source and a delegate, with the protocols of these.
  private static let controllers = [
    (
      path: "Sources/4-Collections/CollectionView/UICollectionViewController.swift",
      protocols: [
        "UICollectionViewDataSource", "UICollectionViewDelegate", "UIScrollViewDelegate",
      ]
    ),
    (
      path: "Sources/4-Collections/TableView/Controller/UITableViewController.swift",
      protocols: ["UITableViewDataSource", "UITableViewDelegate", "UIScrollViewDelegate"]
    ),
  ]
}
