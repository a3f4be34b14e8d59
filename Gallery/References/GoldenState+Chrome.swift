// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

extension GoldenState {
  /// What a sample's references with bars around it change; nothing for most samples.
  static func chromeChanges(of sample: any Sample.Type) -> Changes {
    switch sample.name {
    case "nested-groups":
      return [
        "bars": { $0.chrome = .bars },
        "bars-dark-scrolled": {
          $0.chrome = .bars
          $0.style = .dark
          $0.contentOffset = CGPoint(x: 0, y: 120)
        },
        "device-rtl": {
          $0.chrome = .device
          $0.direction = .rightToLeft
        },
      ]
    case "mac-list":
      return [
        "window": { $0.chrome = .window },
        "window-dark": {
          $0.chrome = .window
          $0.style = .dark
        },
      ]
    default: return [:]
    }
  }
}
