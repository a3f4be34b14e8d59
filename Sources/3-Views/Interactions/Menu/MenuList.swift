// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import Geometry
import ViewLayout
import Views

/// One list of a menu that is shown: what it offers, by number, and how that is arranged.
@MainActor
struct MenuList {
  let menu: UIMenu
  /// The entries of the elements of ``specification``, by identity.
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

  /// Returns the entry that is shown for an element; nil for one that is left out.
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

/// The content and the purpose of one row, column or header of a menu.
@MainActor
struct MenuOffer {
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

/// A text of a menu, in lines of the height that the menu's layout has for them.
@MainActor
struct MenuText {
  var string: String
  var font: UIFont
  var lineHeight: CGFloat

  func request(width: CGFloat, lines: Int, in traits: UITraitCollection) -> TextRequest {
    var request = TextRequest(
      runs: [TextRequest.Run(text: string, font: font.face.description(size: font.pointSize))],
      width: max(0, width), maximumNumberOfLines: lines, lineHeight: lineHeight,
      ascent: font.ascender + (lineHeight - font.lineHeight) / 2)
    request.rendering = traits.textRendering
    return request
  }

  /// Returns the number of lines that the text takes in a width.
  ///
  /// No letter of the fonts that titles are set in is wider than its size is high; a short text of
  /// ASCII letters needs no setting to know that it fits, which makes menus of 1,000 rows quick.
  func lineCount(width: CGFloat, in traits: UITraitCollection) -> Int {
    let letters = string.utf8
    if CGFloat(letters.count) * font.pointSize <= width, Self.areASCII(letters) { return 1 }
    guard !string.isEmpty, width > 0 else { return 1 }
    let height = TextLayout(request(width: width, lines: 0, in: traits)).size.height
    return max(1, Int((height / lineHeight).rounded()))
  }

  /// A loop: a closure of the main actor's is checked to be on it for each letter.
  private static func areASCII(_ letters: String.UTF8View) -> Bool {
    for letter in letters where !(0x20..<0x7F).contains(letter) { return false }
    return true
  }
}

struct MenuLabel: DrawnContent {
  let text: MenuText?
  let color: UIColor
  let lines: Int
  let isCentered: Bool

  var shownText: String? { text.flatMap { $0.string.isEmpty ? nil : $0.string } }

  func draw(in drawing: ViewDrawing, of view: UIView) {
    guard let text, !text.string.isEmpty else { return }
    let traits = view.traitCollection
    var request = text.request(width: view.bounds.width, lines: lines, in: traits)
    request.lineBreak = .truncateTail
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    request.alignment = isCentered ? .center : isMirrored ? .right : .left
    if request.rendering == .real { drawing.context.hasRealText = true }
    drawing.canvas.draw(
      TextLayout(request), at: view.presentationGeometry.bounds.origin,
      color: color.value(in: traits).rgba)
  }
}
