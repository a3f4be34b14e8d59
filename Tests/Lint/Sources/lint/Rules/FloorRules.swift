// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The floors stand in four places: the manifest, the folders, the architecture page and its picture.
struct Floors {
  static let manifest = "Package.swift"
  static let page = "Sources/5-Faces/UIKit/UIKit.docc/Architecture.md"
  static let picture = "Snippets/Floors.swift"

  /// The floors of the manifest, from the lowest, each with its targets in their order.
  let floors: [(name: String, targets: [String])]
  /// All targets but those of tests.
  let targets: [ManifestDescription.Target]

  /// Reads the manifest of a package: a target is on the floor whose folder holds its sources.
  init(of package: CheckedPackage) throws {
    let manifest = try ManifestDescription(json: package.manifestJSON())
    targets = manifest.targets.filter { $0.type != "test" }
    let placed = targets.compactMap { target -> (floor: String, name: String)? in
      let folders = target.path?.split(separator: "/") ?? []
      return folders.first == "Sources" ? (String(folders[1]), target.name) : nil
    }
    floors = Set(placed.map(\.floor)).sorted().map { floor in
      (floor, placed.filter { $0.floor == floor }.map(\.name))
    }
  }

  static func quoted(in text: Substring) -> [String] {
    text.matches(of: /"([^"]+)"/).map { String($0.output.1) }
  }

  /// The floors of the architecture page, each with the targets of its table in their order.
  static func ofPage(in package: CheckedPackage) throws -> [(name: String, targets: [String])] {
    let text = try package.files.requiredText(of: page)
    guard let part = text.components(separatedBy: "\n## The targets\n").dropFirst().first else {
      throw Finding(path: page, message: "The section is missing: ## The targets")
    }
    let sections = part.components(separatedBy: "\n## ")[0].components(separatedBy: "\n### ")
    return sections.dropFirst().map { section in
      let rows = section.split(separator: "\n").filter { $0.hasPrefix("| `") }
      let names = rows.flatMap { row in
        row.split(separator: "|")[0].components(separatedBy: "`").enumerated()
          .filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
      }
      return (section.components(separatedBy: "\n")[0], names)
    }
  }

  /// The names of the files and folders in a folder.
  static func contents(of folder: String, in files: SourceTree) -> Set<String> {
    Set(
      files.paths(below: folder).compactMap { path in
        path.dropFirst(folder.count + 1).split(separator: "/").first.map(String.init)
      })
  }
}

extension Rule {
  /// What holds of the floors.
  static let ofFloors: [Rule] = [
    Rule("The folders below Sources are the floors") { package, findings in
      let manifest = try Floors(of: package)
      let folders = Floors.contents(of: "Sources", in: package.files).filter { !$0.contains(".") }
      for name in folders.subtracting(manifest.floors.map(\.name)).sorted() {
        findings.add("No floor of Package.swift has this name. Move it", in: "Sources/\(name)")
      }
      let paths = manifest.targets.compactMap(\.path)
      for floor in manifest.floors {
        let folder = "Sources/\(floor.name)"
        let found = Floors.contents(of: folder, in: package.files)
        let expected = paths.filter { $0.hasPrefix("\(folder)/") }
          .map { String($0.dropFirst(folder.count + 1)) }
        for name in found.subtracting(expected).sorted() {
          findings.add(
            "The floor has no such target in Package.swift. Move it", in: "\(folder)/\(name)")
        }
        for name in Set(expected).subtracting(found).sorted() {
          findings.add(
            "Package.swift has the target here. Move its sources to this folder",
            in: "\(folder)/\(name)")
        }
      }
    },

    Rule("The architecture page has the floors of the manifest") { package, findings in
      let manifest = try Floors(of: package)
      let page = try Floors.ofPage(in: package)
      for floor in manifest.floors {
        let listed = page.first { $0.name == floor.name }?.targets ?? []
        for name in Set(floor.targets).subtracting(listed).sorted() {
          findings.add(
            """
            The target `\(name)` has no row. Add one to "\(floor.name)": \
            | `\(name)` | what it holds |
            """, in: Floors.page)
        }
        for name in Set(listed).subtracting(floor.targets).sorted() {
          findings.add(
            "\(floor.name) of Package.swift has no target `\(name)`. Delete its row",
            in: Floors.page)
        }
      }
      let listed = page.flatMap(\.targets)
      for (index, name) in listed.enumerated() where listed[..<index].contains(name) {
        findings.add("The target `\(name)` has two rows. Delete one", in: Floors.page)
      }
      let names = manifest.targets.map(\.name)
      let onFloors = Set(manifest.floors.flatMap(\.targets))
      for name in Set(names).subtracting(listed).subtracting(onFloors).sorted() {
        findings.add(
          "The target `\(name)` has no row. Add one: | `\(name)` | what it holds |",
          in: Floors.page)
      }
      for name in Set(listed).subtracting(names).subtracting(onFloors).sorted() {
        findings.add("Package.swift has no target `\(name)`. Delete its row", in: Floors.page)
      }
    },

    Rule("A target sees only what is above it on the architecture page") { package, findings in
      let order = try Floors.ofPage(in: package).flatMap(\.targets)
      var count = 0
      for target in try Floors(of: package).targets {
        guard let position = order.firstIndex(of: target.name) else { continue }
        for dependency in target.namesOfDependencies {
          guard let other = order.firstIndex(of: dependency) else { continue }
          count += 1
          if other > position {
            findings.add(
              """
              `\(target.name)` depends on `\(dependency)`, which stands below it. Move the row \
              of `\(target.name)` below that, or take the dependency away
              """, in: Floors.page)
          }
        }
      }
      if count <= 100 { findings.add("Only \(count) dependencies were found", in: Floors.manifest) }
    },

    Rule("The picture of the floors shows the targets that hold code") { package, findings in
      let snippet = try package.files.requiredText(of: Floors.picture)
      let list = snippet.components(separatedBy: "let floors:").dropFirst().first?
        .components(separatedBy: "\n]\n").first
      guard let list else {
        findings.add("The table of floors is missing: let floors: …", in: Floors.picture)
        return
      }
      var shown = Floors.quoted(in: list[...])
      for floor in try Floors(of: package).floors.reversed() {
        let title = floor.name.replacingOccurrences(of: "-", with: " ")
        let targets = floor.targets.filter {
          !$0.hasPrefix("_") && $0.prefixMatch(of: /C[A-Z]/) == nil
        }
        if shown.first != title
          || shown.dropFirst().prefix(targets.count).sorted() != targets.sorted()
        {
          findings.add(
            """
            The picture shows another floor than Package.swift has. Write: "\(title)" with \
            \(targets.map { "\"\($0)\"" }.joined(separator: ", "))
            """, in: Floors.picture)
        }
        shown.removeFirst(min(shown.count, targets.count + 1))
      }
      if !shown.isEmpty {
        findings.add(
          "The picture shows what no floor has: \(shown.joined(separator: ", "))",
          in: Floors.picture)
      }
    },
  ]
}
