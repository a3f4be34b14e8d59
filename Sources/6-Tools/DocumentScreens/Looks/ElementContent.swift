// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import LayoutDocuments
import UIKit

/// The contents of an element, with every default in its place.
struct ElementContent: Hashable {
  typealias Look = LayoutDocument.Look

  var type: Look.ViewType
  /// The label's text, or the title.
  var text: String?
  /// The text below the title.
  var subtitle: String?
  /// The path of a picture.
  var image: String?
  /// The name of a symbol.
  var symbol: String?
  var textStyle = Look.TextStyle.title2
  /// Nil for a list's own.
  var textColor: LayoutDocument.Color?
  var alignment = Look.Alignment.center
  var lines = 1
  /// Nil for none, or for a list's own.
  var background: LayoutDocument.Color?
  var cornerRadius = 0.0
  var border: LayoutDocument.Border?
  var padding = NSDirectionalEdgeInsets.zero
  var contentMode = Look.ContentMode.fill
  /// Nil for the one that suits the position in the list.
  var listStyle: Look.ListStyle?
  var accessories: [LayoutDocument.Accessory] = []
  var indentation = 0
  /// The size that the view answers along estimated axes; nil to measure it.
  var measuredSize: CGSize?
  /// Whether nothing is shown: a badge without a text.
  var isHidden = false
}

extension ElementContent {
  /// Whether a list cell shows the content.
  var isListContent: Bool { type == .list }

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
    let type = look?.type ?? (isInList ? .list : .label)
    self.init(type: type, look: look, index: position.path.item)
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
  init(supplementaryText text: String?, look: Look?, isInList: Bool) {
    if let look {
      self.init(type: look.type ?? (isInList ? .list : .label), look: look, index: 0)
    } else if isInList {
      self.init(type: .list, look: nil, index: 0)
    } else {
      self.init(type: .label)
      textStyle = .title3
      textColor = .named("label")
      alignment = .leading
      padding = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
      background = .named("secondarySystemFill")
    }
    self.text = look?.text == .some(.none) ? nil : text
  }

  /// Creates the content of a background.
  init(backgroundWith look: Look?) {
    if let look {
      self.init(type: look.type ?? .empty, look: look, index: 0)
    } else {
      self.init(type: .empty)
      background = .named("secondarySystemBackground")
      cornerRadius = 12
    }
  }

  private init(type: Look.ViewType, look: Look?, index: Int) {
    let isList = type == .list
    self.type = type
    textStyle = look?.textStyle ?? .title2
    textColor = look?.textColor ?? (isList ? nil : .named("white"))
    alignment = look?.alignment ?? .center
    lines = look?.lines ?? 1
    // A picture has nothing behind it: the colour would show at its corners.
    background =
      look?.background?[index] ?? (isList || type == .image ? nil : .named("systemBlue"))
    cornerRadius = look?.cornerRadius ?? (isList ? 0 : 8)
    border = look?.border
    padding = look?.padding ?? .zero
    contentMode = look?.contentMode ?? .fill
    listStyle = look?.listStyle
    accessories = look?.accessories ?? []
  }
}

/// The position of an item: its path, and its number over all sections.
struct ItemPosition: Hashable {
  var path: LayoutDocument.ItemPath
  var number: Int
}
