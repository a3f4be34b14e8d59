// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

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
}
