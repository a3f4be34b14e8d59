// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import LayoutDocuments

/// The look of some cells, with the names that it has in Swift.
struct CellStyle {
  /// The look's name, and whether it is a list's where the look does not say so itself.
  struct Key: Hashable {
    let look: String
    let isInList: Bool

    init(_ look: String?, isInList: Bool, in looks: [String: LayoutDocument.Look]) {
      self.look = look ?? "cell"
      self.isInList = isInList && looks[self.look]?.type == nil
    }
  }

  /// The look as the document has it, without defaults.
  let look: LayoutDocument.Look
  /// The look with its defaults.
  let resolved: ResolvedLook
  /// The case of the type `Look`, and the first word of the registration's name.
  let name: String
  /// The class of the cells.
  let className: String

  init(
    _ key: Key, in document: LayoutDocument, names: inout SwiftNames, classes: inout SwiftNames
  ) {
    look = document.looks[key.look] ?? .init()
    resolved = ResolvedLook(look, standard: key.isInList ? .list : .label)
    let type = "\(resolved.type)"
    let word = key.look == "cell" ? type : SwiftNames.camelCase(key.look, else: type)
    name = names.unique(word)
    let isMeasured = document.hasMeasuredItems
    className =
      resolved.type == .list
      ? isMeasured ? "ListCell" : "UICollectionViewListCell"
      : classes.unique(SwiftNames.upperCamelCase(word, else: type) + "Cell")
  }
}

/// A look with its defaults in their places.
struct ResolvedLook {
  var type: LayoutDocument.Look.ViewType
  var textStyle = LayoutDocument.Look.TextStyle.title2
  /// Nil for a list's own.
  var textColor: LayoutDocument.Color?
  var alignment = LayoutDocument.Look.Alignment.center
  var lines = 1
  /// Nil for a list's own.
  var background: LayoutDocument.Cycle<LayoutDocument.Color>?
  var cornerRadius = 8.0
  var border: LayoutDocument.Border?
  var padding = NSDirectionalEdgeInsets.zero
  var contentMode = LayoutDocument.Look.ContentMode.fill
  var listStyle: LayoutDocument.Look.ListStyle?
  var accessories: [LayoutDocument.Accessory] = []

  /// - Parameters:
  ///   - look: The look.
  ///   - standard: The views of looks that do not say which.
  init(_ look: LayoutDocument.Look, standard: LayoutDocument.Look.ViewType) {
    type = look.type ?? standard
    let isList = type == .list
    textStyle = look.textStyle ?? .title2
    textColor = look.textColor ?? (isList ? nil : .named("white"))
    alignment = look.alignment ?? .center
    lines = look.lines ?? 1
    background = look.background ?? (isList ? nil : .init(.named("systemBlue")))
    cornerRadius = look.cornerRadius ?? 8
    border = look.border
    padding = look.padding ?? .zero
    contentMode = look.contentMode ?? .fill
    listStyle = look.listStyle
    var known: Set<LayoutDocument.Accessory> = []
    // Of accessories that are no labels, a list cell takes each once.
    accessories = (look.accessories ?? []).filter { $0.isLabel || known.insert($0).inserted }
  }

  private init(type: LayoutDocument.Look.ViewType) { self.type = type }

  /// The look of supplementary views that have none.
  static var supplementary: ResolvedLook {
    var look = ResolvedLook(type: .label)
    look.textStyle = .title3
    look.textColor = .named("label")
    look.alignment = .leading
    look.padding = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    look.cornerRadius = 0
    look.background = .init(.named("secondarySystemFill"))
    return look
  }

  /// The look of backgrounds that have none.
  static var background: ResolvedLook {
    var look = ResolvedLook(type: .empty)
    look.cornerRadius = 12
    look.background = .init(.named("secondarySystemBackground"))
    return look
  }
}

extension LayoutDocument.Accessory {
  fileprivate var isLabel: Bool {
    if case .label = self { true } else { false }
  }
}
