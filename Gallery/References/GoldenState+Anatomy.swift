// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

extension GoldenState {
  /// The samples whose references show the anatomy of their layout: nested groups, badges, sections
  /// that differ, a flow layout and a list.
  private static let anatomySamples = [
    "nested-groups", "badges", "distinct-sections", "flow", "simple-list",
  ]

  /// What a sample's references of its anatomy change; nothing for most samples.
  static func anatomyChanges(of sample: any Sample.Type) -> Changes {
    guard anatomySamples.contains(sample.name) else { return [:] }
    func show(_ settings: inout ScreenSettings) {
      // A picture of many lines: small, so that it weighs little.
      settings.size = CGSize(width: 260, height: 220)
      settings.anatomy = PictureAnatomy(Set(PictureAnatomy.Kind.allCases).subtracting([.grid]))
      settings.anatomy?.showsLegend = false
    }
    return [
      "anatomy": { show(&$0) },
      "anatomy-dark": {
        show(&$0)
        $0.style = .dark
      },
      "anatomy-rtl": {
        show(&$0)
        $0.direction = .rightToLeft
      },
      "highlight": {
        show(&$0)
        $0.anatomy?.kinds = []
        $0.anatomy?.showsLegend = true
        $0.anatomy?.highlightedItem = IndexPath(item: 1, section: 0)
      },
    ]
  }
}
