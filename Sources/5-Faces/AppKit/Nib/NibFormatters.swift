// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

// Formatters stand in the element of a control's cell, and are objects of their own.

extension NSControl {
  /// Takes the formatter of a document, for the language of its texts.
  func takeNibFormatter(_ coder: NSCoder) {
    guard let element = coder.nibElement?.child(for: "cell")?.child(for: "formatter") else {
      return
    }
    let locale = Locale(identifier: coder.nibLanguage)
    switch coder.nibObject(for: "formatter") {
    case let formatter as NumberFormatter:
      formatter.locale = locale
      formatter.take(element)
      self.formatter = formatter
    case let formatter as DateFormatter:
      formatter.locale = locale
      formatter.take(element)
      self.formatter = formatter
    default: break
    }
  }
}

extension NumberFormatter {
  @MainActor
  fileprivate func take(_ element: NibElement) {
    numberStyle =
      element.choice(
        "numberStyle",
        [
          "none": .none, "decimal": .decimal, "currency": .currency, "percent": .percent,
          "scientific": .scientific, "spellOut": .spellOut, "ordinal": .ordinal,
          "currencyISO": .currencyISOCode, "currencyPlural": .currencyPlural,
          "currencyAccounting": .currencyAccounting,
        ]) ?? Style.none
    if let uses = element.flag("usesGroupingSeparator") { usesGroupingSeparator = uses }
    if let always = element.flag("alwaysShowsDecimalSeparator") {
      alwaysShowsDecimalSeparator = always
    }
    if let isLenient = element.flag("lenient") { self.isLenient = isLenient }
    if let digits = element.integer("minimumIntegerDigits") { minimumIntegerDigits = digits }
    if let digits = element.integer("maximumIntegerDigits") { maximumIntegerDigits = digits }
    if let digits = element.integer("minimumFractionDigits") { minimumFractionDigits = digits }
    if let digits = element.integer("maximumFractionDigits") { maximumFractionDigits = digits }
    if let multiplier = element.integer("multiplier") {
      self.multiplier = NSNumber(value: multiplier)
    }
    if let prefix = element.text("positivePrefix") { positivePrefix = prefix }
    if let suffix = element.text("positiveSuffix") { positiveSuffix = suffix }
    if let prefix = element.text("negativePrefix") { negativePrefix = prefix }
    if let suffix = element.text("negativeSuffix") { negativeSuffix = suffix }
    if let least = element.child(for: "minimum")?.number("value") {
      minimum = NSNumber(value: Double(least))
    }
    if let most = element.child(for: "maximum")?.number("value") {
      maximum = NSNumber(value: Double(most))
    }
  }
}

extension DateFormatter {
  @MainActor
  fileprivate func take(_ element: NibElement) {
    let styles: KeyValuePairs<String, Style> = [
      "none": .none, "short": .short, "medium": .medium, "long": .long, "full": .full,
    ]
    dateStyle = element.choice("dateStyle", styles) ?? .none
    timeStyle = element.choice("timeStyle", styles) ?? .none
    // With styles the document has the format that they come to in the designer's language.
    if dateStyle == .none, timeStyle == .none, let format = element["dateFormat"] {
      dateFormat = format
    }
    if let isLenient = element.flag("lenient") { self.isLenient = isLenient }
  }
}
