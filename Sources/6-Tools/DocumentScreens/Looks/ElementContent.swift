// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import LayoutDocuments
import UIKit

/// The contents of an element: what its item or section says, in its look.
struct ElementContent: Hashable {
  typealias Look = LayoutDocument.Look

  let look: ResolvedLook
  /// The label's text, or the title.
  var text: String?
  /// The text below the title.
  var subtitle: String?
  var image: String?
  var symbol: String?
  /// The background: the item's own, or that of the look at its index; nil for none, or for a list's.
  var background: LayoutDocument.Color?
  /// The accessories: the item's own, or those of the look.
  var accessories: [LayoutDocument.Accessory]
  var indentation = 0
  /// The size that the view answers along estimated axes; nil to measure it.
  var measuredSize: CGSize?
  /// Whether nothing is shown: a badge without a text.
  var isHidden = false
}

extension ElementContent {
  var isListContent: Bool { look.type == .list }

  /// Returns whether a view that showed other contents would keep their size when it is measured: a
  /// background alone, a label without a text, a missing picture have no size.
  func mayKeepSize(of old: Self) -> Bool {
    switch look.type {
    case .label, .titles, .list: !showsText && old != self
    case .empty: old.look.type != .empty
    case .image: old.look.type != .image || old.image != image
    case .symbol: old.look.type != .symbol || old.symbol != symbol
    }
  }

  private var showsText: Bool { text?.isEmpty == false || subtitle?.isEmpty == false }

  /// Creates the content of a cell.
  ///
  /// - Parameters:
  ///   - item: The item, with what its section says for all.
  ///   - position: The index of the item in its section, and its number over all sections.
  ///   - look: The look; nil for the default one.
  ///   - isInList: Whether the section is a list.
  init(
    _ item: LayoutDocument.DataItem, at position: ItemPosition, look: Look?, isInList: Bool
  ) {
    self.init(
      ResolvedLook(look ?? Look(), standard: isInList ? .list : .label),
      index: position.path.item)
    switch look?.text {
    case nil: text = item.title ?? "\(position.number)"
    case .title: text = item.title
    case .number: text = "\(position.number)"
    case .item: text = "\(position.path.item)"
    case .path: text = "\(position.path.section), \(position.path.item)"
    case .some(.none): text = nil
    }
    subtitle = item.subtitle
    image = item.image
    symbol = item.symbol
    background = item.color ?? background
    accessories = item.accessories ?? accessories
    indentation = item.indentation ?? 0
    measuredSize = item.size
  }

  /// Creates the content of a supplementary view.
  ///
  /// - Parameters:
  ///   - text: The text; nil without one.
  ///   - look: The look; nil for the default one.
  ///   - isInList: Whether it is a header or a footer of a list.
  ///   - isBadge: Whether it is a badge of an item or a group.
  init(supplementaryText text: String?, look: Look?, isInList: Bool, isBadge: Bool = false) {
    let resolved: ResolvedLook =
      look == nil && !isInList
      ? (isBadge ? .badge : .supplementary)
      : ResolvedLook(look ?? Look(), standard: isInList ? .list : .label)
    self.init(resolved, index: 0)
    self.text = look?.text == .some(.none) ? nil : text
  }

  init(backgroundWith look: Look?) {
    self.init(look.map { ResolvedLook($0, standard: .empty) } ?? .background, index: 0)
  }

  private init(_ look: ResolvedLook, index: Int) {
    self.look = look
    background = look.background?[index]
    accessories = look.accessories
  }
}

/// The position of an item: its path, and its number over all sections.
struct ItemPosition: Hashable {
  var path: LayoutDocument.ItemPath
  var number: Int
}
