// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import LayoutDocuments

/// The fields of a value: the object that it is, and the values of the keys that it has.
package struct FieldValues: Hashable, Sendable {
  package let path: ValuePath
  /// The name of the object in the ``FormCatalogue``; nil for a value that is no object.
  package let object: String?
  /// The value without what stands in the outline.
  package let value: JSONValue

  /// Returns the fields of the value at a path; nil if there is none.
  package init?(at path: ValuePath, in document: LocatedValue) {
    guard let value = document[path], let form = ValueForm.form(at: path, in: document) else {
      return nil
    }
    self.path = path
    guard case .object(let object) = form.resolved(for: value) else {
      self.object = nil
      self.value = value.plain
      return
    }
    self.object = object.name
    let outlined = Set(
      object.keys().filter { OutlineForm.holdsRows($0.value) }.map(\.name))
    self.value = .object(
      value.members.filter { !outlined.contains($0.key) && !$0.isComment }
        .map { .init($0.key, $0.value.plain) })
  }

  var json: JSONValue {
    .record([
      "type": .string("fields"), "path": .path(path), "object": object.map { .string($0) },
      "value": value,
    ])
  }
}
