// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import UIKit

/// Options that single samples have.
///
/// No part of ``PictureOptions``: a debug build checks a group within a group four times as often, which was
/// half of the time that `gallery` took to start.
struct SampleOptions: ParsableArguments {
  @Option(help: "plain, grouped, insetGrouped, sidebar or sidebarPlain.")
  var listAppearance: ListAppearanceOption?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The expanded parts of an outline: all, none, or numbers such as 0,2.",
      valueName: "parts"), transform: ExpandedOption.parse)
  var expanded: ExpandedOption?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A selected item, by section and item; repeatable.", valueName: "s,i"),
    transform: ItemOption.parse)
  var selected: [ItemOption] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A row whose swipe actions are revealed, and the offset to the right; negative to the left.",
      valueName: "s,i=offset"), transform: SwipedOption.parse)
  var swiped: [SwipedOption] = []

  @Option(help: "The text to search for.")
  var query: String?

  @Option(help: "The state of Wi-Fi at first, on or off; an animation switches it.")
  var wifi: SwitchOption?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The number of steps to perform, up to the last.", valueName: "n"))
  var step: String?

  @Option(help: "The speed at which items make space: immediate, fast or slow.")
  var cadence: CadenceOption?

  @Option(help: "The kind of drop: insert for one between items, into for one onto an item.")
  var intent: IntentOption?

  func validate() throws {
    if let step, stepCount == nil {
      throw ValidationError("--step takes a whole number, 0 or more (was '\(step)').")
    }
  }

  /// The number of steps that `--step` says.
  private var stepCount: Int? { step.flatMap { Int($0) }.flatMap { $0 >= 0 ? $0 : nil } }

  /// The options as settings.
  var settings: SampleSettings {
    SampleSettings(
      listAppearance: listAppearance?.appearance, expanded: expanded, selected: selected,
      swiped: swiped, query: query, isWiFiOn: wifi.map { $0 == .on }, step: stepCount,
      cadence: cadence?.cadence, intent: intent)
  }
}

/// One of the options that single samples have, by the name that a user types.
enum SampleOption: String, CaseIterable {
  case listAppearance = "--list-appearance"
  case expanded = "--expanded"
  case selected = "--selected"
  case swiped = "--swiped"
  case query = "--query"
  case wifi = "--wifi"
  case step = "--step"
  case cadence = "--cadence"
  case intent = "--intent"
}

/// What the options of single samples say.
struct SampleSettings {
  var listAppearance: UICollectionLayoutListConfiguration.Appearance?
  var expanded: ExpandedOption?
  var selected: [ItemOption] = []
  var swiped: [SwipedOption] = []
  var query: String?
  var isWiFiOn: Bool?
  var step: Int?
  var cadence: UICollectionView.ReorderingCadence?
  var intent: IntentOption?

  /// The options that say something.
  var options: [SampleOption] {
    var options: [SampleOption] = []
    if listAppearance != nil { options.append(.listAppearance) }
    if expanded != nil { options.append(.expanded) }
    if !selected.isEmpty { options.append(.selected) }
    if !swiped.isEmpty { options.append(.swiped) }
    if query != nil { options.append(.query) }
    if isWiFiOn != nil { options.append(.wifi) }
    if step != nil { options.append(.step) }
    if cadence != nil { options.append(.cadence) }
    if intent != nil { options.append(.intent) }
    return options
  }

  /// Checks that a subject has the options that are used.
  ///
  /// - Parameter subject: The subject.
  /// - Throws: A usage failure that names the samples that have the option, or the last part that
  ///   can be expanded.
  func check(for subject: Subject) throws(GalleryFailure) {
    for option in options where !subject.options.contains(option) {
      let others = catalogue.filter {
        $0.configurable?.options.contains(option) ?? false
      }.map { $0.name }
      let advice =
        others.isEmpty ? "" : " These samples do: \(others.joined(separator: ", "))."
      throw GalleryFailure(
        "'\(subject.argument)' does not support \(option.rawValue).\(advice)", .usage)
    }
    let count = subject.partCount
    if case .parts(let parts) = expanded, let wrong = parts.filter({ $0 >= count }).min() {
      throw GalleryFailure(
        "'\(subject.argument)' has no part \(wrong) to expand: its last one is \(count - 1).",
        .usage)
    }
  }
}

/// A sample with options of its own.
@MainActor protocol ConfigurableSample: Sample {
  /// The options that the sample has.
  nonisolated static var options: [SampleOption] { get }
  /// How many parts of its outline can be open; 0 without an outline.
  nonisolated static var partCount: Int { get }
  /// What they say; set before the view is loaded.
  var settings: SampleSettings { get set }
}

extension ConfigurableSample {
  nonisolated static var configurable: (any ConfigurableSample.Type)? { self }

  nonisolated static var partCount: Int { 0 }
}
