// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The JSON schema of documents, for the completion and the hovers of editors: draft 2020-12, made of
/// the table of keys.
///
/// It takes whatever the reader takes, and else as little as JSON Schema can say: unique ids, numbers
/// of sections and files are the reader's, and so are the messages.
package enum DocumentSchema {
  /// The name of the schema, which is not an address: nothing is fetched.
  package static let identifier =
    "urn:opencollectionview:layout-document:\(LayoutDocument.version)"

  package static var json: JSONValue {
    var writer = SchemaWriter()
    let root = writer.object(LayoutDocument.table.form)
    return .object(
      [
        .init("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
        .init("$id", .string(identifier)), .init("title", .string("Layout document")),
      ] + root + [.init("$defs", .object(writer.definitionMembers))])
  }

  /// The schema as the file that stands in the repository.
  package static var text: String { json.canonicalText }
}

/// Writes forms as schemas, each named one once.
private struct SchemaWriter {
  typealias Member = JSONValue.Member

  private var definitions: [String: [Member]] = [:]

  var definitionMembers: [Member] {
    definitions.sorted { $0.key < $1.key }.map { Member($0.key, .object($0.value)) }
  }

  /// The keys that every object may have and that are not read.
  private static let comments = Member(
    "patternProperties",
    .object([Member("^x-", .boolean(true)), Member("^\\$comment$", .boolean(true))]))

  mutating func object(_ form: ObjectForm) -> [Member] {
    let keys = form.keys()
    let properties = keys.map { key in
      var members = schema(key.value)
      members.append(Member("description", .string(key.help)))
      if let standard = key.defaultValue { members.append(Member("default", standard)) }
      members.append(Member("examples", .array([key.value.example])))
      return Member(key.name, .object(members))
    }
    var result = [
      Member("type", .string("object")), Member("properties", .object(properties)),
      Self.comments, Member("additionalProperties", .boolean(false)),
    ]
    let required = keys.filter(\.isRequired).map { JSONValue.string($0.name) }
    if !required.isEmpty { result.append(Member("required", .array(required))) }
    let alternatives = form.alternatives.flatMap(Self.conditions)
    if !alternatives.isEmpty { result.append(Member("allOf", .array(alternatives))) }
    return result
  }

  private static func required(_ keys: [String]) -> JSONValue {
    .object([Member("required", .array(keys.map { .string($0) }))])
  }

  /// Returns that one of some keys is there, and no two of them.
  private static func conditions(_ alternative: KeyAlternative) -> [JSONValue] {
    let keys = alternative.keys
    let pairs = keys.indices.flatMap { first in
      keys[(first + 1)...].map { JSONValue.object([Member("not", required([keys[first], $0]))]) }
    }
    guard alternative.isRequired else { return pairs }
    return [.object([Member("anyOf", .array(keys.map { required([$0]) }))])] + pairs
  }

  private mutating func reference(
    _ name: String, _ define: (inout SchemaWriter) -> [Member]
  ) -> [Member] {
    if definitions[name] == nil {
      // A form that refers to itself finds that it is being written.
      definitions[name] = []
      definitions[name] = define(&self)
    }
    return [Member("$ref", .string("#/$defs/\(name)"))]
  }

  private mutating func schema(_ form: ValueForm) -> [Member] {
    switch form {
    case .boolean: return [Member("type", .string("boolean"))]
    case .number(let number): return Self.number(number)
    case .text(let text): return Self.text(text)
    case .choice(let names): return [Member("enum", .array(names.map { .string($0) }))]
    case .constant(let value): return [Member("const", value)]
    case .list(let element, let counts):
      let items = JSONValue.object(schema(element))
      return Self.list(counts) + [Member("items", items)]
    case .tuple(let forms):
      let items = forms.map { JSONValue.object(schema($0)) }
      return Self.list(forms.count...forms.count)
        + [Member("prefixItems", .array(items)), Member("items", .boolean(false))]
    case .dictionary(let value, let lengths):
      let names = JSONValue.array([
        .object([Member("pattern", .string("^(x-|\\$comment$)"))]),
        .object(Self.lengths("Length", lengths)),
      ])
      return [
        Member("type", .string("object")), Self.comments,
        Member("propertyNames", .object([Member("anyOf", names)])),
        Member("additionalProperties", .object(schema(value))),
      ]
    case .single(let key, let value):
      return [
        Member("type", .string("object")),
        Member("properties", .object([Member(key, .object(schema(value)))])), Self.comments,
        Member("additionalProperties", .boolean(false)),
        Member("required", .array([.string(key)])),
      ]
    case .object(let form): return reference(form.name) { $0.object(form) }
    case .any(let forms):
      return [Member("anyOf", .array(forms.map { .object(schema($0)) }))]
    case .named("", let form): return schema(form())
    case .named(let name, let form):
      let inner = form()
      // What is named twice, as a colour is within itself, has its definition already.
      if case .discriminated(name, _, _) = inner { return schema(inner) }
      return reference(name) { $0.schema(inner) }
    case .discriminated(let name, let key, let branches):
      return reference(name) { $0.discriminated(key, branches) }
    }
  }

  /// Returns an object that a key decides about, never a bare `oneOf`: of that editors list every
  /// branch as an error.
  private mutating func discriminated(_ key: String, _ branches: [ValueForm.Branch]) -> [Member] {
    let values = branches.compactMap(\.value)
    var result = [Member("type", .string("object"))]
    if !values.isEmpty {
      let names = JSONValue.object([Member("enum", .array(values.map { .string($0) }))])
      result.append(Member("properties", .object([Member(key, names)])))
      result.append(Member("required", .array([.string(key)])))
    }
    let conditions = branches.map { branch in
      JSONValue.object([
        Member("if", Self.condition(key, branch)),
        Member("then", .object(schema(.object(branch.form)))),
      ])
    }
    return result + [Member("allOf", .array(conditions))]
  }

  private static func condition(_ key: String, _ branch: ValueForm.Branch) -> JSONValue {
    guard branch.isPresent else { return .object([Member("not", required([key]))]) }
    guard let value = branch.value else { return required([key]) }
    let constant = JSONValue.object([Member("const", .string(value))])
    return .object([
      Member("properties", .object([Member(key, constant)])),
      Member("required", .array([.string(key)])),
    ])
  }

  private static func number(_ form: NumberForm) -> [Member] {
    [
      Member("type", .string(form.isWhole ? "integer" : "number")),
      Member("minimum", .number(form.range.lowerBound)),
      Member("maximum", .number(form.range.upperBound)),
    ]
  }

  private static func text(_ form: TextForm) -> [Member] {
    [Member("type", .string("string"))] + lengths("Length", form.lengths)
      + (form.pattern.map { [Member("pattern", .string($0))] } ?? [])
  }

  private static func list(_ counts: ClosedRange<Int>) -> [Member] {
    [Member("type", .string("array"))] + lengths("Items", counts)
  }

  private static func lengths(_ noun: String, _ range: ClosedRange<Int>) -> [Member] {
    (range.lowerBound > 0 ? [Member("min\(noun)", .number(Double(range.lowerBound)))] : [])
      + [Member("max\(noun)", .number(Double(range.upperBound)))]
  }
}
