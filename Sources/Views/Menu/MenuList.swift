// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout

/// One list of a menu that is shown: what it offers, by number, and how that is arranged.
@MainActor
struct MenuList {
  let menu: UIMenu
  /// What the elements of ``specification`` show, by identity.
  private(set) var offers: [MenuOffer] = []
  private(set) var specification = MenuSpecification([])
  private let deferred: DeferredElements
  /// Whether elements may be side by side; not with accessibility text sizes.
  private let allowsPalettes: Bool

  /// Lists a menu.
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - isSubmenu: Whether its row in another menu is to be above it.
  ///   - allowsPalettes: Whether elements may be side by side.
  ///   - deferred: Gives the elements that are asked for now.
  init(_ menu: UIMenu, isSubmenu: Bool, allowsPalettes: Bool, deferred: DeferredElements) {
    self.menu = menu
    self.deferred = deferred
    self.allowsPalettes = allowsPalettes
    if isSubmenu {
      specification.opener = row(MenuOffer(submenu: menu))
    } else if !menu.title.isEmpty {
      specification.header = add(MenuOffer(header: menu))
    }
    specification.elements = elements(of: menu)
  }

  /// Whether there is nothing to choose from.
  var isEmpty: Bool { specification.elements.isEmpty }

  private mutating func elements(of menu: UIMenu) -> [MenuSpecification.Element] {
    var elements: [MenuSpecification.Element] = []
    var columns: [Int] = []
    let size = paletteSize(of: menu)
    for child in deferred.children(of: menu) {
      if let inner = child as? UIMenu, inner.options.contains(.displayInline) {
        let header = inner.title.isEmpty ? nil : add(MenuOffer(header: inner))
        let group = self.elements(of: inner)
        if !group.isEmpty { elements.append(.group(group, header: header)) }
      } else if let offer = offer(child, of: menu) {
        if size != nil { columns.append(add(offer)) } else { elements.append(.row(row(offer))) }
      }
    }
    if let size, !columns.isEmpty {
      elements.insert(.palette(MenuSpecification.Palette(ids: columns, size: size)), at: 0)
    }
    return elements
  }

  /// What is shown for an element; nil for one that is left out.
  private func offer(_ element: UIMenuElement, of menu: UIMenu) -> MenuOffer? {
    switch element {
    case let action as UIAction:
      action.attributes.contains(.hidden) ? nil : MenuOffer(action, of: menu)
    case let submenu as UIMenu: offersAnything(submenu) ? MenuOffer(submenu: submenu) : nil
    case let element as UIDeferredMenuElement: MenuOffer(pending: element)
    default: nil
    }
  }

  /// Whether a submenu has something to show; those that have not are left out. Deferred elements
  /// are not asked before the submenu opens.
  private func offersAnything(_ menu: UIMenu) -> Bool {
    menu.children.contains { child in
      switch child {
      case let action as UIAction: !action.attributes.contains(.hidden)
      case let inner as UIMenu: offersAnything(inner)
      default: true
      }
    }
  }

  private func paletteSize(of menu: UIMenu) -> MenuSpecification.Palette.Size? {
    guard allowsPalettes else { return nil }
    return switch menu.preferredElementSize {
    case .small: .small
    case .medium: .medium
    case .large: nil
    case .automatic: menu.options.contains(.displayAsPalette) ? .small : nil
    }
  }

  private mutating func add(_ offer: MenuOffer) -> Int {
    offers.append(offer)
    return offers.count - 1
  }

  private mutating func row(_ offer: MenuOffer) -> MenuSpecification.Row {
    MenuSpecification.Row(
      id: add(offer), hasSubtitle: offer.subtitle != nil, hasImage: offer.image != nil,
      hasMark: offer.mark != nil)
  }
}
