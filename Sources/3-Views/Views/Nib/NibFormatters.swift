// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import InterfaceDocuments

// Formatters stand in the cells of controls or at the top of a document, and are objects of their own.

extension Formatter {
  /// Takes what an element of a document says of a formatter of numbers or dates, for the language of the
  /// document's texts. Formatters of other classes have no attributes.
  @MainActor
  func take(_ element: NibElement) {
    let language = ResourceFolders.languages(of: element.recipe.bundle).first ?? "en"
    var attributes = FormatterAttributes(element)
    switch self {
    case let numbers as NumberFormatter:
      numbers.locale = Locale(identifier: language)
      numbers.take(&attributes)
    case let dates as DateFormatter:
      dates.locale = Locale(identifier: language)
      // Differs from AppKit, where it is the machine's: the same program draws the same pictures
      // everywhere.
      dates.timeZone = TimeZone(secondsFromGMT: 0)
      dates.take(&attributes)
    default: return
    }
    attributes.announceOthers()
  }
}

/// The attributes of a formatter's element, and the names of those that were read.
@MainActor
private struct FormatterAttributes {
  let element: NibElement
  private var known: Set<String> = [
    "id", "key", "userLabel", "customClass", "customModule", "customModuleProvider",
    // All are of Mac OS X 10.4 or later.
    "formatterBehavior",
  ]

  init(_ element: NibElement) { self.element = element }

  /// Hands on the text of an attribute, or of an element with its role, if the document has one.
  mutating func text(_ name: String, _ take: (String) -> Void) {
    known.insert(name)
    if let text = element.text(name) { take(text) }
  }

  mutating func flag(_ name: String, _ take: (Bool) -> Void) {
    known.insert(name)
    if let flag = element.flag(name) { take(flag) }
  }

  mutating func integer(_ name: String, _ take: (Int) -> Void) {
    number(name) { number in
      if let integer = Int(exactly: number.doubleValue.rounded()) { take(integer) }
    }
  }

  /// Hands on the number of an attribute, or of an element with its role, if the document has one.
  mutating func number(_ name: String, _ take: (NSNumber) -> Void) {
    known.insert(name)
    let number = element.number(name) ?? element.child(for: name)?.number("value")
    if let number { take(NSNumber(value: Double(number))) }
  }

  /// Returns the value that an attribute names; nil without the attribute.
  mutating func choice<Value>(
    _ name: String, _ values: KeyValuePairs<String, Value>
  ) -> Value? {
    known.insert(name)
    return element.choice(name, values)
  }

  /// Announces the attributes that were not read.
  func announceOthers() {
    for (name, _) in element.element.attributes where !known.contains(name) {
      announce(name, at: element.element)
    }
    for child in element.element.children where child.name != "nil" {
      if let key = child.key, !known.contains(key) { announce(key, at: child) }
    }
  }

  private func announce(_ name: String, at place: InterfaceElement) {
    element.recipe.announce(
      place.error("\(name) of a \(element.name) cannot be used here; it is left out"))
  }
}

extension NumberFormatter {
  @MainActor
  fileprivate func take(_ attributes: inout FormatterAttributes) {
    // The style first: it says what is not set below.
    numberStyle =
      attributes.choice(
        "numberStyle",
        [
          "none": .none, "decimal": .decimal, "currency": .currency, "percent": .percent,
          "scientific": .scientific, "spellOut": .spellOut, "ordinal": .ordinal,
          "currencyISO": .currencyISOCode, "currencyPlural": .currencyPlural,
          "currencyAccounting": .currencyAccounting,
        ]) ?? Style.none
    takeDigits(&attributes)
    takeSymbols(&attributes)
    takeWidth(&attributes)
    attributes.flag("lenient") { isLenient = $0 }
    attributes.flag("allowsFloats") { allowsFloats = $0 }
    attributes.flag("generatesDecimalNumbers") { generatesDecimalNumbers = $0 }
    attributes.flag("localizesFormat") { localizesFormat = $0 }
    attributes.flag("partialStringValidationEnabled") { isPartialStringValidationEnabled = $0 }
    attributes.number("multiplier") { multiplier = $0 }
    attributes.number("minimum") { minimum = $0 }
    attributes.number("maximum") { maximum = $0 }
    attributes.text("positivePrefix") { positivePrefix = $0 }
    attributes.text("positiveSuffix") { positiveSuffix = $0 }
    attributes.text("negativePrefix") { negativePrefix = $0 }
    attributes.text("negativeSuffix") { negativeSuffix = $0 }
    attributes.text("positiveFormat") { positiveFormat = $0 }
    attributes.text("negativeFormat") { negativeFormat = $0 }
  }

