// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

extension GoldenState {
  /// The samples whose references show the design of iOS 26, too, light and dark.
  private static let designed: Set<String> = [
    "app", "controls", "list-appearances", "presentation", "settings", "table-styles", "tabs",
  ]

  /// The references of a sample in the design of iOS 26.
  static func designChanges(of sample: any Sample.Type) -> Changes {
    guard designed.contains(sample.name) else { return [:] }
    guard sample.name != "presentation" else {
      // Its moments: a floating sheet, and an alert.
      return [
        "ios-26": {
          $0.design = .iOS26
          $0.moment = 0.2
        },
        "ios-26-dark": {
          $0.design = .iOS26
          $0.style = .dark
          $0.moment = 0.2
        },
        "ios-26-alert": {
          $0.design = .iOS26
          $0.moment = 4 / 5.6
        },
        "ios-26-alert-dark": {
          $0.design = .iOS26
          $0.style = .dark
          $0.moment = 4 / 5.6
        },
      ]
    }
    if sample.name == "settings" {
      // With the bar, the search is at the bottom.
      return [
        "ios-26": {
          $0.design = .iOS26
          $0.chrome = .bars
        },
        "ios-26-dark": {
          $0.design = .iOS26
          $0.style = .dark
          $0.chrome = .bars
        },
      ]
    }
    return [
      "ios-26": { $0.design = .iOS26 },
      "ios-26-dark": {
        $0.design = .iOS26
        $0.style = .dark
      },
    ]
  }
}
