// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The meaning of a segue: how its destination comes to be seen.
package enum InterfaceSegueKind: Sendable {
  case show, showDetail, presentation, embed, relationship, custom, unwind, unknown

  /// Finds the meaning of a `kind`, of which older documents have others.
  package init(_ name: String?) {
    self =
      switch name {
      case "show", "push": .show
      case "showDetail", "replace": .showDetail
      case "presentation", "modal", "popoverPresentation", "popover", "modalPresentation", "sheet":
        .presentation
      case "embed": .embed
      case "relationship": .relationship
      case "custom": .custom
      case "unwind": .unwind
      default: .unknown
      }
  }
}

extension InterfaceElement {
  /// The name by which code knows a segue; nil for none.
  package var segueIdentifier: String? {
    self["identifier"].flatMap { $0.isEmpty ? nil : $0 }
  }

  package var segueName: String { segueIdentifier ?? id ?? self["kind"] ?? "" }
}
