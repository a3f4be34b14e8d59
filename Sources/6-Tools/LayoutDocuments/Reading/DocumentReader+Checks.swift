// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Geometry

/// The checks of what no value says alone: numbers of sections, identities, looks and kinds.
extension DocumentReader {
  mutating func check(_ document: LayoutDocument, _ value: LocatedValue) {
    let states = LocatedState.all(of: document, value)
    for state in states {
      checkSectionCount(of: state)
      checkKinds(of: state)
      // A state that changes the layout alone has the data of the one before.
      if state.hasOwnData, checkItemCount(of: state) { checkIdentities(of: state) }
    }
    checkLooks(of: document, value, states)
    checkItemPaths(of: document, value)
  }

  private mutating func checkSectionCount(of state: LocatedState) {
    guard case .compositional(let layout) = state.layout,
      case .each(let sections) = layout.sections,
      let value = state.layoutValue.member("sections")?.value
    else { return }
    let count = state.data.sections.count
    guard sections.count != count else { return }
    within(state.layoutPath.appending("sections")) { reader in
      reader.error(
        "'sections' describes \(sections.count) section\(sections.count == 1 ? "" : "s"), and the "
          + "data have \(count). Describe each, or give one 'section' for all.", at: value.range)
    }
  }

  /// Reports too many items.
  ///
  /// - Returns: Whether the items are few enough to be looked at one by one.
  private mutating func checkItemCount(of state: LocatedState) -> Bool {
    let count = state.data.itemCount
    guard count > ReadingLimits.items, let value = state.dataValue.member("sections")?.value else {
      return true
    }
    within(state.dataPath.appending("sections")) { reader in
      reader.error(
        "A document has at most \(ReadingLimits.items) items, found \(count).", at: value.range)
    }
    return false
  }

  private mutating func checkIdentities(of state: LocatedState) {
    var sections: [String: Int] = [:]
    var items = KnownIdentities()
    for (index, section) in state.sections.enumerated() {
      let path = state.dataPath.appending("sections").appending(index)
      let id = state.data.sections[index].id ?? "\(index)"
      let start = section.value.member("id")?.value.range ?? section.value.start
      if let first = sections.updateValue(start.lowerBound, forKey: id) {
        let isGiven = section.value.member("id") != nil
        within(isGiven ? path.appending("id") : path) { reader in
          reader.duplicate(
            "id", id, first: first, at: start, advice: "give each section an id of its own")
        }
      }
      switch section.identities {
      case .numbers(let numbers):
        let count = section.value.member("count")?.value ?? section.value
        guard let known = items.insert(numbers, at: count.range.lowerBound) else { continue }
        within(path.appending("count")) { reader in
          reader.duplicate(
            "id", "\(known.number)", first: known.offset, at: count.range,
            advice: "items that are counted have their running numbers, from 0, as ids")
        }
      case .texts(let ids):
        for (item, (id, value)) in zip(ids, section.items).enumerated() {
          let (key, range) = value.identity
          guard let first = items.insert(id, at: range.lowerBound) else { continue }
          let itemPath = path.appending("items").appending(item)
          within(key.map { itemPath.appending($0) } ?? itemPath) { reader in
            reader.duplicate(
              key ?? "title", id, first: first, at: range,
              advice: "give each item an id of its own")
          }
        }
      }
    }
  }

  /// Reports an identity that was there before.
  private mutating func duplicate(
    _ noun: String, _ text: String, first: Int, at range: Range<Int>, advice: String
  ) {
    error(
      "The \(noun) \(Quotation.value(text)) occurs twice in one state, first in line "
        + "\(positions.position(of: first).line); \(advice).", at: range)
  }

  private mutating func checkKinds(of state: LocatedState) {
    let kinds = state.layout.supplementaryKinds
    for (index, section) in state.sections.enumerated() {
      for key in ["texts", "sizes"] {
        for member in section.value.member(key)?.value.members ?? [] where !member.isComment {
          guard !kinds.contains(member.key) else { continue }
          let path = state.dataPath.appending("sections").appending(index).appending(key)
          let nearest = nearMiss(of: member.key, among: kinds.sorted())
          within(path.appending(member.key)) { reader in
            reader.warning(
              "The layout has no supplementary items of the kind \(Quotation.value(member.key))."
                + NearMiss.advice(
                  nearest.map { Quotation.value($0) },
                  allowed: kinds.sorted().map { Quotation.value($0) }),
              at: member.keyRange)
          }
        }
      }
    }
  }

  private mutating func checkLooks(
    of document: LayoutDocument, _ value: LocatedValue, _ states: [LocatedState]
  ) {
    let names = document.looks.keys.sorted()
    var used: Set<String> = ["cell"]
    for state in states {
      used.formUnion(state.layout.kinds)
      guard state.hasOwnData else { continue }
      for (index, section) in state.sections.enumerated() {
        let path = state.dataPath.appending("sections").appending(index)
        for (path, value) in section.lookNames(path) {
          guard case .string(let name) = value.content else { continue }
          used.insert(name)
          guard name != "cell", document.looks[name] == nil else { continue }
          let nearest = nearMiss(of: name, among: names).map { Quotation.value($0) }
          within(path) { reader in
            reader.error(
              "Unknown look \(Quotation.value(name))."
                + NearMiss.advice(nearest, allowed: names.map { Quotation.value($0) }),
              at: value.range)
          }
        }
      }
    }
    for member in value.member("looks")?.value.members ?? []
    where !member.isComment && !used.contains(member.key) {
      within(ValuePath().appending("looks").appending(member.key)) { reader in
        reader.warning(
          "The look \(Quotation.value(member.key)) is not used: no item names it, and nothing in "
            + "the layout is of this kind.", at: member.keyRange)
      }
    }
  }
}
