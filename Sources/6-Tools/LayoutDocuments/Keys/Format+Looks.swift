// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Geometry

extension Format where Value == LayoutDocument.Color {
  /// A name of `UIColor`, `#RRGGBB`, `#RRGGBBAA`, or an object of two colours.
  static var color: Format {
    Format(
      form: .named("color") {
        let one = ValueForm.named("color") { Format.color.form }
        let pair = ObjectForm(
          name: "dynamicColor", noun: "a colour for light and dark",
          keys: {
            [("light", "The colour in light surroundings."), ("dark", "The colour in dark ones.")]
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
