// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// One picture of a subject that is kept for comparison.
struct GoldenState {
  /// Names of states, and what each changes.
  typealias Changes = KeyValuePairs<String, (inout ScreenSettings) -> Void>

  /// The name of a state, and what it changes.
  struct Change {
    let name: String
    let change: (inout ScreenSettings) -> Void
  }

  let name: String
  var settings: ScreenSettings

  /// The states of a subject: light and dark, from right to left where that differs, moments of
  /// what it shows over time, and what is particular to it. Block text, so that no font of the
  /// machine shows.
  static func states(of subject: Subject) -> [GoldenState] {
    var base = ScreenSettings()
    base.scale = 1
    base.text = .blocks
    base.size = subject.referenceSize
    var states = [GoldenState(name: "light", settings: base)]
    func add(_ name: String, _ change: (inout ScreenSettings) -> Void) {
      var settings = base
      change(&settings)
      states.append(GoldenState(name: name, settings: settings))
    }
    add("dark") { $0.style = .dark }
    add("rtl") { $0.direction = .rightToLeft }
    if subject.motion.isKnown {
      for percent in stride(from: 0, through: 100, by: 25) {
        add("moment-\(percent)") { $0.moment = Double(percent) / 100 }
      }
    }
    for own in subject.ownStates { add(own.name, own.change) }
    return states
  }
}
