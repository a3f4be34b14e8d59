// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import LayoutDocuments

/// A change of the tree that a row offers: what is allowed there, or the reason why it is not.
package struct OutlineAction: Hashable, Sendable {
  /// The identifier, such as "remove" or "add".
  package let name: String
  /// The words of the button and of the step, such as "Add badge".
  package let label: String
  package let operations: [EditOperation]
  package private(set) var selection: ValuePath
  /// The reason why it cannot be done; nil if it can.
  package private(set) var refusal: String?

  init(
    _ name: String, _ label: String, _ operations: [EditOperation], selects selection: ValuePath
  ) {
    self.name = name
    self.label = label
    self.operations = operations
    self.selection = selection
  }
}

extension EditedDocument {
  /// Returns what can be done with a value of the outline, each tried on a copy of the text.
  ///
  /// - Returns: The actions, also those that are refused, but additions only where they are allowed;
  ///   none for a path that the document lacks.
  /// - Complexity: O(bytes) for each action.
  package func actions(at path: ValuePath) -> [OutlineAction] {
    guard let root = reading.value, let value = root[path] else { return [] }
    let candidates =
      OutlineAction.additions(to: value, at: path, in: root)
      + OutlineAction.moves(of: value, at: path, in: root)
      + OutlineAction.groupings(of: value, at: path)
    return candidates.compactMap { action in
      var action = action
      do throws(EditRefusal) {
        let (text, _) = try result(of: action.operations)
        action.selectNearest(in: text.value)
      } catch {
        guard action.name != "add" else { return nil }
        action.refuse(error.description)
      }
      return action
    }
  }
}

extension OutlineAction {
  fileprivate mutating func refuse(_ reason: String) { refusal = reason }

  /// Selects what holds the selection where that is gone, as a group is with its last item.
  fileprivate mutating func selectNearest(in document: LocatedValue) {
    selection = document.nearestRow(to: selection)
  }

  /// The values that may be added to an object: those of keys that it lacks, and elements of lists.
  fileprivate static func additions(
    to value: LocatedValue, at path: ValuePath, in root: LocatedValue
  ) -> [OutlineAction] {
    guard case .object(let form)? = ValueForm.form(at: path, in: root)?.resolved(for: value) else {
      return []
    }
    return form.keys().filter { OutlineForm.holdsRows($0.value) }.flatMap { key in
      let member = value.member(key.name)?.value
      let place = path.appending(key.name)
      switch key.value.resolved(for: member) {
      case .list(let element, _):
        let target = place.appending(member?.elements.count ?? 0)
        return AddedValue.all(of: element).map {
          OutlineAction("add", "Add \($0.title)", [.insert(target, $0.value)], selects: target)
        }
      case .dictionary(let element, _):
        return ["cell", "header", "footer", "badge"].filter { member?.member($0) == nil }
          .map { name in
            let target = place.appending(name)
            let operation: EditOperation =
              member == nil
              ? .set(place, .object([.init(name, element.example)]))
              : .set(target, element.example)
            return OutlineAction("add", "Add look '\(name)'", [operation], selects: target)
          }
      default:
        guard member == nil else { return [] }
        return AddedValue.all(of: key.value).map {
          OutlineAction("add", "Add \($0.title)", [.set(place, $0.value)], selects: place)
        }
      }
    }
  }

