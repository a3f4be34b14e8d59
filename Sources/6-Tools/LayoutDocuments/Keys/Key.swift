// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

struct Key<Object: Sendable>: Sendable {
  /// The form, for the schema, for fields and for messages.
  let form: KeyForm
  let read: @Sendable (LocatedValue, inout Object, inout DocumentReader) -> Void
  /// Writes the value; nil where it is the default.
  let write: @Sendable (Object) -> JSONValue?
  /// Removes the value from an object; no effect where the key has no nil.
  let clear: @Sendable (inout Object) -> Void

  static func required<Value>(
    _ name: String, _ path: any WritableKeyPath<Object, Value> & Sendable, _ format: Format<Value>,
    _ help: String
  ) -> Key {
    Key(
      form: KeyForm(
        name: name, isRequired: true, defaultValue: nil, value: format.form, help: help),
      read: { value, object, reader in
        if let result = format.read(value, &reader) { object[keyPath: path] = result }
      },
      write: { format.write($0[keyPath: path]) }, clear: { _ in })
  }

  /// Creates a key with a default, which is not written.
  static func defaulted<Value: Equatable>(
    _ name: String, _ path: any WritableKeyPath<Object, Value> & Sendable, _ format: Format<Value>,
    _ standard: Value, _ help: String
  ) -> Key {
    Key(
      form: KeyForm(
        name: name, isRequired: false, defaultValue: format.write(standard), value: format.form,
        help: help),
      read: { value, object, reader in
        if let result = format.read(value, &reader) { object[keyPath: path] = result }
      },
      write: { $0[keyPath: path] == standard ? nil : format.write($0[keyPath: path]) },
      clear: { $0[keyPath: path] = standard })
  }

  /// Creates a key whose value is nil where it is not given.
  ///
  /// - Parameters:
  ///   - name: The key.
  ///   - path: The value in an object.
  ///   - format: The way in which the value is read and written.
  ///   - standard: What a missing key stands for, to show it.
  ///   - help: The sentence of the reference.
  /// - Returns: The key.
  static func optional<Value>(
    _ name: String, _ path: any WritableKeyPath<Object, Value?> & Sendable,
    _ format: Format<Value>, shows standard: JSONValue? = nil, _ help: String
  ) -> Key {
    Key(
      form: KeyForm(
        name: name, isRequired: false, defaultValue: standard, value: format.form, help: help),
      read: { value, object, reader in
        if let result = format.read(value, &reader) { object[keyPath: path] = result }
      },
      write: { $0[keyPath: path].map(format.write) }, clear: { $0[keyPath: path] = nil })
  }

  /// Creates a key with one value, which was looked at before the table was chosen.
  static func constant(_ name: String, _ value: JSONValue, _ help: String) -> Key {
    Key(
      form: KeyForm(
        name: name, isRequired: true, defaultValue: nil, value: .constant(value), help: help),
      read: { _, _, _ in }, write: { _ in value }, clear: { _ in })
  }

  /// The key as one of an object that holds this one.
  func lifted<Whole>(_ path: any WritableKeyPath<Whole, Object> & Sendable) -> Key<Whole> {
    Key<Whole>(
      form: form, read: { value, whole, reader in read(value, &whole[keyPath: path], &reader) },
      write: { write($0[keyPath: path]) }, clear: { clear(&$0[keyPath: path]) })
  }
}

/// Lists keys one below the other: the compiler looks at each for itself.
@resultBuilder
enum KeyBuilder<Object: Sendable> {
  static func buildExpression(_ key: Key<Object>) -> [Key<Object>] { [key] }
  static func buildExpression(_ keys: [Key<Object>]) -> [Key<Object>] { keys }
  static func buildBlock(_ keys: [Key<Object>]...) -> [Key<Object>] { keys.flatMap { $0 } }
}
