// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension InterfaceDocument {
  /// Statements on values that are not understood, in document order: truths that are neither `YES` nor
  /// `NO`, and fonts. They count as left out, and the program announces them in the same words when the
  /// objects are created (rule IB-58).
  ///
  /// What has no effect is left out here: see ``unusedAttributes``.
  ///
  /// - Complexity: O(*n*) in the size of the document.
  package var misreadValues: [InterfaceError] {
    root.children.filter { ["objects", "scenes"].contains($0.name) }.flatMap { list in
      list.descendants.flatMap { misreadTruths(of: $0) + misreadFont($0) }
    }
  }

  private func misreadTruths(of element: InterfaceElement) -> [InterfaceError] {
    guard let known = KnownAttributes.names(of: element.name, on: platform) else { return [] }
    return element.attributes.compactMap { name, value in
      guard known.contains(name), BooleanAttributes.contains(name, of: element),
        value != "YES", value != "NO"
      else { return nil }
      return element.error("\(name)=\"\(value)\" is neither YES nor NO; it counts as left out")
    }
  }

  private func misreadFont(_ element: InterfaceElement) -> [InterfaceError] {
    guard ["font", "fontDescription"].contains(element.name), let key = element.key,
      isUsed(element), let parent = element.parent, parent.child(for: key) == element
    else { return [] }
    switch parent.font(for: key) {
    case nil: return [element.error("the font is not understood; it counts as left out")]
    case .system(_, let weight?, _) where !InterfaceFont.weights.contains(weight):
      return [element.error("unknown weight \"\(weight)\"; it counts as left out")]
    default: return []
    }
  }
}
