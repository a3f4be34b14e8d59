// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import UIKit

/// Sizes as `320x568,390x844`.
struct SizeList: SpelledOption {
  static let spelling = "comma-separated sizes in points, such as 320x568,390x844"

  let sizes: [CGSize]

  init?(argument: String) {
    var sizes: [CGSize] = []
    for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let size = SizeOption(argument: String(part))?.size else { return nil }
      sizes.append(size)
    }
    self.sizes = sizes
  }
}
