// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension ValueForm {
  /// Returns whether a value is of the form, without a look into what an object or a list holds.
  ///
  /// - Parameter value: The value.
  /// - Returns: Whether the form takes it, as far as that can be told from outside.
  func takes(_ value: JSONValue) -> Bool {
    switch (self, value) {
    case (.boolean, .boolean), (.list, .array), (.dictionary, .object), (.single, .object),
      (.object, .object), (.discriminated, .object):
      true
    case (.number(let form), .number(let number)):
      form.range.contains(number) && (!form.isWhole || number == number.rounded())
    case (.text(let form), .string(let text)):
      form.pattern == nil && form.lengths.contains(text.count)
    case (.choice(let names), .string(let text)): names.contains(text)
    case (.constant(let constant), _): constant == value
    case (.tuple(let forms), .array(let values)): forms.count == values.count
    case (.any(let forms), _): forms.contains { $0.takes(value) }
    case (.named(_, let form), _): form().takes(value)
    default: false
    }
  }
}
