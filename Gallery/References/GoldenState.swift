// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// One picture of a sample that is kept for comparison.
struct GoldenState {
  let name: String
  var settings: ScreenSettings

  /// The states of a sample: light and dark, from right to left where that differs, moments of
  /// what it shows over time, and what is particular to it. Block text, so that no font of the
  /// machine shows.
  static func states(of sample: any Sample.Type) -> [GoldenState] {
    var base = ScreenSettings()
    base.scale = 1
    base.text = .blocks
    // Round edges all over weigh more than others.
    if sample.name == "circle" { base.size = CGSize(width: 260, height: 320) }
    // Smaller, so that its many symbols stay within the size of a reference.
    if sample.name == "cell-states" { base.size = CGSize(width: 290, height: 630) }
    if sample.name == "wifi-settings" { base.size = CGSize(width: 320, height: 400) }
    // Fewer colours say as much, and a tree of them can be read.
    if sample.name == "insertion-sort" { base.size = CGSize(width: 160, height: 204) }
    var states = [GoldenState(name: "light", settings: base)]
    func add(_ name: String, _ change: (inout ScreenSettings) -> Void) {
      var settings = base
      change(&settings)
      states.append(GoldenState(name: name, settings: settings))
    }
    add("dark") { $0.style = .dark }
    add("rtl") { $0.direction = .rightToLeft }
    if sample is any AnimatedSample.Type {
      for percent in stride(from: 0, through: 100, by: 25) {
        add("moment-\(percent)") { $0.moment = Double(percent) / 100 }
      }
    }
    switch sample.name {
    case "adaptive-sections":
      add("wide") { $0.size = CGSize(width: 1024, height: 768) }
    case "pinned-section-headers":
      add("scrolled") { $0.contentOffset = CGPoint(x: 0, y: 120) }
      add("pushed") { $0.contentOffset = CGPoint(x: 0, y: 300) }
    case "flow":
      add("scrolled") { $0.contentOffset = CGPoint(x: 0, y: 250) }
      add("pushed") { $0.contentOffset = CGPoint(x: 0, y: 190) }
      add("wide") { $0.size = CGSize(width: 844, height: 390) }
    case "section-headers-footers":
      add("large-text") { $0.textSize = .accessibilityLarge }
    case "orthogonal-sections":
      add("section-scrolled") { $0.sectionOffsets = [SectionOffset(section: 1, offset: 200)] }
    case "orthogonal-behaviors":
      add("flung") { settings in
        settings.flings = (0..<5).map { SectionOffset(section: $0, offset: 900) }
        settings.size = CGSize(width: 160, height: 240)
        settings.showsFullContent = true
      }
    case "nested-groups":
      add("small-2x") { settings in
        settings.scale = 2
        settings.size = CGSize(width: 195, height: 422)
      }
    case "simple-list":
      add("selected") { $0.own.selected = [ItemOption(section: 0, item: 2)] }
    case "list-appearances":
      add("collapsed") { $0.own.expanded = .parts([0, 2, 3, 4]) }
    case "custom-cells":
      add("large-text") { $0.textSize = .accessibilityLarge }
    case "mountains-search":
      add("query") { $0.own.query = "peak" }
      add("wide") { $0.size = CGSize(width: 1024, height: 768) }
    case "wifi-settings":
      add("off") { $0.own.isWiFiOn = false }
      add("large-text") { $0.textSize = .accessibilityLarge }
    case "insertion-sort":
      add("step-4") { $0.own.step = 4 }
    case "emoji-explorer":
      add("expanded") { $0.own.expanded = .parts([1]) }
      add("swiped") { settings in
        settings.own.swiped = [SwipedOption(item: ItemOption(section: 2, item: 1), offset: 80)]
        settings.own.selected = [ItemOption(section: 2, item: 3)]
      }
    case "emoji-explorer-list":
      add("selected") { $0.own.selected = [ItemOption(section: 0, item: 2)] }
    default: break
    }
    return states
  }
}