  @MainActor
  private func takeDigits(_ attributes: inout FormatterAttributes) {
    attributes.flag("usesGroupingSeparator") { usesGroupingSeparator = $0 }
    attributes.flag("alwaysShowsDecimalSeparator") { alwaysShowsDecimalSeparator = $0 }
    attributes.integer("groupingSize") { groupingSize = $0 }
    attributes.integer("secondaryGroupingSize") { size in
      if size > 0 { secondaryGroupingSize = size }
    }
    attributes.integer("minimumIntegerDigits") { minimumIntegerDigits = $0 }
    attributes.integer("maximumIntegerDigits") { maximumIntegerDigits = $0 }
    attributes.integer("minimumFractionDigits") { minimumFractionDigits = $0 }
    attributes.integer("maximumFractionDigits") { maximumFractionDigits = $0 }
    // The numbers alone would make them count, too.
    let counts = attributes.element.flag("usesSignificantDigits") == true
    attributes.integer("minimumSignificantDigits") { digits in
      if counts { minimumSignificantDigits = digits }
    }
    attributes.integer("maximumSignificantDigits") { digits in
      if counts { maximumSignificantDigits = digits }
    }
    attributes.flag("usesSignificantDigits") { usesSignificantDigits = $0 }
    let rounding: RoundingMode? = attributes.choice(
      "roundingMode",
      [
        "ceiling": .ceiling, "floor": .floor, "down": .down, "up": .up, "halfEven": .halfEven,
        "halfDown": .halfDown, "halfUp": .halfUp,
      ])
    if let rounding { roundingMode = rounding }
    attributes.number("roundingIncrement") { increment in
      if increment.doubleValue > 0 { roundingIncrement = increment }
    }
  }

  @MainActor
  private func takeSymbols(_ attributes: inout FormatterAttributes) {
    attributes.text("decimalSeparator") { decimalSeparator = $0 }
    attributes.text("groupingSeparator") { groupingSeparator = $0 }
    attributes.text("currencyDecimalSeparator") { currencyDecimalSeparator = $0 }
    attributes.text("currencyGroupingSeparator") { currencyGroupingSeparator = $0 }
    attributes.text("currencyCode") { currencyCode = $0 }
    attributes.text("currencySymbol") { currencySymbol = $0 }
    attributes.text("internationalCurrencySymbol") { internationalCurrencySymbol = $0 }
    attributes.text("nilSymbol") { nilSymbol = $0 }
    attributes.text("zeroSymbol") { zeroSymbol = $0 }
    attributes.text("notANumberSymbol") { notANumberSymbol = $0 }
    attributes.text("positiveInfinitySymbol") { positiveInfinitySymbol = $0 }
    attributes.text("negativeInfinitySymbol") { negativeInfinitySymbol = $0 }
    attributes.text("plusSign") { plusSign = $0 }
    attributes.text("minusSign") { minusSign = $0 }
    attributes.text("percentSymbol") { percentSymbol = $0 }
    attributes.text("perMillSymbol") { perMillSymbol = $0 }
    attributes.text("exponentSymbol") { exponentSymbol = $0 }
  }

  /// Takes the least width, which documents also have as -1 for none.
  @MainActor
  private func takeWidth(_ attributes: inout FormatterAttributes) {
    var padding: String?
    attributes.text("paddingCharacter") { padding = $0 }
    let position: PadPosition? = attributes.choice(
      "paddingPosition",
      [
        "beforePrefix": .beforePrefix, "afterPrefix": .afterPrefix,
        "beforeSuffix": .beforeSuffix, "afterSuffix": .afterSuffix,
      ])
    attributes.integer("formatWidth") { width in
      guard width > 0 else { return }
      formatWidth = width
      if let padding { paddingCharacter = padding }
      if let position { paddingPosition = position }
    }
  }
}

extension DateFormatter {
  @MainActor
  fileprivate func take(_ attributes: inout FormatterAttributes) {
    let styles: KeyValuePairs<String, Style> = [
      "none": .none, "short": .short, "medium": .medium, "long": .long, "full": .full,
    ]
    dateStyle = attributes.choice("dateStyle", styles) ?? .none
    timeStyle = attributes.choice("timeStyle", styles) ?? .none
    // With styles the document has the format that they come to in the designer's language.
    let hasStyle = dateStyle != .none || timeStyle != .none
    attributes.text("dateFormat") { format in
      if !hasStyle { dateFormat = format }
    }
    attributes.text("AMSymbol") { amSymbol = $0 }
    attributes.text("PMSymbol") { pmSymbol = $0 }
    attributes.flag("lenient") { isLenient = $0 }
  }
}
