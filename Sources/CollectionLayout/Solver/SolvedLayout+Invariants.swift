// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SolvedLayout {
  #if COLLECTION_VIEW_CHECKS
    /// Verifies that sums kept up by differences equal sums made from scratch.
    func checkInvariants() {
      let spacing = specification.interSectionSpacing
      var start = boundary.before
      var widest: CGFloat = 0
      for (index, section) in sections.enumerated() {
        verify(isClose(self.start(of: index), start), "Section \(index) does not begin at \(start)")
        start += section.length + spacing
        widest = max(widest, section.crossEnd)
        section.checkInvariants(index: index)
      }
      verify(
        stack.backwards == sections.filter { $0.length + spacing < 0 }.count,
        "\(stack.backwards) sections are marked as running backwards")
      verify(isClose(crossEnd, widest), "The content is \(widest) wide, not \(crossEnd)")
    }
  #else
    @inline(__always) func checkInvariants() {}
  #endif
}

#if COLLECTION_VIEW_CHECKS
  extension SolvedSection {
    /// The greatest number of groups that are added up one by one.
    private static let checkedGroups = 1000

    /// Verifies that each group begins where the one before it ends.
    fileprivate func checkInvariants(index: Int) {
      guard let plan, let stack, stack.count > 0 else { return }
      let gap =
        plan.spacingAfter + plan.specification.interGroupSpacing + plan.spacingBefore
      var position = plan.spacingBefore
      for group in 0..<min(stack.count, Self.checkedGroups) {
        verify(
          isClose(stack.position(group), position),
          "Group \(group) of section \(index) does not begin at \(position)")
        position += stack.length(group) + gap
      }
    }
  }

  private func isClose(_ one: CGFloat, _ other: CGFloat) -> Bool {
    abs(one - other) <= 1e-6 * max(1, abs(one))
  }

  private func verify(_ condition: Bool, _ message: @autoclosure () -> String) {
    if !condition { programmerError("Internal: \(message())") }
  }
#endif
