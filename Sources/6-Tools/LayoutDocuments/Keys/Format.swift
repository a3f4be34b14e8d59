// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Geometry

/// The way in which a value is read from a document and written to it.
struct Format<Value: Sendable>: Sendable {
  let form: ValueForm
  /// Reads a value; nil, with a problem, if it is not one.
  let read: @Sendable (LocatedValue, inout DocumentReader) -> Value?
  let write: @Sendable (Value) -> JSONValue

  /// Gives the form a name, under which the schema has it once.
  func named(_ name: String) -> Format {
    let form = form
    return Format(form: .named(name) { form }, read: read, write: write)
  }

  /// A value in place of another, to which it leads without a loss.
  func map<Other>(
    _ wrap: @escaping @Sendable (Value) -> Other, _ unwrap: @escaping @Sendable (Other) -> Value
  ) -> Format<Other> {
    Format<Other>(
      form: form, read: { value, reader in read(value, &reader).map(wrap) },
      write: { write(unwrap($0)) })
  }
}

extension Format where Value == Bool {
  static var boolean: Format {
    Format(
      form: .boolean,
      read: { value, reader in
        if case .boolean(let result) = value.content { return result }
        reader.expected("true or false", at: value)
        return nil
      },
      write: { .boolean($0) })
  }
}

extension Format where Value == Double {
  static func number(_ form: NumberForm) -> Format {
    Format(
      form: .number(form),
      read: { value, reader in reader.number(value, form) }, write: { .number($0) })
  }

  static var points: Format { number(.points) }
  /// A size or a radius: points from 0.
  static var nonnegativePoints: Format { number(.length) }
}

extension Format where Value == Int {
  static func whole(_ form: NumberForm) -> Format {
    Format<Double>.number(form).map({ Int($0) }, { Double($0) })
  }

  static func whole(_ range: ClosedRange<Double>) -> Format {
    whole(NumberForm(.none, range, isWhole: true))
  }

  static var depth: Format { whole(.depth) }
}

extension Format where Value == String {
  static func text(_ lengths: ClosedRange<Int> = 0...ReadingLimits.characters) -> Format {
    Format(
      form: .text(TextForm(lengths)),
      read: { value, reader in reader.text(value, lengths) }, write: { .string($0) })
  }

  static var kind: Format { text(1...64) }

  static func choice(_ noun: String, _ names: [String]) -> Format {
    Format(
      form: .choice(names),
      read: { value, reader in reader.choice(value, noun, names) }, write: { .string($0) })
  }
}

extension Format {
  static func choice(_ noun: String, _ values: [Value]) -> Format {
    let names = values.map { "\($0)" }
    return Format(
      form: .choice(names),
      read: { value, reader in
        reader.choice(value, noun, names).flatMap(names.firstIndex(of:)).map { values[$0] }
      },
      write: { .string("\($0)") })
  }

  static func choice(_ noun: String) -> Format where Value: CaseIterable {
    choice(noun, Array(Value.allCases))
  }

  static func list<Element>(
    of element: Format<Element>, counts: ClosedRange<Int> = 0...ReadingLimits.items
  ) -> Format where Value == [Element] {
    Format(
      form: .list(element.form, counts: counts),
      read: { value, reader in
        guard let elements = reader.list(value, counts: counts) else { return nil }
        var result: [Element] = []
        result.reserveCapacity(elements.count)
        for (index, each) in elements.enumerated() {
          reader.within(.index(index)) { reader in
            if let element = element.read(each, &reader) { result.append(element) }
          }
        }
        return result.count == elements.count ? result : nil
      },
      write: { .array($0.map(element.write)) })
  }

  /// An object with keys of the author's own, which are written in the order of the alphabet.
  static func dictionary<Element>(
    of element: Format<Element>, keyLengths: ClosedRange<Int> = 1...64
  ) -> Format where Value == [String: Element] {
    Format(
      form: .dictionary(element.form, keyLengths: keyLengths),
      read: { value, reader in
        guard let members = reader.object(value, "an object") else { return nil }
        var result: [String: Element] = [:]
        for member in members {
          guard keyLengths.contains(member.key.unicodeScalars.count) else {
            reader.error(
              "A name has \(keyLengths.lowerBound) to \(keyLengths.upperBound) characters, found "
                + "\(member.key.unicodeScalars.count).", at: member.keyRange)
            continue
          }
          reader.within(.key(member.key)) { reader in
            result[member.key] = element.read(member.value, &reader)
          }
        }
        return result
      },
      write: { values in
        .object(
          values.sorted { $0.key < $1.key }.map { .init($0.key, element.write($0.value)) })
      })
  }

  static func object(_ table: @escaping @Sendable () -> ObjectTable<Value>) -> Format {
    Format(
      form: .named("") { .object(table().form) },
      read: { value, reader in table().read(value, &reader) },
      write: { table().write($0) })
  }
}

