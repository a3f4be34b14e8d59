// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// A mountain of the world.
struct Mountain: Hashable {
  let name: String
  /// Above the sea, in metres.
  let height: Int

  /// Returns whether the name contains what is searched for, whatever its case and its accents.
  ///
  /// - Parameter filter: What is searched for; nil and nothing are in every name.
  /// - Returns: Whether it is in the name.
  func contains(_ filter: String?) -> Bool {
    guard let filter, !filter.isEmpty else { return true }
    return name.range(of: filter, options: [.caseInsensitive, .diacriticInsensitive]) != nil
  }
}

extension Mountain {
  /// The mountains, by name.
  static let all: [Mountain] = {
    let mountains = continents.joined().flatMap { list in
      list.split(whereSeparator: \.isNewline).flatMap { line in
        line.split(separator: ",").compactMap(Mountain.init(entry:))
      }
    }
    // Not in the order of a locale, so that the list is the same on every machine.
    let keys = mountains.map { $0.name.folding(options: .diacriticInsensitive, locale: nil) }
    return zip(keys, mountains).sorted { $0.0 < $1.0 }.map(\.1)
  }()

  /// Reads an entry such as Mount Everest 8849.
  private init?(entry: Substring) {
    let words = entry.split(separator: " ")
    guard words.count >= 2, let height = words.last.flatMap({ Int($0) }) else { return nil }
    name = words.dropLast().joined(separator: " ")
    self.height = height
  }
}
