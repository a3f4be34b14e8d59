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
