// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Geometry

/// The keys of an object: one table for reading, writing, near misses, the schema and fields.
///
/// Tables are `static let`: to build one for every object doubles the time of reading.
struct ObjectTable<Object: Sendable>: Sendable {
  /// The name in the schema, such as `item`.
  let name: String
  /// The object in a message, such as "an item".
  let noun: String
  /// The keys in the order of the canonical form.
  let keys: [Key<Object>]
  /// The keys that exclude each other.
  let alternatives: [KeyAlternative]
  private let exampleKeys: [String]
  private let make: @Sendable () -> Object
  private let finish: @Sendable (inout Object, LocatedValue, inout DocumentReader) -> Void
  private let positions: [String: Int]
  private let names: [String]

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - name: The name in the schema.
  ///   - noun: The object in a message.
  ///   - make: Makes an object before its keys are read; what it needs is a stand-in until then.
  ///   - exactlyOne: Lists of keys, of each of which an object has one.
  ///   - atMostOne: Lists of keys that exclude each other.
  ///   - exampleKeys: The keys that an example has beside those that every object needs.
  ///   - finish: Checks, after its keys were read, what no key can check alone.
  ///   - keys: The keys in the order of the canonical form.
  init(
    _ name: String, _ noun: String, make: @escaping @Sendable () -> Object,
    exactlyOne: [[String]] = [], atMostOne: [[String]] = [], example exampleKeys: [String] = [],
    finish: @escaping @Sendable (inout Object, LocatedValue, inout DocumentReader) -> Void = {
      _, _, _ in
    },
    @KeyBuilder<Object> keys: () -> [Key<Object>]
  ) {
    self.name = name
    self.noun = noun
    self.keys = keys()
    self.make = make
    self.exampleKeys = exampleKeys
    self.finish = finish
    alternatives =
      exactlyOne.map { KeyAlternative(keys: $0, isRequired: true) }
      + atMostOne.map { KeyAlternative(keys: $0, isRequired: false) }
    names = self.keys.map(\.form.name)
    positions = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
  }

  var form: ObjectForm {
    ObjectForm(
      name: name, noun: noun, keys: { keys.map(\.form) }, alternatives: alternatives,
      exampleKeys: exampleKeys)
  }

  /// Reads an object; nil, with a problem, for other values.
  func read(_ value: LocatedValue, _ reader: inout DocumentReader) -> Object? {
    guard let members = reader.object(value, noun) else { return nil }
    var object = make()
    var present: Set<String> = []
    var unknown: [LocatedValue.Member] = []
    for member in members {
      guard let position = positions[member.key] else {
        unknown.append(member)
        continue
      }
      present.insert(member.key)
      reader.within(.key(member.key)) { reader in
        let before = reader.problems.count
        keys[position].read(member.value, &object, &reader)
        adviseOtherKey(for: member, in: members, since: before, &reader)
      }
    }
    let suggested = report(unknown, present: present, &reader)
    reportMissing(at: value, among: present.union(suggested), &reader)
    reportAlternatives(members, at: value, suggested: suggested, &reader)
    finish(&object, value, &reader)
    return object
  }

  /// Writes an object, without the keys that have their defaults.
  func write(_ object: Object) -> JSONValue {
    .object(keys.compactMap { key in key.write(object).map { .init(key.form.name, $0) } })
  }

  /// Removes the values of keys that a missing key stands for, too.
  func dropDefaults(from object: inout Object) {
    for key in keys {
      if let standard = key.form.defaultValue, key.write(object) == standard { key.clear(&object) }
    }
  }

  /// Adds the key that was meant to the problem of a value of another kind: one that is not there, takes such
  /// a value, and has all words of the key in its name, as `orthogonalScrollingBehavior` has those of
  /// `orthogonalScrolling`.
  private func adviseOtherKey(
    for member: LocatedValue.Member, in members: [LocatedValue.Member], since before: Int,
    _ reader: inout DocumentReader
  ) {
    guard reader.problems.count == before + 1, reader.looksForNearMisses,
      reader.problems.last?.range == member.value.range, let position = positions[member.key]
    else { return }
    let plain = member.value.plain
    guard !keys[position].form.value.takes(plain) else { return }
    let meant = keys.map(\.form).first { form in
      NearMiss.words(of: member.key, areIn: form.name) && form.value.takes(plain)
        && !members.contains { $0.key == form.name }
    }
    if let meant { reader.addAdvice(NearMiss.advice("'\(meant.name)'", allowed: [])) }
  }

  /// Reports keys that the object does not have.
  ///
  /// - Returns: The names that were suggested.
  private func report(
    _ members: [LocatedValue.Member], present: Set<String>, _ reader: inout DocumentReader
  ) -> Set<String> {
    var suggested: Set<String> = []
    for member in members {
      var nearest: String?
      if reader.looksForNearMisses {
        let free = names.filter { !present.contains($0) && !suggested.contains($0) }
        nearest =
          reader.nearMiss(of: member.key, among: free)
          ?? reader.nearMiss(of: member.key, among: names)
      }
      if let nearest { suggested.insert(nearest) }
      let message = { [nearest] in
        "Unknown key \(Quotation.short(member.key)) in \(noun)."
          + NearMiss.advice(nearest.map { "'\($0)'" }, allowed: names.map { "'\($0)'" })
      }
      reader.error(message, at: member.keyRange)
    }
    return suggested
  }

  private func reportMissing(
    at value: LocatedValue, among present: Set<String>, _ reader: inout DocumentReader
  ) {
    let required = keys.map(\.form).filter(\.isRequired).map(\.name)
    let missing = required.filter { !present.contains($0) }
    guard !missing.isEmpty else { return }
    let noun = missing.count == 1 ? "key" : "keys"
    reader.error(
      "Missing \(noun) \(Enumeration.and(missing)): \(self.noun) needs "
        + "\(Enumeration.and(required)).", at: value.start)
  }

  private func reportAlternatives(
    _ members: [LocatedValue.Member], at value: LocatedValue, suggested: Set<String>,
    _ reader: inout DocumentReader
  ) {
    for alternative in alternatives {
      let given = members.filter { alternative.keys.contains($0.key) }
      if given.count > 1 {
        reader.error(
          "\(Enumeration.and(given.map(\.key))) exclude each other. Keep one.",
          at: given[1].keyRange)
      } else if given.isEmpty, alternative.isRequired,
        suggested.isDisjoint(with: alternative.keys)
      {
        reader.error(
          "Missing key: \(noun) needs \(Enumeration.or(alternative.keys)).", at: value.start)
      }
    }
  }
}

/// Names in a sentence.
enum Enumeration {
  /// Returns "'a', 'b' and 'c'".
  static func and(_ names: [String]) -> String { joined(names, "and") }

  /// Returns "'a', 'b' or 'c'".
  static func or(_ names: [String]) -> String { joined(names, "or") }

  private static func joined(_ names: [String], _ word: String) -> String {
    let quoted = names.map { Quotation.short($0) }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " \(word) \(last)"
  }
}
