// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

extension Rule {
  /// What holds of the topics of a face's first page.
  static let ofTopics: [Rule] = [
    Rule("Every public type that is in no other is in one topic", reads: .modules) {
      package, findings in
      for face in SupportedFace.all {
        let page = try package.files.requiredText(of: face.landingPage)
        let topics = topics(of: page)
        let types = try package.declarations(of: face).types.filter { !$0.key.contains(".") }
        if types.count <= 50 {
          findings.add("Only \(types.count) types of \(face.name) were found", in: face.landingPage)
        }
        for (name, type) in types.sorted(by: { $0.key < $1.key }) where !topics.contains(name) {
          findings.add(
            """
            `\(name)` is in no topic of \(face.landingPage). Add it to the one that fits: \
            - ``\(name)``
            """, in: type.file, line: type.line)
        }
        for (index, name) in topics.enumerated() where topics[..<index].contains(name) {
          findings.add(
            "`\(name)` is in two topics. Delete one: - ``\(name)``", in: face.landingPage)
        }
      }
    }
  ]

  /// The symbols in the topics of a page, in their order.
  private static func topics(of page: String) -> [String] {
    let topics = page.components(separatedBy: "\n## Topics\n").dropFirst().joined()
    return topics.matches(of: /(?m)^- ``([^`]+)``$/).map { String($0.output.1) }
  }
}
