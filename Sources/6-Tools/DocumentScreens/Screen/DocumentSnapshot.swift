// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import LayoutDocuments
import UIKit

/// The identifiers of a document's data, each once.
struct DocumentSnapshot: Hashable {
  /// An identifier that the document gives, and the number of equal ones before it: documents that
  /// are read have none, values may.
  struct Identifier: Hashable, Sendable {
    let name: String
    let copy: Int
  }
  typealias Section = Identifier
  typealias Item = Identifier

  private(set) var sections: [Section] = []
  /// By section.
  private(set) var items: [[Item]] = []

  init() {}

  init(_ data: LayoutDocument.Data) {
    var unique = UniqueIdentifiers()
    sections = data.sections.enumerated().map { unique.add($1.id ?? "\($0)") }
    unique = UniqueIdentifiers()
    items = data.identities.map { $0.map { unique.add($0) } }
  }

  var snapshot: NSDiffableDataSourceSnapshot<Section, Item> {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections(sections)
    for (section, items) in zip(sections, items) {
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  private struct UniqueIdentifiers {
    private var copies: [String: Int] = [:]

    mutating func add(_ name: String) -> Identifier {
      let copy = copies[name, default: 0]
      copies[name] = copy + 1
      return Identifier(name: name, copy: copy)
    }
  }
}
