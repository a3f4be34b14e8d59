// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

extension Format where Value == LayoutDocument.Length {
  /// A number of points, or an object with one of four kinds.
  static var length: Format {
    let kinds: [LengthKind] = [
      .init(name: "fractionalWidth", form: .share, make: { .fractionalWidth($0) }),
      .init(name: "fractionalHeight", form: .share, make: { .fractionalHeight($0) }),
      .init(name: "estimated", form: .length, make: { .estimated($0) }),
      .init(name: "uniformAcrossSiblings", form: .length, make: { .uniformAcrossSiblings($0) }),
    ]
    return Format(
      form: .any([.number(.length)] + kinds.map { .single($0.name, .number($0.form)) }),
      read: { value, reader in reader.length(value, kinds) },
      write: { length in
        let number = JSONValue.number(length.value)
        guard let kind = kinds.first(where: { $0.make(length.value) == length }) else {
          return number
        }
        return .object([.init(kind.name, number)])
      }
    ).named("length")
  }
}

private struct LengthKind: Sendable {
  let name: String
  let form: NumberForm
  let make: @Sendable (Double) -> LayoutDocument.Length
}

extension DocumentReader {
  fileprivate mutating func length(
    _ value: LocatedValue, _ kinds: [LengthKind]
  ) -> LayoutDocument.Length? {
    let names = kinds.map(\.name)
    let expected =
      "a length: points, or an object with one of \(names.joined(separator: ", "))"
    switch value.content {
    case .number: return number(value, .length).map { .points($0) }
    case .string(let text):
      let points = Double(text).map {
        " Without quotation marks it is \(JSONValue.text(of: $0)) points."
      }
      self.expected(expected, at: value, advice: points ?? "")
      return nil
    default: break
    }
    if reportsPlain(["absolute", "points", "fixed"], in: value) { return nil }
    guard let member = single(value, "length", expected: expected, among: names),
      let kind = kinds.first(where: { $0.name == member.key })
    else { return nil }
    var result: LayoutDocument.Length?
    within(.key(kind.name)) { reader in
      result = reader.number(member.value, kind.form).map(kind.make)
      if kind.form == .share { reader.warnOfPercentage(member.value) }
    }
    return result
  }

  /// Reports an object with a key for what is written as a number alone.
  ///
  /// - Returns: Whether the object has one of the keys.
  fileprivate mutating func reportsPlain(_ names: [String], in value: LocatedValue) -> Bool {
    guard let member = value.members.first(where: { names.contains($0.key) }) else { return false }
    var advice = ""
    if case .number(let number) = member.value.content {
      advice = ": \(JSONValue.text(of: number))"
    }
    error(
      "\(Quotation.short(member.key)) is written as a number alone\(advice).", at: member.keyRange)
    return true
  }

  private mutating func warnOfPercentage(_ value: LocatedValue) {
    guard case .number(let number) = value.content, number > 10, number <= 100 else { return }
    let text = JSONValue.text(of: number)
    let side = path.components.last == .key("fractionalHeight") ? "height" : "width"
    warning(
      "A fraction is a share, not a percentage: \(text) is \(text) times the \(side). "
        + "Did you mean \(JSONValue.text(of: number / 100))?", at: value.range)
  }
}

extension Format where Value == LayoutDocument.Spacing {
  /// A number of points, or `{ "flexible": points }`.
  static var spacing: Format {
    Format(
      form: .any([.number(.points), .single("flexible", .number(.points))]),
      read: { value, reader in
        if case .number = value.content {
          return reader.number(value, .points).map { .fixed($0) }
        }
        guard !reader.reportsPlain(["fixed", "points", "absolute"], in: value),
          let member = reader.single(
            value, "spacing", expected: "a spacing: points, or an object with 'flexible'",
            among: ["flexible"])
        else { return nil }
        var result: LayoutDocument.Spacing?
        reader.within(.key("flexible")) { reader in
          result = reader.number(member.value, .points).map { .flexible($0) }
        }
        return result
      },
      write: { spacing in
        switch spacing {
        case .fixed(let points): .number(points)
        case .flexible(let points): .object([.init("flexible", .number(points))])
        }
      }
    ).named("spacing")
  }
}

extension Format where Value == LayoutDocument.Flow.EstimatedItemSize {
  /// `"automatic"`, or a size.
  static var estimatedItemSize: Format {
    let size = Format<CGSize>.size
    return Format(
      form: .any([.choice(["automatic"]), size.form]),
      read: { value, reader in
        if case .string = value.content {
          return reader.choice(value, "estimated size", ["automatic"]).map { _ in .automatic }
        }
        return size.read(value, &reader).map { .size($0) }
      },
      write: { estimate in
        switch estimate {
        case .automatic: .string("automatic")
        case .size(let points): size.write(points)
        }
      })
  }
}

extension Format {
  /// A value for all items, or `{ "cycle": [value, …] }`.
  static func cycle<Element: Hashable & Sendable>(of element: Format<Element>) -> Format
  where Value == LayoutDocument.Cycle<Element> {
    let list = Format<[Element]>.list(of: element, counts: 1...ReadingLimits.items)
    return Format(
      form: .any([element.form, .single("cycle", list.form)]),
      read: { value, reader in
        guard let member = value.member("cycle") else {
          return element.read(value, &reader).map { .init($0) }
        }
        guard reader.single(value, "value", expected: "a cycle", among: ["cycle"]) != nil else {
          return nil
        }
        var values: [Element]?
        reader.within(.key("cycle")) { values = list.read(member.value, &$0) }
        return values.flatMap { .init($0) }
      },
      write: { cycle in
        guard cycle.values.count > 1 else { return element.write(cycle[0]) }
        return .object([.init("cycle", list.write(cycle.values))])
      })
  }
}