  /// The changes of order, of a value in a list, and in and out of groups.
  fileprivate static func moves(
    of value: LocatedValue, at path: ValuePath, in root: LocatedValue
  ) -> [OutlineAction] {
    guard case .index(let index)? = path.components.last, let list = path.parent,
      let siblings = root[list]?.elements
    else { return [] }
    var actions: [OutlineAction] = []
    func add(_ name: String, _ label: String, to target: ValuePath, _ selection: ValuePath? = nil) {
      actions.append(
        OutlineAction(name, label, [.move(path, to: target)], selects: selection ?? target))
    }
    if index > 0 { add("moveUp", "Move up", to: list.appending(index - 1)) }
    if index + 1 < siblings.count { add("moveDown", "Move down", to: list.appending(index + 1)) }
    func items(_ sibling: Int) -> [LocatedValue]? {
      guard siblings.indices.contains(sibling), siblings[sibling].member("group") != nil else {
        return nil
      }
      return siblings[sibling].member("items")?.value.elements
    }
    if let neighbours = items(index - 1) {
      let group = list.appending(index - 1).appending("items")
      add("moveInto", "Move into the group before", to: group.appending(neighbours.count))
    } else if items(index + 1) != nil {
      // Once the value is removed the group stands in its place.
      let group = list.appending(index).appending("items")
      add("moveInto", "Move into the group after", to: group.appending(0))
    }
    if let group = list.parent, root[group]?.member("group") != nil,
      case .index(let position)? = group.components.last, let outer = group.parent
    {
      // A group goes with its last item.
      let selection = outer.appending(siblings.count == 1 ? position : position + 1)
      add("moveOut", "Move out of the group", to: outer.appending(position + 1), selection)
    }
    return actions
  }

  fileprivate static func groupings(
    of value: LocatedValue, at path: ValuePath
  ) -> [OutlineAction] {
    // The document itself stays.
    guard !path.components.isEmpty else { return [] }
    var actions: [OutlineAction] = []
    let parent = path.parent ?? ValuePath()
    if value.member("width") != nil, value.member("anchor") == nil,
      value.member("alignment") == nil
    {
      actions += [
        OutlineAction("wrapInRow", "Wrap in row", [.wrap(path, .horizontal)], selects: path),
        OutlineAction("wrapInColumn", "Wrap in column", [.wrap(path, .vertical)], selects: path),
      ]
    }
    if value.member("group") != nil, value.member("items") != nil {
      actions.append(OutlineAction("unwrap", "Unwrap", [.unwrap(path)], selects: path))
    }
    if case .index(let index)? = path.components.last {
      actions.append(
        OutlineAction(
          "duplicate", "Duplicate", [.duplicate(path)], selects: parent.appending(index + 1)))
    }
    actions.append(OutlineAction("remove", "Remove", [.remove(path)], selects: parent))
    return actions
  }
}

private struct AddedValue {
  let title: String
  let value: JSONValue

  /// The values that a form can begin with, by name.
  static func all(of form: ValueForm) -> [AddedValue] {
    switch form {
    case .named(_, let form): all(of: form())
    case .object(let object):
      [AddedValue(title: title(of: object), value: example(of: object))]
    case .discriminated(_, _, let branches): branches.map(\.form).flatMap { all(of: .object($0)) }
    case .any(let forms): forms.flatMap { all(of: $0) }
    default: []
    }
  }

  private static func title(of object: ObjectForm) -> String {
    switch object.name {
    case "supplementaryItem": "badge"
    case "boundaryItem": "header"
    case "decoration": "background"
    default:
      object.noun.split(separator: " ").drop { $0 == "a" || $0 == "an" }
        .joined(separator: " ")
    }
  }

  /// The least of an object, with lengths and kinds that are seen.
  private static func example(of object: ObjectForm) -> JSONValue {
    var value = ValueForm.object(object).example
    func set(_ key: String, _ new: JSONValue) {
      guard case .object(var members) = value else { return }
      if let index = members.firstIndex(where: { $0.key == key }) { members[index].value = new }
      value = .object(members)
    }
    func share(_ key: String, _ number: Double) -> JSONValue {
      .object([.init(key, .number(number))])
    }
    switch object.name {
    case "item":
      set("width", share("fractionalWidth", 0.5))
      set("height", share("fractionalHeight", 1))
    case "group":
      set("width", share("fractionalWidth", 0.5))
      set("height", share("fractionalHeight", 1))
      set(
        "items",
        .array([
          .object([
            .init("width", share("fractionalWidth", 1)),
            .init("height", share("fractionalHeight", 1)),
          ])
        ]))
    case "supplementaryItem":
      set("kind", .string("badge"))
      set("width", .number(20))
      set("height", .number(20))
      set("anchor", .object([.init("edges", .array([.string("top"), .string("trailing")]))]))
    case "boundaryItem":
      set("kind", .string("header"))
      set("width", share("fractionalWidth", 1))
    case "decoration": set("kind", .string("background"))
    default: break
    }
    return value
  }
}
