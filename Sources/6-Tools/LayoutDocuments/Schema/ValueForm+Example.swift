// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension ValueForm {
  package var example: JSONValue {
    switch self {
    case .boolean: .boolean(true)
    case .number(let form): .number(form.example)
    case .text(let form): .string(form.pattern?.hasPrefix("^#") ?? false ? "#336699" : "example")
    case .choice(let names): .string(names.first ?? "")
    case .constant(let value): value
    case .list(let element, _): .array([element.example])
    case .tuple(let forms): .array(forms.map(\.example))
    case .dictionary(let value, _): .object([.init("header", value.example)])
    case .single(let key, let value): .object([.init(key, value.example)])
    case .object(let form): form.example
    case .any(let forms): forms.first?.example ?? .null
    case .named(_, let form): form().example
    case .discriminated(_, _, let branches): branches.last?.form.example ?? .null
    }
  }
}

extension ObjectForm {
  /// An object with the keys that it needs.
  fileprivate var example: JSONValue {
    let alternatives = alternatives.filter(\.isRequired).compactMap(\.keys.first)
    return .object(
      keys().filter {
        $0.isRequired || alternatives.contains($0.name) || exampleKeys.contains($0.name)
      }.map { .init($0.name, $0.value.example) })
  }
}

extension NumberForm {
  /// A number of the range, as an author might write it.
  fileprivate var example: Double {
    switch unit {
    case .points: 44
    case .share: range.upperBound == 1 ? 0.5 : 1
    case .seconds: 0.5
    case .none:
      max(1, range.lowerBound) > range.upperBound ? range.lowerBound : max(1, range.lowerBound)
    }
  }
}
