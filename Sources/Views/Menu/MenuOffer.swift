// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// What one row, column or header of a menu shows, and what it stands for.
@MainActor
struct MenuOffer {
  /// What choosing it does.
  enum Purpose {
    /// Nothing: it is a title.
    case header
    case action(UIAction, of: UIMenu)
    case submenu(UIMenu)
    /// Nothing yet: elements were asked for and have not come.
    case pending
  }

  /// The sign at the leading edge.
  enum Mark {
    case on, mixed, submenu

    init?(_ state: UIMenuElement.State) {
      switch state {
      case .off: return nil
      case .on: self = .on
      case .mixed: self = .mixed
      }
    }

    var symbolName: String {
      switch self {
      case .on: "checkmark"
      case .mixed: "minus"
      case .submenu: "chevron.forward"
      }
    }
  }

  let purpose: Purpose
  var title: String
  var subtitle: String?
  var image: UIImage?
  var mark: Mark?
  var isEnabled = true
  var isDestructive = false

  /// The title of a menu or a group.
  init(header menu: UIMenu) {
    purpose = .header
    title = menu.title
  }

  init(_ action: UIAction, of menu: UIMenu) {
    purpose = .action(action, of: menu)
    title = action.title
    subtitle = action.subtitle.flatMap { $0.isEmpty ? nil : $0 }
    image = action.image
    mark = Mark(action.state)
    isEnabled = !action.attributes.contains(.disabled)
    isDestructive = action.attributes.contains(.destructive)
  }

  init(submenu menu: UIMenu) {
    purpose = .submenu(menu)
    title = menu.title
    subtitle = menu.subtitle.flatMap { $0.isEmpty ? nil : $0 }
    image = menu.image
    mark = .submenu
    isDestructive = menu.options.contains(.destructive)
  }

  /// Stands for elements that have not come.
  init(pending: UIDeferredMenuElement) {
    purpose = .pending
    title = "Loading…"
    isEnabled = false
  }
}
