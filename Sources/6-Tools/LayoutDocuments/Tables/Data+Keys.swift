// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension LayoutDocument.Data {
  static let table = ObjectTable<Self>("data", "an object of data", make: { Self(sections: []) }) {
    Key.required(
      "sections", \.sections,
      .list(of: .object { LayoutDocument.DataSection.table }, counts: 1...ReadingLimits.sections),
      "The sections with their items.")
  }
}

extension LayoutDocument.DataSection {
  static let table = ObjectTable<Self>(
    "dataSection", "a section of data", make: { Self(.numbered(0)) },
    exactlyOne: [["count", "items"]]
  ) {
    Key.optional(
      "id", \.id, .text(1...256), "The identifier of the section; its index if it is missing.")
    Key.optional(
      "count", \.count, .whole(0...Double(ReadingLimits.items)),
      "The number of items, whose titles are their running numbers.")
    Key.optional("items", \.list, .list(of: .dataItem), "The items.")
    Key.defaulted(
      "each", \.each, .object { LayoutDocument.ItemCycles.table }, .init(),
      "The keys of items that do not have their own.")
    Key.defaulted(
      "texts", \.texts, .dictionary(of: .text()), [:], "The texts of headers and footers, by kind.")
    Key.defaulted(
      "sizes", \.sizes, .dictionary(of: .size), [:],
      "The sizes of headers and footers where these are measured, by kind.")
    Key.optional(
      "look", \.look, .text(1...64), "The look of the section's items; 'cell' if it is missing.")
  }

  private var count: Int? {
    get { if case .numbered(let count) = items { count } else { nil } }
    set { if let newValue { items = .numbered(newValue) } }
  }

  private var list: [LayoutDocument.DataItem]? {
    get { if case .listed(let list) = items { list } else { nil } }
    set { if let newValue { items = .listed(newValue) } }
  }
}

extension Format where Value == LayoutDocument.DataItem {
  /// A title, or an object with what else an item has.
  static var dataItem: Format {
    let object = Format.object { LayoutDocument.DataItem.table }
    return Format(
      form: .any([.text(TextForm()), object.form]),
      read: { value, reader in
        switch value.content {
        case .string:
          return reader.text(value, 0...ReadingLimits.characters).map { .init(title: $0) }
        case .object: return object.read(value, &reader)
        default:
          reader.expected("an item: a text, or an object", at: value)
          return nil
        }
      },
      write: { item in
        guard let title = item.title, item == .init(title: title) else {
          return object.write(item)
        }
        return .string(title)
      })
  }
}

extension Format where Value == String {
  /// The path of a picture, which is looked for when the document was read.
  fileprivate static var image: Format { name(1...1_000, among: \.images) }

  /// The name of a symbol, which is looked for when the document was read.
  fileprivate static var symbol: Format { name(1...64, among: \.symbols) }

  /// A name that the reader keeps in a list with the others of its kind.
  private static func name(
    _ length: ClosedRange<Int>,
    among names: any WritableKeyPath<DocumentReader, [DocumentReader.NamedValue]> & Sendable
  ) -> Format {
    let text = Format.text(length)
    return Format(
      form: text.form,
      read: { value, reader in
        guard let name = text.read(value, &reader) else { return nil }
        reader[keyPath: names].append((reader.path, value, name))
        return name
      },
      write: text.write)
  }
}

extension LayoutDocument.DataItem {
  package init(title: String) {
    self.init()
    self.title = title
  }

  static let table = ObjectTable<Self>("dataItem", "an item of data", make: { Self() }) {
    Key.optional(
      "id", \.id, .text(1...256),
      "The identifier, unique in one state of the data; the title if it is missing.")
    Key.optional("title", \.title, .text(), ItemHelp.title)
    Key.optional("subtitle", \.subtitle, .text(), ItemHelp.subtitle)
    Key.optional("image", \.image, .image, ItemHelp.image)
    Key.optional("symbol", \.symbol, .symbol, ItemHelp.symbol)
    Key.optional("color", \.color, .color, ItemHelp.color)
    Key.optional("badge", \.badge, .text(), ItemHelp.badge)
    Key.optional("accessories", \.accessories, .accessories, ItemHelp.accessories)
    Key.optional("indentation", \.indentation, .indentation, ItemHelp.indentation)
    Key.optional("size", \.size, .size, ItemHelp.size)
    Key.optional("look", \.look, .text(1...64), ItemHelp.look)
  }
}

extension LayoutDocument.ItemCycles {
  static let table = ObjectTable<Self>("itemCycles", "an object of cycles", make: { Self() }) {
    Key.optional("title", \.title, .cycle(of: .text()), ItemHelp.title)
    Key.optional("subtitle", \.subtitle, .cycle(of: .text()), ItemHelp.subtitle)
    Key.optional("image", \.image, .cycle(of: .image), ItemHelp.image)
    Key.optional("symbol", \.symbol, .cycle(of: .symbol), ItemHelp.symbol)
    Key.optional("color", \.color, .cycle(of: .color), ItemHelp.color)
    Key.optional("badge", \.badge, .cycle(of: .text()), ItemHelp.badge)
    Key.optional("accessories", \.accessories, .cycle(of: .accessories), ItemHelp.accessories)
    Key.optional("indentation", \.indentation, .cycle(of: .indentation), ItemHelp.indentation)
    Key.optional("size", \.size, .cycle(of: .size), ItemHelp.size)
    Key.optional("look", \.look, .cycle(of: .text(1...64)), ItemHelp.look)
  }
}

/// The sentences about keys that items and cycles have.
private enum ItemHelp {
  static let title = "The title."
  static let subtitle = "The text below the title."
  static let image = "The path of a PNG or SVG file beside the document."
  static let symbol = "The name of a symbol, as 'gallery list --symbols' prints it."
  static let color = "The background, in place of the look's."
  static let badge = "The text of the item's badges, which are hidden without one."
  static let accessories = "The accessories of a list cell."
  static let indentation = "The level of indentation."
  static let size = "The size in a flow layout; elsewhere the view's answer along estimated axes."
  static let look = "The name of the look."
}

extension Format where Value == [LayoutDocument.Accessory] {
  static var accessories: Format { list(of: .accessory, counts: 0...ReadingLimits.accessories) }
}

extension Format where Value == Int {
  fileprivate static var indentation: Format { whole(0...100) }
}
