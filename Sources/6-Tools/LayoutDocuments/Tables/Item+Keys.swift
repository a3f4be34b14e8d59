// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension LayoutDocument.Item {
  static let table = ObjectTable<Self>(
    "item", "an item", make: { Self(width: .points(0), height: .points(0)) }
  ) { keys }

  @KeyBuilder<Self> static var keys: [Key<Self>] {
    slotKeys
    Key.defaulted(
      "supplementaryItems", \.supplementaryItems,
      .list(
        of: .object { LayoutDocument.SupplementaryItem.table },
        counts: 0...ReadingLimits.supplementaryItems), [], "The badges.")
  }

  /// The keys that badges and headers have, too, which have no badges of their own.
  @KeyBuilder<Self> static var slotKeys: [Key<Self>] {
    Key.required("width", \.width, .length, "The width of the slot.")
    Key.required("height", \.height, .length, "The height of the slot.")
    Key.defaulted(
      "contentInsets", \.contentInsets, .insets, .zero, "The space between the slot and the frame.")
    Key.optional(
      "edgeSpacing", \.edgeSpacing, .object { LayoutDocument.EdgeSpacing.table },
      "The space outside of the slot.")
  }
}

extension LayoutDocument.EdgeSpacing {
  static let table = ObjectTable<Self>("edgeSpacing", "an edge spacing", make: { Self() }) {
    Key.optional("top", \.top, .spacing, "The space above; none if it is missing.")
    Key.optional(
      "leading", \.leading, .spacing, "The space where reading begins; none if it is missing.")
    Key.optional("bottom", \.bottom, .spacing, "The space below; none if it is missing.")
    Key.optional(
      "trailing", \.trailing, .spacing, "The space where reading ends; none if it is missing.")
  }
}

extension Format where Value == LayoutDocument.Subitem {
  /// A group if it has the key `group`, else an item.
  static var subitem: Format {
    Format(
      form: .named("subitem") {
        .discriminated(
          name: "subitem", key: "group",
          branches: [
            .init(value: nil, isPresent: true, form: LayoutDocument.Group.table.form),
            .init(value: nil, isPresent: false, form: LayoutDocument.Item.table.form),
          ])
      },
      read: { value, reader in
        guard value.member("group") == nil else {
          return LayoutDocument.Group.table.read(value, &reader).map { .group($0) }
        }
        return LayoutDocument.Item.table.read(value, &reader).map { .item($0) }
      },
      write: { subitem in
        switch subitem {
        case .item(let item): LayoutDocument.Item.table.write(item)
        case .group(let group): LayoutDocument.Group.table.write(group)
        }
      })
  }
}

extension LayoutDocument.Group {
  static let table = ObjectTable<Self>(
    "group", "a group",
    make: { Self(.horizontal, width: .points(0), height: .points(0), items: []) },
    example: ["items"],
    finish: { $2.check($0, $1) }
  ) {
    Key.required(
      "group", \.arrangement, .choice("arrangement"),
      "The arrangement of the items: in a row, in a column, or in frames.")
    LayoutDocument.Item.keys.map { $0.lifted(\.item) }
    Key.defaulted(
      "items", \.items, .list(of: .subitem, counts: 1...ReadingLimits.subitems), [],
      "The items and groups, in their order; not for custom groups.")
    Key.optional(
      "count", \.count, .whole(1...10_000),
      "The number of times that the only item is repeated; as many as fit if it is missing.")
    Key.defaulted(
      "divides", \.divides, .boolean, false,
      "Whether the items share the group equally, whatever their size says.")
    Key.optional(
      "interItemSpacing", \.interItemSpacing, .spacing, "The distance between two items.")
    Key.optional(
      "frames", \.customFrames, .list(of: .object { LayoutDocument.CustomFrame.table }),
      "The frames of a custom group's items.")
  }

