// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

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
