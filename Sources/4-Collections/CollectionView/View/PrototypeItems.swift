// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

extension NibPrototype {
  /// The kind of supplementary view; nil for a cell.
  var kind: String? {
    switch role {
    case "sectionHeaderView"?: UICollectionView.elementKindSectionHeader
    case "sectionFooterView"?: UICollectionView.elementKindSectionFooter
    default: nil
    }
  }
}

extension UICollectionView {
  /// Shows each prototype once, for a picture of a document without its program: one section with the
  /// cells in the document's order and sizes, and its header and footer. Without prototypes it is empty.
  func exhibit(_ prototypes: [NibPrototype]) {
    guard !prototypes.isEmpty else {
      // The program's class is not there, and UIKit's stops the program where a layout has headers.
      if dataSource is UICollectionViewController { dataSource = nil }
      return
    }
    // A layout of the program's own is not there, and its elements' class has none.
    let layout =
      collectionViewLayout as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout()
    if layout !== collectionViewLayout { collectionViewLayout = layout }
    layout.estimatedItemSize = .zero
    let kinds = prototypes.map(\.kind)
    if !kinds.contains(UICollectionView.elementKindSectionHeader) {
      layout.headerReferenceSize = .zero
    }
    if !kinds.contains(UICollectionView.elementKindSectionFooter) {
      layout.footerReferenceSize = .zero
    }
    let items = PrototypeItems(prototypes)
    for (position, prototype) in prototypes.enumerated() {
      register(prototype, under: PrototypeItems.identifier(position))
    }
    objc_setAssociatedObject(self, PrototypeItems.key, items, .OBJC_ASSOCIATION_RETAIN)
    dataSource = items
    delegate = items
  }
}

/// The data of a collection view in a picture of its document: an item for each prototype.
@MainActor
private final class PrototypeItems: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  /// The key under which a collection view holds its items.
  static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  private let cells: [(position: Int, prototype: NibPrototype)]
  /// The header and the footer by their kinds, with their positions.
  private let boundaries: [String: Int]

  init(_ prototypes: [NibPrototype]) {
    cells = prototypes.enumerated().filter { $0.element.kind == nil }.map {
      ($0.offset, $0.element)
    }
    boundaries = prototypes.enumerated().reduce(into: [:]) { boundaries, entry in
      if let kind = entry.element.kind { boundaries[kind] = entry.offset }
    }
  }

  /// The identifier of the prototype at a position: those of documents may be missing, or stand twice.
  static func identifier(_ position: Int) -> String { "prototype \(position)" }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { cells.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.identifier(cells[indexPath.item].position), for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.identifier(boundaries[kind] ?? 0), for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let own = (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    return cells[indexPath.item].prototype.size ?? own
  }
}
