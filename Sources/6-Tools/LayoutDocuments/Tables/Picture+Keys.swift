// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Geometry

extension LayoutDocument.Picture {
  /// The names of devices, as the option `--device` takes them.
  package static let devices = [
    "iphone-se", "iphone-mini", "iphone", "iphone-pro", "iphone-max", "ipad-mini", "ipad",
    "ipad-pro",
  ]

  /// The names of designs, as the option `--design` takes them.
  package static let designs = InterfaceDesign.allCases.map(\.rawValue)

  static let table = ObjectTable<Self>(
    "picture", "a picture", make: { Self() }, atMostOne: [["size", "device"]]
  ) {
    Key.optional("size", \.size, .size, "The size of the view.")
    Key.optional("device", \.device, .choice("device", devices), "A device instead of a size.")
    Key.optional(
      "scale", \.scale, .number(NumberForm(.none, 1...4)), shows: .number(2),
      "The pixels per point.")
    Key.optional(
      "appearance", \.appearance, .choice("appearance"), shows: .string("light"),
      "A light or a dark interface, or a picture of each.")
    Key.optional(
      "direction", \.direction, .choice("direction"), shows: .string("ltr"),
      "The reading direction.")
    Key.optional(
      "textSize", \.textSize, .choice("text size"), shows: .string("large"),
      "The size of Dynamic Type.")
    Key.optional(
      "design", \.design, .choice("design", designs), shows: .string("17"), "The design of iOS.")
    Key.optional(
      "scrollTo", \.scrollTo, .point, "The content offset, which is kept in its range.")
    Key.optional(
      "scrollSections", \.scrollSections, .list(of: .sectionOffset),
      "The offsets of sections that scroll across the layout.")
    Key.optional("selected", \.selected, .list(of: .itemPath), "The selected items.")
    Key.optional(
      "anatomy", \.anatomy,
      .list(of: .choice("part of the anatomy"), counts: 0...AnatomyPart.allCases.count),
      "The parts of the layout that are outlined and measured.")
    Key.optional("highlight", \.highlight, .itemPath, "The item whose size is explained.")
    Key.optional(
      "legend", \.legend, .boolean, shows: .boolean(true), "Whether the anatomy has a legend.")
    Key.optional(
      "chrome", \.chrome, .choice("chrome"), shows: .string("none"),
      "The surroundings of the view.")
    Key.optional(
      "fullContent", \.fullContent, .boolean, shows: .boolean(false),
      "Whether the whole content is drawn in place of the visible part.")
    Key.optional(
      "text", \.text, .choice("text rendering"), shows: .string("real"),
      "Real text, or a rectangle for every word.")
    Key.optional(
      "background", \.background, .color, shows: .string("systemBackground"),
      "The background of the view; the list's if it is missing.")
    Key.optional("safeArea", \.safeArea, .edges, shows: .object([]), "The insets of the safe area.")
  }
}

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
