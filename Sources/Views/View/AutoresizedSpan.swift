// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// One axis of a view that follows its superview: margin, length, margin.
package struct AutoresizedSpan {
  package var position: CGFloat
  package var length: CGFloat
  /// Which of near margin, length and far margin may change.
  var isFlexible: (near: Bool, length: Bool, far: Bool)

  package init(
    position: CGFloat, length: CGFloat, isFlexible: (near: Bool, length: Bool, far: Bool)
  ) {
    self.position = position
    self.length = length
    self.isFlexible = isFlexible
  }

  /// Shares a change of the superview's length among the flexible parts, in proportion to what they
  /// are; equally if they are all zero.
  package func resized(from old: CGFloat, to new: CGFloat) -> AutoresizedSpan {
    let change = new - old
    guard change != 0 else { return self }
    let far = old - position - length
    let count = [isFlexible.near, isFlexible.length, isFlexible.far].count(where: { $0 })
    guard count > 0 else { return self }
    let total =
      (isFlexible.near ? position : 0) + (isFlexible.length ? length : 0)
      + (isFlexible.far ? far : 0)
    func share(_ isFlexible: Bool, _ part: CGFloat) -> CGFloat {
      guard isFlexible else { return 0 }
      return count > 1 && total != 0 ? change * part / total : change / CGFloat(count)
    }
    var result = self
    result.position += share(isFlexible.near, position)
    result.length = max(0, length + share(isFlexible.length, length))
    return result
  }
}
