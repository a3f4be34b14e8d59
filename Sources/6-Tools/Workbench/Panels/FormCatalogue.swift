// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import LayoutDocuments

/// The forms of all objects of a document as JSON: what a page makes fields of, once for all values.
///
/// `objects` has the keys of each object in the order of the canonical form, by the object's name;
/// `forms` has what several keys share, to which `{ "type": "form", "name": … }` refers.
package struct FormCatalogue {
  private var objects: [String: JSONValue] = [:]
  private var forms: [String: JSONValue] = [:]

  package static let json: JSONValue = {
    var catalogue = FormCatalogue()
    _ = catalogue.json(of: LayoutDocument.form)
    return .record([
      "objects": .object(sorted(catalogue.objects)), "forms": .object(sorted(catalogue.forms)),
    ])
  }()

  private static func sorted(_ values: [String: JSONValue]) -> [JSONValue.Member] {
    values.sorted { $0.key < $1.key }.map { .init($0.key, $0.value) }
  }

  private mutating func json(of form: ValueForm) -> JSONValue {
    switch form {
    case .boolean: return .record(["type": .string("boolean")])
    case .number(let form):
      return .record([
        "type": .string("number"), "unit": .string(form.unit.rawValue),
        "least": .number(form.range.lowerBound), "most": .number(form.range.upperBound),
        "step": .number(form.step), "isWhole": .boolean(form.isWhole),
      ])
    case .text(let form):
      return .record([
        "type": .string("text"), "most": .number(form.lengths.upperBound),
        "isColor": form.pattern?.hasPrefix("^#") ?? false ? .boolean(true) : nil,
      ])
    case .choice(let names):
      return .record(["type": .string("choice"), "names": .array(names.map { .string($0) })])
    case .constant(let value): return .record(["type": .string("constant"), "value": value])
    case .list(let element, _):
      return .record(["type": .string("list"), "of": json(of: element)])
    case .tuple(let elements):
      var all: [JSONValue] = []
      for element in elements { all.append(json(of: element)) }
      return .record(["type": .string("tuple"), "of": .array(all)])
    case .dictionary(let element, _):
      return .record(["type": .string("dictionary"), "of": json(of: element)])
    case .single(let key, let form):
      return .record(["type": .string("single"), "key": .string(key), "of": json(of: form)])
    case .object(let form): return reference(to: form)
    case .any(let several):
      var all: [JSONValue] = []
      for form in several { all.append(json(of: form)) }
      return .record(["type": .string("any"), "of": .array(all)])
    case .discriminated(_, _, let branches):
      var all: [JSONValue] = []
      for branch in branches { all.append(reference(to: branch.form)) }
      return .record(["type": .string("any"), "of": .array(all)])
    case .named("", let form): return json(of: form())
    case .named(let name, let form):
      if forms[name] == nil {
        // Forms may hold themselves.
        forms[name] = .null
        forms[name] = json(of: form())
      }
      return .record(["type": .string("form"), "name": .string(name)])
    }
  }

  private mutating func reference(to form: ObjectForm) -> JSONValue {
    if objects[form.name] == nil {
      objects[form.name] = .null
      var keys: [JSONValue] = []
      for key in form.keys() {
        keys.append(
          .record([
            "name": .string(key.name), "help": .string(key.help),
            "isRequired": .boolean(key.isRequired), "standard": key.defaultValue,
            "isOutlined": .boolean(OutlineForm.holdsRows(key.value)),
            "form": json(of: key.value), "example": key.value.example,
          ]))
      }
      objects[form.name] = .array(keys)
    }
    return .record(["type": .string("object"), "name": .string(form.name)])
  }
}
