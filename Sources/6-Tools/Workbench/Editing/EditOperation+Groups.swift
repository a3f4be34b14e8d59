// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import LayoutDocuments

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
