// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// One picture of a sample that is kept for comparison.
struct GoldenState {
  /// Names of states, and what each changes.
  typealias Changes = KeyValuePairs<String, (inout ScreenSettings) -> Void>

  let name: String
  var settings: ScreenSettings

  /// The states of a sample: light and dark, from right to left where that differs, moments of
  /// what it shows over time, and what is particular to it. Block text, so that no font of the
  /// machine shows.
  @MainActor static func states(of sample: any Sample.Type) -> [GoldenState] {
    var base = ScreenSettings()
    base.scale = 1
    base.text = .blocks
    base.size = sample.referenceSize ?? sample.size
    var states = [GoldenState(name: "light", settings: base)]
    func add(_ name: String, _ change: (inout ScreenSettings) -> Void) {
      var settings = base
      change(&settings)
      states.append(GoldenState(name: name, settings: settings))
    }
    add("dark") { $0.style = .dark }
    add("rtl") { $0.direction = .rightToLeft }
    if sample.animated != nil {
      for percent in stride(from: 0, through: 100, by: 25) {
        add("moment-\(percent)") { $0.moment = Double(percent) / 100 }
      }
    }
    for (name, change) in sample.ownStates { add(name, change) }
    for (name, change) in anatomyChanges(of: sample) { add(name, change) }
    for (name, change) in chromeChanges(of: sample) { add(name, change) }
    return states
  }
}
