// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// A state of a document's data in a layout, with the places of both in the text.
struct LocatedState {
  let layout: LayoutDocument.Layout
  let layoutValue: LocatedValue
  let layoutPath: ValuePath
  let data: LayoutDocument.Data
  let dataValue: LocatedValue
  let dataPath: ValuePath
  /// A Boolean value that says whether the data are others than those of the state before.
  let hasOwnData: Bool
  let sections: [Section]

  struct Section {
    let value: LocatedValue
    /// The items that are listed; empty for numbered ones.
    let items: [LocatedValue]
    let identities: LayoutDocument.ItemIdentities
  }

  /// The states of a document: its own, and one for each step of film that changes layout or data.
  static func all(of document: LayoutDocument, _ value: LocatedValue) -> [LocatedState] {
    guard let layout = value.member("layout")?.value, let data = value.member("data")?.value else {
      return []
    }
    let root = ValuePath()
    var states = [
      LocatedState(
        layout: document.layout, layoutValue: layout, layoutPath: root.appending("layout"),
        data: document.data, dataValue: data, dataPath: root.appending("data"),
        hasOwnData: true, sections: sections(of: document.data, data))
    ]
    let steps = value.member("film")?.value.member("steps")?.value.elements ?? []
    for (index, step) in (document.film?.steps ?? []).enumerated() {
      guard step.layout != nil || step.data != nil, steps.indices.contains(index),
        let last = states.last
      else { continue }
      let path = root.appending("film").appending("steps").appending(index)
      let layout = steps[index].member("layout")?.value
      let dataValue = steps[index].member("data")?.value
      let data = step.data ?? last.data
      states.append(
        LocatedState(
          layout: step.layout ?? last.layout, layoutValue: layout ?? last.layoutValue,
          layoutPath: layout == nil ? last.layoutPath : path.appending("layout"),
          data: data, dataValue: dataValue ?? last.dataValue,
          dataPath: dataValue == nil ? last.dataPath : path.appending("data"),
          hasOwnData: dataValue != nil,
          sections: dataValue.map { sections(of: data, $0) } ?? last.sections))
    }
    return states
  }

  private static func sections(of data: LayoutDocument.Data, _ value: LocatedValue) -> [Section] {
    let values = value.member("sections")?.value.elements ?? []
    return zip(values, data.itemIdentities).map { value, identities in
      Section(
        value: value, items: value.member("items")?.value.elements ?? [], identities: identities)
    }
  }
}

extension LocatedState.Section {
  func lookNames(_ path: ValuePath) -> [(ValuePath, LocatedValue)] {
    var names: [(ValuePath, LocatedValue)] = []
    if let look = value.member("look")?.value { names.append((path.appending("look"), look)) }
    if let look = value.member("each")?.value.member("look")?.value {
      let lookPath = path.appending("each").appending("look")
      if let cycle = look.member("cycle")?.value {
        names += cycle.elements.enumerated().map {
          (lookPath.appending("cycle").appending($0.offset), $0.element)
        }
      } else {
        names.append((lookPath, look))
      }
    }
    for (index, item) in items.enumerated() {
      guard let look = item.member("look")?.value else { continue }
      names.append((path.appending("items").appending(index).appending("look"), look))
    }
    return names
  }
}

extension LocatedValue {
  /// The key and the bytes that say which item an item of the data is.
  fileprivate var identityMember: Member? { member("id") ?? member("title") }

  /// The key that the identity stands at, nil for the item itself, and its bytes.
  var identity: (key: String?, range: Range<Int>) {
    guard let member = identityMember else { return (nil, range) }
    return (member.key, member.value.range)
  }
}
