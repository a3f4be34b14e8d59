// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

extension TextRequest {
  /// Cuts off what can never be seen, so that a million letters on one line cost no more than a
  /// screen of them. Returns whether anything was cut.
  mutating func cutInvisible() -> Bool {
    guard maximumNumberOfLines > 0, width.isFinite,
      lineBreak != .truncateHead, lineBreak != .truncateMiddle,
      let smallest = runs.map(\.font.size).min(), smallest > 0
    else { return false }
    // The narrowest letters are a fifth of an em; marks without a width get eight times the space.
    let perLine = max(width, 1) / (smallest * 0.2) + 8
    let budget = perLine * CGFloat(maximumNumberOfLines) * 8
    guard budget < 1e9 else { return false }
    var rest = Int(budget)
    var isCut = false
    for index in runs.indices {
      let text = runs[index].text
      guard text.utf8.count > rest else {
        rest -= text.utf8.count
        continue
      }
      runs[index].text = String(text.prefix(rest))
      isCut = isCut || runs[index].text.utf8.count < text.utf8.count
      rest = max(0, rest - runs[index].text.utf8.count)
    }
    return isCut
  }
}
