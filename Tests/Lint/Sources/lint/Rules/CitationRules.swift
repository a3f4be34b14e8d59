// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension Rule {
  /// What holds of citations of the Behaviour pages.
  static let ofCitations: [Rule] = [
    Rule("Every rule that a comment or a test cites exists") { package, findings in
      let rules = BehaviourRules(of: package.files)
      for folder in ["Sources", "Gallery", "Tests", "Package.swift"] {
        var count = 0
        for file in package.files.swiftFiles(below: folder)
        // These have citations to be read.
        where !file.path.contains("/Citation") {
          for citation in Citation.all(inSwift: file) {
            count += 1
            findings.check(citation, rules)
          }
        }
        if folder != "Package.swift", count == 0 { findings.add("Nothing is cited", in: folder) }
      }
    },

    Rule("Every rule that a page cites exists") { package, findings in
      let rules = BehaviourRules(of: package.files)
      for folder in ["Sources", "README.md", "CONTRIBUTING.md"] {
        for page in package.files.markdownFiles(below: folder) {
          for citation in Citation.all(inPage: page) { findings.check(citation, rules) }
        }
      }
    },

    Record.rules.rule,
  ]
}

extension [Finding] {
  fileprivate mutating func check(_ citation: Citation, _ rules: BehaviourRules) {
    guard !rules.has(citation.place) else { return }
    add(
      "\(citation.place) is cited, and no Behaviour page has it. Cite one that exists",
      in: citation.path, line: citation.line)
  }
}

extension Citation.Place: CustomStringConvertible {
  var description: String {
    switch self {
    case .rule(let code): "Rule \(code)"
    case .section(let pages, let number): "Section \(number) of the pages '\(pages)'"
    case .appendix(let letter): "Appendix \(letter)"
    case .invariant(let letter, let number): "Invariant \(number) of appendix \(letter)"
    case .file(let name): "The page \(name)"
    }
  }
}

extension Record {
  static let rules = Record(
    name: "rules",
    summary: "Rules-by-symbol.md, from the rules of the Behaviour pages and what cites them",
    source: .modules
  ) { package in [RuleIndex.path: try RuleIndex(of: package).text] }
}
