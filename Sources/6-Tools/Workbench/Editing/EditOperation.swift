// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import LayoutDocuments

package enum EditOperation: Hashable, Sendable {
  /// The direction in which a group arranges its items.
  package enum Arrangement: String, Hashable, Sendable {
    case horizontal, vertical
  }

  /// Replaces the value at a path, or adds it to an object that lacks the key.
  case set(ValuePath, JSONValue)
  /// Inserts a value into a list, which is made if its key is missing.
  case insert(ValuePath, JSONValue)
  /// Removes a key with its value, or an element of a list. A group goes with its last item.
  case remove(ValuePath)
  /// Moves an element of a list to a path after its removal. A group goes with its last item.
  case move(ValuePath, to: ValuePath)
  /// Inserts a copy of an element of a list after it.
  case duplicate(ValuePath)
  /// Puts a group around an item or a group, which fills it.
  case wrap(ValuePath, Arrangement)
  /// Puts the items of a group in its place.
  case unwrap(ValuePath)

  /// Changes a text.
  ///
  /// - Parameter text: The text; on an error it may have been changed in part.
  /// - Throws: The reason why the operation cannot be carried out.
  /// - Complexity: O(bytes).
  func apply(to text: inout DocumentText) throws(EditRefusal) {
    switch self {
    case .set(let path, let value): try text.edit(.set(path, value))
    case .insert(let path, let value): try text.insert(value, at: path)
    case .remove(let path): try text.removeWithGroup(path)
    case .move(let path, let target): try text.moveWithGroup(path, to: target)
    case .duplicate(let path): try text.duplicate(path)
    case .wrap(let path, let arrangement): try text.wrap(path, in: arrangement)
    case .unwrap(let path): try text.unwrap(path)
    }
  }
}

extension DocumentText {
  mutating func edit(_ edit: DocumentEdit) throws(EditRefusal) {
    do throws(DocumentEditFailure) { try apply(edit) } catch { throw EditRefusal(error) }
  }

  mutating func replace(_ splices: [TextSplice]) throws(EditRefusal) {
    do throws(DocumentEditFailure) { try splice(splices) } catch { throw EditRefusal(error) }
  }

  fileprivate mutating func insert(_ element: JSONValue, at path: ValuePath) throws(EditRefusal) {
    guard let list = path.parent, value[list] == nil, path.components.last == .index(0) else {
      return try edit(.insert(path, element))
    }
    try edit(.set(list, .array([element])))
  }

  fileprivate mutating func duplicate(_ path: ValuePath) throws(EditRefusal) {
    guard let parent = path.parent, case .index(let index)? = path.components.last,
      let copy = value[path]
    else { throw EditRefusal("Only an element of a list can be duplicated.") }
    let raw = Array(bytes[copy.range])
    // The copy has the author's own text; a stand-in takes its place in the list first.
    let target = parent.appending(index + 1)
    try edit(.insert(target, .null))
    guard let standIn = value[target] else { throw EditRefusal("There is no value at \(target).") }
    try replace([TextSplice(standIn.range, raw)])
  }

  fileprivate mutating func removeWithGroup(_ path: ValuePath) throws(EditRefusal) {
    var path = path
    while let group = group(ofItem: path), value[group.appending("items")]?.elements.count == 1 {
      path = group
    }
    guard path.components.last != .key("group") || value[path]?.member("items") == nil else {
      throw EditRefusal("The only group of a section cannot be removed.")
    }
    try edit(.remove(path))
  }

  fileprivate mutating func moveWithGroup(
    _ path: ValuePath, to target: ValuePath
  ) throws(EditRefusal) {
    let group = group(ofItem: path)
    try edit(.move(path, to: target))
    guard let group, let items = value[group.appending("items")], items.elements.isEmpty else {
      return
    }
    try removeWithGroup(group)
  }

  /// Returns the path of the group that an item is in; nil for other values.
  private func group(ofItem path: ValuePath) -> ValuePath? {
    guard case .index? = path.components.last, let list = path.parent,
      list.components.last == .key("items"), let group = list.parent,
      value[group]?.member("group") != nil
    else { return nil }
    return group
  }
}

/// Groups around items, and items out of groups. Sizes are kept as they are seen.
extension DocumentText {
  mutating func wrap(
    _ path: ValuePath, in arrangement: EditOperation.Arrangement
  ) throws(EditRefusal) {
    guard let item = value[path], let width = item.member("width")?.value,
      let height = item.member("height")?.value
    else { throw EditRefusal("Only an item or a group with a width and a height can be wrapped.") }
    func text(_ value: LocatedValue) -> String {
      String(decoding: bytes[value.range], as: UTF8.self)
    }
    let group =
      "{ \"group\": \"\(arrangement.rawValue)\", \"width\": \(text(width)), "
      + "\"height\": \(text(height)), \"items\": [\(text(item))] }"
    try replace([TextSplice(item.range, Array(group.utf8))])
    let inner = path.appending("items").appending(0)
    for (key, length) in [("width", width), ("height", height)] where !length.isMeasured {
      let share = key == "width" ? "fractionalWidth" : "fractionalHeight"
      try edit(.set(inner.appending(key), .object([.init(share, .number(1))])))
    }
  }

  mutating func unwrap(_ path: ValuePath) throws(EditRefusal) {
    guard let group = value[path], group.member("group") != nil,
      let items = group.member("items")?.value.elements, !items.isEmpty
    else { throw EditRefusal("Only a group with items can be unwrapped.") }
    guard case .index? = path.components.last else {
      guard items.count == 1, items[0].member("group") != nil else {
        throw EditRefusal("A section needs a group: only a group in a group can be unwrapped.")
      }
      return try replaceByItems(path)
    }
    try replaceByItems(path)
  }

  private mutating func replaceByItems(_ path: ValuePath) throws(EditRefusal) {
    let count = value[path]?.member("items")?.value.elements.count ?? 0
    for index in 0..<count {
      let item = path.appending("items").appending(index)
      for key in ["width", "height"] {
        guard let length = value[item.appending(key)], let group = value[path],
          let outer = length.length(in: group)
        else { continue }
        try edit(.set(item.appending(key), outer))
      }
    }
    guard let group = value[path], let items = group.member("items")?.value.elements,
      let first = items.first, let last = items.last
    else { throw EditRefusal("There is no value at \(path).") }
    let raw = Array(bytes[first.range.lowerBound..<last.range.upperBound])
    try replace([TextSplice(group.range, raw)])
  }
}

extension LocatedValue {
  /// Whether a length is found by measuring.
  fileprivate var isMeasured: Bool {
    member("estimated") != nil || member("uniformAcrossSiblings") != nil
  }

  /// Returns a share of a group's length as a share of what the group is in, or as points; nil if it
  /// is no share, or the group's length is found by measuring.
  fileprivate func length(in group: LocatedValue) -> JSONValue? {
    for (share, key) in [("fractionalWidth", "width"), ("fractionalHeight", "height")] {
      guard case .number(let part)? = member(share)?.value.content else { continue }
      guard let whole = group.member(key)?.value else { return nil }
      if case .number(let points) = whole.content { return .number(points * part) }
      for name in ["fractionalWidth", "fractionalHeight"] {
        guard case .number(let outer)? = whole.member(name)?.value.content else { continue }
        return .object([.init(name, .number(outer * part))])
      }
    }
    return nil
  }
}
