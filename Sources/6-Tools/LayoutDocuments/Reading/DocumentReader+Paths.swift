// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The checks of the items and sections that a picture and a film name.
extension DocumentReader {
  mutating func checkItemPaths(of document: LayoutDocument, _ value: LocatedValue) {
    let root = ValuePath()
    if let picture = value.member("picture")?.value {
      let path = root.appending("picture")
      checkSelection(
        document.picture.selected, picture.member("selected")?.value, path, document.data)
      if let item = document.picture.highlight, let value = picture.member("highlight")?.value {
        within(path.appending("highlight")) { $0.check(item, at: value, in: document.data) }
      }
      let offsets = picture.member("scrollSections")?.value.elements ?? []
      for (index, pair) in zip(document.picture.scrollSections ?? [], offsets).enumerated() {
        within(path.appending("scrollSections").appending(index)) { reader in
          _ = reader.checkSection(pair.0.section, at: pair.1, in: document.data)
        }
      }
    }
    let steps = value.member("film")?.value.member("steps")?.value.elements ?? []
    var data = document.data
    for (index, (step, value)) in zip(document.film?.steps ?? [], steps).enumerated() {
      data = step.data ?? data
      let path = root.appending("film").appending("steps").appending(index)
      checkSelection(step.selected, value.member("selected")?.value, path, data)
    }
  }

  private mutating func checkSelection(
    _ items: [LayoutDocument.ItemPath]?, _ value: LocatedValue?, _ path: ValuePath,
    _ data: LayoutDocument.Data
  ) {
    for (index, pair) in zip(items ?? [], value?.elements ?? []).enumerated() {
      within(path.appending("selected").appending(index)) { reader in
        reader.check(pair.0, at: pair.1, in: data)
      }
    }
  }

  private mutating func check(
    _ path: LayoutDocument.ItemPath, at value: LocatedValue, in data: LayoutDocument.Data
  ) {
    guard let section = checkSection(path.section, at: value, in: data) else { return }
    let count = section.items.count
    guard path.item >= count else { return }
    error(
      "There is no item \(path.item): section \(path.section) has "
        + "\(count == 0 ? "no items" : count == 1 ? "1 item" : "\(count) items").",
      at: value.range)
  }

  private mutating func checkSection(
    _ index: Int, at value: LocatedValue, in data: LayoutDocument.Data
  ) -> LayoutDocument.DataSection? {
    guard !data.sections.indices.contains(index) else { return data.sections[index] }
    let count = data.sections.count
    error(
      "There is no section \(index): the data have \(count) section\(count == 1 ? "" : "s").",
      at: value.range)
    return nil
  }
}
