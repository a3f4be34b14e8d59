// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import LayoutDocuments
package import UIKit

/// The collection view of a document, which its backgrounds ask for their looks.
final class DocumentCollectionView: UICollectionView {
  /// The document; nil before the first layout.
  var source: DocumentSource?
  /// The element kinds of supplementary views that were shown.
  private(set) var knownKinds: Set<String> = []

  func registerElements() {
    register(DocumentCell.self, forCellWithReuseIdentifier: "cell")
    register(DocumentListCell.self, forCellWithReuseIdentifier: "list")
  }

  func registerSupplementaryViews(ofKind kind: String) {
    guard knownKinds.insert(kind).inserted else { return }
    register(
      DocumentSupplementaryView.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: "view")
    register(
      DocumentListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "list")
  }
}

/// The answers of a flow layout's delegate.
extension DocumentViewController: UICollectionViewDelegateFlowLayout {
  private var flow: LayoutDocument.Flow? {
    if case .flow(let flow) = document.layout { flow } else { nil }
  }

  private func keys(_ section: Int) -> LayoutDocument.FlowKeys {
    flow?.keys(ofSection: section) ?? LayoutDocument.FlowKeys()
  }

  package func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    source.itemSize(at: indexPath)
      // Items that are measured count as the average of those that were, unless sizes are given.
      ?? OptionalMethod.unimplemented(by: self, flow?.itemSize ?? .zero)
  }

  package func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { keys(section).sectionInset }

  package func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { keys(section).minimumLineSpacing }

  package func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { keys(section).minimumInteritemSpacing }

  package func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { keys(section).headerReferenceSize }

  package func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { keys(section).footerReferenceSize }
}

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
