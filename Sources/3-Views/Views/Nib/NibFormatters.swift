// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import InterfaceDocuments

// Formatters stand in the cells of controls or at the top of a document, and are objects of their own.

extension NibSteps {
  /// The part of formatters of numbers and dates, for the language of the document's texts. Formatters of
  /// other classes have no attributes.
  ///
  /// - Parameters:
  ///   - element: The formatter's element.
  ///   - type: The class that it is created with.
  /// - Returns: The step; nil for another class.
  static func formatter(
    _ element: NibElement, of type: NSObject.Type
  ) -> NibStep<Formatter>? {
    let locale = Locale(identifier: element.recipe.context.language)
    switch type {
    case is NumberFormatter.Type:
      var attributes = FormatterAttributes<NumberFormatter>(element)
      attributes.set { $0.locale = locale }
      attributes.readNumbers()
      return attributes.step()
    case is DateFormatter.Type:
      var attributes = FormatterAttributes<DateFormatter>(element)
      attributes.set { dates in
        dates.locale = locale
        // Differs from AppKit, where it is the machine's: the same program draws the same pictures
        // everywhere.
        dates.timeZone = TimeZone(secondsFromGMT: 0)
      }
      attributes.readDates()
      return attributes.step()
    default: return nil
    }
  }
}

/// The attributes of a formatter's element, read once for a document: what they set on each formatter,
/// and the names of those that were read.
@MainActor
private struct FormatterAttributes<Target: Formatter> {
  let element: NibElement
  private var changes: [(Target) -> Void] = []
  private var known: Set<String> = [
    "id", "key", "userLabel", "customClass", "customModule", "customModuleProvider",
    // All are of Mac OS X 10.4 or later.
    "formatterBehavior",
  ]

  init(_ element: NibElement) { self.element = element }

  /// Adds a change of each formatter, after those before.
  mutating func set(_ change: @escaping (Target) -> Void) { changes.append(change) }

  /// Announces the attributes that were not read; a preview has done that already.
  ///
  /// - Returns: What sets the others.
  func step() -> NibStep<Formatter> {
    if !element.recipe.isPreview { announceOthers() }
    let changes = changes
    return { formatter, _ in
      guard let formatter = formatter as? Target else { return }
      for change in changes { change(formatter) }
    }
  }

  /// Sets the text of an attribute, or of an element with its role, if the document has one.
  mutating func text(_ name: String, _ change: @escaping (Target, String) -> Void) {
    if let text = ownText(name) { set { change($0, text) } }
  }

  /// Returns the text of an attribute, or of an element with its role; nil for none.
  mutating func ownText(_ name: String) -> String? {
    known.insert(name)
    return element.text(name)
  }

  mutating func flag(_ name: String, _ change: @escaping (Target, Bool) -> Void) {
    known.insert(name)
    if let flag = element.flag(name) { set { change($0, flag) } }
  }

  mutating func integer(_ name: String, _ change: @escaping (Target, Int) -> Void) {
    number(name) { formatter, number in
      if let integer = Int(exactly: number.doubleValue.rounded()) { change(formatter, integer) }
    }
  }

  /// Sets the number of an attribute, or of an element with its role, if the document has one.
  mutating func number(_ name: String, _ change: @escaping (Target, NSNumber) -> Void) {
    known.insert(name)
    let number = element.number(name) ?? element.child(for: name)?.number("value")
    if let number { set { change($0, NSNumber(value: Double(number))) } }
  }

  /// Returns the value that an attribute names; nil without the attribute.
  mutating func choice<Value>(
    _ name: String, _ values: KeyValuePairs<String, Value>
  ) -> Value? {
    known.insert(name)
    return element.choice(name, values)
  }

  private func announceOthers() {
    for (name, _) in element.element.attributes where !known.contains(name) {
      announce(name, at: element.element)
    }
    for child in element.element.children where child.name != "nil" {
      if let key = child.key, !known.contains(key) { announce(key, at: child) }
    }
  }

  private func announce(_ name: String, at owner: InterfaceElement) {
    element.recipe.announce(
      owner.error("\(name) of a \(element.name) cannot be used here; it is left out"))
  }
}

extension FormatterAttributes where Target == NumberFormatter {
  fileprivate mutating func readNumbers() {
    // The style first: it says what is not set below.
    let style: NumberFormatter.Style? = choice(
      "numberStyle",
      [
        "none": .none, "decimal": .decimal, "currency": .currency, "percent": .percent,
        "scientific": .scientific, "spellOut": .spellOut, "ordinal": .ordinal,
        "currencyISO": .currencyISOCode, "currencyPlural": .currencyPlural,
        "currencyAccounting": .currencyAccounting,
      ])
    set { $0.numberStyle = style ?? NumberFormatter.Style.none }
    readDigits()
    readSymbols()
    readWidth()
    flag("lenient") { $0.isLenient = $1 }
    flag("allowsFloats") { $0.allowsFloats = $1 }
    flag("generatesDecimalNumbers") { $0.generatesDecimalNumbers = $1 }
    flag("localizesFormat") { $0.localizesFormat = $1 }
    flag("partialStringValidationEnabled") { $0.isPartialStringValidationEnabled = $1 }
    number("multiplier") { $0.multiplier = $1 }
    number("minimum") { $0.minimum = $1 }
    number("maximum") { $0.maximum = $1 }
    text("positivePrefix") { $0.positivePrefix = $1 }
    text("positiveSuffix") { $0.positiveSuffix = $1 }
    text("negativePrefix") { $0.negativePrefix = $1 }
    text("negativeSuffix") { $0.negativeSuffix = $1 }
    text("positiveFormat") { $0.positiveFormat = $1 }
    text("negativeFormat") { $0.negativeFormat = $1 }
  }

