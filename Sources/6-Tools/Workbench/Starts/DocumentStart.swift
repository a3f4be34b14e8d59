// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import LayoutDocuments
package import PlaygroundSession

/// A small document that a new one begins with.
package struct DocumentStart: Hashable, Sendable {
  /// The name, which the new document has as well.
  package let name: String
  /// One sentence: what it shows.
  package let summary: String
  /// The text, as an author would write it.
  package let text: String

  /// The starts, in the order of the page.
  package static let all = [
    columns, adaptiveGrid, mosaic, badges, sections, carousel, list, tags,
  ]

  /// Returns the start that a message of the page names; the first one for a message without a name.
  ///
  /// - Parameter message: JSON with a `name`.
  /// - Returns: The start.
  /// - Throws: ``PlaygroundError`` for a name that no start has.
  package static func named(in message: Data) throws(PlaygroundError) -> DocumentStart {
    let value = try? LocatedValue(parsing: Array(message))
    guard case .string(let name)? = value?.member("name")?.value.content else { return columns }
    guard let start = all.first(where: { $0.name == name }) else {
      throw PlaygroundError(
        "There is no start '\(name.prefix(40))': \(all.map(\.name).joined(separator: ", ")).")
    }
    return start
  }
}

extension PlaygroundStart {
  package static let documents = DocumentStart.all.map {
    PlaygroundStart(name: $0.name, summary: $0.summary)
  }
}
