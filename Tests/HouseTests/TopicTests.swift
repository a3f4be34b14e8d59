// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("The topics of a face")
struct TopicTests {
  /// The symbols in the topics of a face's first page, in their order.
  private func topics(of face: SupportedFace) -> [String] {
    let page = SourceTree.text(of: face.landingPage) ?? ""
    let topics = page.components(separatedBy: "\n## Topics\n").dropFirst().joined()
    return topics.matches(of: /(?m)^- ``([^`]+)``$/).map { String($0.output.1) }
  }

  @Test(arguments: SupportedFace.all)
  func `Every public type that is in no other is in one topic`(face: SupportedFace) throws {
    let topics = topics(of: face)
    let types = try face.declarations.types.filter { !$0.key.contains(".") }
    #expect(types.count > 50)
    for (name, type) in types.sorted(by: { $0.key < $1.key }) where !topics.contains(name) {
      Issue.record(
        """
        \(type.file):\(type.line) `\(name)` is in no topic of \(face.landingPage). Add it to the \
        one that fits: - ``\(name)``
        """)
    }
    #expect(Set(topics).count == topics.count, "A symbol is in two topics")
  }
}

extension SupportedFace {
  /// The page that a reader of the face's documentation sees first.
  fileprivate var landingPage: String { "Sources/5-Faces/\(name)/\(name).docc/\(name).md" }
}
