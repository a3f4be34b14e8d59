// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import LayoutDocuments

/// The forms that stand in the outline; all others are fields.
enum OutlineForm {
  /// The names of objects that are fields of what holds them.
  private static let fields: Set<String> = [
    "directionalInsets", "edges", "edgeSpacing", "anchor", "border", "orthogonalScrolling",
    "condition", "dynamicColor", "itemCycles",
  ]

  /// Returns whether an object is a row of the outline.
  static func isRow(_ form: ObjectForm) -> Bool { !fields.contains(form.name) }

  /// Returns whether values of a form are rows of the outline, or hold them.
  static func holdsRows(_ form: ValueForm) -> Bool {
    switch form {
    case .object(let object): isRow(object)
    case .list(let element, _), .dictionary(let element, _): holdsRows(element)
    // A form with a name may hold itself; those that do are objects.
    case .named(let name, let form): name == "color" ? false : holdsRows(form())
    case .discriminated: true
    case .any(let forms): forms.contains(where: holdsRows)
    default: false
    }
  }
}

extension LocatedValue {
  /// Returns the path of the innermost row of the outline that is at a path or holds it.
  func nearestRow(to path: ValuePath) -> ValuePath {
    var path = path
    while let parent = path.parent {
      if let value = self[path], let form = ValueForm.form(at: path, in: self) {
        switch form.resolved(for: value) {
        case .object(let object) where OutlineForm.isRow(object): return path
        // A title alone stands for an item of the data.
        case .text where parent.components.last == .key("items"): return path
        default: break
        }
      }
      path = parent
    }
    return path
  }
}