extension Format where Value == LayoutDocument.Color {
  /// A name of `UIColor`, `#RRGGBB`, `#RRGGBBAA`, or an object of two colours.
  static var color: Format {
    Format(
      form: .named("color") {
        let one = ValueForm.named("color") { Format.color.form }
        let pair = ObjectForm(
          name: "dynamicColor", noun: "a colour for light and dark",
          keys: {
            [
              ("light", "The colour in a light interface."),
              ("dark", "The colour in a dark interface."),
            ]
            .map {
              KeyForm(name: $0.0, isRequired: true, defaultValue: nil, value: one, help: $0.1)
            }
          }, alternatives: [], exampleKeys: [])
        return .any([
          .choice(LayoutDocument.Color.names),
          .text(TextForm(7...9, pattern: "^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$")), .object(pair),
        ])
      },
      read: { value, reader in reader.color(value) }, write: { $0.json })
  }
}

extension DocumentReader {
  fileprivate mutating func color(_ value: LocatedValue) -> LayoutDocument.Color? {
    switch value.content {
    case .string(let text):
      guard text.hasPrefix("#") else {
        return choice(value, "colour", LayoutDocument.Color.names).map { .named($0) }
      }
      if let color = LayoutDocument.Color(hexadecimal: text) { return color }
      error(
        "Invalid colour \(Quotation.value(text)). Write \"#RRGGBB\" or \"#RRGGBBAA\".",
        at: value.range)
      return nil
    case .object(let members):
      return dynamicColor(value, members.filter { !$0.isComment })
    default:
      expected("a colour: a name, \"#RRGGBB\", or an object with 'light' and 'dark'", at: value)
      return nil
    }
  }

  private mutating func dynamicColor(
    _ value: LocatedValue, _ members: [LocatedValue.Member]
  ) -> LayoutDocument.Color? {
    var colors: [String: LayoutDocument.Color] = [:]
    for member in members {
      guard ["light", "dark"].contains(member.key) else {
        let nearest = nearMiss(of: member.key, among: ["light", "dark"])
        error(
          "Unknown key \(Quotation.short(member.key)) in a colour."
            + NearMiss.advice(nearest.map { "'\($0)'" }, allowed: ["'light'", "'dark'"]),
          at: member.keyRange)
        return nil
      }
      within(.key(member.key)) { colors[member.key] = $0.color(member.value) }
    }
    guard members.count == 2 else {
      error("A colour for light and dark needs 'light' and 'dark'.", at: value.start)
      return nil
    }
    guard let light = colors["light"], let dark = colors["dark"] else { return nil }
    return .dynamic(light: light, dark: dark)
  }
}

extension LayoutDocument.Color {
  /// Reads `#RRGGBB` or `#RRGGBBAA`, in letters of either case; nil for other texts.
  package init?(hexadecimal text: String) {
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), digits.utf8.count == 6 || digits.utf8.count == 8,
      digits.allSatisfy(\.isHexDigit), let number = UInt32(digits, radix: 16)
    else { return nil }
    let value = digits.utf8.count == 6 ? number << 8 | 0xFF : number
    self = .components(
      red: UInt8(value >> 24), green: UInt8(value >> 16 & 0xFF), blue: UInt8(value >> 8 & 0xFF),
      alpha: UInt8(value & 0xFF))
  }

  package var json: JSONValue {
    switch self {
    case .named(let name): return .string(name)
    case .components(let red, let green, let blue, let alpha):
      let parts = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
      let digits = parts.map {
        ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true)
      }
      return .string("#" + digits.joined())
    case .dynamic(let light, let dark):
      return .object([.init("light", light.json), .init("dark", dark.json)])
    }
  }
}

extension Format where Value == LayoutDocument.Accessory {
  /// The name of an accessory, or `{ "label": text }`.
  static var accessory: Format {
    let plain: [LayoutDocument.Accessory] = [
      .disclosureIndicator, .checkmark, .detail, .delete, .insert, .reorder, .multiselect,
    ]
    let names = Format.choice("accessory", plain)
    let label = Format<String>.text()
    return Format(
      form: .any([names.form, .single("label", label.form)]),
      read: { value, reader in
        guard case .object = value.content else { return names.read(value, &reader) }
        guard
          let member = reader.single(
            value, "accessory", expected: "an accessory: a name, or an object with 'label'",
            among: ["label"])
        else { return nil }
        var text: String?
        reader.within(.key("label")) { text = label.read(member.value, &$0) }
        return text.map { .label($0) }
      },
      write: { accessory in
        guard case .label(let text) = accessory else { return names.write(accessory) }
        return .object([.init("label", .string(text))])
      }
    ).named("accessory")
  }
}
