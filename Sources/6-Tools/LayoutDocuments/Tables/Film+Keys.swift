// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension LayoutDocument.Film {
  static let table = ObjectTable<Self>(
    "film", "a film", make: { Self(steps: []) }, finish: { $2.checkTimes(of: $0, $1) }
  ) {
    Key.optional(
      "duration", \.duration, .number(.seconds),
      "The length; until half a second after the last motion if it is missing.")
    Key.defaulted("fps", \.fps, .whole(1...60), 30, "The frames per second.")
    Key.defaulted(
      "poster", \.poster, .number(NumberForm(.share, 0...1, step: 0.05)), 0,
      "The part of the length that a still shows.")
    Key.required(
      "steps", \.steps,
      .list(of: .object { LayoutDocument.Step.table }, counts: 0...ReadingLimits.steps),
      "The changes, in the order of their times.")
  }
}

extension LayoutDocument.Step {
  static let table = ObjectTable<Self>(
    "step", "a step", make: { Self(at: 0) }, example: ["scrollTo"],
    finish: { step, value, reader in
      let changes = ["data", "layout", "scrollTo", "selected"]
      guard !changes.contains(where: { value.member($0) != nil }) else { return }
      reader.error("Missing key: a step needs \(Enumeration.or(changes)).", at: value.start)
    }
  ) {
    Key.required("at", \.at, .number(.seconds), "The time from the start of the film.")
    Key.optional(
      "data", \.data, .object { LayoutDocument.Data.table },
      "The new data, which identifiers relate to the old ones.")
    Key.optional("layout", \.layout, .layout, "The new layout.")
    Key.optional("scrollTo", \.scrollTo, .point, "The new content offset.")
    Key.optional("selected", \.selected, .list(of: .itemPath), "The new selection.")
    Key.defaulted("animated", \.animated, .boolean, true, "Whether the change is animated.")
  }
}

extension NumberForm {
  fileprivate static let seconds = NumberForm(.seconds, 0...ReadingLimits.seconds, step: 0.1)
}

extension DocumentReader {
  fileprivate mutating func checkTimes(of film: LayoutDocument.Film, _ value: LocatedValue) {
    guard let steps = value.member("steps")?.value.elements else { return }
    for (index, pair) in zip(steps, steps.dropFirst()).enumerated() {
      guard case .number(let first)? = pair.0.member("at")?.value.content,
        let at = pair.1.member("at")?.value, case .number(let second) = at.content, second < first
      else { continue }
      let path = self.path.appending("steps").appending(index + 1).appending("at")
      within(path) { reader in
        reader.error(
          "Steps are in the order of their times, and \(JSONValue.text(of: second)) follows "
            + "\(JSONValue.text(of: first)).", at: at.range)
      }
    }
  }
}
