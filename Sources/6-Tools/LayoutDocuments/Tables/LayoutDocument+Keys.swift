// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension LayoutDocument {
  static let table = ObjectTable<Self>(
    "document", "a document",
    make: { Self(layout: .flow(Flow()), data: Data(sections: [])) }
  ) {
    Key.optional("$schema", \.schema, .text(), "The path of the schema, for editors.")
    Key.required("version", \.writtenVersion, .version, "The version of the format.")
    Key.optional(
      "name", \.name, .name, "The name of the document; that of its file if it is missing.")
    Key.optional(
      "summary", \.summary, .text(), "The description for those who do not see the picture.")
    Key.defaulted(
      "picture", \.picture, .object { Picture.table }, .init(),
      "The size and the surroundings of the picture.")
    Key.required("layout", \.layout, .layout, "The layout.")
    Key.required("data", \.data, .object { Data.table }, "The sections and their items.")
    Key.defaulted(
      "looks", \.looks, .dictionary(of: .object { Look.table }), [:],
      "The looks: 'cell', element kinds, and names that data refer to.")
    Key.optional("film", \.film, .object { Film.table }, "The changes over time.")
  }

  /// The version that a document has once it was read.
  private var writtenVersion: Int {
    get { Self.version }
    set {}
  }
}

extension Format where Value == Int {
  fileprivate static var version: Format {
    let version = LayoutDocument.version
    return Format(
      form: .constant(.number(Double(version))),
      read: { value, reader in
        guard case .number(let number) = value.content, number == number.rounded() else {
          reader.expected("the version \(version)", at: value)
          return nil
        }
        guard number != Double(version) else { return version }
        let text = JSONValue.text(of: number)
        reader.error(
          number > Double(version)
            ? "Version \(text) is newer than this program, which reads version \(version)."
            : "Unknown version \(text). This program reads version \(version).", at: value.range)
        return nil
      },
      write: { .number(Double($0)) })
  }
}

extension Format where Value == String {
  /// The name of a document, of which file names and names of classes are made.
  fileprivate static var name: Format {
    let text = Format.text(1...64)
    return Format(
      form: .text(TextForm(1...64, pattern: "^[a-z0-9-]+$")),
      read: { value, reader in
        guard let name = text.read(value, &reader) else { return nil }
        if name.utf8.allSatisfy(LayoutDocument.isNameByte) { return name }
        reader.error(
          "Invalid name \(Quotation.value(name)). A name has small letters, digits and hyphens.",
          at: value.range)
        return nil
      },
      write: text.write)
  }
}

extension LayoutDocument {
  /// Returns whether a byte of UTF-8 may be in a document's name: `a`–`z`, `0`–`9` or a hyphen.
  package static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
