// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

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

    private init(look: String, isInList: Bool) {
      self.look = look
      self.isInList = isInList
    }

    /// The key of the same look in a list, or elsewhere.
    func inList(_ isInList: Bool) -> Key { Key(look: look, isInList: isInList) }
  }

  let key: Key
  /// The look as the document has it, without defaults.
  let look: LayoutDocument.Look
  let resolved: ResolvedLook
  /// The case of the type `Look`, and the first word of the registration's name.
  let name: String
  let className: String

  init(
    _ key: Key, in document: LayoutDocument, names: inout SwiftNames, classes: inout SwiftNames
  ) {
    self.key = key
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
