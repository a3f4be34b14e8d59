// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

extension Rule {
  /// What holds of the Support pages, and of tests of what works.
  static let ofSupport: [Rule] = [
    Rule("Every public declaration is on a Support page", reads: .modules) { package, findings in
      for face in SupportedFace.all {
        for module in face.modules(in: package.files)
        where package.files.swiftFiles(of: module).isEmpty {
          findings.add("No floor has files of \(module)", in: "Sources")
        }
        let declarations = try package.declarations(of: face)
        if declarations.members.isEmpty {
          findings.add("No public members of \(face.name) were found", in: face.path)
        }
        let rows = package.page(of: face).existing
        let listed = Set(rows.flatMap { row in row.symbols.map { "\(row.type).\($0)" } })
        for member in declarations.members where !listed.contains("\(member.type).\(member.name)") {
          findings.add(
            """
            `\(member.name)` has no row of `\(member.type)` in \(face.path). To add it: \
            \(Record.support.command)
            """, in: member.file, line: member.line)
        }
        let types = Set(rows.map(\.type))
        for (name, type) in declarations.types.sorted(by: { $0.key < $1.key })
        where !types.contains(name) {
          findings.add(
            "`\(name)` has no row in \(face.path). To add it: \(Record.support.command)",
            in: type.file, line: type.line)
        }
      }
    },

    Rule("Every symbol of a Support page exists, once", reads: .modules) { package, findings in
      for face in SupportedFace.all {
        let declarations = try package.declarations(of: face)
        let members = Set(declarations.members.map { "\($0.type).\($0.name)" })
        let types = Set(declarations.members.map(\.type)).union(declarations.types.keys)
        var seen: Set<String> = []
        for row in package.page(of: face).existing {
          if !types.contains(row.type) {
            findings.add(
              "`\(row.type)` is not a public type. To delete its row: \(Record.support.command)",
              in: face.path, line: row.line)
          }
          for symbol in row.symbols {
            let name = "\(row.type).\(symbol)"
            if !members.contains(name) {
              findings.add(
                """
                `\(symbol)` is not a public member of `\(row.type)`. To delete it: \
                \(Record.support.command)
                """, in: face.path, line: row.line)
            }
            if !seen.insert(name).inserted {
              findings.add(
                "`\(symbol)` has another row of `\(row.type)`. Delete one of them", in: face.path,
                line: row.line)
            }
          }
        }
      }
    },

    Record.support.rule,

    Rule("Each class of Apple's is listed once, and most names are known", reads: .modules) {
      package, findings in
      let list = "Tests/Lint/Sources/lint/Reading/AppleClasses.swift"
      for face in SupportedFace.all {
        let names = AppleClasses.names(of: face.name)
        for (name, next) in zip(names, names.dropFirst()) where next <= name {
          findings.add("\(next) stands after \(name). Sort the classes of \(face.name)", in: list)
        }
        let count = try SupportPage.ClassCount(of: face, in: package)
        let view = face.name == "UIKit" ? "UICollectionView" : "NSCollectionView"
        // A class that is here is not called missing.
        if count.here <= 60 || count.missing.count <= 50 || count.missing.contains(view) {
          findings.add(
            """
            Of \(face.name) \(count.here) classes are here and \(count.missing.count) missing, \
            which cannot be right
            """, in: list)
        }
        let prefix = face.name == "UIKit" ? "UI" : "NS"
        let declarations = try package.declarations(of: face)
        for name in declarations.classes.sorted()
        where name.hasPrefix(prefix) && !names.contains(name) {
          findings.add("The classes of \(face.name) lack one that is here. Add: \(name)", in: list)
        }
      }
    },

    Rule("What is not there yet is not there", reads: .modules) { package, findings in
      for face in SupportedFace.all {
        let declarations = try package.declarations(of: face)
        let rows = package.page(of: face).rows.filter { $0.status == .notYet }
        if rows.isEmpty { findings.add("No row has the status \"not yet\"", in: face.path) }
        for row in rows {
          for symbol in row.symbols {
            let exists =
              declarations.types[symbol] != nil
              || declarations.members.contains { $0.type == row.type && $0.name == symbol }
            if exists {
              findings.add(
                "`\(symbol)` exists. Give it a status other than \"not yet\"", in: face.path,
                line: row.line)
            }
          }
        }
      }
    },

    Rule("What has no effect says so in its documentation", reads: .modules) {
      package, findings in
      let words = "Has no effect"
      for face in SupportedFace.all {
        let declarations = try package.declarations(of: face)
        let silentTypes = Set(
          declarations.types.values.filter { $0.summary.hasPrefix(words) }.map(\.type))
        var saying: [String: PublicDeclarations.Member] = [:]
        for member in declarations.members where member.summary.hasPrefix(words) {
          saying["\(member.type).\(member.name)"] = member
        }
        if saying.isEmpty { findings.add("No documentation says '\(words)'", in: face.path) }
        for row in package.page(of: face).existing {
          for symbol in row.symbols {
            let says = saying.removeValue(forKey: "\(row.type).\(symbol)") != nil
            if row.status != .noEffect, says {
              findings.add(
                """
                The documentation of `\(symbol)` says that it has no effect. Give it the status \
                "no effect", or correct the documentation
                """, in: face.path, line: row.line)
            } else if row.status == .noEffect, !says, !silentTypes.contains(row.type) {
              findings.add(
                """
                The documentation of `\(symbol)` does not say that it has no effect. Begin it \
                with '\(words)', or give it another status
                """, in: face.path, line: row.line)
            }
          }
        }
        for (name, member) in saying.sorted(by: { $0.key < $1.key }) {
          findings.add(
            "`\(name)` has no row \"no effect\" in \(face.path). Add it to one", in: member.file,
            line: member.line)
        }
      }
    },

    Rule("A row that does not say \"works\" says why") { package, findings in
      for face in SupportedFace.all {
        for row in package.page(of: face).rows
        where [.partly, .noEffect, .notYet].contains(row.status) && row.note.isEmpty {
          findings.add(
            "The row does not say what is missing. Write it in the last column", in: face.path,
            line: row.line)
        }
      }
    },

    Rule("Each symbol that works is mentioned by a test") { package, findings in
      let mentions = TestMentions(
        tests: ["Tests", "Gallery/Samples", "Snippets"]
          .flatMap { package.files.swiftFiles(below: $0) }
          .filter { file in
            // Rules about files, translated fixtures and measurements test no symbol.
            ![
              "Tests/Lint", "Tests/ObjectiveCTranslatorTests",
              "Tests/SystemTests/Tests/TranslatorRunTests", "Tests/Benchmarks",
            ].contains { file.path.hasPrefix($0) }
          },
        sources: package.files.swiftFiles(below: "Sources"))
      for face in SupportedFace.all {
        for row in package.page(of: face).rows where row.status == .works {
          for symbol in row.symbols.isEmpty ? [""] : row.symbols
          where !mentions.mention(symbol, of: row.type) {
            let name = [row.type, symbol].filter { !$0.isEmpty }.joined(separator: " ")
            findings.add(
              """
              No test mentions \(name), which works. Test it below Tests/, or use \
              it in a sample or a snippet, in a file that names its type. If it does not work, \
              change its row's status
              """, in: face.path, line: row.line)
          }
        }
      }
    },
  ]
}