  /// The frames of a custom group, also if there are none yet; nil for other groups.
  private var customFrames: [LayoutDocument.CustomFrame]? {
    get { arrangement == .custom ? frames : nil }
    set { frames = newValue ?? [] }
  }
}

extension LayoutDocument.CustomFrame {
  static let table = ObjectTable<Self>("customFrame", "a custom frame", make: { Self(.zero) }) {
    Key.required("frame", \.frame, .rectangle, "The frame in the group.")
    Key.defaulted("zIndex", \.zIndex, .depth, 0, "The depth of the item.")
  }
}

extension DocumentReader {
  /// Checks which keys of a group go together.
  fileprivate mutating func check(_ group: LayoutDocument.Group, _ value: LocatedValue) {
    let isCustom = group.arrangement == .custom
    let foreign = isCustom ? ["items", "count", "divides", "interItemSpacing"] : ["frames"]
    for key in foreign {
      guard let member = value.member(key) else { continue }
      error(
        isCustom
          ? "A custom group has 'frames' and no \(Quotation.short(key))."
          : "'frames' belongs to custom groups; a \(group.arrangement) group has 'items'.",
        at: member.keyRange)
    }
    let needed = isCustom ? "frames" : "items"
    if value.member(needed) == nil, value.member(foreign[0]) == nil {
      error(
        "Missing key '\(needed)': a \(group.arrangement) group needs it.", at: value.start)
    }
    guard !isCustom else { return }
    if let count = value.member("count"), let items = value.member("items")?.value.elements,
      items.count > 1
    {
      error(
        "'count' repeats one item, and 'items' has \(items.count). Leave 'count' out, or make a "
          + "group of them.", at: count.keyRange)
    }
    if group.divides, value.member("count") == nil, let divides = value.member("divides") {
      error("'divides' needs a 'count'.", at: divides.keyRange)
    }
  }
}

extension LayoutDocument.Look {
  static let table = ObjectTable<Self>("look", "a look", make: { Self() }) {
    Key.optional(
      "type", \.type, .choice("look type"), shows: .string("label"),
      "The views: a label if it is missing, and 'list' in lists.")
    Key.optional(
      "text", \.text, .choice("text source"), shows: .string("title"),
      "The text: the title, or the number of an item without one.")
    Key.optional(
      "textStyle", \.textStyle, .choice("text style"), shows: .string("title2"),
      "The style of the text.")
    Key.optional(
      "textColor", \.textColor, .color, shows: .string("white"), "The colour of the text.")
    Key.optional(
      "alignment", \.alignment, .choice("alignment"), shows: .string("center"),
      "The alignment of the text.")
    Key.optional(
      "lines", \.lines, .whole(0...20), shows: .number(1),
      "The most lines of the text; 0 for as many as needed.")
    Key.optional(
      "background", \.background, .cycle(of: .color), shows: .string("systemBlue"),
      "The background, unless the item has a colour.")
    Key.optional(
      "cornerRadius", \.cornerRadius, .nonnegativePoints, shows: .number(8),
      "The radius of the corners.")
    Key.optional(
      "border", \.border, .object { LayoutDocument.Border.table }, "The border; none if missing.")
    Key.optional(
      "padding", \.padding, .insets, shows: .number(0), "The space around the content.")
    Key.optional(
      "contentMode", \.contentMode, .choice("content mode"), shows: .string("fill"),
      "The way in which a picture fills its frame.")
    Key.optional(
      "listStyle", \.listStyle, .choice("list style"),
      "The style of a list cell; the cell's own if it is missing.")
    Key.optional(
      "accessories", \.accessories, .accessories, shows: .array([]),
      "The accessories of a list cell.")
  }
}

extension LayoutDocument.Border {
  static let table = ObjectTable<Self>(
    "border", "a border", make: { Self(color: .named("label"), width: 0) }
  ) {
    Key.required("color", \.color, .color, "The colour of the border.")
    Key.required("width", \.width, .nonnegativePoints, "The width of the border.")
  }
}
