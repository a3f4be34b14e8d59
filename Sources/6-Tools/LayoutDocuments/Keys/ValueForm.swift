// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The form of a value: what a key takes, for the schema, for fields and for messages.
package indirect enum ValueForm: Sendable {
  case boolean
  case number(NumberForm)
  case text(TextForm)
  case choice([String])
  case constant(JSONValue)
  case list(ValueForm, counts: ClosedRange<Int>)
  /// A list of one value for each form, such as `[width, height]`.
  case tuple([ValueForm])
  /// An object with keys of the author's own.
  case dictionary(ValueForm, keyLengths: ClosedRange<Int>)
  /// An object with one key.
  case single(String, ValueForm)
  /// An object that a table describes.
  case object(ObjectForm)
  case any([ValueForm])
  /// One of some objects, by the value or the presence of a key.
  case discriminated(name: String, key: String, branches: [Branch])
  /// A form with a name that others refer to.
  case named(String, @Sendable () -> ValueForm)

  /// An object among those that a key tells apart.
  package struct Branch: Sendable {
    /// The value of the key; nil where the presence of the key decides.
    package let value: String?
    package let isPresent: Bool
    package let form: ObjectForm
  }
}

package struct NumberForm: Hashable, Sendable {
  package enum Unit: String, Hashable, Sendable {
    case points
    case share
    case seconds
    /// A count, an index, a depth: no unit.
    case none
  }

  package let unit: Unit
  package let range: ClosedRange<Double>
  package let isWhole: Bool
  package let step: Double

  init(_ unit: Unit, _ range: ClosedRange<Double>, isWhole: Bool = false, step: Double = 1) {
    self.unit = unit
    self.range = range
    self.isWhole = isWhole
    self.step = step
  }

  /// Points, also negative ones.
  package static let points = NumberForm(.points, -100_000...100_000)
  /// A size or a radius in points.
  package static let length = NumberForm(.points, 0...100_000)
  package static let share = NumberForm(.share, -100...100, step: 0.05)
  static let index = NumberForm(.none, 0...19_999, isWhole: true)
  static let depth = NumberForm(.none, -1_000_000...1_000_000, isWhole: true)
}

package struct TextForm: Hashable, Sendable {
  /// The least and the greatest number of characters.
  package let lengths: ClosedRange<Int>
  /// The regular expression that a whole text matches, for the schema; nil for any text.
  package let pattern: String?

  init(_ lengths: ClosedRange<Int> = 0...ReadingLimits.characters, pattern: String? = nil) {
    self.lengths = lengths
    self.pattern = pattern
  }
}

package struct ObjectForm: Sendable {
  package let name: String
  /// The object in a message, such as "an item".
  package let noun: String
  package let keys: @Sendable () -> [KeyForm]
  package let alternatives: [KeyAlternative]
  /// The keys that an example has beside those that every object needs.
  package let exampleKeys: [String]
}

package struct KeyForm: Sendable {
  package let name: String
  package let isRequired: Bool
  /// The value that a missing key stands for; nil where it stands for none.
  package let defaultValue: JSONValue?
  package let value: ValueForm
  /// The sentence of the reference.
  package let help: String
}

/// Keys of which an object has one.
package struct KeyAlternative: Hashable, Sendable {
  package let keys: [String]
  /// Whether the object needs one of them.
  package let isRequired: Bool
}

extension LayoutDocument {
  package static var form: ValueForm { .object(table.form) }
}

extension ValueForm {
  /// Returns the form that a value has: without names, and where there are several, the one that
  /// fits the value.
  ///
  /// - Parameter value: The value; nil where there is none yet.
  /// - Returns: The form; this one if none of several fits.
  package func resolved(for value: LocatedValue?) -> ValueForm {
    switch self {
    case .named(_, let form): return form().resolved(for: value)
    case .any(let forms):
      guard let value else { return self }
      // An object with one key is recognized by it, all other objects are not.
      let fitting = forms.filter { $0.fits(value) }
      let single = fitting.first { if case .single = $0 { true } else { false } }
      return (single ?? fitting.first)?.resolved(for: value) ?? self
    case .discriminated(_, let key, let branches):
      guard let value else { return self }
      let member = value.member(key)?.value
      let branch = branches.first { branch in
        guard let name = branch.value else { return branch.isPresent == (member != nil) }
        return member?.content == .string(name)
      }
      return branch.map { .object($0.form) } ?? self
    default: return self
    }
  }

  /// Returns the form of a value in another one; nil for a key or an index that it does not have.
  ///
  /// - Returns: The form, not yet resolved.
  package func form(of component: ValuePath.Component, in value: LocatedValue?) -> ValueForm? {
    switch (resolved(for: value), component) {
    case (.object(let object), .key(let key)):
      object.keys().first { $0.name == key }?.value
    case (.dictionary(let element, _), .key): element
    case (.single(let name, let form), .key(let key)): name == key ? form : nil
    case (.list(let element, _), .index): element
    case (.tuple(let forms), .index(let index)): forms.indices.contains(index) ? forms[index] : nil
    default: nil
    }
  }

  /// Returns the form of the value at a path of a document; nil for a path that none has.
  package static func form(at path: ValuePath, in document: LocatedValue) -> ValueForm? {
    var form: ValueForm? = LayoutDocument.form
    for (depth, component) in path.components.enumerated() {
      let holder = document[ValuePath(Array(path.components[..<depth]))]
      form = form?.form(of: component, in: holder)
    }
    return form
  }

  /// Returns whether a value is of this form, as far as its kind says.
  private func fits(_ value: LocatedValue) -> Bool {
    switch (self, value.content) {
    case (.named(_, let form), _): form().fits(value)
    case (.any(let forms), _): forms.contains { $0.fits(value) }
    case (.boolean, .boolean), (.number, .number), (.list, .array), (.dictionary, .object),
      (.object, .object), (.discriminated, .object):
      true
    case (.tuple(let forms), .array(let elements)): forms.count == elements.count
    case (.text(let form), .string(let text)): form.pattern == nil || text.hasPrefix("#")
    case (.choice(let names), .string(let text)): names.contains(text)
    case (.single(let key, _), .object): value.member(key) != nil
    case (.constant(let constant), _): value.plain == constant
    default: false
    }
  }

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