extension SupportPage {
  /// The rows of what exists.
  fileprivate var existing: [Row] { rows.filter { $0.status != .notYet } }

  /// How many symbols work, in hundreds, and how many work in part or have no effect.
  fileprivate var counts: String {
    func count(_ status: Status) -> Int {
      rows.filter { $0.status == status }.map { max($0.symbols.count, 1) }.reduce(0, +)
    }
    let hundreds = (count(.works) / 100 * 100).formatted(.number.locale(Locale(identifier: "en")))
    return "\(hundreds) work, \(count(.partly)) work in part and \(count(.noEffect))"
  }
}

extension Record {
  static let support = Record(
    name: "support",
    summary: "the rows of the Support pages, and the README's numbers, from public declarations",
    advice: "Then check the status of what it adds", source: .modules
  ) { package in
    var texts: [String: String] = [:]
    let path = "README.md"
    var readme = try package.files.requiredText(of: path)
    for face in SupportedFace.all {
      let text = try package.files.requiredText(of: face.path)
      let page = try SupportPage.updateClasses(
        SupportPage.update(text, to: try package.declarations(of: face)), of: face, in: package)
      texts[face.path] = page
      try readme.replace(
        between: "[\(face.name)](\(face.path)), more than ", and: " have no effect", in: path,
        with: SupportPage(text: page).counts)
    }
    let classes = try SupportedFace.all.map { face in
      let count = try SupportPage.ClassCount(of: face, in: package)
      return "\(count.here) of \(count.all)"
    }
    try readme.replace(
      between: "Of their classes, ", and: " are here", in: path,
      with: classes.joined(separator: " and "))
    texts[path] = readme
    return texts
  }
}

extension String {
  /// Replaces what stands between two parts of a page.
  fileprivate mutating func replace(
    between start: String, and end: String, in path: String, with text: String
  ) throws(Finding) {
    guard let before = range(of: start),
      let after = range(of: end, range: before.upperBound..<endIndex)
    else { throw Finding(path: path, message: "The page lacks: \(start)…\(end)") }
    replaceSubrange(before.upperBound..<after.lowerBound, with: text)
  }
}