  private mutating func readDigits() {
    flag("usesGroupingSeparator") { $0.usesGroupingSeparator = $1 }
    flag("alwaysShowsDecimalSeparator") { $0.alwaysShowsDecimalSeparator = $1 }
    integer("groupingSize") { $0.groupingSize = $1 }
    integer("secondaryGroupingSize") { formatter, size in
      if size > 0 { formatter.secondaryGroupingSize = size }
    }
    integer("minimumIntegerDigits") { $0.minimumIntegerDigits = $1 }
    integer("maximumIntegerDigits") { $0.maximumIntegerDigits = $1 }
    integer("minimumFractionDigits") { $0.minimumFractionDigits = $1 }
    integer("maximumFractionDigits") { $0.maximumFractionDigits = $1 }
    // The numbers alone would make them count, too.
    let counts = element.flag("usesSignificantDigits") == true
    integer("minimumSignificantDigits") { formatter, digits in
      if counts { formatter.minimumSignificantDigits = digits }
    }
    integer("maximumSignificantDigits") { formatter, digits in
      if counts { formatter.maximumSignificantDigits = digits }
    }
    flag("usesSignificantDigits") { $0.usesSignificantDigits = $1 }
    let rounding: NumberFormatter.RoundingMode? = choice(
      "roundingMode",
      [
        "ceiling": .ceiling, "floor": .floor, "down": .down, "up": .up, "halfEven": .halfEven,
        "halfDown": .halfDown, "halfUp": .halfUp,
      ])
    if let rounding { set { $0.roundingMode = rounding } }
    number("roundingIncrement") { formatter, increment in
      if increment.doubleValue > 0 { formatter.roundingIncrement = increment }
    }
  }

  private mutating func readSymbols() {
    text("decimalSeparator") { $0.decimalSeparator = $1 }
    text("groupingSeparator") { $0.groupingSeparator = $1 }
    text("currencyDecimalSeparator") { $0.currencyDecimalSeparator = $1 }
    text("currencyGroupingSeparator") { $0.currencyGroupingSeparator = $1 }
    text("currencyCode") { $0.currencyCode = $1 }
    text("currencySymbol") { $0.currencySymbol = $1 }
    text("internationalCurrencySymbol") { $0.internationalCurrencySymbol = $1 }
    text("nilSymbol") { $0.nilSymbol = $1 }
    text("zeroSymbol") { $0.zeroSymbol = $1 }
    text("notANumberSymbol") { $0.notANumberSymbol = $1 }
    text("positiveInfinitySymbol") { $0.positiveInfinitySymbol = $1 }
    text("negativeInfinitySymbol") { $0.negativeInfinitySymbol = $1 }
    text("plusSign") { $0.plusSign = $1 }
    text("minusSign") { $0.minusSign = $1 }
    text("percentSymbol") { $0.percentSymbol = $1 }
    text("perMillSymbol") { $0.perMillSymbol = $1 }
    text("exponentSymbol") { $0.exponentSymbol = $1 }
  }

  /// Takes the least width, which documents also have as -1 for none.
  private mutating func readWidth() {
    let padding = ownText("paddingCharacter")
    let position: NumberFormatter.PadPosition? = choice(
      "paddingPosition",
      [
        "beforePrefix": .beforePrefix, "afterPrefix": .afterPrefix,
        "beforeSuffix": .beforeSuffix, "afterSuffix": .afterSuffix,
      ])
    integer("formatWidth") { formatter, width in
      // More than a thousand are a mistake of the document.
      guard width > 0 else { return }
      formatter.formatWidth = min(width, 1_000)
      if let padding { formatter.paddingCharacter = padding }
      if let position { formatter.paddingPosition = position }
    }
  }
}

extension FormatterAttributes where Target == DateFormatter {
  fileprivate mutating func readDates() {
    let styles: KeyValuePairs<String, DateFormatter.Style> = [
      "none": .none, "short": .short, "medium": .medium, "long": .long, "full": .full,
    ]
    let date: DateFormatter.Style = choice("dateStyle", styles) ?? DateFormatter.Style.none
    let time: DateFormatter.Style = choice("timeStyle", styles) ?? DateFormatter.Style.none
    set { dates in
      dates.dateStyle = date
      dates.timeStyle = time
    }
    // With styles the document has the format that they come to in the designer's language.
    let hasStyle = date != .none || time != .none
    text("dateFormat") { dates, format in
      if !hasStyle { dates.dateFormat = format }
    }
    text("AMSymbol") { $0.amSymbol = $1 }
    text("PMSymbol") { $0.pmSymbol = $1 }
    flag("lenient") { $0.isLenient = $1 }
  }
}
